/**
 * The part of the tar format (ustar) that backups use: plain files with short ASCII names. Of each header there is one
 * valid form, so that no byte of it can change unnoticed.
 */
import { Buffer } from 'node:buffer';

export const TAR_BLOCK = 512;

export const TAR_END: Buffer = Buffer.alloc(2 * TAR_BLOCK);

const NAME_MAX_LENGTH = 100;
/** Larger sizes do not fit the octal digits and are written in binary, as GNU tar does. */
const OCTAL_SIZE_MAX = 8 ** 11 - 1;
const SIZE = { start: 124, end: 136 } as const;
const CHECKSUM = { start: 148, end: 156 } as const;
const BINARY = 0x80;

/** The header of a file. @throws Error when the name does not fit. */
export function tarHeader(name: string, size: number): Buffer {
  if (name === '' || name.length > NAME_MAX_LENGTH) throw new Error(`${name} is no name of an entry`);
  const header = Buffer.alloc(TAR_BLOCK);
  header.write(name, 0, 'latin1');
  header.write('0000600\u00000000000\u00000000000\u0000', 100, 'latin1');
  writeSize(header, size);
  header.write('00000000000\u0000', 136, 'latin1');
  header.fill(' ', CHECKSUM.start, CHECKSUM.end);
  header.write('0', 156, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, CHECKSUM.start, 'latin1');
  return header;
}

/** Name and size that a header holds; undefined unless it is exactly what {@link tarHeader} makes of them. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  const name = header.toString('latin1', 0, NAME_MAX_LENGTH).split('\u0000')[0] ?? '';
  const size = readSize(header);
  if (name === '' || !Number.isSafeInteger(size)) return undefined;
  return tarHeader(name, size).equals(header) ? { name, size } : undefined;
}

export function tarPadding(size: number): Buffer {
  return Buffer.alloc((TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK);
}

function writeSize(header: Buffer, size: number): void {
  if (size <= OCTAL_SIZE_MAX) {
    header.write(`${size.toString(8).padStart(11, '0')}\u0000`, SIZE.start, 'latin1');
    return;
  }
  header[SIZE.start] = BINARY;
  header.writeBigUInt64BE(BigInt(size), SIZE.end - 8);
}

function readSize(header: Buffer): number {
  if (header[SIZE.start] === BINARY) return Number(header.readBigUInt64BE(SIZE.end - 8));
  return Number.parseInt(header.toString('latin1', SIZE.start, SIZE.end - 1), 8);
}
