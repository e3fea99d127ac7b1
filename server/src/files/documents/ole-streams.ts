import type { FileHandle } from 'node:fs/promises';
import { readBytes } from '../inspect/read-bytes.ts';
import { UnreadableDocumentError } from './document-names.ts';

/* The old Office format is a small file system: sectors in chains, a directory, and a stream with the short streams. */

const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const HEADER_TABLE_SECTORS = 109;
const LAST_SECTOR = 0xfffffffa;
const SHORT_SECTOR_BYTES = 64;
const SHORT_STREAM_BYTES = 4096;
const ENTRY_BYTES = 128;
const ROOT_KIND = 5;

/** Longest directory or stream that is read. */
const CHAIN_MAX_BYTES = 4 * 1024 * 1024;

type Entry = { name: string; kind: number; start: number; size: number };

/** Names of everything in the directory, and the streams of the given names; absent ones are left out. */
export type OleContents = { names: string[]; streams: Map<string, Buffer> };

/** @throws UnreadableDocumentError when the structure is broken or a stream is too long. */
export async function readOleStreams(file: FileHandle, wanted: readonly string[]): Promise<OleContents> {
  const sectors = await openSectors(file);
  const entries = toEntries(await sectors.readChain(sectors.directoryStart));
  const root = entries.find(({ kind }) => kind === ROOT_KIND);
  const streams = new Map<string, Buffer>();
  for (const { name, start, size } of entries.filter((entry) => wanted.includes(entry.name))) {
    if (size > CHAIN_MAX_BYTES) throw new UnreadableDocumentError('a stream is too long');
    const isShort = size < SHORT_STREAM_BYTES;
    const bytes = isShort
      ? await sectors.readShort(start, size, root?.start ?? LAST_SECTOR)
      : await sectors.readChain(start);
    streams.set(name, bytes.subarray(0, size));
  }
  return { names: entries.map(({ name }) => name), streams };
}

async function openSectors(file: FileHandle) {
  const header = await readBytes(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('hex', 0, 8) !== SIGNATURE) throw broken();
  const sectorBytes = 2 ** header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw broken();
  const perSector = sectorBytes / 4;
  const tableSectors = await listTableSectors();

  /** The last sector of a file may be short. */
  async function readSector(sector: number): Promise<Buffer> {
    const bytes = await readBytes(file, (sector + 1) * sectorBytes, sectorBytes);
    if (bytes.length === 0) throw broken();
    return bytes;
  }

  /** The sectors that hold the table of chains: the first in the header, the others in a chain of their own. */
  async function listTableSectors(): Promise<number[]> {
    const listed = Array.from({ length: HEADER_TABLE_SECTORS }, (_, place) => header.readUInt32LE(76 + 4 * place));
    let next = header.readUInt32LE(68);
    for (let read = 0; next < LAST_SECTOR; read += sectorBytes) {
      if (read > CHAIN_MAX_BYTES) throw broken();
      const sector = await readSector(next);
      if (sector.length < sectorBytes) throw broken();
      for (let place = 0; place < perSector - 1; place += 1) listed.push(sector.readUInt32LE(4 * place));
      next = sector.readUInt32LE(sectorBytes - 4);
    }
    return listed.filter((sector) => sector < LAST_SECTOR);
  }

  async function nextOf(sector: number): Promise<number> {
    const tableSector = tableSectors[Math.floor(sector / perSector)];
    if (tableSector === undefined) throw broken();
    const position = (tableSector + 1) * sectorBytes + 4 * (sector % perSector);
    const bytes = await readBytes(file, position, 4);
    if (bytes.length < 4) throw broken();
    return bytes.readUInt32LE();
  }

  async function readChain(start: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let sector = start; sector < LAST_SECTOR; sector = await nextOf(sector)) {
      // A chain that is a circle ends here too.
      if (parts.length * sectorBytes > CHAIN_MAX_BYTES) throw broken();
      parts.push(await readSector(sector));
    }
    return Buffer.concat(parts);
  }

  async function readShort(start: number, size: number, container: number): Promise<Buffer> {
    const [table, bytes] = [await readChain(header.readUInt32LE(60)), await readChain(container)];
    const parts: Buffer[] = [];
    let sector = start;
    for (let read = 0; read < size; read += SHORT_SECTOR_BYTES) {
      if (4 * sector + 4 > table.length) throw broken();
      parts.push(bytes.subarray(sector * SHORT_SECTOR_BYTES, (sector + 1) * SHORT_SECTOR_BYTES));
      sector = table.readUInt32LE(4 * sector);
    }
    return Buffer.concat(parts);
  }

  return { directoryStart: header.readUInt32LE(48), readChain, readShort };
}

function toEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let start = 0; start + ENTRY_BYTES <= directory.length; start += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(start + 64);
    const kind = directory[start + 66] ?? 0;
    if (kind === 0 || nameBytes < 2 || nameBytes > 64) continue;
    const name = directory.toString('utf16le', start, start + nameBytes - 2);
    entries.push({ name, kind, start: directory.readUInt32LE(start + 116), size: directory.readUInt32LE(start + 120) });
  }
  return entries;
}

function broken() {
  return new UnreadableDocumentError('the structure of the document is broken');
}
