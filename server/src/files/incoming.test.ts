import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cleanIncoming,
  cleanResumable,
  hashOf,
  makeIncomingFolder,
  RESUMABLE_LIFE_MS,
  receiveFile,
  resumableFolder,
} from './incoming.ts';

/** `printf tekst | sha256sum` */
const SHA256_OF_TEXT = '324d0315d575bf5b4f6c8703f1135b847d14ca925480746ef1bd3a412d93667b';

const NOW = new Date('2026-11-21T11:00:00.000Z');

describe('an incoming file', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-test-'));
  });

  afterEach(() => rm(dataDir, { recursive: true }));

  async function writeResumable(name: string, ageMs: number): Promise<void> {
    const file = path.join(resumableFolder(dataDir), name);
    await writeFile(file, 'dio');
    const at = new Date(NOW.getTime() - ageMs);
    await utimes(file, at, at);
  }

  test('is written, and its SHA-256 is computed in the same pass', async () => {
    const folder = await makeIncomingFolder(dataDir);
    const received = await receiveFile(Readable.from([Buffer.from('te'), Buffer.from('kst')]), { folder, name: 'a' });
    expect(await readFile(received.localPath, 'utf8')).toBe('tekst');
    expect(received).toMatchObject({ name: 'a', size: 5, sha256: await hashOf(received.localPath) });
    expect(received.sha256).toBe(SHA256_OF_TEXT);
  });

  test('fails when its source fails', async () => {
    const folder = await makeIncomingFolder(dataDir);
    const source = new Readable({ read: () => {} });
    source.push(Buffer.from('po'));
    source.destroy(new Error('prekid'));
    await expect(receiveFile(source, { folder, name: 'a' })).rejects.toThrow('prekid');
  });

  test('is removed at the start, except for resumable uploads of the last day', async () => {
    await writeFile(path.join(await makeIncomingFolder(dataDir), 'pola'), 'pola');
    await mkdir(resumableFolder(dataDir));
    await writeResumable('mlad', RESUMABLE_LIFE_MS);
    await writeResumable('star', RESUMABLE_LIFE_MS + 1);
    await cleanIncoming(dataDir, NOW);
    expect((await readdir(path.join(dataDir, 'incoming'), { recursive: true })).toSorted()).toEqual([
      'resumable',
      path.join('resumable', 'mlad'),
    ]);
  });

  test('has its folder after the first start', async () => {
    await cleanIncoming(dataDir, NOW);
    expect(await readdir(resumableFolder(dataDir))).toEqual([]);
  });

  test('stays while the server runs, except for resumable uploads that are too old', async () => {
    await cleanIncoming(dataDir, NOW);
    await writeFile(path.join(await makeIncomingFolder(dataDir), 'pola'), 'pola');
    await writeResumable('star', RESUMABLE_LIFE_MS + 1);
    await cleanResumable(dataDir, NOW);
    expect(await readdir(path.join(dataDir, 'incoming'), { recursive: true })).toHaveLength(3);
  });
});
