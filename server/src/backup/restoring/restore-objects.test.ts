import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boundStorage } from '../../testing/bound-storage.ts';
import { FILE_STORAGE_NAMES, FILE_STORAGES, type TestStorage } from '../../testing/test-storages.ts';
import { BackupFile } from '../backup-file.ts';
import type { CheckedBackup } from './check-backup.ts';
import { restoreObjects } from './restore-objects.ts';

const BODIES = { 'objects/aa/first': 'prvi', 'objects/bb/second': '', 'objects/cc/third': 'x'.repeat(3_000_000) };

describe.each(FILE_STORAGE_NAMES)('objects of a backup in %s', (name) => {
  let storage: TestStorage;
  let folder: string;
  let backup: CheckedBackup;

  beforeEach(async () => {
    storage = await FILE_STORAGES[name]();
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-objects-'));
    const file = path.join(folder, 'b.tar');
    const handle = await open(file, 'wx');
    const written = new BackupFile(handle);
    for (const [key, body] of Object.entries(BODIES)) await written.add(key, Buffer.from(body));
    await written.finish();
    await handle.close();
    const objects = new Map(
      Object.entries(BODIES).map(([key, body]) => {
        const sha256 = createHash('sha256').update(body).digest('hex');
        return [key, { size: body.length, sha256, mediaType: 'text/plain' }];
      }),
    );
    const bytes = Object.values(BODIES).join('').length;
    backup = { file, objects, contents: { objects: { bytes } } } as unknown as CheckedBackup;
  });

  afterEach(async () => {
    await storage.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  test('are written whole and once, with true progress, however often the restore is repeated', async () => {
    const reports: number[] = [];
    const written: string[] = [];
    const counting = boundStorage(storage.files);
    counting.write = (...parameters) => {
      written.push(parameters[0]);
      return storage.files.write(...parameters);
    };
    await restoreObjects(counting, backup, ({ done, total }) => reports.push(done / total));
    for (const [key, body] of Object.entries(BODIES)) expect(await text((await storage.files.read(key))!)).toBe(body);
    expect([reports[0], reports.at(-1)]).toEqual([0, 1]);
    await storage.files.delete(['objects/aa/first']);
    await restoreObjects(counting, backup, () => {});
    expect(written).toEqual([...Object.keys(BODIES), 'objects/aa/first']);
  });

  test('are refused when the storage gives other bytes back', async () => {
    const losing = boundStorage(storage.files);
    losing.write = (key, source, options) => {
      source.resume();
      return storage.files.write(key, Readable.from(['PRVI']), options);
    };
    await expect(restoreObjects(losing, backup, () => {})).rejects.toThrow(
      'The storage of files gives objects/aa/first back with other bytes; nothing was restored.',
    );
  });
});
