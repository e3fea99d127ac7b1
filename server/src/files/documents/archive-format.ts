import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ZipFile } from 'yauzl';
import { listEntries, openArchive } from '../inspect/archive-file.ts';
import type { ArchiveEntry } from '../inspect/office-file.ts';
import { decodeXml, readXml } from '../inspect/read-xml.ts';
import { type DocumentFormat, type DocumentNames, toDocumentNames, UnreadableDocumentError } from './document-names.ts';
import { NAMES_XML_MAX_BYTES, type NamedElements, readNamesInXml, removeNamesFromXml } from './names-in-xml.ts';
import { rewriteArchive } from './rewrite-archive.ts';

/** A part of a document whose XML holds names. */
type NamedPart = { entry: ArchiveEntry; elements: NamedElements };

/** An open document that is an archive. `read` gives the bytes of an entry, at most {@link NAMES_XML_MAX_BYTES}. */
type OpenArchive = {
  entries: readonly ArchiveEntry[];
  get: (name: string) => ArchiveEntry | undefined;
  read: (entry: ArchiveEntry) => Promise<Buffer>;
};

/** How a format that is an archive keeps names. */
type ArchiveFormat = {
  isSigned: (archive: OpenArchive) => Promise<boolean>;
  listNamedParts: (archive: OpenArchive) => Promise<NamedPart[]>;
};

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Reads and rewrites the documents of such a format. All parts without names are copied as they are. */
function defineArchiveFormat({ isSigned, listNamedParts }: ArchiveFormat): DocumentFormat {
  return {
    read: (localPath) =>
      withArchive(localPath, async (archive) => {
        const names: Partial<DocumentNames> = {};
        for (const { entry, elements } of await listNamedParts(archive)) {
          Object.assign(names, await readNamesInXml(await archive.read(entry), elements));
        }
        return { names: toDocumentNames(names), isSigned: await isSigned(archive) };
      }),
    remove: (localPath, target) =>
      withArchive(localPath, async (archive, zipFile) => {
        const changed = new Map<string, Buffer>();
        for (const { entry, elements } of await listNamedParts(archive)) {
          const xml = await removeNamesFromXml(await archive.read(entry), elements);
          changed.set(entry.name, Buffer.from(XML_DECLARATION + xml));
        }
        const written = Readable.from(rewriteArchive(zipFile, archive.entries, changed));
        await pipeline(written, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      }),
  };
}

async function withArchive<Result>(
  localPath: string,
  work: (archive: OpenArchive, zipFile: ZipFile) => Promise<Result>,
): Promise<Result> {
  const zipFile = await openArchive(localPath);
  try {
    const entries = await listEntries(zipFile);
    const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    if (byName.size < entries.length) throw new UnreadableDocumentError('two parts have one name');
    const read = async ({ entry }: ArchiveEntry) => {
      // The reader fails when an entry has more bytes than it declares.
      if (entry.uncompressedSize > NAMES_XML_MAX_BYTES) throw new UnreadableDocumentError('a part is too long');
      return buffer(await zipFile.openReadStreamPromise(entry));
    };
    return await work({ entries, get: (name) => byName.get(name.toLowerCase()), read }, zipFile);
  } finally {
    zipFile.close();
  }
}

/** Parts with names, by the last word of the type of the relation that leads to them. */
const NAMED_PARTS: Record<string, NamedElements> = {
  'core-properties': { creator: 'author', lastModifiedBy: 'last_modified_by' },
  'extended-properties': { Company: 'company', Manager: 'manager' },
  extendedProperties: { Company: 'company', Manager: 'manager' },
};

/**
 * DOCX, XLSX and PPTX. The properties of the document are covered. Names next to comments and tracked changes, custom
 * properties, and names in the text are not: they are content.
 */
export const OOXML = defineArchiveFormat({
  isSigned: async (archive) => {
    if (archive.entries.some(({ name }) => /^_xmlsignatures\//i.test(name))) return true;
    return (await listRelations(archive)).some(({ type }) => type.includes('digital-signature'));
  },
  listNamedParts: async (archive) =>
    (await listRelations(archive)).flatMap(({ type, target }) => {
      const elements = NAMED_PARTS[type.split('/').at(-1) ?? ''];
      const entry = elements && archive.get(target);
      return entry ? [{ entry, elements }] : [];
    }),
});

/** The relations of the document as a whole; targets as names of entries. */
async function listRelations(archive: OpenArchive): Promise<{ type: string; target: string }[]> {
  const entry = archive.get('_rels/.rels');
  if (!entry) return [];
  const relations: { type: string; target: string }[] = [];
  const open = (_: string, attributes: ReadonlyMap<string, string>) => {
    const [type, target] = [attributes.get('Type'), attributes.get('Target')];
    if (type !== undefined && target !== undefined) relations.push({ type: type.trim(), target: toEntryName(target) });
  };
  await readXml(decodeXml(await archive.read(entry)), { open, close: () => {}, text: () => {} });
  return relations;
}

/** Targets are addresses below the root of the archive. */
function toEntryName(target: string): string {
  const { pathname } = new URL(target.trim(), 'archive:///');
  return decodeURIComponent(pathname.replace(/^\//, ''));
}

const META_ELEMENTS = {
  'initial-creator': 'author',
  creator: 'last_modified_by',
  'printed-by': 'last_modified_by',
} as const;

/**
 * ODT, ODS, ODP and ODG. The properties of the document are covered. Names next to comments and tracked changes,
 * properties that users add, and names in the text are not: they are content.
 */
export const OPEN_DOCUMENT = defineArchiveFormat({
  isSigned: async ({ entries }) => entries.some(({ name }) => /^META-INF\/[^/]*signatures[^/]*$/i.test(name)),
  listNamedParts: async (archive) => {
    const manifest = archive.get('META-INF/manifest.xml');
    const isEncrypted = manifest !== undefined && (await archive.read(manifest)).includes('encryption-data');
    if (isEncrypted) throw new UnreadableDocumentError('the document is encrypted');
    const entry = archive.get('meta.xml');
    return entry ? [{ entry, elements: META_ELEMENTS }] : [];
  },
});
