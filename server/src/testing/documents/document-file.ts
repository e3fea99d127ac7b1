import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import yauzl from 'yauzl';
import { readDocumentFacts } from '../../files/documents/read-document-properties.ts';
import { removeDocumentProperties } from '../../files/documents/remove-document-properties.ts';

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
} as const;

type Ending = keyof typeof TYPES;

/** A folder for documents, and what is done with them. */
export async function makeDocumentFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-documents-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const write = async (bytes: Buffer, ending: Ending) => {
    const localPath = path.join(folder, randomUUID());
    await writeFile(localPath, bytes);
    return { localPath, media_type: TYPES[ending], size: bytes.length };
  };
  return {
    read: async (bytes: Buffer, ending: Ending) => (await readDocumentFacts(await write(bytes, ending))).properties,
    readTitle: async (bytes: Buffer) => (await readDocumentFacts(await write(bytes, 'pdf'))).title,
    /** The bytes of the copy without the names. */
    remove: async (bytes: Buffer, ending: Ending) => {
      const { localPath } = await removeDocumentProperties(await write(bytes, ending));
      return readFile(localPath);
    },
  };
}

/** The unpacked entries of an archive, in their order. */
export async function listArchive(bytes: Buffer): Promise<[name: string, content: string][]> {
  const archive = await yauzl.fromBufferPromise(bytes);
  const found: [string, string][] = [];
  for await (const entry of archive.eachEntry()) {
    found.push([entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString()]);
  }
  return found;
}

/** In which forms a PDF or an Office document holds the text; empty when it holds it in none. */
export async function findText(bytes: Buffer, text: string): Promise<string[]> {
  const wide = Buffer.from(text, 'utf16le').swap16();
  const octal = [...wide].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  const forms: Record<string, Buffer> = {
    'UTF-8': Buffer.from(text),
    'UTF-16, low byte first': Buffer.from(text, 'utf16le'),
    'UTF-16, high byte first': wide,
    'hexadecimal UTF-8': Buffer.from(Buffer.from(text).toString('hex')),
    'hexadecimal UTF-16': Buffer.from(wide.toString('hex')),
    'hexadecimal UTF-16 in capitals': Buffer.from(wide.toString('hex').toUpperCase()),
    octal: Buffer.from(octal),
  };
  const isArchive = bytes.toString('latin1', 0, 2) === 'PK';
  const searched = isArchive ? Buffer.from(JSON.stringify(await listArchive(bytes))) : bytes;
  return Object.keys(forms).filter((form) => searched.includes(forms[form] ?? '') || bytes.includes(forms[form] ?? ''));
}
