/** Runs in a process of its own, so that no PDF can take the memory of the server or keep it from answering. */
import { readFile, writeFile } from 'node:fs/promises';
import { answerInProcess } from '../run-in-process.ts';
import {
  type DocumentNames,
  type NamedDocument,
  toDocumentNames,
  toTitle,
  UnreadableDocumentError,
} from './document-names.ts';
import { NAMES_XML_MAX_BYTES, type NamedElements, readNamesInXml, removeNamesFromXml } from './names-in-xml.ts';
import { countPages, isSignedPdf, openPdf, type PdfDocument, unpackStream, writePdf } from './pdf-document.ts';
import type { PdfTask } from './pdf-format.ts';
import { type PDFDict, PDFHexString, PDFName, PDFRawStream, type PDFRef, PDFString } from './pdf-library.ts';

async function readNames(localPath: string): Promise<NamedDocument> {
  const bytes = await readFile(localPath);
  const document = await openPdf(bytes);
  const [names, title] = [await readPdfNames(document), await readPdfTitle(document)];
  return { names, title, isSigned: isSignedPdf(document, bytes) };
}

/** Writes the document without the names to the target. */
async function removeNames(localPath: string, target: string): Promise<void> {
  const document = await openPdf(await readFile(localPath));
  const pages = countPages(document);
  await removePdfNames(document);
  const written = await writePdf(document);
  if (countPages(await openPdf(written)) !== pages) throw new UnreadableDocumentError('pages are missing in the copy');
  await writeFile(target, written, { flag: 'wx', mode: 0o600 });
}

/** Entries of the dictionary with the properties, in lower case. */
const INFO_ENTRIES: Record<string, keyof DocumentNames> = {
  author: 'author',
  lastmodifiedby: 'last_modified_by',
  lastsavedby: 'last_modified_by',
  company: 'company',
  manager: 'manager',
};

/** The same and more in the metadata of Adobe (XMP). */
const XMP_ELEMENTS: NamedElements = {
  creator: 'author',
  Author: 'author',
  AuthorsPosition: undefined,
  CaptionWriter: undefined,
  LastModifiedBy: 'last_modified_by',
  lastModifiedBy: 'last_modified_by',
  Company: 'company',
  Manager: 'manager',
};

const TITLE = PDFName.of('Title');
const METADATA = PDFName.of('Metadata');
const TYPE = PDFName.of('Type');

/** Characters as they are written, at which an entry is too long for a title in any encoding. */
const TITLE_MAX_LENGTH = 64 * 1024;

/** Packet marks that programs search for. */
const XMP_START = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n';
const XMP_END = '\n<?xpacket end="w"?>';

/** Names in the properties of the document. Metadata that cannot be read are left out. */
async function readPdfNames({ info, catalog }: PdfDocument): Promise<DocumentNames> {
  const names: Partial<DocumentNames> = await readXmp(catalog, (xmp) => readNamesInXml(xmp, XMP_ELEMENTS));
  for (const [entry, name] of info ? namedEntries(info) : []) {
    const text = textOf(info?.lookup(entry));
    if (text !== '') names[name] = text;
  }
  return toDocumentNames(names);
}

/** The title of the document, from its properties or else its metadata; undefined for none that people would use. */
async function readPdfTitle({ info, catalog }: PdfDocument): Promise<string | undefined> {
  const entry = info?.lookup(TITLE);
  const isShort = isText(entry) && entry.asString().length <= TITLE_MAX_LENGTH;
  const own = isShort ? toTitle(textOf(entry)) : undefined;
  if (own !== undefined) return own;
  // The first of several languages is the one for all readers.
  const xmp = await readXmp(catalog, (bytes) => readNamesInXml(bytes, { title: 'title' }, ([first = '']) => first));
  return toTitle(xmp.title ?? '');
}

/**
 * Removes the names from the properties of the document, and from the metadata of its parts, such as pictures. Metadata
 * that cannot be read are emptied. Names next to comments, in forms, in attached files and in the text stay.
 */
async function removePdfNames({ info, context, objects }: PdfDocument): Promise<void> {
  for (const [entry] of info ? namedEntries(info) : []) info?.delete(entry);
  for (const ref of objects.refs) {
    const stream = context.lookup(ref);
    if (stream instanceof PDFRawStream && stream.dict.lookup(TYPE) === METADATA) {
      context.assign(ref as PDFRef, await withoutNames(stream));
    }
  }
}

function namedEntries(info: PDFDict): [PDFName, keyof DocumentNames][] {
  return info.keys().flatMap((key) => {
    const name = INFO_ENTRIES[key.decodeText().toLowerCase()];
    return name === undefined ? [] : [[key, name] as [PDFName, keyof DocumentNames]];
  });
}

function isText(value: unknown): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

function textOf(value: unknown): string {
  if (!isText(value)) return '';
  const bytes = Buffer.from(value.asBytes());
  // UTF-8 came with PDF 2.0, after the library was written.
  return bytes.toString('hex', 0, 3) === 'efbbbf' ? bytes.toString('utf8', 3) : value.decodeText();
}

/** What is read from the metadata of the document; nothing when they cannot be read. */
async function readXmp<Found>(
  catalog: PDFDict,
  read: (xmp: Buffer) => Promise<Partial<Found>>,
): Promise<Partial<Found>> {
  const metadata = catalog.lookup(METADATA);
  const xmp = metadata instanceof PDFRawStream ? unpackStream(metadata, NAMES_XML_MAX_BYTES) : undefined;
  return xmp ? read(xmp).catch(() => ({})) : {};
}

async function withoutNames(stream: PDFRawStream): Promise<PDFRawStream> {
  const xmp = unpackStream(stream, NAMES_XML_MAX_BYTES);
  const cleaned = xmp && (await removeNamesFromXml(xmp, XMP_ELEMENTS).catch(() => undefined));
  const dict = stream.dict.clone();
  for (const entry of ['Filter', 'DecodeParms']) dict.delete(PDFName.of(entry));
  return PDFRawStream.of(dict, Buffer.from(cleaned === undefined ? '' : XMP_START + cleaned + XMP_END));
}

await answerInProcess(async function* ({ localPath, target }: PdfTask) {
  yield await (target === undefined ? readNames(localPath) : removeNames(localPath, target));
});
