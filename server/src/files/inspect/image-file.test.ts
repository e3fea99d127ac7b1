import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeInspection } from '../../testing/inspect-bytes.ts';
import { sharp } from '../pictures/sharp-settings.ts';

const { folder, inspect, refusal } = await makeInspection();

const DAMAGED = { status: 400, message: 'Slika je oštećena ili nije potpuna.' };

/** Red, green, blue and white quarters. */
function makePicture(width = 64, height = 48) {
  const rowOf = (...colours: string[]) =>
    Buffer.concat(colours.map((colour) => Buffer.alloc(width * 1.5, colour, 'hex')));
  const [above, below] = [rowOf('ff0000', '00ff00'), rowOf('0000ff', 'ffffff')];
  const pixels = Buffer.concat(Array.from({ length: height }, (_, row) => (row < height / 2 ? above : below)));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function makeAnimation(frames: number, side = 20) {
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(frame * 30 + 10, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } });
}

async function differenceOf(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((input) => sharp(input, { ignoreIcc: true }).removeAlpha().raw().toBuffer()),
  );
  expect(a!.length).toBe(b!.length);
  return a!.reduce((sum, value, index) => sum + Math.abs(value - b![index]!), 0) / a!.length;
}

const FORMATS = [
  ['jpeg', 'jpg', 'image/jpeg', 8],
  ['png', 'png', 'image/png', 0],
  ['gif', 'gif', 'image/gif', 1],
  ['webp', 'webp', 'image/webp', 8],
  ['avif', 'avif', 'image/avif', 8],
] as const;

describe('a picture', () => {
  test.each(FORMATS)('in %s is written again and looks the same', async (format, extension, media_type, difference) => {
    const bytes = await makePicture().toFormat(format).toBuffer();
    const accepted = await inspect(bytes, 'ime.slike');
    expect(accepted).toMatchObject({ type: 'image', extension, media_type, width: 64, height: 48 });
    expect(accepted.localPath).toMatch(/\.clean$/);
    expect((await readFile(accepted.localPath)).length).toBe(accepted.size);
    expect(await differenceOf(bytes, accepted.localPath)).toBeLessThanOrEqual(difference);
  });

  test.each(FORMATS)('in %s keeps nothing that follows it', async (format) => {
    const picture = await makePicture().toFormat(format).toBuffer();
    const bytes = Buffer.concat([picture, Buffer.from('<script>TAJNA</script>')]);
    const accepted = await inspect(bytes, 'slika.jpg').catch(({ status }) => ({ status, localPath: undefined }));
    if (accepted.localPath !== undefined) expect((await readFile(accepted.localPath)).includes('TAJNA')).toBe(false);
    else expect(accepted).toMatchObject({ status: 400 });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s loses place, author and profile', async (format) => {
    const bytes = await makePicture()
      .withExif({ IFD0: { Artist: 'TAJNA', ImageDescription: 'TAJNA' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">TAJNA</x:xmpmeta>')
      .withIccProfile('srgb')
      .toFormat(format)
      .toBuffer();
    expect(bytes.includes('TAJNA')).toBe(true);

    const { localPath } = await inspect(bytes, 'slika');
    expect((await readFile(localPath)).includes('TAJNA')).toBe(false);
    const { exif, xmp, iptc, icc } = await sharp(localPath).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined });
  });

  test('loses the comment of a JPEG and the text of a PNG', async () => {
    const jpeg = await makePicture().jpeg().toBuffer();
    const comment = Buffer.from('\xff\xfe\x00\x10<?php TAJNA ?>', 'latin1');
    const png = await makePicture().png().toBuffer();
    const text = makeChunk('tEXt', Buffer.from('Comment\0<script>TAJNA</script>'));

    for (const [bytes, at, hidden] of [
      [jpeg, 2, comment],
      [png, 33, text],
    ] as const) {
      const { localPath } = await inspect(Buffer.concat([bytes.subarray(0, at), hidden, bytes.subarray(at)]), 'slika');
      expect((await readFile(localPath)).includes('TAJNA')).toBe(false);
    }
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('with orientation %i is turned upright', async (orientation) => {
    const lying = await makePicture().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
    const accepted = await inspect(lying, 'slika.jpg');
    expect([accepted.width, accepted.height]).toEqual(orientation >= 5 ? [48, 64] : [64, 48]);
    expect((await sharp(accepted.localPath).metadata()).orientation).toBeUndefined();
    const upright = await sharp(lying).autoOrient().png().toBuffer();
    expect(await differenceOf(upright, accepted.localPath)).toBeLessThan(8);
  });

  test('keeps its wide colours in Display P3, pixel for pixel', async () => {
    const bytes = await sharp(await makePicture().withIccProfile('p3').png().toBuffer(), { ignoreIcc: true })
      .linear(1.2, -20)
      .keepIccProfile()
      .png()
      .toBuffer();
    const { localPath } = await inspect(bytes, 'slika.png');
    expect((await sharp(localPath).metadata()).icc?.toString('latin1')).toMatch(/RGB /);
    expect(await differenceOf(bytes, localPath)).toBeLessThan(0.01);
  });

  test('in CMYK is kept in sRGB', async () => {
    const { localPath } = await inspect(await makePicture().toColourspace('cmyk').jpeg().toBuffer(), 'slika.jpg');
    expect(await sharp(localPath).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('keeps grey, 16 bits, a palette and transparency', async () => {
    const grey = await inspect(await makePicture().toColourspace('b-w').jpeg().toBuffer(), 'a');
    expect(await sharp(grey.localPath).metadata()).toMatchObject({ space: 'b-w', channels: 1 });
    const deep = await inspect(await makePicture().toColourspace('rgb16').png().toBuffer(), 'a');
    expect(await sharp(deep.localPath).metadata()).toMatchObject({ depth: 'ushort' });
    const few = await inspect(await makePicture().png({ palette: true }).toBuffer(), 'a');
    expect(await sharp(few.localPath).metadata()).toMatchObject({ isPalette: true });
    const clear = await inspect(await makePicture().ensureAlpha(0.5).png().toBuffer(), 'a');
    expect(await sharp(clear.localPath).metadata()).toMatchObject({ hasAlpha: true });
  });

  test.each(['4:4:4', '4:2:0'])('keeps its chroma resolution, %s', async (chromaSubsampling) => {
    const { localPath } = await inspect(await makePicture().jpeg({ chromaSubsampling }).toBuffer(), 'a');
    expect(await sharp(localPath).metadata()).toMatchObject({ chromaSubsampling });
  });

  test.each([
    [50, 60],
    [75, 75],
    [100, 92],
  ])('written at quality %i is written again at %i', async (quality, written) => {
    const bytes = await makePicture().jpeg({ quality }).toBuffer();
    const { localPath } = await inspect(bytes, 'a');
    const expected = await sharp(bytes).jpeg({ quality: written }).toBuffer();
    expect((await readFile(localPath)).equals(expected)).toBe(true);
  });

  test('without loss in WebP stays without loss', async () => {
    const bytes = await makePicture().webp({ lossless: true }).toBuffer();
    const accepted = await inspect(bytes, 'a');
    expect(await differenceOf(bytes, accepted.localPath)).toBe(0);
  });
});

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)('in %s keeps its frames and their times', async (format) => {
    const times = { delay: [100, 200, 100, 200, 300], loop: 3 };
    const bytes = await makeAnimation(5).toFormat(format, times).toBuffer();
    const accepted = await inspect(bytes, 'animacija');
    expect(accepted).toMatchObject({ width: 20, height: 20 });
    expect(await sharp(accepted.localPath).metadata()).toMatchObject({ pages: 5, ...times });
  });

  test('may have no more pixels in all frames together than a picture', async () => {
    const limits = { imageMaxPixels: 1_000_000 };
    const frames = (count: number) => makeAnimation(count, 500).gif().toBuffer();
    await expect(inspect(await frames(4), 'a.gif', { limits })).resolves.toBeDefined();
    expect(await refusal(await frames(5), 'a.gif', { limits })).toBe(
      '413 Sličice animacije zajedno imaju 1,3 milijuna piksela; najviše je 1 milijun.',
    );
  });

  test('in PNG is rejected, because only its first frame would stay', async () => {
    const png = await makePicture().png().toBuffer();
    const control = makeChunk('acTL', Buffer.from('0000000200000000', 'hex'));
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(await refusal(animated, 'a.png')).toBe(
      '415 Animirani PNG nije dopušten. Spremite animaciju kao GIF ili WebP.',
    );
  });
});

describe('limits', () => {
  test('of pixels accept the limit and reject one row more', async () => {
    const limits = { imageMaxPixels: 1_000_000 };
    const make = (height: number) => makePicture(1000, height).png().toBuffer();
    await expect(inspect(await make(1000), 'a.png', { limits })).resolves.toMatchObject({ width: 1000, height: 1000 });
    expect(await refusal(await make(1001), 'a.png', { limits })).toBe(
      '413 Slika ima 1,1 milijun piksela; najviše je 1 milijun.',
    );
  });

  test('of pixels are lower for AVIF, and for GIF, which take many times the memory of others', async () => {
    // The pixels of the files are fewer than their heads say, and the head is read first.
    const avif = await makePicture(10, 10).avif().toBuffer();
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(6000, size);
    avif.writeUInt32BE(4000, size + 4);
    expect(await refusal(avif, 'a.avif')).toBe(`400 ${DAMAGED.message}`);
    avif.writeUInt32BE(4001, size + 4);
    expect(await refusal(avif, 'a.avif')).toBe('413 Slika AVIF ima 24,1 milijun piksela; najviše je 24 milijuna.');
    const gif = await makePicture(10, 10).gif().toBuffer();
    const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    for (const place of [6, frame + 5]) gif.set([0x89, 0x13, 0x10, 0x27], place);
    expect(await refusal(gif, 'a.gif')).toContain('Slika GIF ima 50,1 milijun piksela; najviše je 50 milijuna.');
  });

  test('of bytes accept the limit and reject one byte more, before anything is decoded', async () => {
    const bytes = await makePicture().png().toBuffer();
    await expect(inspect(bytes, 'a.png', { limits: { imageMaxBytes: bytes.length } })).resolves.toBeDefined();
    expect(await refusal(bytes, 'a.png', { limits: { imageMaxBytes: bytes.length - 1 } })).toMatch(/^413/);
    const torn = Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(31.35 * 1024 * 1024)]);
    expect(await refusal(torn, 'a.png')).toBe('413 Slika ima 31,4 MB; najviše je 25 MB.');
  });

  test('apply to headers that claim huge pictures', async () => {
    const jpeg = await makePicture().jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(65_000, frame + 5);
    jpeg.writeUInt16BE(65_000, frame + 7);
    expect(await refusal(jpeg, 'a.jpg')).toMatch(/^413/);

    const size = Buffer.from('0000ea600000ea600802000000', 'hex');
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      makeChunk('IHDR', size),
      makeChunk('IDAT', deflateSync(Buffer.alloc(9))),
      makeChunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await refusal(png, 'a.png')).toBe('413 Slika ima 3.600 milijuna piksela; najviše je 100 milijuna.');
  });
});

describe('a damaged picture is rejected and leaves nothing behind', () => {
  test.each(FORMATS)('%s, cut anywhere', async (format) => {
    const bytes = await makePicture(300, 200).toFormat(format).toBuffer();
    for (const share of [0.05, 0.3, 0.6, 0.9]) {
      await expect(inspect(bytes.subarray(0, Math.round(bytes.length * share)), 'a')).rejects.toMatchObject({
        status: expect.any(Number),
      });
    }
    const before = await readdir(folder);
    await expect(inspect(bytes.subarray(0, Math.round(bytes.length * 0.6)), 'a')).rejects.toMatchObject(DAMAGED);
    const added = (await readdir(folder)).filter((name) => !before.includes(name));
    expect(added.map((name) => path.extname(name))).toEqual(['']);
  });

  test.each([
    ['only a beginning', Buffer.from('ffd8ffe0', 'hex')],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*     ;*/=1;alert(1);//')],
    ['a picture without width', Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1')],
  ])('%s', async (_, bytes) => {
    await expect(inspect(bytes, 'a.gif')).rejects.toMatchObject(DAMAGED);
  });

  test('a JPEG whose second half is not its own', async () => {
    const bytes = await makePicture(300, 200).jpeg().toBuffer();
    bytes.fill(0x55, Math.round(bytes.length / 2), bytes.length - 20);
    await expect(inspect(bytes, 'a.jpg')).rejects.toMatchObject(DAMAGED);
  });
});

test('a camera picture with stray bytes before a marker is accepted', async () => {
  const bytes = await makePicture().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  const odd = Buffer.concat([bytes.subarray(0, frame), Buffer.alloc(4), bytes.subarray(frame)]);
  await expect(inspect(odd, 'a.jpg')).resolves.toMatchObject({ media_type: 'image/jpeg' });
});

function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
