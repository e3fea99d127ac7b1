import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { safeFileName } from '../files/safe-file-name.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import { makeInspection } from '../testing/inspect-bytes.ts';
import { writeDemoFiles } from './load-demo-files.ts';
import { readContent, STARTER_FILES } from './read-content.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baklja-starter-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the product would accept the files of a demo unchanged', async () => {
  const { inspect } = await makeInspection();
  const files = await openDiskStorage(folder);
  const limits = { imageMaxBytes: 1_000_000, imageMaxPixels: 4_000_000, documentMaxBytes: 1_000_000 };
  for (const { path: file, object_key, media_type, width, height } of await writeDemoFiles(
    files,
    await readContent(),
  )) {
    const name = path.basename(file);
    const bytes = Buffer.concat(await (await files.read(object_key))!.toArray());
    const accepted = await inspect(bytes, name, { limits });
    const type = media_type.startsWith('image/') ? 'image' : 'other';
    expect(accepted).toMatchObject({ type, media_type, width, height });
    expect(safeFileName(name, accepted.extension)).toBe(name);
  }
});

test('a demo without one of its files is not loaded', async () => {
  const content = await readContent();
  const missing = {
    ...content,
    articles: [],
    files: [{ source: 'squares/nema.jpg', path: 'images/Nema.jpg', daysAgo: 1 }],
  };
  const writing = writeDemoFiles(await openDiskStorage(folder), missing);
  const file = path.join(STARTER_FILES, 'squares/nema.jpg');
  await expect(writing).rejects.toThrow(`STARTER: the file ${file} is broken: it cannot be read (ENOENT)`);
});
