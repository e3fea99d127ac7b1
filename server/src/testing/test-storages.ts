import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readConfig } from '../config.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { S3Timeouts } from '../files/storage/s3-client.ts';
import { openS3Storage } from '../files/storage/s3-storage.ts';
import { UNFINISHED_FOLDER } from '../files/storage/storage-key.ts';
import { DOUBLE_CREDENTIALS } from './s3-double/s3-signature.ts';
import { DOUBLE_BUCKET, type S3Double, startS3Double } from './s3-double/start-s3-double.ts';

export type TestStorage = {
  files: FileStorage;
  /** Undefined for a store from outside that the tests do not control. */
  commands: StorageCommands | undefined;
  destroy: () => Promise<void>;
};

type StorageCommands = {
  /** Makes the store unreachable. */
  takeAway: () => Promise<void>;
  restore: () => Promise<void>;
  /** Leaves at the key what a process leaves when it is killed in the middle of a write. */
  abandonWrite: (key: string, at: Date) => Promise<void>;
  countAbandoned: () => Promise<number>;
  /** Total bytes that unfinished writes have delivered to the store. */
  bytesReceived: () => number;
};

/** Every kind of file storage by name, each opening an empty one that belongs to this test file only. */
export const FILE_STORAGES = { disk: openTestDisk, S3: openTestS3, 'given S3': openGivenS3 } as const;

export type FileStorageName = keyof typeof FILE_STORAGES;

/** For `describe.each`: suites of stored files run on all. TEST_S3_URL, with the AWS variables, adds a real store. */
export const FILE_STORAGE_NAMES = (Object.keys(FILE_STORAGES) as FileStorageName[]).filter(
  (name) => name !== 'given S3' || process.env['TEST_S3_URL'],
);

async function openTestDisk(): Promise<TestStorage> {
  const parent = await mkdtemp(path.join(tmpdir(), 'baklja-storage-'));
  const folder = path.join(parent, 'files');
  const unfinished = path.join(folder, UNFINISHED_FOLDER);
  const files = await openDiskStorage(folder);
  return {
    files,
    commands: {
      takeAway: () => rename(folder, `${folder}-away`),
      restore: () => rename(`${folder}-away`, folder),
      abandonWrite: async (_key, at) => {
        await mkdir(unfinished, { recursive: true });
        const file = path.join(unfinished, randomUUID());
        await writeFile(file, 'half');
        await utimes(file, at, at);
      },
      countAbandoned: async () => (await readdir(unfinished)).length,
      bytesReceived: () =>
        readdirSync(unfinished).reduce((bytes, name) => bytes + statSync(path.join(unfinished, name)).size, 0),
    },
    destroy: () => rm(parent, { recursive: true, force: true }),
  };
}

/** A storage in an S3 double, under a prefix, next to an object that is not its own. */
async function openTestS3(): Promise<TestStorage> {
  const double = await startS3Double();
  return { files: await openS3OfDouble(double), commands: commandsOf(double), destroy: double.stop };
}

/** The storage under the prefix `files` of a double. */
export function openS3OfDouble(double: S3Double, timeouts: Partial<S3Timeouts> = {}): Promise<FileStorage> {
  const place = { bucket: DOUBLE_BUCKET, prefix: 'files', endpoint: double.endpoint };
  return openS3Storage(place, { credentials: DOUBLE_CREDENTIALS, timeouts });
}

function commandsOf(double: S3Double): StorageCommands {
  const { uploads } = double.bucket;
  return {
    takeAway: double.stop,
    restore: double.restart,
    abandonWrite: async (key, begun) => {
      const id = randomUUID();
      uploads.set(id, { id, key: `files/${key}`, mediaType: 'text/plain', begun, parts: new Map() });
    },
    countAbandoned: async () => uploads.size,
    bytesReceived: double.bytesReceived,
  };
}

/** A separate folder in the store of TEST_S3_URL; it is emptied at the end. */
async function openGivenS3(): Promise<TestStorage> {
  const settings = { ...process.env, FILES_URL: `${process.env['TEST_S3_URL']?.replace(/\/$/, '')}/${randomUUID()}` };
  const { filesUrl } = readConfig(settings, tmpdir());
  if (!filesUrl) throw new Error('TEST_S3_URL is not set');
  const files = await openS3Storage(filesUrl);
  return { files, commands: undefined, destroy: async () => files.delete(await listKeys(files)) };
}

/** The keys of all objects in the storage. */
export async function listKeys(files: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list('')) keys.push(key);
  return keys;
}
