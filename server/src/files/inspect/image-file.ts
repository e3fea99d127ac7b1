import { type FileHandle, rm } from 'node:fs/promises';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import type { FileLimits } from '../../config.ts';
import { brokenFile, rejectOverBytes, rejectOverPixels, tooLarge } from '../file-errors.ts';
import { sharp } from '../pictures/sharp-settings.ts';
import type { AcceptedFile } from './accepted-file.ts';
import type { ImageKind } from './file-kind.ts';
import { readBytes, withFile } from './read-bytes.ts';

/** Maximum time of one picture in its thread, seconds. A picture at the limit takes a tenth of it. */
const TIMEOUT_SECONDS = 120;

/** Lower limits of kinds whose decoders hold the whole picture: eighteen bytes for each pixel of an AVIF, five of a GIF. */
const MAX_PIXELS: Partial<Record<ImageKind, number>> = { avif: 24_000_000, gif: 50_000_000 };

/** The smallest code for a JPEG needs all of it in memory: six bytes for each pixel. */
const JPEG_SMALLEST_MAX_PIXELS = 25_000_000;

/** Higher values take many times longer for a few percent. */
const AVIF_EFFORT = { small: 2, large: 0 };
const AVIF_SMALL_PIXELS = 10_000_000;

/** Harmless oddities of camera files that cost no pixel, in the words of libvips. */
const HARMLESS_WARNINGS = /Invalid SOS parameters|extraneous bytes before marker/;

/** Encoding of the upload, which its copy follows. */
type HowWritten = { jpegQuality?: number; isLossless?: boolean };

type Picture = HowWritten & { kind: ImageKind; localPath: string; metadata: Metadata };

/**
 * Decodes every pixel of a picture and writes it to a new file next to the upload, so that nothing but pixels is kept:
 * no place, author or comment, nothing after the picture, and no colour profiles except sRGB and Display P3.
 * @throws RejectedFileError 413 over the limits, 400 when it is damaged or cut.
 */
export async function cleanImage(
  localPath: string,
  { kind, size, limits }: { kind: ImageKind; size: number; limits: FileLimits },
): Promise<AcceptedFile> {
  rejectOverBytes('Slika', size, limits.imageMaxBytes);
  const metadata = await readMetadata(localPath);
  rejectTooManyPixels(metadata, limits.imageMaxPixels);
  rejectOverPixels(`Slika ${kind.toUpperCase()} ima`, pixelsOf(metadata), MAX_PIXELS[kind] ?? Number.POSITIVE_INFINITY);

  const cleanPath = `${localPath}.clean`;
  const written = await writeAnew({ kind, localPath, metadata, ...(await readHowWritten(kind, localPath)) }, cleanPath);

  return {
    type: 'image',
    extension: kind === 'jpeg' ? 'jpg' : kind,
    media_type: `image/${kind}`,
    width: written.width,
    height: written.pageHeight ?? written.height,
    localPath: cleanPath,
    size: written.size,
  };
}

async function readMetadata(localPath: string): Promise<Metadata> {
  try {
    return await sharp(localPath, { limitInputPixels: false, pages: -1 }).metadata();
  } catch {
    throw damaged();
  }
}

async function readHowWritten(kind: ImageKind, localPath: string): Promise<HowWritten> {
  if (kind === 'jpeg') return { jpegQuality: await readJpegQuality(localPath) };
  return kind === 'webp' ? { isLossless: await isLosslessWebp(localPath) } : {};
}

function rejectTooManyPixels(metadata: Metadata, maxPixels: number): void {
  const { pages = 1 } = metadata;
  rejectOverPixels('Slika ima', pixelsOf(metadata), maxPixels);
  if (pages > 1) rejectOverPixels('Sličice animacije zajedno imaju', pixelsOf(metadata) * pages, maxPixels);
}

/** Pixels of one frame. */
function pixelsOf({ width, height, pageHeight = height }: Metadata): number {
  return width * pageHeight;
}

async function writeAnew(picture: Picture, cleanPath: string): Promise<OutputInfo> {
  try {
    return await write(picture, cleanPath, 'warning').catch((error) => {
      if (HARMLESS_WARNINGS.test(String(error))) return write(picture, cleanPath, 'error');
      throw error;
    });
  } catch (error) {
    await rm(cleanPath, { force: true });
    if (/timeout/i.test(String(error))) {
      throw tooLarge('Obrada slike traje predugo. Smanjite sliku i pokušajte ponovno.');
    }
    throw damaged();
  }
}

function write(picture: Picture, cleanPath: string, failOn: 'warning' | 'error'): Promise<OutputInfo> {
  const { localPath, metadata } = picture;
  // The number of pixels is checked against the limit above; sharp applies it to files that declare a wrong number.
  const limitInputPixels = metadata.width * metadata.height;
  const input = sharp(localPath, { failOn, limitInputPixels, pages: (metadata.pages ?? 1) > 1 ? -1 : 1 });

  const upright = (metadata.pages ?? 1) > 1 ? input : input.autoOrient();
  return encode(withColours(upright, metadata), picture).timeout({ seconds: TIMEOUT_SECONDS }).toFile(cleanPath);
}

/** Wide colours go to Display P3 at 16 bits a channel, which does not change a P3 picture; all others go to sRGB. */
function withColours(picture: Sharp, metadata: Metadata): Sharp {
  if (isWide(metadata.icc)) {
    const wide = picture.pipelineColourspace('rgb16').withIccProfile('p3');
    return metadata.depth === 'ushort' ? wide.toColourspace('rgb16') : wide;
  }
  const isGrey = metadata.space === 'b-w' || metadata.space === 'grey16';
  if (metadata.depth === 'ushort') return picture.toColourspace(isGrey ? 'grey16' : 'rgb16');
  return picture.toColourspace(isGrey ? 'b-w' : 'srgb');
}

/** A profile has its kind of colour at byte 16; the description of sRGB contains its name. */
function isWide(profile: Buffer | undefined): boolean {
  if (profile?.toString('latin1', 16, 20) !== 'RGB ') return false;
  return !/sRGB/i.test(profile.toString('latin1').replaceAll('\0', ''));
}

function encode(picture: Sharp, { kind, metadata, jpegQuality, isLossless }: Picture): Sharp {
  switch (kind) {
    case 'jpeg':
      return picture.jpeg({
        quality: jpegQuality,
        optimiseCoding: pixelsOf(metadata) <= JPEG_SMALLEST_MAX_PIXELS,
        chromaSubsampling: metadata.chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
      });
    case 'png':
      // The palette is generated again; with as many colours as before, it holds every one of them.
      return picture.png(metadata.isPalette ? { palette: true, quality: 100, dither: 0 } : {});
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp(isLossless ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 });
    case 'avif': {
      const isSmall = pixelsOf(metadata) <= AVIF_SMALL_PIXELS;
      return picture.avif({ quality: 75, effort: isSmall ? AVIF_EFFORT.small : AVIF_EFFORT.large });
    }
  }
}

function damaged() {
  return brokenFile('Slika je oštećena ili nije potpuna.');
}

const QUALITY_MIN = 60;
/** Above this quality eyes see no difference, and files grow. */
const QUALITY_MAX = 92;

const MARKER_BYTES = 4;
const QUANTISATION_TABLES = 0xdb;
const START_OF_SCAN = 0xda;
const SEGMENTS_MAX = 200;

const TABLE_LENGTH = 64;
/** Sum of the brightness table that encoders scale (ITU T.81, table K.1). */
const STANDARD_TABLE_SUM = 3688;

/**
 * The quality, 60 to 92, of a JPEG, so that writing it again adds neither to its size nor to its losses. 92 when the
 * file does not reveal it.
 */
async function readJpegQuality(localPath: string): Promise<number> {
  const table = await withFile(localPath, findFirstTable);
  if (!table) return QUALITY_MAX;

  const percent = (100 * table.reduce((sum, step) => sum + step, 0)) / STANDARD_TABLE_SUM;
  const quality = Math.round(percent <= 100 ? 100 - percent / 2 : 5000 / percent);
  return Math.min(Math.max(quality, QUALITY_MIN), QUALITY_MAX);
}

async function findFirstTable(file: FileHandle): Promise<number[] | undefined> {
  let position = 2;
  for (let count = 0; count < SEGMENTS_MAX; count += 1) {
    const header = await readBytes(file, position, MARKER_BYTES);
    if (header.length < MARKER_BYTES || header[0] !== 0xff || header[1] === START_OF_SCAN) return undefined;
    if (header[1] === QUANTISATION_TABLES)
      return readTable(await readBytes(file, position + MARKER_BYTES, 1 + 2 * TABLE_LENGTH));
    position += 2 + header.readUInt16BE(2);
  }
  return undefined;
}

/** The upper half of the first byte gives the width of the steps: one byte or two. */
function readTable(bytes: Buffer): number[] | undefined {
  const stepBytes = (bytes[0] ?? 0) >> 4 === 0 ? 1 : 2;
  if (bytes.length < 1 + stepBytes * TABLE_LENGTH) return undefined;
  return Array.from({ length: TABLE_LENGTH }, (_, index) => bytes.readUIntBE(1 + index * stepBytes, stepBytes));
}

const CHUNK_HEADER_BYTES = 8;
const RIFF_HEADER_BYTES = 12;
/** Length of the header of an animation frame, before its own chunks. */
const FRAME_HEADER_BYTES = 16;
const CHUNKS_MAX = 20;

/** Whether the picture, or the first frame of an animation, was written without loss. */
function isLosslessWebp(localPath: string): Promise<boolean> {
  return withFile(localPath, findLosslessPicture);
}

async function findLosslessPicture(file: FileHandle): Promise<boolean> {
  let position = RIFF_HEADER_BYTES;
  for (let count = 0; count < CHUNKS_MAX; count += 1) {
    const header = await readBytes(file, position, CHUNK_HEADER_BYTES);
    if (header.length < CHUNK_HEADER_BYTES) return false;
    const name = header.toString('latin1', 0, 4);
    if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L';

    const length = header.readUInt32LE(4);
    position += CHUNK_HEADER_BYTES + (name === 'ANMF' ? FRAME_HEADER_BYTES : length + (length % 2));
  }
  return false;
}
