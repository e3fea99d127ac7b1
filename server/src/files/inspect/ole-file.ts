import type { FileHandle } from 'node:fs/promises';
import { rejectedKind, unsafeFile } from '../file-errors.ts';
import { readChunks } from './read-bytes.ts';

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
export async function readOldOffice(
  file: FileHandle,
  ending: string,
): Promise<{ extension: string; media_type: string }> {
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
