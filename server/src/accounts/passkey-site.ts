import { type Config, isLoopback } from '../config.ts';
import { NotFoundError } from '../errors.ts';

/** The site to which passkeys belong: its origin, and the host name that devices keep with a passkey. */
export type PasskeySite = { origin: string; host: string };

const LOCAL_HOST = 'localhost';

/**
 * The site for a call from a page of the origin: the configured one. Without one, `localhost` while only this machine
 * reaches the server. Undefined when there are no passkeys.
 */
export function passkeySite(
  { passkeyOrigin, host }: Pick<Config, 'passkeyOrigin' | 'host'>,
  pageOrigin: string,
): PasskeySite | undefined {
  if (passkeyOrigin !== undefined) return { origin: passkeyOrigin, host: new URL(passkeyOrigin).hostname };
  if (!isLoopback(host) || !URL.canParse(pageOrigin)) return undefined;
  return new URL(pageOrigin).hostname === LOCAL_HOST ? { origin: pageOrigin, host: LOCAL_HOST } : undefined;
}

/** @throws NotFoundError when there are no passkeys. */
export function requirePasskeySite(config: Pick<Config, 'passkeyOrigin' | 'host'>, pageOrigin: string): PasskeySite {
  const site = passkeySite(config, pageOrigin);
  if (!site) throw new NotFoundError('Pristupni ključevi nisu dostupni na ovoj adresi.');
  return site;
}
