import * as xlsx from '@e965/xlsx';

/** An Excel file; `change` may alter each sheet and the book before they are written. */
export function makeWorkbook(
  bookType: 'xlsx' | 'biff8',
  sheets: Record<string, unknown[][]>,
  change?: (sheet: xlsx.WorkSheet, book: xlsx.WorkBook) => void,
) {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = xlsx.utils.aoa_to_sheet(rows);
    change?.(sheet, book);
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** An archive of one entry of 200 MB of zeros whose directory says that it has ten bytes. */
export async function makeBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const megabyte = new Uint8Array(1024 * 1024);
  let left = 200;
  const zeros = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(megabyte) : controller.close()),
  });
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, 0x04034b50, true);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(10, 8, true);
  entry.setUint32(20, packed.length, true);
  entry.setUint32(24, 10, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  end.setUint32(16, 30 + packed.length, true);
  return new Uint8Array(await new Blob([local, packed, entry, end]).arrayBuffer());
}
