import { constants, inflateSync } from 'node:zlib';
import { UnreadableDocumentError } from './document-names.ts';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
  PDFXRefStreamParser,
} from './pdf-library.ts';

/** Unpacked bytes of one stream of objects; programs write some hundred kilobytes. */
const STREAM_MAX_BYTES = 16 * 1024 * 1024;
/** Unpacked bytes of all of them. */
const STREAMS_MAX_BYTES = 128 * 1024 * 1024;

/** A PDF of which every object was read, also those that no longer belong to it. */
export type PdfDocument = {
  context: PDFContext;
  catalog: PDFDict;
  /** Dictionary with the properties; undefined when there is none. */
  info: PDFDict | undefined;
  /** Objects that belong to the document. */
  objects: Reachable;
};

type Reachable = { refs: Set<PDFRef>; all: Set<PDFObject> };

const ENTRY = {
  byteRange: PDFName.of('ByteRange'),
  filter: PDFName.of('Filter'),
  index: PDFName.of('Index'),
  kids: PDFName.of('Kids'),
  pages: PDFName.of('Pages'),
  perms: PDFName.of('Perms'),
} as const;

/** @throws UnreadableDocumentError when it is encrypted, damaged, or unpacks to too much. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  limitUnpacking();
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument();
  if (context.trailerInfo.Encrypt !== undefined) throw new UnreadableDocumentError('the document is encrypted');
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new UnreadableDocumentError('the document has no catalog');
  const info = context.lookup(context.trailerInfo.Info);
  const objects = listReachable(context);
  return { context, catalog, info: info instanceof PDFDict ? info : undefined, objects };
}

/**
 * Whether a signature covers the document, or covered a former version of it. Rights that a signature grants count as
 * well.
 */
export function isSignedPdf({ catalog, objects }: PdfDocument, bytes: Buffer): boolean {
  if (bytes.includes('/ByteRange') || catalog.has(ENTRY.perms)) return true;
  return [...objects.all].some((object) => object instanceof PDFDict && object.has(ENTRY.byteRange));
}

/** Pages in the tree of pages, by counting its leaves. */
export function countPages({ catalog }: PdfDocument): number {
  const seen = new Set<PDFObject>();
  const waiting = [catalog.lookup(ENTRY.pages)];
  let pages = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(ENTRY.kids);
    if (kids instanceof PDFArray) waiting.push(...kids.asArray().map((_, place) => kids.lookup(place)));
    else pages += 1;
  }
  return pages;
}

/**
 * The whole document as a new file. Former versions of its objects, and objects that no longer belong to it, are not in
 * it: an update at the end of the file would leave them there.
 */
export async function writePdf({ context, info }: PdfDocument): Promise<Uint8Array> {
  if (!info) delete context.trailerInfo.Info;
  const { refs } = listReachable(context);
  for (const [ref] of context.enumerateIndirectObjects()) if (!refs.has(ref)) context.delete(ref);
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Bytes of a stream that is stored as it is or deflated; undefined for any other, and over the limit. */
export function unpackStream({ dict, contents }: PDFRawStream, maxBytes: number): Buffer | undefined {
  const filters = dict.lookup(ENTRY.filter);
  const filter = filters instanceof PDFArray && filters.size() < 2 ? filters.asArray()[0] : filters;
  if (filter === undefined) return contents.length > maxBytes ? undefined : Buffer.from(contents);
  if (filter !== PDFName.of('FlateDecode')) return undefined;
  try {
    return inflateSync(contents, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** Everything that the trailer leads to. */
function listReachable(context: PDFContext): Reachable {
  const refs = new Set<PDFRef>();
  const all = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object === undefined || all.has(object)) continue;
    all.add(object);
    if (object instanceof PDFRef) {
      refs.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    else if (object instanceof PDFDict) for (const value of object.values()) waiting.push(value);
    else if (object instanceof PDFStream) waiting.push(object.dict);
  }
  return { refs, all };
}

let isLimited = false;

/** Has the library unpack streams of objects only within limits; it has none of its own. */
function limitUnpacking(): void {
  if (isLimited) return;
  isLimited = true;
  let left = STREAMS_MAX_BYTES;
  const unpacked = (stream: PDFRawStream) => {
    const bytes = unpackStream(stream, Math.min(left, STREAM_MAX_BYTES));
    if (!bytes) throw new UnreadableDocumentError('a stream of objects cannot be unpacked');
    left -= bytes.length;
    const dict = stream.dict.clone();
    dict.delete(ENTRY.filter);
    return PDFRawStream.of(dict, bytes);
  };
  const [parseObjects, parseTable] = [PDFObjectStreamParser.forStream, PDFXRefStreamParser.forStream];
  PDFObjectStreamParser.forStream = (stream, wait) => parseObjects(unpacked(stream), wait);
  // Of a table only the trailer counts, which is not among its rows.
  PDFXRefStreamParser.forStream = (stream) => parseTable(withoutRows(stream));
}

function withoutRows({ dict }: PDFRawStream): PDFRawStream {
  const trailer = dict.clone();
  trailer.delete(ENTRY.filter);
  trailer.set(ENTRY.index, PDFArray.withContext(dict.context));
  return PDFRawStream.of(trailer, new Uint8Array());
}
