import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { brokenFile, unsafeFile } from '../file-errors.ts';
import { decodeXml, readXml, XmlError } from './read-xml.ts';

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
export async function rejectForeignContent(archive: ZipFile, entries: readonly ArchiveEntry[]): Promise<void> {
  try {
    for (const { name, entry } of entries) {
      if (/\.(xml|rels|vml)$/i.test(name)) rejectDoctype(await readStart(archive, entry));
      if (/\.rels$/i.test(name)) await rejectForeignRelations(await readAll(archive, entry));
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
    throw unsafeFile(`Dokument pri otvaranju učitava ${loaded} s druge adrese. Spremite ga bez vanjskih veza.`);
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

async function readAll(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > RELATIONS_MAX_BYTES) throw damaged();
  return decodeXml(await buffer(await archive.openReadStreamPromise(entry)));
}

function damaged() {
  return brokenFile('Dokument je oštećen.');
}
