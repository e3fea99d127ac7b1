import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import type { ArchiveEntry } from '../inspect/office-file.ts';
import { UnreadableDocumentError } from './document-names.ts';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

const ENCRYPTED = 0x0001;
const UTF8_NAME = 0x0800;
/** How strongly an entry was compressed. */
const LEVEL_BITS = 0x0006;

const DEFLATED = 8;
const LARGEST = 0xffffffff;

/** An entry as it is written; `packed` gives its bytes as they are in the archive. */
type Packed = {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  source: ArchiveEntry['entry'];
};

/**
 * The bytes of a copy of an archive in which some entries have other contents. The others are copied as they are,
 * without being compressed again. Comments and extra fields are left out, and sizes are written in front of each entry,
 * as OpenDocument requires for its first one.
 * @throws UnreadableDocumentError for an encrypted archive or one over 4 GB.
 */
export async function* rewriteArchive(
  archive: ZipFile,
  entries: readonly ArchiveEntry[],
  changed: ReadonlyMap<string, Buffer>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, entry } of entries) {
    const content = changed.get(name);
    const body = content && deflateRawSync(content);
    const packed = content && body ? packChanged({ name, entry }, content, body) : packUnchanged({ name, entry });
    const header = localHeader(packed);
    yield header;
    if (body) yield body;
    else yield* await archive.openReadStreamPromise(entry, { decodeFileData: false });
    directory.push(centralHeader(packed, offset));
    offset += header.length + packed.packedSize;
  }
  const list = Buffer.concat(directory);
  if (offset + list.length > LARGEST) throw new UnreadableDocumentError('the archive is too large');
  yield list;
  yield endOfDirectory(entries.length, list.length, offset);
}

function packUnchanged({ name, entry }: ArchiveEntry): Packed {
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new UnreadableDocumentError('an entry is encrypted');
  return {
    name: Buffer.from(name),
    flags: UTF8_NAME | (entry.generalPurposeBitFlag & LEVEL_BITS),
    method: entry.compressionMethod,
    crc: entry.crc32,
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    source: entry,
  };
}

function packChanged({ name, entry }: ArchiveEntry, content: Buffer, body: Buffer): Packed {
  return {
    name: Buffer.from(name),
    flags: UTF8_NAME,
    method: DEFLATED,
    crc: crc32(content),
    packedSize: body.length,
    size: content.length,
    source: entry,
  };
}

function localHeader(packed: Packed): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(20, 4);
  writeCommonFields(header, 6, packed);
  return Buffer.concat([header, packed.name]);
}

function centralHeader(packed: Packed, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_HEADER, 0);
  header.writeUInt16LE(packed.source.versionMadeBy, 4);
  header.writeUInt16LE(20, 6);
  writeCommonFields(header, 8, packed);
  header.writeUInt16LE(packed.source.internalFileAttributes, 36);
  header.writeUInt32LE(packed.source.externalFileAttributes >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, packed.name]);
}

/** The fields that both headers of an entry have, in one order. */
function writeCommonFields(header: Buffer, start: number, packed: Packed): void {
  const { name, flags, method, crc, packedSize, size, source } = packed;
  header.writeUInt16LE(flags, start);
  header.writeUInt16LE(method, start + 2);
  header.writeUInt16LE(source.lastModFileTime, start + 4);
  header.writeUInt16LE(source.lastModFileDate, start + 6);
  header.writeUInt32LE(crc, start + 8);
  header.writeUInt32LE(packedSize, start + 12);
  header.writeUInt32LE(size, start + 16);
  header.writeUInt16LE(name.length, start + 20);
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
