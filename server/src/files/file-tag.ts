import { createHash } from 'node:crypto';

/**
 * Short text that stands for the bytes of a file in addresses and ETags. The bytes under a key never change, so neither
 * does the tag; the key itself stays unknown.
 */
export function tagOf(objectKey: string): string {
  return createHash('sha256').update(objectKey).digest('base64url').slice(0, 12);
}
