import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { toStoredTime } from '../clock.ts';
import { UnavailableError } from '../errors.ts';

const argon2Async = promisify(argon2);

/**
 * Cost of a hash, above the OWASP minimum for argon2id. Each hash contains its cost, so the cost can be raised later.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes computed at the same time (answers, section 4); each takes 19 MiB. */
const HASHES_AT_ONCE = 4;

/** Hashes that may wait; a longer queue means an attack or an outage. */
const HASHES_WAITING = 200;

const hashes = new PQueue({ concurrency: HASHES_AT_ONCE });

/** The stored hash of a password: algorithm, cost, salt and hash in one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`;
}

export async function passwordValues(password: string, now: Date) {
  return { password_hash: await hashPassword(password), password_changed: toStoredTime(now) };
}

/** Whether the password matches the hash. False for an undefined hash, which takes just as long to check. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '');
  const [, memory, passes, parallelism, salt, kept] = parts ?? [];
  if (salt === undefined || kept === undefined) {
    await derive(password, randomBytes(SALT_BYTES), COST);
    return false;
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(kept, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

async function derive(password: string, salt: Buffer, cost: { memory: number; passes: number; parallelism: number }) {
  if (hashes.size >= HASHES_WAITING) throw new UnavailableError();
  const message = Buffer.from(password.normalize('NFC'));
  return hashes.add(() => argon2Async('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost }));
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
