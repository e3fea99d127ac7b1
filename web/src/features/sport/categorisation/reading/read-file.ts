import { type Checked, checkLines, type Header, UnreadableFile } from './check-lines.ts';
import { decodeText, type Encoding, findDamage, isText } from './decode-text.ts';
import { detectSeparator, type Line, parseCsv, type Separator } from './parse-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { isSmallArchive } from './zip-size.ts';

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
