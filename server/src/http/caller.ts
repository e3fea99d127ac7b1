import type { Role } from '@baklja/contract/roles';

/** The caller, as a valid token identifies it. `expiresAtSeconds` is since epoch. */
export type Caller = { id: number; name: string; role: Role; sessionId: string; expiresAtSeconds: number };

/** Returns the caller of a token; undefined when the token is not valid, or no longer. */
export type ReadCaller = (token: string) => Promise<Caller | undefined>;

const TOKEN_HEADERS = ['x-access-token', 'token'] as const;

/** The token of a request, from any of the accepted headers (answers, section 2); undefined without one. */
export function tokenOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  for (const name of TOKEN_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  const { authorization } = headers;
  if (typeof authorization !== 'string') return undefined;
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
}
