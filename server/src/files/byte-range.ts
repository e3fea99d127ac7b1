import type { ByteRange } from './storage/file-storage.ts';

/**
 * The part that a `Range` header asks for. `whole` for a missing header, for an invalid one and for several parts; HTTP
 * allows a full answer to all of these. `outside` for a part that begins after the last byte.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);

  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (last !== '' && end < start) return 'whole';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'outside';
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  if (count === 0 || size === 0) return 'outside';
  return { start: Math.max(size - count, 0), end: size - 1 };
}
