import type { Entry, ZipFile } from 'yauzl';
import { brokenFile, rejectedKind, unsafeFile } from '../file-errors.ts';
import { rejectForeignContent } from './office-relations.ts';

/** An entry of an archive, with the name that unpackers see. */
export type ArchiveEntry = { name: string; entry: Entry };

type OfficeKind = { extension: string; media_type: string };

/** Longest list of contents that is read; documents of thousands of pages stay far below. */
const CONTENT_TYPES_MAX_BYTES = 2 * 1024 * 1024;
const MIMETYPE_MAX_BYTES = 200;

const MICROSOFT = 'application/vnd.openxmlformats-officedocument.';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';

const OOXML_KINDS: Record<string, OfficeKind> = {
  'wordprocessingml.document': { extension: 'docx', media_type: `${MICROSOFT}wordprocessingml.document` },
  'spreadsheetml.sheet': { extension: 'xlsx', media_type: `${MICROSOFT}spreadsheetml.sheet` },
  'presentationml.presentation': { extension: 'pptx', media_type: `${MICROSOFT}presentationml.presentation` },
};

const OPEN_DOCUMENT_EXTENSIONS: Record<string, string> = {
  text: 'odt',
  spreadsheet: 'ods',
  presentation: 'odp',
  graphics: 'odg',
};

const MAIN_PART = /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.([\w.]+)\.main\+xml["']/;
const PART_NAME = /PartName\s*=\s*["']\/?([^"']+)["']/;

const MACRO_ENTRY = /(^|\/)(vbaProject|vbaProjectSignature|vbaData)[^/]*$|^xl\/macrosheets\/|^(Basic|Scripts)\/./i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/**
 * The Office or OpenDocument format of an archive; undefined for a plain archive.
 * @throws RejectedFileError 415 for macros, content from other addresses and formats that are not accepted, 400 when
 * its parts are missing.
 */
export async function readOfficeKind(
  archive: ZipFile,
  entries: readonly ArchiveEntry[],
): Promise<OfficeKind | undefined> {
  const contentTypes = entries.find(({ name }) => name === '[Content_Types].xml');
  const mimetype = entries.find(({ name }) => name === 'mimetype');

  if (contentTypes) {
    const kind = readOoxml(await readText(archive, contentTypes.entry, CONTENT_TYPES_MAX_BYTES), entries);
    await rejectForeignContent(archive, entries);
    return kind;
  }
  if (mimetype) return readOpenDocument(await readText(archive, mimetype.entry, MIMETYPE_MAX_BYTES), mimetype, entries);
  if (entries.some(({ name }) => name === 'META-INF/manifest.xml')) throw damaged();
  return undefined;
}

function readOoxml(contentTypes: string, entries: readonly ArchiveEntry[]): OfficeKind {
  rejectMacros(entries, MACRO_TYPE.test(contentTypes));

  const elements = contentTypes.match(/<[^<>]*>/g) ?? [];
  const main = elements.map((element) => ({ element, kind: MAIN_PART.exec(element)?.[1] })).find(({ kind }) => kind);
  const kind = OOXML_KINDS[main?.kind ?? ''];
  if (!main || !kind) {
    throw rejectedKind('Ta vrsta Office datoteke nije dopuštena. Spremite je kao DOCX, XLSX, PPTX ili PDF.');
  }

  const part = PART_NAME.exec(main.element)?.[1];
  if (!entries.some(({ name }) => name === part)) throw damaged();
  return kind;
}

function readOpenDocument(mimetype: string, { entry }: ArchiveEntry, entries: readonly ArchiveEntry[]): OfficeKind {
  const media_type = mimetype.trim();
  const extension = media_type.startsWith(OPEN_DOCUMENT)
    ? OPEN_DOCUMENT_EXTENSIONS[media_type.slice(OPEN_DOCUMENT.length)]
    : undefined;
  if (extension === undefined) {
    throw rejectedKind('Ta vrsta dokumenta nije dopuštena. Spremite ga kao ODT, ODS, ODP, ODG ili PDF.');
  }

  rejectMacros(entries, false);
  const isWhole = entries.some(({ name }) => name === 'content.xml');
  if (entry.relativeOffsetOfLocalHeader !== 0 || !isWhole) throw damaged();
  return { extension, media_type };
}

function rejectMacros(entries: readonly ArchiveEntry[], isDeclared: boolean): void {
  if (isDeclared || entries.some(({ name }) => MACRO_ENTRY.test(name))) {
    throw unsafeFile('Dokument sadrži makronaredbe. Spremite ga bez njih.');
  }
}

/** Text of an entry. Reads no further than its declared length, which must be within the limit. */
async function readText(archive: ZipFile, entry: Entry, maxBytes: number): Promise<string> {
  if (entry.uncompressedSize > maxBytes) throw damaged();
  const parts: Buffer[] = [];
  for await (const part of await archive.openReadStreamPromise(entry)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function damaged() {
  return brokenFile('Dokument je oštećen.');
}
