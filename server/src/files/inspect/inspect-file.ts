import { type FileHandle, stat } from 'node:fs/promises';
import type { FileLimits } from '../../config.ts';
import { brokenFile, rejectedKind, rejectOverBytes, unsafeFile } from '../file-errors.ts';
import { endingOf } from '../safe-file-name.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { readArchive } from './archive-file.ts';
import { HEAD_BYTES, type KnownKind, readFileKind, WHAT_IS_ALLOWED } from './file-kind.ts';
import { cleanImage } from './image-file.ts';
import { readBytes, readChunks, withFile } from './read-bytes.ts';
import { cleanSvgFile } from './svg-file.ts';

type Inspection = { name: string; limits: FileLimits; onlyImages?: boolean };

const TEXTS: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };

/**
 * Inspects the bytes of an upload. Pictures and drawings come back as a cleaned copy `<localPath>.clean` next to it; of
 * other files the upload itself is stored. The name decides only whether text is accepted, and which of the old Office
 * formats applies to a file that could be two of them. The caller removes the upload, and the copy when it is not
 * stored.
 * @throws RejectedFileError 400 empty or damaged, 413 over the limits, 415 a kind that is not accepted or is not safe.
 */
export async function inspectFile(localPath: string, { name, limits, onlyImages }: Inspection): Promise<AcceptedFile> {
  const { size } = await stat(localPath);
  if (size === 0) throw brokenFile('Datoteka je prazna.');

  const known = await withFile(localPath, async (file) => readFileKind(await readBytes(file, 0, HEAD_BYTES)));
  const { kind } = known;
  switch (kind) {
    case 'svg':
      rejectOverBytes('Slika', size, limits.imageMaxBytes);
      return cleanSvgFile(localPath, size);
    case 'jpeg':
    case 'png':
    case 'gif':
    case 'webp':
    case 'avif':
      return cleanImage(localPath, { kind, size, limits });
  }
  const ending = endingOf(name);
  if (onlyImages && (kind === 'pdf' || kind === 'archive' || kind === 'ole' || ending in TEXTS)) {
    throw rejectedKind('Ovdje se primaju samo slike: JPEG, PNG, GIF, WebP, AVIF i SVG.');
  }
  rejectOverBytes('Dokument', size, limits.documentMaxBytes);
  const document = await readDocumentKind({ localPath, size, ending }, known);
  return { type: 'other', ...document, width: null, height: null, localPath, size };
}

type DocumentKind = Pick<AcceptedFile, 'extension' | 'media_type'>;

function readDocumentKind(
  { localPath, size, ending }: { localPath: string; size: number; ending: string },
  known: KnownKind,
): Promise<DocumentKind> {
  switch (known.kind) {
    case 'pdf':
      return withFile(localPath, async (file) => {
        await checkPdf(file, size);
        return { extension: 'pdf', media_type: 'application/pdf' };
      });
    case 'ole':
      return withFile(localPath, (file) => readOldOffice(file, ending));
    case 'archive':
      return readArchive(localPath, size);
    default:
      return readTextKind(localPath, ending, known);
  }
}

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);
const TEXT_AS_PICTURE = 'Ovo nije slika, nego tekst.';
const TEXT_ELSEWHERE = 'Obični tekst prima se samo u datotekama TXT i CSV.';

async function readTextKind(localPath: string, ending: string, known: KnownKind): Promise<DocumentKind> {
  const media_type = TEXTS[ending];
  const looksLikeText = known.mayBeText && (await withFile(localPath, isText));

  if (looksLikeText && media_type !== undefined) return { extension: ending, media_type };
  if (looksLikeText && known.kind === 'unknown')
    throw rejectedKind(PICTURES.has(ending) ? TEXT_AS_PICTURE : TEXT_ELSEWHERE);
  throw rejectedKind(known.kind === 'other' ? known.message : WHAT_IS_ALLOWED);
}

/** Bytes at the end in which readers look for the end mark. */
const TAIL_BYTES = 2048;
/** More than the longest searched name takes when every letter is written as `#xx`. */
const OVERLAP_BYTES = 64;

const ESCAPED_LETTER = /#([0-9a-f]{2})/gi;
const SCRIPT = /\/JavaScript(?=[\s()<>[\]{}/%\0])/;
const LAUNCH = /\/Launch(?=[\s()<>[\]{}/%\0])/;

/**
 * Searches the raw bytes of a PDF. Compressed or encrypted content is not checked.
 * @throws RejectedFileError 400 when its end is missing, 415 when it runs a script or starts programs.
 */
async function checkPdf(file: FileHandle, size: number): Promise<void> {
  const tail = await readBytes(file, Math.max(size - TAIL_BYTES, 0), TAIL_BYTES);
  if (!tail.includes('%%EOF')) throw brokenFile('PDF nije potpun. Pošaljite ga ponovno.');

  for await (const chunk of readChunks(file, OVERLAP_BYTES)) {
    const text = chunk
      .toString('latin1')
      .replace(ESCAPED_LETTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (SCRIPT.test(text)) {
      throw unsafeFile('PDF sadrži skriptu (JavaScript). Spremite ga bez nje, na primjer ispisom u PDF.');
    }
    if (LAUNCH.test(text)) {
      throw unsafeFile('PDF pokreće druge programe. Spremite ga bez toga, na primjer ispisom u PDF.');
    }
  }
}

/** Control characters below the space, except tab, line ends and page ends; and delete. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Bytes that mean nothing in windows-1250, in addition to the control characters. */
const NOT_WINDOWS_1250 = new Set([0x81, 0x83, 0x88, 0x90, 0x98]);

/**
 * Whether the whole file is text: UTF-8, UTF-16 with a byte-order mark, or windows-1250; without control characters.
 */
async function isText(file: FileHandle): Promise<boolean> {
  const mark = await readBytes(file, 0, 2);
  if (mark[0] === 0xff && mark[1] === 0xfe) return decodes(file, 'utf-16le');
  if (mark[0] === 0xfe && mark[1] === 0xff) return decodes(file, 'utf-16be');
  return (await decodes(file, 'utf-8')) || (await isWindows1250(file));
}

async function decodes(file: FileHandle, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of readChunks(file)) {
      if (CONTROL.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    return !CONTROL.test(decoder.decode());
  } catch {
    return false;
  }
}

async function isWindows1250(file: FileHandle): Promise<boolean> {
  for await (const chunk of readChunks(file)) {
    if (CONTROL.test(chunk.toString('latin1')) || chunk.some((byte) => NOT_WINDOWS_1250.has(byte))) return false;
  }
  return true;
}

/** Directory entries of the old Office format are 128 bytes long and begin at multiples of that. */
const ENTRY_BYTES = 128;
const NAME_MAX_BYTES = 64;
const ENTRY_KINDS = new Set([1, 2, 5]);

const OLD_OFFICE = {
  doc: { media_type: 'application/msword', streams: ['WordDocument'] },
  xls: { media_type: 'application/vnd.ms-excel', streams: ['Workbook', 'Book'] },
  ppt: { media_type: 'application/vnd.ms-powerpoint', streams: ['PowerPoint Document'] },
} as const;

type OldOffice = keyof typeof OLD_OFFICE;

const MACRO_ENTRIES = ['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'];

/**
 * Detects which of the three old Office formats a file has. A document may embed one of another format, so its ending
 * decides among the formats that are found.
 * @throws RejectedFileError 415 when it holds macros or is none of the three.
 */
async function readOldOffice(file: FileHandle, ending: string): Promise<DocumentKind> {
  const names = await readEntryNames(file);
  if (MACRO_ENTRIES.some((name) => names.has(name))) {
    throw unsafeFile('Dokument sadrži makronaredbe. Spremite ga bez njih.');
  }

  const found = (Object.keys(OLD_OFFICE) as OldOffice[]).filter((extension) =>
    OLD_OFFICE[extension].streams.some((name) => names.has(name)),
  );
  const extension = found.find((candidate) => candidate === ending) ?? found[0];
  if (extension === undefined)
    throw rejectedKind('Ta vrsta Office datoteke nije dopuštena. Spremite dokument kao PDF.');

  return { extension, media_type: OLD_OFFICE[extension].media_type };
}

const MEANINGFUL = new Set<string>([...MACRO_ENTRIES, ...Object.values(OLD_OFFICE).flatMap(({ streams }) => streams)]);

/** Relevant entry names, at any position, so that a directory that is hidden from one reader is still found. */
async function readEntryNames(file: FileHandle): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const chunk of readChunks(file)) {
    for (let start = 0; start + ENTRY_BYTES <= chunk.length; start += ENTRY_BYTES) {
      const name = entryName(chunk, start);
      if (name !== undefined && MEANINGFUL.has(name)) names.add(name);
    }
  }
  return names;
}

function entryName(chunk: Buffer, start: number): string | undefined {
  const length = chunk.readUInt16LE(start + NAME_MAX_BYTES);
  if (length < 4 || length > NAME_MAX_BYTES || length % 2 !== 0) return undefined;
  if (!ENTRY_KINDS.has(chunk[start + NAME_MAX_BYTES + 2] ?? 0)) return undefined;

  return chunk.toString('utf16le', start, start + length - 2);
}
