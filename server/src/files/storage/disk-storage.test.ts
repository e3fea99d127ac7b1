import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { openDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

const OPTIONS = { size: 5, mediaType: 'text/plain' };

let parent: string;
let folder: string;
let files: FileStorage;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'baklja-disk-'));
  folder = path.join(parent, 'data', 'files');
  files = await openDiskStorage(folder);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

const write = (key: string) => files.write(key, Readable.from([Buffer.from('tekst')]), OPTIONS);

async function listed(prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys.sort();
}

test('an object lies under its key, and nothing else lies next to it', async () => {
  await write('objects/ab/abc');
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'objects',
    'objects/ab',
    'objects/ab/abc',
    'unfinished',
  ]);
});

test('an object that is being written is neither read nor listed', async () => {
  let seen: unknown[] = [];
  async function* halfWay() {
    yield Buffer.from('te');
    seen = [await files.sizeOf('objects/ab/abc'), await files.read('objects/ab/abc'), await listed()];
    yield Buffer.from('kst');
  }
  await files.write('objects/ab/abc', Readable.from(halfWay()), OPTIONS);
  expect(seen).toEqual([undefined, undefined, []]);
  expect(await listed()).toEqual(['objects/ab/abc']);
});

test('folders that become empty are removed, but not that of the storage', async () => {
  await write('derived/a/320.webp');
  await write('derived/a/640.webp');
  await files.delete(['derived/a/320.webp']);
  expect(await readdir(folder)).toContain('derived');
  await files.delete(['derived/a/640.webp']);
  expect(await readdir(folder)).toEqual(['unfinished']);
});

test('foreign files in the folder are no objects', async () => {
  await write('objects/ab/abc');
  await mkdir(path.join(folder, 'Slike s igara'));
  await writeFile(path.join(folder, 'Slike s igara', 'a'), '');
  await writeFile(path.join(folder, 'objects', '.DS_Store'), '');
  await writeFile(path.join(parent, 'outside'), 'tajna');
  await symlink(path.join(parent, 'outside'), path.join(folder, 'objects', 'link'));
  expect(await listed()).toEqual(['objects/ab/abc']);
});

test('a folder that cannot be written is unavailable, and the source is released', async () => {
  await writeFile(path.join(folder, 'unfinished'), 'a file in the place of the folder');
  const source = Readable.from([Buffer.from('tekst')]);
  await expect(files.write('objects/ab/abc', source, OPTIONS)).rejects.toThrow(UnavailableError);
  expect(source.destroyed).toBe(true);
  await expect(openDiskStorage(path.join(folder, 'unfinished'))).rejects.toThrow(UnavailableError);
});

test('a file in the place of the folder is unavailable, and not empty', async () => {
  await write('objects/ab/abc');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(files.read('objects/ab/abc')).rejects.toThrow(UnavailableError);
  await expect(files.sizeOf('objects/ab/abc')).rejects.toThrow(UnavailableError);
});

test('a folder that was emptied is used again', async () => {
  await write('objects/ab/abc');
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await files.clean();
  await write('objects/ab/abc');
  expect(await listed()).toEqual(['objects/ab/abc']);
});

test('objects of one folder are written at once', async () => {
  const keys = Array.from({ length: 50 }, (_, place) => `objects/ab/${place}`);
  await Promise.all([...keys, ...keys].map((key) => write(key)));
  expect(await listed()).toEqual(keys.toSorted());
  expect((await stat(path.join(folder, 'objects/ab/7'))).size).toBe(5);
});

test('an object is kept while the last of its neighbours are deleted', async () => {
  for (let round = 0; round < 100; round += 1) {
    await write('derived/a/first');
    await Promise.all([write('derived/a/second'), files.delete(['derived/a/first'])]);
    expect(await listed('derived/')).toEqual(['derived/a/second']);
    await files.delete(['derived/a/second']);
  }
});
