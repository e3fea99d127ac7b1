import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { DOUBLE_CREDENTIALS } from '../../testing/s3-double/s3-signature.ts';
import { DOUBLE_BUCKET, type S3Double, startS3Double } from '../../testing/s3-double/start-s3-double.ts';
import { openS3OfDouble } from '../../testing/test-storages.ts';
import type { FileStorage } from './file-storage.ts';
import { openS3Storage } from './s3-storage.ts';

const LARGE = 9 * 1024 * 1024;
const PICTURE = { size: 6, mediaType: 'image/png' };

let double: S3Double;
let files: FileStorage;

beforeEach(async () => {
  double = await startS3Double();
  files = await openS3OfDouble(double);
});

afterEach(() => double.stop());

const write = (key: string, size = PICTURE.size) =>
  files.write(key, Readable.from([Buffer.alloc(size, 'x')]), { ...PICTURE, size });

const keysInBucket = () => [...double.bucket.objects.keys()];

async function listed(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list('')) keys.push(key);
  return keys;
}

describe('objects in a bucket', () => {
  test('lie under the prefix, with their media type, at any size', async () => {
    await write('objects/ab/small');
    await write('objects/ab/large', LARGE);
    expect(keysInBucket()).toEqual(['files/objects/ab/small', 'files/objects/ab/large']);
    expect([...double.bucket.objects.values()].map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/png']);
  });

  test('of others are neither listed nor touched', async () => {
    const place = { bucket: DOUBLE_BUCKET, prefix: 'files2', endpoint: double.endpoint };
    const neighbour = await openS3Storage(place, { credentials: DOUBLE_CREDENTIALS });
    await neighbour.write('objects/a', Readable.from([Buffer.alloc(6)]), PICTURE);
    await write('objects/a');
    expect(await listed()).toEqual(['objects/a']);
    await files.delete(['objects/a']);
    expect(keysInBucket()).toEqual(['files2/objects/a']);
  });

  test('lie in the bucket itself without a prefix, and a check leaves no trace', async () => {
    const place = { bucket: DOUBLE_BUCKET, prefix: '', endpoint: double.endpoint };
    files = await openS3Storage(place, { credentials: DOUBLE_CREDENTIALS });
    await files.check();
    await write('objects/a');
    expect(keysInBucket()).toEqual(['objects/a']);
    expect(await listed()).toEqual(['objects/a']);
  });
});

describe('unfinished uploads', () => {
  const abandon = (key: string, begun: Date) =>
    double.bucket.uploads.set(key, { id: key, key, mediaType: 'text/plain', begun, parts: new Map() });

  test('of others are left alone', async () => {
    const longAgo = new Date('2026-01-01');
    abandon('files/objects/a', longAgo);
    abandon('files2/objects/a', longAgo);
    await files.clean();
    expect([...double.bucket.uploads.keys()]).toEqual(['files2/objects/a']);
  });

  test('are left where the store cannot list them', async () => {
    abandon('files/objects/a', new Date('2026-01-01'));
    double.setMood('listing nothing');
    await files.clean();
    expect(double.bucket.uploads.size).toBe(1);
  });
});

describe('a store', () => {
  const everyCall = () => [
    () => write('objects/a'),
    () => write('objects/large', LARGE),
    () => files.read('objects/kept'),
    () => files.sizeOf('objects/kept'),
    () => files.delete(['objects/kept']),
    () => listed(),
    () => files.check(),
  ];

  test.each(['busy', 'silent'] as const)('that is %s is unavailable, at the latest after a while', async (mood) => {
    await write('objects/kept');
    files = await openS3OfDouble(double, { answer: 50, work: 50, check: 50 });
    double.setMood(mood);
    for (const go of everyCall()) await expect(go()).rejects.toThrow(UnavailableError);
  });

  test.each(['breaking', 'falling silent'] as const)(
    'that is %s in the middle of an object ends its reading',
    async (mood) => {
      await write('objects/kept', LARGE);
      files = await openS3OfDouble(double, { silence: 200 });
      double.setMood(mood);
      const stream = await files.read('objects/kept');
      await expect(buffer(stream!)).rejects.toThrow(UnavailableError);
    },
  );

  test('that breaks off while no one reads breaks nothing else', async () => {
    await write('objects/kept');
    double.setMood('breaking');
    const stream = await files.read('objects/kept');
    while (!stream!.destroyed) await new Promise(setImmediate);
    await expect(buffer(stream!)).rejects.toThrow();
  });

  test('that fails to delete reports it', async () => {
    await write('objects/kept');
    double.setMood('keeping everything');
    await expect(files.delete(['objects/kept'])).rejects.toThrow(UnavailableError);
  });

  test('that goes away in the middle of a large object gets none of it', async () => {
    const size = 3 * LARGE;
    async function* leaving() {
      yield Buffer.alloc(2 * LARGE);
      await double.stop();
      yield Buffer.alloc(LARGE);
    }
    const writing = files.write('objects/large', Readable.from(leaving()), { ...PICTURE, size });
    await expect(writing).rejects.toThrow(UnavailableError);
    await double.restart();
    expect(await listed()).toEqual([]);
  });
});

test('a place that can only be read is found by the check', async () => {
  double.setMood('read-only');
  await expect(files.check()).rejects.toThrow(UnavailableError);
});
