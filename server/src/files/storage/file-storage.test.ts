import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { FILE_STORAGE_NAMES, FILE_STORAGES, type TestStorage } from '../../testing/test-storages.ts';
import type { ByteRange } from './file-storage.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

describe.each(FILE_STORAGE_NAMES)('a file storage on %s', (name) => {
  let storage: TestStorage;

  beforeEach(async () => {
    storage = await FILE_STORAGES[name]();
  });

  afterEach(() => storage.destroy());

  const write = (key: string, bytes: Buffer | string) => {
    const body = Buffer.from(bytes);
    return storage.files.write(key, Readable.from([body]), { size: body.length, mediaType: 'text/plain' });
  };

  const read = async (key: string, range?: ByteRange) => {
    const stream = await storage.files.read(key, range);
    return stream && (await buffer(stream));
  };

  const list = async (prefix: string) => (await collect(storage.files.list(prefix))).map(({ key }) => key).sort();

  /** The given store of the tests can be neither taken away nor left with something half done. */
  const commandedTest = test.skipIf(name === 'given S3');

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['one part', 8 * MEGABYTE],
    ['one part and a byte', 8 * MEGABYTE + 1],
    ['20 MB', 20 * MEGABYTE],
  ])('returns %s to the byte', async (_, size) => {
    await storage.files.write('objects/ab/abc', generate(size), { size, mediaType: 'image/png' });
    expect(await storage.files.sizeOf('objects/ab/abc')).toBe(size);
    const stream = await storage.files.read('objects/ab/abc');
    expect(await digest(stream!)).toBe(await digest(generate(size)));
  });

  test('finds neither unwritten objects nor folders', async () => {
    await write('objects/ab/abc', 'tekst');
    for (const key of ['objects/ab/abd', 'objects/ab', 'objects/ab/abc/d', 'derived/x']) {
      expect(await storage.files.read(key)).toBeUndefined();
      expect(await storage.files.sizeOf(key)).toBeUndefined();
    }
  });

  test.each([
    [{ start: 0, end: 0 }, '0'],
    [{ start: 0, end: 4 }, '01234'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 7, end: 900 }, '789'],
  ])('returns the bytes of the range %j', async (range, expected) => {
    await write('objects/ab/abc', '0123456789');
    expect(String(await read('objects/ab/abc', range))).toBe(expected);
  });

  test.each([
    { start: 10, end: 12 },
    { start: 5, end: 4 },
    { start: -1, end: 4 },
    { start: 0.5, end: 4 },
  ])('rejects the range %j of ten bytes', async (range) => {
    await write('objects/ab/abc', '0123456789');
    await expect(storage.files.read('objects/ab/abc', range)).rejects.toThrow(RangeError);
  });

  test('keeps the last of two writes', async () => {
    await write('objects/ab/abc', 'a longer first text');
    await write('objects/ab/abc', 'second');
    expect(String(await read('objects/ab/abc'))).toBe('second');
    expect(await list('')).toEqual(['objects/ab/abc']);
  });

  test('continues to read an object that is replaced or deleted in between, or ends with an error', async () => {
    const size = 4 * MEGABYTE;
    await storage.files.write('objects/ab/abc', generate(size), { size, mediaType: 'image/png' });
    const stream = await storage.files.read('objects/ab/abc');
    await storage.files.delete(['objects/ab/abc']);
    const outcome = await digest(stream!).catch((error) => error);
    if (!(outcome instanceof UnavailableError)) expect(outcome).toBe(await digest(generate(size)));
  });

  test.each([
    ['small', 1000],
    ['large', 20 * MEGABYTE],
  ])('keeps nothing of a %s source that fails in the middle', async (_, size) => {
    const fails = Readable.from(failAfter(generate(size), size / 2));
    const writing = storage.files.write('objects/ab/abc', fails, { size, mediaType: 'image/png' });
    await expect(writing).rejects.toThrow('the source broke');
    expect(await storage.files.sizeOf('objects/ab/abc')).toBeUndefined();
    expect(await list('')).toEqual([]);
    expect((await storage.commands?.countAbandoned()) ?? 0).toBe(0);
  });

  test.each([
    ['fewer', -1],
    ['more', 1],
  ])('keeps nothing of a source with %s bytes than declared', async (_, difference) => {
    await write('objects/ab/abc', 'what was there');
    const options = { size: 2000, mediaType: 'image/png' };
    await expect(storage.files.write('objects/ab/abc', generate(2000 + difference), options)).rejects.toThrow(
      '2000 bytes',
    );
    expect(String(await read('objects/ab/abc'))).toBe('what was there');
    expect((await storage.commands?.countAbandoned()) ?? 0).toBe(0);
  });

  test('accepts a source that has failed before it is read', async () => {
    const source = new Readable({ read: () => {} });
    const writing = storage.files.write('objects/ab/abc', source, { size: 5, mediaType: 'image/png' });
    source.destroy(new Error('the source broke'));
    await expect(writing).rejects.toThrow('the source broke');
    expect(await list('')).toEqual([]);
  });

  test('deletes many at once, and ignores absent ones', async () => {
    await Promise.all(['derived/a/320.webp', 'derived/a/640.webp', 'derived/b/320.webp'].map((key) => write(key, key)));
    await storage.files.delete(['derived/a/320.webp', 'derived/a/640.webp', 'derived/c/320.webp']);
    await storage.files.delete([]);
    expect(await list('')).toEqual(['derived/b/320.webp']);
  });

  test('lists the keys that begin with the prefix, and when they were written', async () => {
    const before = Date.now() - 2000;
    for (const key of ['objects/aa/1', 'objects/ab/2', 'objects/b', 'objects2/a', 'derived/a']) await write(key, 'x');
    expect(await list('objects/')).toEqual(['objects/aa/1', 'objects/ab/2', 'objects/b']);
    expect(await list('objects/a')).toEqual(['objects/aa/1', 'objects/ab/2']);
    expect(await list('objects/ab/2')).toEqual(['objects/ab/2']);
    expect(await list('nothing/')).toEqual([]);
    expect(await list('objects/ab/2/')).toEqual([]);
    const [{ modified } = { modified: new Date(0) }] = await collect(storage.files.list('derived/'));
    expect(modified.getTime()).toBeGreaterThan(before);
  });

  test('lists more than a page, and deletes more than a thousand', async () => {
    const keys = Array.from({ length: 1001 }, (_, place) => `objects/${String(place % 7)}/${String(place)}`);
    // A page of the double has a hundred keys.
    const written = name === 'given S3' ? keys : keys.slice(-101);
    for (let first = 0; first < written.length; first += 25) {
      await Promise.all(written.slice(first, first + 25).map((key) => write(key, key)));
    }
    await write('derived/a', 'stays');
    expect(await list('objects/')).toEqual(written.toSorted());
    await storage.files.delete(keys);
    expect(await list('')).toEqual(['derived/a']);
  });

  test.each([`objects/${'a'.repeat(200)}`, `${'objects/'.repeat(62)}abcd`, '0-9_a.b-c/1.2.3'])(
    'accepts the key %j',
    async (key) => {
      await write(key, 'x');
      expect(await list('')).toEqual([key]);
    },
  );

  describe('rejects the key', () => {
    test.each([
      '',
      '/objects/a',
      'objects/a/',
      'objects//a',
      '../secret',
      'objects/../../secret',
      'objects/..',
      './a',
      'objects/.hidden',
      'objects/a.',
      'objects\\a',
      'objects/a\0',
      'objects/Ab',
      'objects/č',
      'objects/a b',
      'objects/a%2e',
      'objects/a\n',
      'C:/a',
      'unfinished/a',
      `objects/${'a'.repeat(201)}`,
      `${'objects/'.repeat(62)}abcde`,
    ])('%j', async (key) => {
      await expect(write(key, 'x')).rejects.toThrow('is no key');
      await expect(storage.files.read(key)).rejects.toThrow('is no key');
      await expect(storage.files.sizeOf(key)).rejects.toThrow('is no key');
      await expect(storage.files.delete(['objects/a', key])).rejects.toThrow('is no key');
    });

    test.each(['../', 'objects/../', '/', 'unfinished/', 'č'])('prefix %j', async (prefix) => {
      await expect(list(prefix)).rejects.toThrow('is no key');
    });
  });

  commandedTest(
    'is unavailable in every function while the store is away, and works again when it is back',
    async () => {
      const { takeAway, restore } = storage.commands!;
      await write('objects/ab/abc', 'tekst');
      await takeAway();
      const { files } = storage;
      const tries = [
        () => write('objects/ab/abd', 'x'),
        () => files.write('objects/large', generate(9 * MEGABYTE), { size: 9 * MEGABYTE, mediaType: 'image/png' }),
        () => files.read('objects/ab/abc'),
        () => files.sizeOf('objects/ab/abc'),
        () => files.delete(['objects/ab/abc']),
        () => list(''),
        () => list('objects/'),
        () => files.check(),
        () => files.clean(),
      ];
      for (const go of tries) await expect(go()).rejects.toThrow(UnavailableError);
      await restore();
      await files.check();
      expect(String(await read('objects/ab/abc'))).toBe('tekst');
      await write('objects/ab/abd', 'x');
      expect(await list('')).toEqual(['objects/ab/abc', 'objects/ab/abd']);
    },
  );

  commandedTest('cleans away what killed processes had begun, but not what another may still be writing', async () => {
    const { abandonWrite, countAbandoned } = storage.commands!;
    await write('objects/ab/abc', 'tekst');
    const now = Date.now();
    for (const hours of [25, 26, 27]) await abandonWrite('objects/ab/abe', new Date(now - hours * HOUR_MS));
    await abandonWrite('objects/ab/abf', new Date(now));
    expect(await list('')).toEqual(['objects/ab/abc']);
    await storage.files.clean();
    expect(await countAbandoned()).toBe(1);
    expect(String(await read('objects/ab/abc'))).toBe('tekst');
  });

  test('can be checked and cleaned while it is empty, and stays so', async () => {
    await storage.files.check();
    await storage.files.check();
    await storage.files.clean();
    expect(await list('')).toEqual([]);
  });

  commandedTest('holds little of a large object in memory', async () => {
    const { bytesReceived } = storage.commands!;
    const size = 48 * MEGABYTE;
    let [given, mostHeld] = [0, 0];
    async function* watch(source: Readable) {
      for await (const chunk of source) {
        given += chunk.length;
        mostHeld = Math.max(mostHeld, given - bytesReceived());
        yield chunk;
      }
    }
    const source = Readable.from(watch(generate(size)));
    await storage.files.write('objects/ab/abc', source, { size, mediaType: 'application/pdf' });
    expect(given).toBe(size);
    expect(mostHeld).toBeLessThan(name === 'disk' ? 2 * MEGABYTE : 40 * MEGABYTE);
  });
});

/** Bytes that are not the same anywhere, in chunks as a disk gives them. */
function generate(size: number): Readable {
  function* chunks() {
    for (let given = 0; given < size; given += 65_536) {
      const chunk = Buffer.alloc(Math.min(65_536, size - given), given % 251);
      chunk.writeUInt8(given % 7);
      yield chunk;
    }
  }
  return Readable.from(chunks());
}

async function* failAfter(source: Readable, bytes: number) {
  let given = 0;
  for await (const chunk of source) {
    yield chunk;
    given += chunk.length;
    if (given >= bytes) throw new Error('the source broke');
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

async function digest(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
