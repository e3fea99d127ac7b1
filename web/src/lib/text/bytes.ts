import { formatNumber } from '@baklja/contract/plural';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** A size for display: `3,4 MB`, `128 MB`. A KB has 1024 bytes, as on the computers of the staff. */
export function formatBytes(bytes: number): string {
  const power = powerOf(bytes);
  return `${inUnit(bytes, power)} ${UNITS[power]}`;
}

/** Width and height of a picture: `1.600 × 1.067`. */
export function formatPixels(width: number, height: number): string {
  return `${formatNumber(width)} × ${formatNumber(height)}`;
}

/** A part of a size in the unit of the whole: `2,1 od 3,4 MB`. */
export function formatBytesOf(part: number, whole: number): string {
  const power = powerOf(whole);
  return `${inUnit(part, power)} od ${formatBytes(whole)}`;
}

/** The largest unit in which the displayed size is less than 1024. */
function powerOf(bytes: number): number {
  let power = 0;
  while (power < UNITS.length - 1 && Math.round((bytes / STEP ** power) * 10) / 10 >= STEP) power += 1;
  return power;
}

/** One decimal below a hundred, none above; bytes have no decimals. */
function inUnit(bytes: number, power: number): string {
  const size = bytes / STEP ** power;
  if (power === 0 || size >= 99.95) return formatNumber(Math.round(size));
  return String(Math.round(size * 10) / 10).replace('.', ',');
}
