import type { CellObject, WorkBook } from '@e965/xlsx';
import { type Checked, checkLines, UnreadableFile } from './check-lines.ts';
import { type Line, parseCsv } from './parse-csv.ts';

export type Reading = Checked & {
  /** Undefined for an Excel file. */
  encoding?: string;
  /** Filled sheets of an Excel file, and the one that was read; undefined while the user has to choose. */
  sheets: string[];
  sheet?: string;
};

const NO_TABLE = 'Datoteka nije tablica: ni CSV ni Excel.';
const TOO_LARGE = 'Datoteka se raspakirava u previše podataka za popis sportaša.';

/** Reads a file by its bytes, not its name. `sheet` is the choice of the user among several. @throws UnreadableFile */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, sheet?: string): Promise<Reading> {
  if (bytes.length === 0) throw new UnreadableFile('Datoteka je prazna.');
  const isArchive = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  if (isArchive && countUnpacked(bytes) > UNPACKED_MAX_BYTES) throw new UnreadableFile(TOO_LARGE);
  if (isArchive || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return readSheets(bytes, sheet);
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (CONTROL_CHARACTER.test(text)) throw new UnreadableFile(NO_TABLE);
  if (/^\s*<(!doctype|html|table)\b/i.test(text)) return { ...(await readSheets(text, sheet)), encoding };
  const { lines, openQuote } = parseCsv(text);
  return { ...requireRows(checkLines(lines, openQuote)), encoding, sheets: [] };
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

/** Control characters other than tab and line ends: the bytes are no text. */
const CONTROL_CHARACTER = /[^\P{Cc}\s\u0080-\u009f]/u;

/** Bytes that are looked at for zeros; UTF-16 has one next to every plain letter. */
const LOOKED_AT = 4096;

function detectEncoding(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (odd: number) => start.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

async function readSheets(source: Uint8Array | string, chosen: string | undefined): Promise<Reading> {
  const found = await readWorkbook(source).catch(() => {
    throw new UnreadableFile(NO_TABLE);
  });
  const sheets = found.map(({ name }) => name);
  const sheet = found.find(({ name }) => name === chosen) ?? (found.length === 1 ? found[0] : undefined);
  if (found.length > 0 && !sheet) return { ...checkLines([]), sheets };
  const checked = requireRows(checkLines((sheet?.lines ?? []).map(toWholeLine)));
  return { ...checked, sheets, ...(sheet && { sheet: sheet.name }) };
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

/** The bytes of all entries as the directory at the end of the archive states them; 0 without a directory. */
function countUnpacked(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) return 0;
  let sum = 0;
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && place + 46 <= bytes.length; left -= 1) {
    sum += view.getUint32(place + 24, true);
    place += 46 + [28, 30, 32].reduce((size, field) => size + view.getUint16(place + field, true), 0);
  }
  return sum;
}
