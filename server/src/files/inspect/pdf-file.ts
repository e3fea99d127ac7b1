import type { FileHandle } from 'node:fs/promises';
import { brokenFile, unsafeFile } from '../file-errors.ts';
import { readBytes, readChunks } from './read-bytes.ts';

/** Bytes at the end in which readers look for the end mark. */
const TAIL_BYTES = 2048;
/** More than the longest searched name takes when every letter is written as `#xx`. */
const OVERLAP_BYTES = 64;

const ESCAPED_LETTER = /#([0-9a-f]{2})/gi;
const SCRIPT = /\/JavaScript(?=[\s()<>[\]{}/%\0])/;
const LAUNCH = /\/Launch(?=[\s()<>[\]{}/%\0])/;

/**
 * Searches the raw bytes of a PDF. Compressed or encrypted content is not checked.
 * @throws RejectedFileError 400 when its end is missing, 415 when it runs a script or starts programs.
 */
export async function checkPdf(file: FileHandle, size: number): Promise<void> {
  const tail = await readBytes(file, Math.max(size - TAIL_BYTES, 0), TAIL_BYTES);
  if (!tail.includes('%%EOF')) throw brokenFile('PDF nije cijel. Pošaljite ga ponovno.');

  for await (const chunk of readChunks(file, OVERLAP_BYTES)) {
    const text = chunk
      .toString('latin1')
      .replace(ESCAPED_LETTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (SCRIPT.test(text)) {
      throw unsafeFile('PDF sadrži skriptu (JavaScript). Spremite ga bez nje, na primjer ispisom u PDF.');
    }
    if (LAUNCH.test(text)) {
      throw unsafeFile('PDF pokreće druge programe. Spremite ga bez toga, na primjer ispisom u PDF.');
    }
  }
}
