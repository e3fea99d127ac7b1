import { bucketName, type TryLimit } from '../../../accounts/tries.store.ts';
import { readDevice } from './device-cookie.ts';

/** Limits of failures (answers, section 4). */
const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_FOR_NAME = 10;
const FAILURES_FOR_NETWORK = 50;

/** Challenges for passkeys that one network may ask for. The staff share one, and each opened log-in asks for one. */
const CHALLENGES_FOR_NETWORK = 500;

/** Limits of a log-in by name: for the name from the network, and for the network; or for a known browser alone. */
export function limitsForName(
  secret: string,
  { username, network, cookies }: { username: string; network: string; cookies: string | undefined },
): (TryLimit & { isOfName: boolean })[] {
  const device = readDevice(cookies, { secret, username });
  const limit = { limit: FAILURES_FOR_NAME, windowMs: WINDOW_MS, isOfName: true };
  if (device !== undefined) return [{ ...limit, bucket: bucketName(secret, 'device', device) }];
  return [
    { ...limit, bucket: bucketName(secret, 'name', network, username) },
    { ...limitForNetwork(secret, network), isOfName: false },
  ];
}

/**
 * The bucket of wrong codes of an account from everywhere. Undefined in a browser in which the person logged in before:
 * its failures are limited apart, so that failures elsewhere do not delay it.
 */
export function bucketOfCodes(
  secret: string,
  { username, cookies }: { username: string; cookies: string | undefined },
): string | undefined {
  const isKnown = readDevice(cookies, { secret, username }) !== undefined;
  return isKnown ? undefined : bucketName(secret, 'codes', username);
}

/** Limit of failures of any kind from one network. */
export function limitForNetwork(secret: string, network: string): TryLimit {
  return { bucket: bucketName(secret, 'network', network), limit: FAILURES_FOR_NETWORK, windowMs: WINDOW_MS };
}

export function limitOfChallenges(secret: string, network: string): TryLimit {
  return { bucket: bucketName(secret, 'challenge', network), limit: CHALLENGES_FOR_NETWORK, windowMs: WINDOW_MS };
}
