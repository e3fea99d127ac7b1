import type { Role } from '@baklja/contract/roles';

/** Who calls, as a good token says. `expiresAtSeconds` is since epoch. */
export type Caller = { id: number; name: string; role: Role; sessionId: string; expiresAtSeconds: number };

/** The caller of a token; undefined when the token is not or no longer good. */
export type ReadCaller = (token: string) => Promise<Caller | undefined>;

const TOKEN_HEADERS = ['x-access-token', 'token'] as const;

/** The token that a request carries, wherever it carries it (answers, section 2); undefined without one. */
export function tokenOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  for (const name of TOKEN_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  const { authorization } = headers;
  if (typeof authorization !== 'string') return undefined;
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
}
