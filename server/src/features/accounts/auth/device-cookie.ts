import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { authRoutes } from '@baklja/contract/features/accounts/auth';

const NAME = 'baklja_device';

/** Only the log-in needs to see the mark. */
const PATH = path.posix.dirname(authRoutes.logIn.path);
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

type Person = { secret: string; username: string };

/**
 * Reads the mark of a browser in which this person logged in before; undefined when there is none. Such a browser has
 * its own count of failures, so that an attack from elsewhere cannot lock the owner out.
 */
export function readDevice(cookies: string | undefined, { secret, username }: Person) {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)\\.([\\w-]+)`).exec(cookies ?? '');
  const [, device, signature] = value ?? [];
  if (device === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(device, secret, username));
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

/** The cookie that marks this browser for the person who logged in. */
export function deviceCookie({ secret, username, isSecure }: Person & { isSecure: boolean }): string {
  const device = randomBytes(18).toString('base64url');
  const value = `${device}.${sign(device, secret, username)}`;
  const attributes = `Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${NAME}=${value}; ${attributes}`;
}

function sign(device: string, secret: string, username: string): string {
  return createHmac('sha256', secret).update(`device\0${device}\0${username}`).digest('base64url');
}
