import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { PictureWidth } from '@baklja/contract/files/pictures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boundStorage } from '../../testing/bound-storage.ts';
import { FILE_STORAGE_NAMES, FILE_STORAGES, type TestStorage } from '../../testing/test-storages.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { FormatChoice } from './picture-format.ts';
import { type Original, Pictures } from './pictures.ts';
import { sharp } from './sharp-settings.ts';

const KEY = 'objects/ab/abcdef';
const RED = { r: 200, g: 16, b: 46 };

function solid(width: number, height: number, background: object = RED) {
  const channels = 'alpha' in background ? 4 : 3;
  return sharp({ create: { width, height, channels, background } });
}

/** Frames of one colour each, one below the other as sharp expects them. */
async function movingGif(width: number, height: number, frames: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, number) =>
    solid(width, height, { r: number * 60, g: 0, b: 90 })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif({ delay: 100, loop: 0 })
    .toBuffer();
}

describe.each(FILE_STORAGE_NAMES)('pictures at widths in %s', (storageName) => {
  let storage: TestStorage;
  let files: FileStorage;
  let pictures: Pictures;

  beforeEach(async () => {
    storage = await FILE_STORAGES[storageName]();
    files = storage.files;
    pictures = new Pictures(files);
  });

  afterEach(async () => {
    await pictures.close();
    await storage.destroy();
  });

  async function keep(bytes: Buffer, { key = KEY, media_type = 'image/jpeg' } = {}): Promise<Original> {
    await files.write(key, Readable.from([bytes]), { size: bytes.length, mediaType: media_type });
    const { width } = await sharp(bytes).metadata();
    return { object_key: key, media_type, width };
  }

  async function keysIn(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list(prefix)) keys.push(key);
    return keys.toSorted();
  }

  /** The stored copy of the picture. */
  async function look(original: Original, width: PictureWidth, choice: FormatChoice = 'webp') {
    const { key, size, format } = await pictures.get(original, { width, choice });
    const bytes = await buffer((await files.read(key))!);
    expect(bytes).toHaveLength(size);
    return { ...(await sharp(bytes, { pages: -1 }).metadata()), key, format, bytes };
  }

  test('are made in the width and format, in proportion, never enlarged, and kept', async () => {
    const original = await keep(await solid(1200, 800).jpeg().toBuffer());
    const made = await look(original, 640);
    expect(made).toMatchObject({ width: 640, height: 427, format: 'webp', key: 'derived/abcdef/640.webp' });
    expect(await look(original, 960, 'avif')).toMatchObject({ width: 960, compression: 'av1' });
    expect(await keysIn('derived/')).toEqual(['derived/abcdef/640.webp', 'derived/abcdef/960.avif']);
    await files.delete([KEY]);
    expect((await look(original, 640)).bytes.equals(made.bytes)).toBe(true);
    const small = await keep(await solid(100, 50).jpeg().toBuffer(), { key: 'objects/ab/small' });
    expect(await look(small, 640)).toMatchObject({ width: 100, height: 50 });
  });

  test('are PNG with transparency and JPEG without, for a browser that accepts nothing newer', async () => {
    const transparent = solid(300, 300, { ...RED, alpha: 0.5 }).png();
    const clear = await keep(await transparent.toBuffer(), { key: 'objects/ab/clear' });
    const full = await keep(await solid(300, 300).png().toBuffer(), { key: 'objects/ab/full' });
    for (const time of ['made', 'kept']) {
      expect([time, (await look(clear, 160, 'plain')).format]).toEqual([time, 'png']);
      expect([time, (await look(full, 160, 'plain')).format]).toEqual([time, 'jpg']);
    }
  });

  test('are in sRGB and reveal nothing of the original', async () => {
    const cmyk = solid(400, 400).withExif({ IFD0: { Artist: 'Netko' } });
    const made = await look(await keep(await cmyk.toColourspace('cmyk').jpeg().toBuffer()), 160, 'plain');
    expect(made).toMatchObject({ space: 'srgb', channels: 3 });
    expect(made.exif).toBeUndefined();
    const { dominant } = await sharp(made.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 100);
  });

  test('are animated from 640 pixels on, and still below', async () => {
    const original = await keep(await movingGif(700, 300, 3), { media_type: 'image/gif' });
    expect(await look(original, 640)).toMatchObject({ width: 640, pages: 3, format: 'webp' });
    expect((await look(original, 320)).pages ?? 1).toBe(1);
    expect((await look(original, 640, 'plain')).pages ?? 1).toBe(1);
  });

  test('are made once for many simultaneous requests', async () => {
    const original = await keep(await solid(1200, 800).jpeg().toBuffer());
    const writes: string[] = [];
    const counting: FileStorage = {
      ...boundStorage(files),
      write: (key, source, options) => {
        writes.push(key);
        return files.write(key, source, options);
      },
    };
    const many = new Pictures(counting);
    const request = { width: 640, choice: 'webp' } as const;
    const all = await Promise.all(Array.from({ length: 30 }, () => many.get(original, request)));
    expect(new Set(all.map(({ key }) => key)).size).toBe(1);
    expect(writes).toEqual(['derived/abcdef/640.webp']);
    writes.length = 0;
    const avif = { key: 'objects/ab/avif', media_type: 'image/avif' };
    const wide = await keep(await solid(2600, 20).avif().toBuffer(), avif);
    await Promise.all(([160, 320] as const).map((width) => many.get(wide, { width, choice: 'webp' })));
    expect(writes.toSorted()).toEqual(['derived/avif/160.webp', 'derived/avif/2560.webp', 'derived/avif/320.webp']);
  });

  test('are rejected each time for a file that is not a picture, without a trace', async () => {
    const original = { object_key: KEY, media_type: 'image/jpeg', width: 900 };
    const bytes = Buffer.from('this is no picture');
    await files.write(KEY, Readable.from([bytes]), { size: bytes.length, mediaType: 'image/jpeg' });
    const get = () => pictures.get(original, { width: 640, choice: 'webp' });
    await expect(get()).rejects.toMatchObject({ status: 404, code: 'broken-picture' });
    expect(await keysIn('derived/')).toEqual([]);
    await keep(await solid(1200, 800).jpeg().toBuffer());
    expect(await get()).toMatchObject({ format: 'webp' });
  });

  test('are made ahead in the widths of lists and grids', async () => {
    const original = await keep(await solid(1200, 800).jpeg().toBuffer());
    const faults: unknown[] = [];
    pictures.makeAhead(original, (fault) => faults.push(fault));
    await pictures.get(original, { width: 320, choice: 'webp' });
    await pictures.get(original, { width: 160, choice: 'webp' });
    expect(await keysIn('derived/')).toEqual(['derived/abcdef/160.webp', 'derived/abcdef/320.webp']);
    expect(faults).toEqual([]);
  });

  test('are not found when the original has no bytes, and those that cannot be made ahead are reported', async () => {
    const original = { object_key: 'objects/ab/nothing', media_type: 'image/jpeg', width: 900 };
    await expect(pictures.get(original, { width: 640, choice: 'webp' })).rejects.toMatchObject({ code: 'not-found' });
    const reported = Promise.withResolvers<unknown>();
    pictures.makeAhead(original, reported.resolve);
    expect(await reported.promise).toMatchObject({ code: 'not-found' });
  });

  test('are deleted with their original, others stay', async () => {
    const one = await keep(await solid(1200, 800).jpeg().toBuffer());
    const other = await keep(await solid(1200, 800).jpeg().toBuffer(), { key: 'objects/ab/abcdefg' });
    for (const original of [one, other]) {
      await pictures.get(original, { width: 160, choice: 'webp' });
      await pictures.get(original, { width: 320, choice: 'plain' });
    }
    await pictures.deleteCopies(KEY);
    expect(await keysIn('derived/')).toEqual(['derived/abcdefg/160.webp', 'derived/abcdefg/320.jpg']);
  });

  test('that become ready after their original was deleted are not kept', async () => {
    const original = await keep(await solid(1200, 800).jpeg().toBuffer());
    const deleting: FileStorage = {
      ...boundStorage(files),
      write: async (key, source, options) => {
        await files.delete([KEY]);
        await pictures.deleteCopies(KEY);
        await files.write(key, source, options);
      },
    };
    const late = new Pictures(deleting);
    await expect(late.get(original, { width: 160, choice: 'webp' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await keysIn('derived/')).toEqual([]);
  });
});

test('copies of two of the largest AVIFs, asked for at once, take less than 700 MB', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-widths-'));
  try {
    const testing = path.join(import.meta.dirname, '../../testing');
    // 6000 by 4000 pixels of one colour: writing them as an AVIF would take half of the test.
    const parameters = [path.join(testing, 'ask-two-pictures.ts'), path.join(testing, 'largest-picture.avif'), folder];
    const { stdout } = await promisify(execFile)(process.execPath, parameters);
    expect(Number(stdout)).toBeLessThan(700);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
