// Writes the documents of the starter content, the same bytes every time: node scripts/write-starter-documents.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { readContent } from '../server/src/starter/read-content.ts';
import { makeTextPdf } from './text-pdf.mjs';

const folder = new URL('../server/starter-files/documents/', import.meta.url);

const SAMPLES = {
  hrv: ['Ovo je primjer dokumenta uz početni sadržaj.', 'Zamijenite ga svojim: adresa datoteke ostaje ista.'],
  eng: ['This is a sample document of the starter content.', 'Replace it by your own: its address stays.'],
};

const GUIDE = [
  'Kako napisati članak',
  '',
  'Naslov kaže što se dogodilo. Uvod u jednoj ili dvije rečenice kaže zašto je važno.',
  'Tekst počinje najvažnijim, a završava onim što se može i ispustiti.',
  'Svaka slika dobiva zamjenski tekst: opišite je nekome tko je ne vidi.',
  'Prije objave pročitajte članak naglas.',
];

const PICTURES = [
  'Kako pripremiti sliku',
  '',
  'Pošaljite sliku onako velikom kakvu imate; manje veličine nastaju same.',
  'Naziv datoteke neka kaže što je na slici. Razmaci i naša slova smiju ostati.',
  'Upišite tko je sliku snimio i odakle je smijemo objaviti.',
  'Žarišna točka čuva ono najvažnije kad se slika obreže.',
];

const MINUTES = [
  'Zapisnik sa sastanka (predložak)',
  '',
  'Datum i mjesto:',
  'Prisutni:',
  'Dnevni red:',
  'Zaključci i tko ih provodi:',
  'Zapisnik vodio ili vodila:',
];

const ARCHIVE = [
  'Što je u ovom folderu',
  '',
  'Ovdje stoje dokumenti s prijašnjih stranica.',
  'Njihove adrese ostaju iste, pa ih ne premještajte bez potrebe.',
];

const LETTER = ['Naslov dopisa', 'Poštovani,', 'ovdje počinje tekst dopisa.', 'Srdačan pozdrav', 'Ime i prezime'];

await mkdir(new URL('folders/', folder), { recursive: true });
await writeFile(new URL('kako-napisati-clanak.pdf', folder), makePdf(GUIDE));
await writeFile(new URL('kako-pripremiti-sliku.pdf', folder), makePdf(PICTURES));
await writeFile(new URL('zapisnik-predlozak.pdf', folder), makePdf(MINUTES));
await writeFile(new URL('o-ovom-folderu.pdf', folder), makePdf(ARCHIVE));
await writeFile(new URL('dopis-predlozak.docx', folder), makeDocx(LETTER));
const content = await readContent();
for (const { lng, documents } of content.documents) {
  for (const { file, title, title_eng } of documents) {
    const heading = lng === 'hrv' ? title : title_eng;
    await writeFile(new URL(`folders/${file}.pdf`, folder), makePdf([heading, '', ...SAMPLES[lng]]));
  }
}

/** One page of lines, the first one large. */
function makePdf(lines) {
  return makeTextPdf([{ lines: lines.map((text, place) => ({ text, size: place === 0 ? 20 : 12 })) }]);
}

/** The smallest document that Word opens: one paragraph for each line. */
function makeDocx(lines) {
  const xml = (body) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const office = 'http://schemas.openxmlformats.org';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return makeZip({
    '[Content_Types].xml': xml(
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
    ),
  });
}

/** The files in uncompressed form, one after the other, followed by the directory. */
function makeZip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const entry = Buffer.alloc(26);
    entry.writeUInt16LE(20, 0);
    // The first day that the format supports.
    entry.writeUInt16LE(0x21, 8);
    entry.writeUInt32LE(crc32(bytes), 10);
    entry.writeUInt32LE(bytes.length, 14);
    entry.writeUInt32LE(bytes.length, 18);
    entry.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, Buffer.from(name), bytes]);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), entry, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06'), end]);
}
