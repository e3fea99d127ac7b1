import { buffer } from 'node:stream/consumers';
import { NotFoundError } from '../../../errors.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';

/** Nothing in a file may run or send requests; `sandbox` also takes our origin from it. */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * @NOTE browsers show no PDF in a sandbox. Their viewers run its scripts, if at all, apart from every page. The media
 * type is never guessed, so a PDF cannot be a page itself.
 */
const OF_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

/** Media types that browsers show themselves; the rest is saved. */
const SHOWN = /^(image\/(jpeg|png|gif|webp|avif|svg\+xml)|application\/pdf|text\/plain)(;|$)/;

/** Bytes of a text that are read to detect its encoding. */
const TEXT_SAMPLE_BYTES = 64 * 1024;

/** Headers that describe a file and prevent it from running anything. */
export function contentHeaders({ mediaType, name }: { mediaType: string; name: string }): Record<string, string> {
  const disposition = SHOWN.test(mediaType) ? 'inline' : 'attachment';
  return {
    'content-type': mediaType,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': mediaType === 'application/pdf' ? OF_PDF : SANDBOXED,
    'x-content-type-options': 'nosniff',
  };
}

/** Media type of a text with its encoding: UTF-8, otherwise the old Croatian encoding. */
export async function readTextType(files: FileStorage, key: string): Promise<string> {
  const size = await files.sizeOf(key);
  if (size === undefined) throw new NotFoundError();
  if (size === 0) return 'text/plain; charset=utf-8';
  const sample = await files.read(key, { start: 0, end: Math.min(size, TEXT_SAMPLE_BYTES) - 1 });
  if (!sample) throw new NotFoundError();
  return `text/plain; charset=${isUtf8(await buffer(sample)) ? 'utf-8' : 'windows-1250'}`;
}

/** Whether the bytes are UTF-8; the last letter may be cut. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Encoded for RFC 8187; half a letter, which cannot be encoded, is replaced. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
