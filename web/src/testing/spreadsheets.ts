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
