import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as it is written; fields besides name and data make an archive with false metadata, or `packed` as it is. */
type Entry = { name: string; data?: string | Buffer; packed?: Buffer; uncompressedSize?: number; offset?: number };

const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP archive. `mimetype` is stored uncompressed, everything else is compressed. */
export function makeArchive(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;

  for (const entry of entries) {
    const fields = packEntry(entry);
    const part = Buffer.concat([localHeader(fields), fields.name, fields.packed]);
    central.push(centralHeader(fields, entry.offset ?? offset), fields.name);
    local.push(part);
    offset += part.length;
  }

  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endOfDirectory(entries.length, directory.length, offset)]);
}

type Fields = { name: Buffer; packed: Buffer; method: number; crc: number; uncompressedSize: number };

function packEntry({ name, data = '', packed: given, uncompressedSize }: Entry): Fields {
  const bytes = Buffer.from(data);
  const method = name === 'mimetype' ? STORED : DEFLATED;
  const packed = given ?? (method === STORED ? bytes : deflateRawSync(bytes));
  return {
    name: Buffer.from(name),
    packed,
    method,
    crc: crc32(bytes),
    uncompressedSize: uncompressedSize ?? bytes.length,
  };
}

function localHeader({ name, packed, method, crc, uncompressedSize }: Fields): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(UTF8_NAME, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(uncompressedSize, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function centralHeader({ name, packed, method, crc, uncompressedSize }: Fields, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(UTF8_NAME, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(uncompressedSize, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A small Word document; the given entries are added to its own or replace them. */
export function makeDocx(more: readonly Entry[] = [], mainType = MAIN, mainPart = 'word/document.xml'): Buffer {
  return makeArchive([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="${mainType}"/></Types>`,
    },
    { name: 'word/document.xml', data: '<w:document/>' },
    { name: 'xl/workbook.xml', data: '<workbook/>' },
    { name: 'ppt/presentation.xml', data: '<p:presentation/>' },
    ...more,
  ]);
}

/** A small file in the old Office format: a header and the directory with the named entries. */
export function makeOldOffice(entryNames: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const directory = ['Root Entry', ...entryNames].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry[66] = name === 'Root Entry' ? 5 : 2;
    return entry;
  });
  return Buffer.concat([header, ...directory]);
}
