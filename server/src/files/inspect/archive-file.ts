import type { ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import { brokenFile, formatBytes, RejectedFileError, rejectedKind, tooLarge, unsafeFile } from '../file-errors.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { type ArchiveEntry, readOfficeKind } from './office-file.ts';

const ENTRIES_LIMIT = 10_000;
/** Maximum size of the list of all entries, with their names. It is held in memory, and a name alone may take 64 KB. */
const ENTRIES_MAX_BYTES = 8 * 1024 * 1024;
const UNPACKED_MAX_BYTES = 2 * 1024 ** 3;
/** How many times its own size an archive may unpack to, once it unpacks to more than the second number of bytes. */
const RATIO_LIMIT = 200;
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

const LOCAL_HEADER_BYTES = 30;

/**
 * Checks an archive by its list of entries, without unpacking it, and distinguishes Office documents from other
 * archives.
 * @throws RejectedFileError 400 when it is broken, 413 when it unpacks to too much, 415 for names that leave the
 * folder, macros, and kinds that are not accepted.
 */
export async function readArchive(
  localPath: string,
  size: number,
): Promise<Pick<AcceptedFile, 'extension' | 'media_type'>> {
  const archive = await openArchive(localPath);
  try {
    const entries = await listEntries(archive);
    rejectUnsafeNames(entries);
    rejectBomb(entries, size);
    rejectOverlap(entries, size);
    rejectPrograms(entries);
    return (await readOfficeKind(archive, entries)) ?? { extension: 'zip', media_type: 'application/zip' };
  } catch (error) {
    throw error instanceof RejectedFileError ? error : broken();
  } finally {
    archive.close();
  }
}

/** An archive for reading; the caller closes it. @throws RejectedFileError 400 when it is broken. */
export async function openArchive(localPath: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(localPath, { autoClose: false, decodeStrings: false });
  } catch {
    throw broken();
  }
}

/** All entries, at least one. @throws RejectedFileError 400 when there are none, 413 when the list is too long. */
export async function listEntries(archive: ZipFile): Promise<ArchiveEntry[]> {
  if (archive.entryCount > ENTRIES_LIMIT) throw tooManyEntries();
  const entries: ArchiveEntry[] = [];
  let bytes = 0;
  for await (const entry of archive.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (entries.length >= ENTRIES_LIMIT) throw tooManyEntries();
    if (bytes > ENTRIES_MAX_BYTES) throw tooLarge('Popis datoteka u arhivi je predug.');
    const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    entries.push({ name, entry });
  }
  if (entries.length === 0) throw brokenFile('Arhiva je prazna.');
  return entries;
}

function rejectUnsafeNames(entries: readonly ArchiveEntry[]): void {
  const isUnsafe = ({ name }: ArchiveEntry) =>
    name === '' || /[\\\0]|^\/|^[a-z]:/i.test(name) || name.split('/').includes('..');
  if (entries.some(isUnsafe)) throw unsafeFile('Arhiva sadrži datoteke koje bi se raspakirale izvan svojeg foldera.');
}

function rejectBomb(entries: readonly ArchiveEntry[], size: number): void {
  const unpacked = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  const most = Math.min(UNPACKED_MAX_BYTES, Math.max(RATIO_LIMIT * size, RATIO_FREE_BYTES));
  if (unpacked > most) {
    throw tooLarge(`Arhiva se raspakirava u ${formatBytes(unpacked)}; za njezinu veličinu to je previše.`);
  }
}

/** Entries that share bytes are the other way to unpack to far more data than the archive holds. */
function rejectOverlap(entries: readonly ArchiveEntry[], size: number): void {
  const spans = entries
    .map(({ entry }) => ({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameRaw.length + entry.compressedSize,
    }))
    .sort((a, b) => a.start - b.start);
  const isWhole = spans.every(({ end }, index) => end <= (spans[index + 1]?.start ?? size));
  if (!isWhole) throw broken();
}

function rejectPrograms(entries: readonly ArchiveEntry[]): void {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('META-INF/MANIFEST.MF') || names.has('AndroidManifest.xml')) {
    throw rejectedKind('Datoteka je program. Programi se ne primaju.');
  }
}

function tooManyEntries() {
  return tooLarge('Arhiva sadrži više od 10.000 datoteka.');
}

function broken() {
  return brokenFile('Arhiva je oštećena.');
}
