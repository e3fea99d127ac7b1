import type { Role } from '@baklja/contract/roles';
import type { Origin, Stamp } from '../stamp.ts';

/** A second factor of a user that a session can be asked for: a passkey in place, a code at a new log-in. */
export type OwnFactor = 'passkey' | 'authenticator';

/** The user of a valid token. `expiresAtSeconds` is since epoch. */
export type TokenUser = {
  id: number;
  name: string;
  role: Role;
  sessionId: string;
  expiresAtSeconds: number;
  /**
   * Where the role has to log in with a second factor and this session did not: the factor that the user has, or
   * `any-factor` while the user has none and may set one up.
   */
  lacks: OwnFactor | 'any-factor' | undefined;
  /** Present for a machine, which has a key in place of a token. */
  machine?: { mayWrite: boolean };
};

/** The caller: the user of the token, and from where the call came. */
export type Caller = TokenUser & { origin: Origin };

/** Author, time and origin of a call. */
export function authorOf({ caller, now }: { caller: Caller; now: Date }): Stamp & { userId: number } {
  return { userId: caller.id, at: now, origin: caller.origin };
}

/**
 * Returns the user of a token; undefined when the token is not valid, or no longer. `report` receives faults that do not
 * concern the answer.
 */
export type ReadCaller = (token: string, report: (fault: unknown) => void) => Promise<TokenUser | undefined>;

/** Told to a caller who has a passkey that the session did not prove. */
export const PROVE_PASSKEY_FIRST = 'Najprije potvrdite prijavu pristupnim ključem.';

/** The token of a request, from any of the accepted headers (answers, section 2); undefined without one. */
export function tokenOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  const { 'x-access-token': usual, token, authorization } = headers;
  const given = [usual, token].find((value) => typeof value === 'string' && value !== '');
  if (typeof given === 'string') return given;
  return typeof authorization === 'string' ? /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] : undefined;
}
