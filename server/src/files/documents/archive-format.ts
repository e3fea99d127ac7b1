import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ZipFile } from 'yauzl';
import { listEntries, openArchive } from '../inspect/archive-file.ts';
import type { ArchiveEntry } from '../inspect/office-relations.ts';
import { type DocumentFormat, type DocumentNames, toDocumentNames, UnreadableDocumentError } from './document-names.ts';
import { NAMED_XML_MAX_BYTES, type NamedElements, readNamedXml, removeNamedXml } from './named-xml.ts';
import { rewriteArchive } from './rewrite-archive.ts';

/** A part of a document whose XML holds names. */
type NamedPart = { entry: ArchiveEntry; elements: NamedElements };

/** An open document that is an archive. `read` gives the bytes of an entry, at most {@link NAMED_XML_MAX_BYTES}. */
export type OpenArchive = {
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
export function defineArchiveFormat({ isSigned, listNamedParts }: ArchiveFormat): DocumentFormat {
  return {
    read: (localPath) =>
      withArchive(localPath, async (archive) => {
        const names: Partial<DocumentNames> = {};
        for (const { entry, elements } of await listNamedParts(archive)) {
          Object.assign(names, await readNamedXml(await archive.read(entry), elements));
        }
        return { names: toDocumentNames(names), isSigned: await isSigned(archive) };
      }),
    remove: (localPath, target) =>
      withArchive(localPath, async (archive, zipFile) => {
        const changed = new Map<string, Buffer>();
        for (const { entry, elements } of await listNamedParts(archive)) {
          const xml = await removeNamedXml(await archive.read(entry), elements);
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
      if (entry.uncompressedSize > NAMED_XML_MAX_BYTES) throw new UnreadableDocumentError('a part is too long');
      return buffer(await zipFile.openReadStreamPromise(entry));
    };
    return await work({ entries, get: (name) => byName.get(name.toLowerCase()), read }, zipFile);
  } finally {
    zipFile.close();
  }
}
