import type { TokenPayload } from '@baklja/contract/features/accounts/auth';
import { isRole, type Role } from '@baklja/contract/roles';
import { useSyncExternalStore } from 'react';
import { setMissesSecondFactor } from './second-factor.ts';
import { TOKEN_KEY } from './send.ts';

/** The user who is logged in in this browser. `expiresAtSeconds` is seconds since epoch. */
export type Session = { token: string; userId: number; name: string; role: Role | undefined; expiresAtSeconds: number };

const ROLE_KEY = 'baklja.role';
/** A name that is newer than the one in the token. */
const NAME_KEY = 'baklja.name';
const USERNAME_KEY = 'baklja.username';

const listeners = new Set<() => void>();
let current = readStored();
/** The token that the server refused until the passkey of its user is proved; the proof brings another one. */
let unprovedToken: string | undefined;

/** The current session; undefined when no user is logged in. */
export function getSession(): Session | undefined {
  return current;
}

/** The current session; rerenders when it changes, in another tab too. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession);
}

/** Whether the server answers nothing to this session until the user proves the passkey. */
export function useMustProvePasskey(): boolean {
  return useSyncExternalStore(subscribe, () => current !== undefined && current.token === unprovedToken);
}

/** Records that the server refused the token until the passkey is proved. */
export function markUnproved(token: string): void {
  unprovedToken = token;
  for (const listener of listeners) listener();
}

/** The answer to a log-in, and the user name that was typed. */
export type LogIn = { token: string; role: string; username?: string };

export function startSession(logIn: LogIn): void {
  storeLogIn(logIn);
  refresh();
}

/** Stores a log-in for the next start of the application; this tab goes on without a session. */
export function storeLogIn({ token, role, username }: LogIn): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(ROLE_KEY, role);
  localStorage.removeItem(NAME_KEY);
  if (username === undefined) localStorage.removeItem(USERNAME_KEY);
  else localStorage.setItem(USERNAME_KEY, username);
}

/** Shows another name of the user from now on. The token holds the name at the log-in. */
export function renameUser(name: string): void {
  localStorage.setItem(NAME_KEY, name);
  refresh();
}

/** Takes the token that the server gave in the place of the present one, with the same user and role. */
export function renewToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  refresh();
}

/** Deletes the token. The user name stays, so that logging in again asks only for the password. */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ROLE_KEY);
  localStorage.removeItem(NAME_KEY);
  setMissesSecondFactor(false);
  unprovedToken = undefined;
  refresh();
}

/** Whether the browser keeps a token that nobody can read, and so no session. */
export function hasUnreadableToken(): boolean {
  return current === undefined && localStorage.getItem(TOKEN_KEY) !== null;
}

/** User name of the last log-in in this browser; empty before the first. */
export function lastUsername(): string {
  return localStorage.getItem(USERNAME_KEY) ?? '';
}

export function isExpired(session: Session, now: Date): boolean {
  return session.expiresAtSeconds * 1000 <= now.getTime();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', refresh);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}

function refresh(): void {
  const stored = readStored();
  if (stored?.token === current?.token && stored?.name === current?.name) return;
  current = stored;
  for (const listener of listeners) listener();
}

function readStored(): Session | undefined {
  const token = localStorage.getItem(TOKEN_KEY);
  const payload = token === null ? undefined : readPayload(token);
  if (token === null || !payload) return undefined;
  const { id, role, exp } = payload;
  const name = localStorage.getItem(NAME_KEY) ?? payload.name;
  return { token, userId: id, name, role: isRole(role) ? role : undefined, expiresAtSeconds: exp };
}

/** The claims of the token; only the server knows whether it is valid. */
function readPayload(token: string): TokenPayload | undefined {
  try {
    const [, body = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
