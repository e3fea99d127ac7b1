import { bucketName, type TryLimit } from '../../accounts/tries.store.ts';
import { readDevice } from './device-cookie.ts';

/** Limits of failures (answers, section 4). */
const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_FOR_NAME = 10;
const FAILURES_FOR_ADDRESS = 50;

/** Challenges for passkeys that one address may ask for. The staff share one, and each opened log-in asks for one. */
const CHALLENGES_FOR_ADDRESS = 500;

/** Limits of a log-in by name: for the name at the address, and for the address; or for a known browser alone. */
export function limitsForName(
  secret: string,
  { username, address, cookies }: { username: string; address: string; cookies: string | undefined },
): (TryLimit & { isOfName: boolean })[] {
  const device = readDevice(cookies, { secret, username });
  const limit = { limit: FAILURES_FOR_NAME, windowMs: WINDOW_MS, isOfName: true };
  if (device !== undefined) return [{ ...limit, bucket: bucketName(secret, 'device', device) }];
  return [
    { ...limit, bucket: bucketName(secret, 'name', address, username) },
    { ...limitForAddress(secret, address), isOfName: false },
  ];
}

/** Limit of failures of any kind from one address. */
export function limitForAddress(secret: string, address: string): TryLimit {
  return { bucket: bucketName(secret, 'address', address), limit: FAILURES_FOR_ADDRESS, windowMs: WINDOW_MS };
}

export function limitOfChallenges(secret: string, address: string): TryLimit {
  return { bucket: bucketName(secret, 'challenge', address), limit: CHALLENGES_FOR_ADDRESS, windowMs: WINDOW_MS };
}
