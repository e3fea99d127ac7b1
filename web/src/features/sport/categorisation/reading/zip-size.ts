/** Bytes that an Excel file may unpack to: several times a list of 20,000 people. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY_BYTES = 46;
const DEFLATED = 8;

/**
 * Whether the archive unpacks to a sensible size. Its directory may lie, so the entries are unpacked once, piece by
 * piece, and thrown away.
 */
export async function isSmallArchive(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) return false;
  let place = view.getUint32(end + 16, true);
  let free = UNPACKED_MAX_BYTES;
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
    if (place + ENTRY_BYTES > bytes.length) return false;
    const packed = packedBytes(view, bytes, place);
    if (packed === undefined) return false;
    free -= view.getUint16(place + 10, true) === DEFLATED ? await countUnpacked(packed, free) : packed.length;
    if (free < 0) return false;
    place += ENTRY_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(place + field, true), 0);
  }
  return true;
}

/** Undefined when the entry names bytes outside the file. */
function packedBytes(view: DataView, bytes: Uint8Array<ArrayBuffer>, place: number) {
  const [length, local] = [view.getUint32(place + 20, true), view.getUint32(place + 42, true)];
  if (local + 30 > bytes.length) return undefined;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return start + length <= bytes.length ? bytes.subarray(start, start + length) : undefined;
}

/**
 * Bytes that are unpacked at a time. A browser unpacks all that it is given at once, and one byte may become a thousand.
 */
const PACKED_AT_ONCE = 4096;

function inPieces(packed: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (start >= packed.length) return controller.close();
        controller.enqueue(packed.subarray(start, start + PACKED_AT_ONCE));
        start += PACKED_AT_ONCE;
      },
    },
    { highWaterMark: 0 },
  );
}

/** More than `limit` for an entry that is larger or broken. */
async function countUnpacked(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<number> {
  let size = 0;
  try {
    const reader = inPieces(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size <= limit) continue;
      await reader.cancel();
      break;
    }
  } catch {
    return limit + 1;
  }
  return size;
}
