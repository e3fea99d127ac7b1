import { type PDFDict, PDFHexString, PDFName, PDFRawStream, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { type DocumentNames, toDocumentNames } from './document-names.ts';
import { NAMED_XML_MAX_BYTES, type NamedElements, readNamedXml, removeNamedXml } from './named-xml.ts';
import { type PdfDocument, unpackStream } from './pdf-document.ts';

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

const METADATA = PDFName.of('Metadata');
const TYPE = PDFName.of('Type');

/** Packet marks that programs search for. */
const XMP_START = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n';
const XMP_END = '\n<?xpacket end="w"?>';

/** Names in the properties of the document. Metadata that cannot be read are left out. */
export async function readPdfNames({ info, catalog }: PdfDocument): Promise<DocumentNames> {
  const metadata = catalog.lookup(METADATA);
  const xmp = metadata instanceof PDFRawStream ? await readXmp(metadata) : {};
  const names: Partial<DocumentNames> = { ...xmp };
  for (const [entry, name] of info ? namedEntries(info) : []) {
    const text = textOf(info?.lookup(entry));
    if (text !== '') names[name] = text;
  }
  return toDocumentNames(names);
}

/**
 * Removes the names from the properties of the document, and from the metadata of its parts, such as pictures. Metadata
 * that cannot be read are emptied. Names next to comments, in forms, in attached files and in the text stay.
 */
export async function removePdfNames({ info, context, objects }: PdfDocument): Promise<void> {
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

function textOf(value: unknown): string {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return '';
  const bytes = Buffer.from(value.asBytes());
  // UTF-8 came with PDF 2.0, after the library was written.
  return bytes.toString('hex', 0, 3) === 'efbbbf' ? bytes.toString('utf8', 3) : value.decodeText();
}

async function readXmp(stream: PDFRawStream): Promise<Partial<DocumentNames>> {
  const xmp = unpackStream(stream, NAMED_XML_MAX_BYTES);
  if (!xmp) return {};
  return readNamedXml(xmp, XMP_ELEMENTS).catch(() => ({}));
}

async function withoutNames(stream: PDFRawStream): Promise<PDFRawStream> {
  const xmp = unpackStream(stream, NAMED_XML_MAX_BYTES);
  const cleaned = xmp && (await removeNamedXml(xmp, XMP_ELEMENTS).catch(() => undefined));
  const dict = stream.dict.clone();
  for (const entry of ['Filter', 'DecodeParms']) dict.delete(PDFName.of(entry));
  return PDFRawStream.of(dict, Buffer.from(cleaned === undefined ? '' : XMP_START + cleaned + XMP_END));
}
