import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import pidusage from 'pidusage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeArchive } from '../testing/documents/make-archive.ts';
import { coreXml, makeNamedDoc, makeNamedDocx } from '../testing/documents/make-document.ts';
import { makePdf, makeStream } from '../testing/documents/make-pdf.ts';
import { deflatedBytes, makePng, makeUnpackingPdf, zlibBytes } from '../testing/documents/make-unpacking.ts';
import type { ReadingTask } from '../testing/documents/measure-reading.ts';

const UNPACKED_BYTES = 1024 ** 3;
const GROWS_AT_MOST_MB = 150;
const LOOKS_EVERY_MS = 20;

const BOMB = deflatedBytes(UNPACKED_BYTES, ' ');
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const NOBODY = { properties: null };

const RELATIONS = '_rels/.rels';
const CORE = 'docProps/core.xml';

/** A Word document in which a part unpacks to 1 GB, and declares so many bytes. */
const docxWith = (name: string, uncompressedSize: number) =>
  makeNamedDocx(coreXml(''), '', [{ name, packed: BOMB, uncompressedSize }]);

/** Makes the archive large enough that its parts may unpack to as much as they declare. */
const ballast = { name: 'word/media/image1.bin', data: randomBytes(UNPACKED_BYTES / 200) };

/** A Word document whose summary declares 1 GB. */
function longSummary(): Buffer {
  const document = makeNamedDoc({ 4: 'Ana' }, {});
  document.writeUInt32LE(UNPACKED_BYTES - 1, SIZE_OF_SUMMARY);
  return document;
}
const SIZE_OF_SUMMARY = 2 * 512 + 2 * 128 + 120;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-unpacking-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Row = { it: string; name: string; bytes: () => Buffer; what?: ReadingTask['what']; found: unknown };

const PROPERTIES_UNREAD = expect.stringMatching(/not read|too long|too many|broken|unpacked/);

const FILES: Row[] = [
  {
    it: 'the text of a PDF, packed twice',
    name: 'olimp.pdf',
    what: 'text',
    bytes: () => makeUnpackingPdf(UNPACKED_BYTES),
    found: { problem: 'damaged' },
  },
  {
    it: 'the objects of a PDF',
    name: 'olimp.pdf',
    what: 'properties',
    found: PROPERTIES_UNREAD,
    bytes: () => makePdf({ more: { 9: streamOf('/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode') } }),
  },
  {
    it: 'the metadata of a PDF',
    name: 'olimp.pdf',
    what: 'properties',
    found: NOBODY,
    bytes: () => makePdf({ catalog: '/Metadata 9 0 R', more: { 9: streamOf('/Type /Metadata /Filter /FlateDecode') } }),
  },
  {
    it: 'an archive',
    name: 'a.zip',
    found: 'Arhiva se raspakirava u 1 GB; za njezinu veličinu to je previše.',
    bytes: () => makeArchive([{ name: 'a.txt', packed: BOMB, uncompressedSize: UNPACKED_BYTES }]),
  },
  {
    it: 'an archive that declares less',
    name: 'a.zip',
    found: 'zip',
    bytes: () => makeArchive([{ name: 'a.txt', packed: BOMB, uncompressedSize: 10 }]),
  },
  {
    it: 'the relations of a Word document that declares less',
    name: 'a.docx',
    found: 'Arhiva je oštećena.',
    bytes: () => docxWith(RELATIONS, 100),
  },
  {
    it: 'the relations of a Word document',
    name: 'a.docx',
    found: 'Dokument je oštećen.',
    bytes: () =>
      makeNamedDocx(coreXml(''), '', [
        { name: RELATIONS, packed: BOMB, uncompressedSize: UNPACKED_BYTES - 2 ** 26 },
        ballast,
      ]),
  },
  {
    it: 'the properties of a Word document',
    name: 'a.docx',
    what: 'properties',
    found: PROPERTIES_UNREAD,
    bytes: () =>
      makeNamedDocx('', '', [
        { name: CORE, packed: withXmlStart(), uncompressedSize: UNPACKED_BYTES - 2 ** 26 },
        ballast,
      ]),
  },
  {
    it: 'the properties of an old Word document',
    name: 'a.doc',
    what: 'properties',
    found: PROPERTIES_UNREAD,
    bytes: longSummary,
  },
  {
    it: 'the points of a picture',
    name: 'a.png',
    found: expect.stringContaining('Slika ima'),
    bytes: () => makePng({ side: 23_000 }),
  },
  {
    it: 'the colours of a picture',
    name: 'a.png',
    found: 'png',
    bytes: () => makePng({ chunks: [['iCCP', Buffer.concat([Buffer.from('a\0\0'), zlibBytes(UNPACKED_BYTES, ' ')])]] }),
  },
  {
    it: 'a text of a picture',
    name: 'a.png',
    found: 'png',
    bytes: () => makePng({ chunks: [['zTXt', Buffer.concat([Buffer.from('a\0\0'), zlibBytes(UNPACKED_BYTES, ' ')])]] }),
  },
  {
    it: 'a packed drawing',
    name: 'a.svgz',
    found: expect.stringContaining('Ta vrsta arhive nije dopuštena.'),
    bytes: () => Buffer.concat([GZIP_HEAD, BOMB, Buffer.alloc(8)]),
  },
  {
    it: 'the entities of a drawing',
    name: 'a.svg',
    bytes: laughs,
    found: 'SVG sadrži entitete ili vlastiti DOCTYPE. Spremite ga kao običan SVG.',
  },
];

function streamOf(entries: string): Buffer {
  return makeStream(entries, zlibBytes(UNPACKED_BYTES, ' '));
}

/** Well-formed so far, so that nothing but its length is wrong. */
function withXmlStart(): Buffer {
  return Buffer.concat([deflateRawSync('<a>', { finishFlush: constants.Z_FULL_FLUSH }), BOMB]);
}

function laughs(): Buffer {
  const entities = Array.from({ length: 31 }, (_, place) => `<!ENTITY e${place + 1} "&e${place};&e${place};">`);
  return Buffer.from(
    `<!DOCTYPE svg [<!ENTITY e0 "x">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg">&e31;</svg>`,
  );
}

describe('a file that unpacks to 1 GB hardly makes the server grow', () => {
  test.each(FILES)(
    'in $it',
    async ({ name, bytes, what = 'kind', found }) => {
      const localPath = path.join(folder, name);
      await writeFile(localPath, bytes());
      const read = await measureReading({ localPath, name, what });
      expect(read.found).toEqual(found);
      expect(read.grownMb).toBeLessThan(GROWS_AT_MOST_MB);
    },
    60_000,
  );
});

/** Reads the file in a process, and looks how much memory that takes. */
async function measureReading(task: ReadingTask): Promise<{ found: unknown; grownMb: number }> {
  const reading = fork(fileURLToPath(new URL('../testing/documents/measure-reading.ts', import.meta.url)));
  // It ends after its answer.
  const memory = async () => (await pidusage(reading.pid ?? 0).catch(() => ({ memory: 0 }))).memory;
  try {
    await once(reading, 'message');
    const before = await memory();
    let peak = before;
    reading.send(task);
    const answered = once(reading, 'message').then(([message]) => message as { found: unknown });
    let read: { found: unknown } | undefined;
    while (!read) {
      read = await Promise.race([answered, setTimeout(LOOKS_EVERY_MS, undefined)]);
      peak = Math.max(peak, await memory());
    }
    return { ...read, grownMb: (peak - before) / 1024 / 1024 };
  } finally {
    reading.kill('SIGKILL');
  }
}
