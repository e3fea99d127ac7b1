import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Letters and digits that no one confuses. Twelve of them hold 60 bits. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';

/** Ten new codes, such as `k3fp-9x2m-wq7t`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));
}

/** The stored form of a code, however it was typed. The codes are random, so that a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
