import type { FileHandle } from 'node:fs/promises';
import { readBytes, readChunks } from './read-bytes.ts';

/** Control characters below the space, except tab, line ends and page ends; and delete. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Bytes that mean nothing in windows-1250, in addition to the control characters. */
const NOT_WINDOWS_1250 = new Set([0x81, 0x83, 0x88, 0x90, 0x98]);

/**
 * Whether the whole file is text: UTF-8, UTF-16 with a byte-order mark, or windows-1250; without control characters.
 */
export async function isText(file: FileHandle): Promise<boolean> {
  const mark = await readBytes(file, 0, 2);
  if (mark[0] === 0xff && mark[1] === 0xfe) return decodes(file, 'utf-16le');
  if (mark[0] === 0xfe && mark[1] === 0xff) return decodes(file, 'utf-16be');
  return (await decodes(file, 'utf-8')) || (await isWindows1250(file));
}

async function decodes(file: FileHandle, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of readChunks(file)) {
      if (CONTROL.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    return !CONTROL.test(decoder.decode());
  } catch {
    return false;
  }
}

async function isWindows1250(file: FileHandle): Promise<boolean> {
  for await (const chunk of readChunks(file)) {
    if (CONTROL.test(chunk.toString('latin1')) || chunk.some((byte) => NOT_WINDOWS_1250.has(byte))) return false;
  }
  return true;
}
