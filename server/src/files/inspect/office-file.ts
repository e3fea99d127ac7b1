import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { brokenFile, rejectedKind, unsafeFile } from '../file-errors.ts';
import { decodeXml, readXml, XmlError } from './read-xml.ts';

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
    const kind = readOoxml((await readEntry(archive, contentTypes.entry, CONTENT_TYPES_MAX_BYTES)).toString(), entries);
    await rejectForeignContent(archive, entries);
    return kind;
  }
  if (mimetype)
    return readOpenDocument(
      (await readEntry(archive, mimetype.entry, MIMETYPE_MAX_BYTES)).toString(),
      mimetype,
      entries,
    );
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

/** An entry of an archive, with the name that unpackers see. */
export type ArchiveEntry = { name: string; entry: Entry };

/** Longest list of relations that is read; a sheet with 50,000 links has 10 MB. */
const RELATIONS_MAX_BYTES = 16 * 1024 * 1024;

/** The root element of a part begins within these bytes; Office writes it in the first hundred. */
const PROLOG_MAX_BYTES = 64 * 1024;

/** What a program would load when it opens the document, by the last word of the relation's type. */
const LOADED: Record<string, string> = {
  attachedTemplate: 'predložak',
  image: 'sliku',
  oleObject: 'objekt',
  externalLinkPath: 'podatke iz druge tablice',
};

/**
 * Checks the parts of an Office document: nothing may be loaded from another address when it opens. Links that a reader
 * follows are accepted.
 * @throws RejectedFileError 415 for such content and for a doctype, which declares entities; 400 when a part is broken.
 */
async function rejectForeignContent(archive: ZipFile, entries: readonly ArchiveEntry[]): Promise<void> {
  try {
    for (const { name, entry } of entries) {
      if (/\.(xml|rels|vml)$/i.test(name)) rejectDoctype(await readStart(archive, entry));
      if (/\.rels$/i.test(name))
        await rejectForeignRelations(decodeXml(await readEntry(archive, entry, RELATIONS_MAX_BYTES)));
    }
  } catch (error) {
    throw error instanceof XmlError ? damaged() : error;
  }
}

async function rejectForeignRelations(xml: string): Promise<void> {
  const open = (name: string, attributes: ReadonlyMap<string, string>) => {
    const isOutside = attributes.get('TargetMode')?.trim().toLowerCase() === 'external';
    const type = attributes.get('Type')?.trim().split('/').at(-1) ?? '';
    if (!name.endsWith('Relationship') || !isOutside || type === 'hyperlink') return;
    const loaded = LOADED[type] ?? 'sadržaj';
    throw unsafeFile(`Dokument pri otvaranju učitava ${loaded} s druge adrese. Spremite ga bez vanjskih poveznica.`);
  };
  await readXml(xml, { open, close: () => {}, text: () => {} });
}

/** The prolog holds only comments, instructions and perhaps a doctype. */
function rejectDoctype(start: string): void {
  let rest = start.trimStart();
  for (let end = endOfMisc(rest); end !== undefined; end = endOfMisc(rest)) rest = rest.slice(end).trimStart();
  if (rest.startsWith('<!'))
    throw unsafeFile('Dokument sadrži vlastite XML deklaracije. Spremite ga ponovno u Officeu.');
  if (!rest.startsWith('<')) throw damaged();
}

/** Index after the comment or instruction at the start; undefined when there is none. */
function endOfMisc(xml: string): number | undefined {
  const close = xml.startsWith('<?') ? '?>' : xml.startsWith('<!--') ? '-->' : undefined;
  if (close === undefined) return undefined;
  const end = xml.indexOf(close);
  if (end < 0) throw damaged();
  return end + close.length;
}

async function readStart(archive: ZipFile, entry: Entry): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of await archive.openReadStreamPromise(entry)) {
    parts.push(part);
    length += part.length;
    if (length >= PROLOG_MAX_BYTES) break;
  }
  return decodeXml(Buffer.concat(parts).subarray(0, PROLOG_MAX_BYTES));
}

/** The bytes of an entry of a document. The reader fails when there are more than the entry declares. */
async function readEntry(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw damaged();
  return buffer(await archive.openReadStreamPromise(entry));
}

function damaged() {
  return brokenFile('Dokument je oštećen.');
}
