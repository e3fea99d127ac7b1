import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  endSession,
  getSession,
  isExpired,
  lastUsername,
  renameUser,
  renewToken,
  startSession,
  useSession,
} from './session.ts';

afterEach(endSession);

const END_SECONDS = 1_795_253_400;

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const body = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${body}.signature`;
}

const token = tokenOf({ id: 4, userId: 4, name: 'Iva Đurđević ščž', role: 'tipfeler', exp: END_SECONDS });

test('the token holds who is logged in, with Croatian letters', () => {
  startSession({ token, role: 'tipfeler' });
  expect(getSession()).toEqual({
    token,
    userId: 4,
    name: 'Iva Đurđević ščž',
    role: 'tipfeler',
    expiresAtSeconds: END_SECONDS,
  });
  expect(localStorage.getItem('baklja.role')).toBe('tipfeler');
});

test('a new name is shown until the next log-in, and a new token leaves it', () => {
  startSession({ token, role: 'tipfeler' });
  renameUser('Iva Šarić');
  expect(getSession()).toMatchObject({ token, name: 'Iva Šarić' });
  const fresh = tokenOf({ id: 4, userId: 4, name: 'Iva Đurđević', role: 'tipfeler', exp: END_SECONDS + 1 });
  renewToken(fresh);
  expect(getSession()).toMatchObject({ token: fresh, name: 'Iva Šarić' });
  startSession({ token, role: 'tipfeler' });
  expect(getSession()?.name).toBe('Iva Đurđević ščž');
});

test('a role outside the six counts as none', () => {
  startSession({ token: tokenOf({ id: 4, userId: 4, name: 'Ivo', role: 'olipm', exp: END_SECONDS }), role: 'olipm' });
  expect(getSession()).toMatchObject({ name: 'Ivo', role: undefined });
});

test.each(['', 'nije-token', 'a.b.c', `a.${btoa('null')}.c`])('%j is no session', (text) => {
  startSession({ token: text, role: 'tipfeler' });
  expect(getSession()).toBeUndefined();
});

test('the end of a session removes the token and the role and keeps the user name', () => {
  expect(lastUsername()).toBe('');
  startSession({ token, role: 'tipfeler', username: 'iva' });
  endSession();
  expect(getSession()).toBeUndefined();
  expect(localStorage.getItem('baklja.token')).toBeNull();
  expect(localStorage.getItem('baklja.role')).toBeNull();
  expect(lastUsername()).toBe('iva');
});

test('a session is over in the exact second that the token names', () => {
  startSession({ token, role: 'tipfeler' });
  const session = getSession()!;
  expect(isExpired(session, new Date(END_SECONDS * 1000 - 1))).toBe(false);
  expect(isExpired(session, new Date(END_SECONDS * 1000))).toBe(true);
});

test('a log-in and a log-out in another tab are detected', async () => {
  const { result, act } = await renderHook(() => useSession()?.name);
  expect(result.current).toBeUndefined();
  localStorage.setItem('baklja.token', token);
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'baklja.token' })));
  expect(result.current).toBe('Iva Đurđević ščž');
  localStorage.clear();
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBeUndefined();
});
