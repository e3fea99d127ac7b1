import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import { type Moment, startProcess } from '../testing/faults/killed-process.ts';
import { makeRealInstallation, type RealInstallation } from '../testing/faults/real-installation.ts';
import { makeUploadClient } from '../testing/faults/upload-client.ts';
import { makeText } from '../testing/resumable-uploads.ts';
import { startS3Double } from '../testing/s3-double/start-s3-double.ts';

const MEGABYTE = 1024 * 1024;

/** The object and the row of the file are written, and the row is not committed. */
const FINISHING: Moment = { from: '^insert into "files"', killAt: 3 };

/** A body whose second half never comes. */
function brokenOff(bytes: Buffer): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });
}

function listPaths({ use }: RealInstallation): Promise<string[]> {
  return use(async ({ read }) => (await read.selectFrom('files').select('path').execute()).map((row) => row.path));
}

describe.concurrent.each([
  ['SQLite', 'disk'],
  ['PostgreSQL', 'S3'],
] as const)('a server that is killed in an upload on %s and %s', (databaseName, storage) => {
  test('goes on from the bytes that it has, and stores one whole file', async ({ expect, onTestFinished }) => {
    const installation = await makeRealInstallation(databaseName);
    onTestFinished(installation.destroy);
    const double = await startS3Double();
    onTestFinished(double.stop);
    const env = storage === 'S3' ? double.settings : {};
    const bytes = makeText(3 * MEGABYTE);
    const client = makeUploadClient(installation, bytes);
    onTestFinished(client.kill);

    let finishing = await client.start({ env, moment: FINISHING });
    const part = path.join(installation.dataDir, 'incoming', 'resumable', await client.begin());
    expect((await client.send(0, bytes.subarray(0, MEGABYTE))).status).toBe(204);
    // The parts are on the local disk with every storage.
    if (storage === 'disk') {
      const second = client.send(MEGABYTE, brokenOff(bytes.subarray(MEGABYTE, 2 * MEGABYTE))).catch(() => 'cut');
      await vi.waitFor(async () => expect((await stat(part)).size).toBeGreaterThan(MEGABYTE), { timeout: 10_000 });
      await client.kill();
      expect(await second).toBe('cut');
      finishing = await client.start({ env, moment: FINISHING });
      expect(await client.readOffset()).toBeGreaterThan(MEGABYTE);
    }
    const kept = await client.readOffset();
    await expect(client.send(kept, bytes.subarray(kept))).rejects.toThrow(TypeError);
    expect(await finishing.ended).toBe('SIGKILL');
    expect(await listPaths(installation)).toEqual([]);

    await client.start({ env });
    const offset = await client.readOffset();
    expect(offset).toBe(bytes.length);
    const saved = await client.send(offset, new Uint8Array());
    const { url } = (await saved.json()) as { url: string };
    expect([saved.status, url]).toEqual([200, '/files/dokumenti/zapis.txt']);
    expect(await client.isWhole(url)).toBe(true);
    expect(await listPaths(installation)).toEqual(['dokumenti/zapis.txt']);
    expect(await readdir(path.dirname(part))).toEqual([]);
  }, 120_000);
});

test('a process that is killed while it writes an object leaves nothing at its place', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-write-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const key = 'objects/ab/abc';
  expect(await startProcess('run-write.ts', { args: [folder, key] }).ended).toBe('SIGKILL');
  expect(await (await openDiskStorage(folder)).sizeOf(key)).toBeUndefined();
});
