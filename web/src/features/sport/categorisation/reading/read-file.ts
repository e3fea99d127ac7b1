import type { CellObject, WorkBook } from '@e965/xlsx';
import { type Checked, checkLines, type Header, UnreadableFile } from './check-lines.ts';
import { decodeText, type Encoding, findDamage, isText } from './decode-text.ts';
import { detectSeparator, type Line, parseCsv, type Separator } from './parse-csv.ts';

/** What the user corrected; the rest is detected. */
export type Settings = { encoding?: Encoding; separator?: Separator; header?: Header; sheet?: string };

export type Reading = Checked & {
  /** Undefined for an Excel file, as the separator. */
  encoding?: Encoding;
  separator?: Separator;
  /** Filled sheets of an Excel file, and the one that was read; undefined while the user has to choose. */
  sheets: string[];
  sheet?: string;
} & ReturnType<typeof findDamage>;

const NO_TABLE = 'Datoteka nije tablica: ni CSV ni Excel.';
const TOO_LARGE = 'Datoteka se raspakirava u previše podataka za popis sportaša.';

/** Reads a file by its bytes, not its name. @throws UnreadableFile */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, settings: Settings = {}): Promise<Reading> {
  if (bytes.length === 0) throw new UnreadableFile('Datoteka je prazna.');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    if (!(await isSmallArchive(bytes))) throw new UnreadableFile(TOO_LARGE);
    return readSheets(bytes, settings);
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return readSheets(bytes, settings);
  const { text, encoding } = decodeText(bytes, settings.encoding);
  if (!isText(text)) throw new UnreadableFile(NO_TABLE);
  if (/^\s*<(!doctype|html|table)\b/i.test(text)) return { ...(await readSheets(text, settings)), encoding };
  return readText(text, encoding, settings);
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

function readText(text: string, encoding: Encoding, settings: Settings): Reading {
  const separator = settings.separator ?? detectSeparator(text);
  const { lines, openQuote } = parseCsv(text, separator);
  const checked = requireRows(checkLines(lines, { header: settings.header, openQuote }));
  return { ...checked, encoding, separator, sheets: [], ...findDamage([text]) };
}

async function readSheets(source: Uint8Array | string, settings: Settings): Promise<Reading> {
  const found = await readWorkbook(source).catch(() => {
    throw new UnreadableFile(NO_TABLE);
  });
  const sheets = found.map(({ name }) => name);
  const sheet = found.find(({ name }) => name === settings.sheet) ?? (found.length === 1 ? found[0] : undefined);
  if (found.length > 0 && !sheet) return { ...checkLines([]), sheets, ...findDamage([]) };
  const lines = (sheet?.lines ?? []).map(toWholeLine);
  const checked = requireRows(checkLines(lines, { header: settings.header }));
  return {
    ...checked,
    sheets,
    ...findDamage(lines.flatMap(({ cells }) => cells)),
    ...(sheet && { sheet: sheet.name }),
  };
}

/** Excel leaves out empty cells at the end of a row. */
function toWholeLine({ line, cells }: Line): Line {
  return { line, cells: [...cells, ...Array.from({ length: Math.max(0, 13 - cells.length) }, () => '')] };
}

function requireRows(checked: Checked): Checked {
  if (checked.rows.length > 0 || checked.faults.length > 0) return checked;
  throw new UnreadableFile('Datoteka nema nijedan redak s podacima.');
}

/** A sheet with at least one filled row. */
type Sheet = { name: string; lines: Line[] };

/** The filled sheets of an Excel file, or of an HTML table that is called one. Nothing is calculated. */
async function readWorkbook(source: Uint8Array | string): Promise<Sheet[]> {
  const { read, SSF } = await import('@e965/xlsx');
  const options = { dense: true, cellFormula: false, cellHTML: false, cellNF: true, raw: true } as const;
  const book = read(source, { ...options, type: typeof source === 'string' ? 'string' : 'array' });

  const textOf = ({ t, v, w, z }: CellObject): string => {
    if (v === undefined || v === null) return '';
    if (t === 'n' && z !== undefined && SSF.is_date(String(z))) {
      const { d, m, y } = SSF.parse_date_code(Number(v), { date1904: book.Workbook?.WBProps?.date1904 === true });
      return `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}.`;
    }
    return t === 'e' ? (w ?? '') : String(v);
  };
  return book.SheetNames.map((name) => ({ name, lines: linesOf(book, name, textOf) })).filter(
    ({ lines }) => lines.length > 0,
  );
}

/** The size that a sheet states may be that of the whole grid; only cells that exist are looked at. */
function linesOf(book: WorkBook, name: string, textOf: (cell: CellObject) => string): Line[] {
  const lines: Line[] = [];
  const rows = (book.Sheets[name] as { '!data'?: (CellObject | undefined)[][] } | undefined)?.['!data'] ?? [];
  rows.forEach((row, place) => {
    const cells = Array.from(row ?? [], (cell) => (cell ? textOf(cell) : ''));
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: place + 1, cells });
  });
  return lines;
}

/** Bytes that an Excel file may unpack to: several times a list of 20,000 people. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY_BYTES = 46;
const DEFLATED = 8;

/**
 * Whether the archive unpacks to a sensible size. Its directory may lie, so the entries are unpacked once, piece by
 * piece, and thrown away.
 */
async function isSmallArchive(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
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
