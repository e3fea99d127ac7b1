import { makeArchive, makeDocx } from './make-archive.ts';

type Entry = Parameters<typeof makeArchive>[0][number];

const RELATION = 'http://schemas.openxmlformats.org';

const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="${RELATION}/package/2006/relationships">
  <Relationship Id="rId1" Type="${RELATION}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
  <Relationship Id="rId2" Type="${RELATION}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>
  <Relationship Id="rId3" Type="${RELATION}/officeDocument/2006/relationships/extended-properties" Target="/docProps/app.xml"/>
</Relationships>`;

/** `docProps/core.xml` with the elements. */
export function coreXml(elements: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties
    xmlns:cp="${RELATION}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"
    ><dc:title>Pozivnica &amp; program</dc:title>${elements}</cp:coreProperties>`;
}

/** A Word document with properties; `more` replaces parts or adds some. */
export function makeNamedDocx(core: string, app = '', more: readonly Entry[] = []): Buffer {
  const own: Entry[] = [
    { name: '_rels/.rels', data: RELATIONS },
    { name: 'docProps/core.xml', data: core },
    { name: 'docProps/app.xml', data: `<Properties><Pages>3</Pages>${app}</Properties>` },
  ];
  return makeDocx([...own.filter(({ name }) => !more.some((entry) => entry.name === name)), ...more]);
}

/** A document of LibreOffice Writer with the elements in its properties. */
export function makeOdt(elements: string, more: readonly Entry[] = []): Buffer {
  const meta = `<?xml version="1.0"?><office:document-meta xmlns:office="o" xmlns:meta="m" xmlns:dc="d"
    ><office:meta><dc:title>Zapisnik</dc:title>${elements}</office:meta></office:document-meta>`;
  return makeArchive([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', data: '<office:document-content xmlns:office="o"/>' },
    { name: 'meta.xml', data: meta },
    ...more,
  ]);
}

type Texts = Record<number, string>;

const SECTOR_BYTES = 512;
const LAST_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
const NO_SECTOR = 0xffffffff;
const SUMMARY_SECTORS = 8;

/**
 * A Word document in the old format. The summary, by numbers of properties, lies in sectors of its own; the summary of
 * the document is a short stream, in the code page of Croatian.
 */
export function makeNamedDoc(summary: Texts, documentSummary: Texts, more: readonly string[] = []): Buffer {
  const long = Buffer.alloc(SUMMARY_SECTORS * SECTOR_BYTES);
  makePropertySet(summary, true).copy(long);
  const short = makePropertySet(documentSummary, false);
  // Sectors: 0 table, 1 and 2 directory, 3 table of short sectors, 4 short sectors, 5 to 12 the summary.
  const next = [TABLE_SECTOR, 2, LAST_OF_CHAIN, LAST_OF_CHAIN, LAST_OF_CHAIN];
  for (let place = 1; place < SUMMARY_SECTORS; place += 1) next.push(5 + place);
  next.push(LAST_OF_CHAIN);
  const shorts = Math.ceil(short.length / 64);
  const nextShort = Array.from({ length: shorts }, (_, place) => (place === shorts - 1 ? LAST_OF_CHAIN : place + 1));
  const directory = Buffer.concat([
    makeEntry({ name: 'Root Entry', kind: 5, start: 4, size: SECTOR_BYTES }),
    makeEntry({ name: 'WordDocument', kind: 2, start: LAST_OF_CHAIN, size: 0 }),
    makeEntry({ name: '\u0005SummaryInformation', kind: 2, start: 5, size: long.length }),
    makeEntry({ name: '\u0005DocumentSummaryInformation', kind: 2, start: 0, size: short.length }),
    ...more.map((name) => makeEntry({ name, kind: 1, start: LAST_OF_CHAIN, size: 0 })),
  ]);
  const sectors = [makeTable(next), padded(directory, 2), makeTable(nextShort), padded(short, 1), long];
  return Buffer.concat([makeOleHeader(), ...sectors]);
}

function makeOleHeader(): Buffer {
  const header = Buffer.alloc(SECTOR_BYTES, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(3, 60);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(LAST_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  return header;
}

function makeTable(next: readonly number[]): Buffer {
  const table = Buffer.alloc(SECTOR_BYTES, 0xff);
  for (const [place, sector] of next.entries()) table.writeUInt32LE(sector, 4 * place);
  return table;
}

function padded(bytes: Buffer, sectors: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(sectors * SECTOR_BYTES - bytes.length)]);
}

function makeEntry({ name, kind, start, size }: { name: string; kind: number; start: number; size: number }): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = kind;
  entry.writeUInt32LE(NO_SECTOR, 68);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

const CROATIAN: Record<string, number> = { ć: 0xe6, č: 0xe8, Č: 0xc8, š: 0x9a, ž: 0x9e, đ: 0xf0, Š: 0x8a, Ž: 0x8e };

/** As UTF-16, or in windows-1250. */
function makePropertySet(texts: Texts, isWide: boolean): Buffer {
  const values = Object.entries(texts).map(([number, text]) => {
    const bytes = isWide
      ? Buffer.from(`${text}\0`, 'utf16le')
      : Buffer.from([...`${text}\0`].map((letter) => CROATIAN[letter] ?? letter.charCodeAt(0)));
    const head = Buffer.alloc(8);
    head.writeUInt32LE(isWide ? 0x1f : 0x1e, 0);
    head.writeUInt32LE(isWide ? bytes.length / 2 : bytes.length, 4);
    return { number: Number(number), value: Buffer.concat([head, bytes]) };
  });
  const codePage = Buffer.alloc(8);
  codePage.writeUInt32LE(0x02, 0);
  codePage.writeUInt16LE(1250, 4);
  const all = [{ number: 1, value: codePage }, ...values];
  const section = Buffer.alloc(8 + 8 * all.length);
  section.writeUInt32LE(all.length, 4);
  let offset = section.length;
  for (const [place, { number, value }] of all.entries()) {
    section.writeUInt32LE(number, 8 + 8 * place);
    section.writeUInt32LE(offset, 12 + 8 * place);
    offset += value.length;
  }
  const header = Buffer.alloc(48);
  header.writeUInt16LE(0xfffe, 0);
  header.writeUInt32LE(1, 24);
  header.writeUInt32LE(header.length, 44);
  return Buffer.concat([header, section, ...all.map(({ value }) => value)]);
}
