import { readFile, writeFile } from 'node:fs/promises';
import { SVG_MAX_BYTES } from '@baklja/contract/limits';
import { brokenFile, tooLarge, unsafeFile } from '../file-errors.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { cleanSvg } from './clean-svg.ts';
import { isWithinLimits } from './svg-limits.ts';

/** Pixels; a drawing that claims more has no size worth keeping. */
const SIDE_MAX_PX = 100_000;

const PX_PER_UNIT: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

const OVER_LIMIT =
  'SVG je prevelik ili previše složen: najviše je 512 KB, bez filtara, uzoraka i animacija. Pojednostavnite crtež ili ga ' +
  'spremite kao PNG.';

/**
 * Writes the cleaned drawing of an SVG next to the upload. Width and height come from its attributes or its viewBox,
 * and are null when neither gives them.
 * @throws RejectedFileError 413 over the limits of `svg-limits.ts`, 400 when it is no whole UTF-8 drawing, 415 for
 * entities and what `cleanSvg` rejects.
 */
export async function cleanSvgFile(localPath: string, size: number): Promise<AcceptedFile> {
  if (size > SVG_MAX_BYTES) throw tooLarge(OVER_LIMIT);
  const svg = decode(await readFile(localPath));
  rejectEntities(svg);

  const cleaned = await cleanSvg(svg);
  if (cleaned === undefined) throw brokenFile('SVG je oštećen ili nije potpun.');
  if (!(await isWithinLimits(cleaned))) throw tooLarge(OVER_LIMIT);

  const cleanPath = `${localPath}.clean`;
  await writeFile(cleanPath, cleaned);
  return {
    type: 'image',
    media_type: 'image/svg+xml',
    extension: 'svg',
    ...sizeOf(cleaned),
    localPath: cleanPath,
    size: Buffer.byteLength(cleaned),
  };
}

/** Whether a stored drawing is one that `cleanSvgFile` could have made. `readSvg` is called when its size, bytes, allows. */
export async function isDrawable(size: number, readSvg: () => Promise<string>): Promise<boolean> {
  return size <= SVG_MAX_BYTES && isWithinLimits(await readSvg());
}

function decode(bytes: Buffer): string {
  try {
    const svg = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/i.exec(svg)?.[1];
    if (declared === undefined || /^(utf-8|us-ascii)$/i.test(declared)) return svg;
  } catch {
    // The error below also covers a file that declares another encoding.
  }
  throw brokenFile('SVG mora biti zapisan u UTF-8.');
}

/**
 * Accepts a doctype that only names SVG, which is harmless and removed later. A doctype with declarations of its own
 * could multiply or load text.
 */
function rejectEntities(svg: string): void {
  if (/<!(ENTITY|ATTLIST|ELEMENT|NOTATION)/i.test(svg) || /<!DOCTYPE[^<>[]*\[/i.test(svg)) {
    throw unsafeFile('SVG sadrži entitete ili vlastiti DOCTYPE. Spremite ga kao običan SVG.');
  }
}

function sizeOf(svg: string): { width: number | null; height: number | null } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const width = lengthOf(root, 'width');
  const height = lengthOf(root, 'height');
  if (width !== null && height !== null) return { width, height };

  const box =
    /\sviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { width: toPixels(box[2]), height: toPixels(box[3]) };
}

function lengthOf(root: string, name: 'width' | 'height'): number | null {
  const written = new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1]?.trim() ?? '';
  const [, value, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(written) ?? [];
  const factor = PX_PER_UNIT[unit.toLowerCase()];
  return value === undefined || factor === undefined ? null : toPixels(Number(value) * factor);
}

function toPixels(length: number | undefined): number | null {
  return length !== undefined && length > 0 && length <= SIDE_MAX_PX ? Math.max(Math.round(length), 1) : null;
}
