import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logInAs } from '#web/testing/log-in-as.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { ApiError, call, onTokenRefused } from './api-client.ts';
import { endSession, getSession } from './session.ts';

/** Sets what the server answers to the next calls, and returns the requests. */
function answerWith(respond: () => Response | Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => respond());
}

function listenForRefusal() {
  const listener = vi.fn();
  onTestFinished(onTokenRefused(listener) as () => void);
  return listener;
}

const LIST = { params: { page: 2, language: 'hr-HR', search: '-' }, query: { search: 'č/ć 100%' } } as const;

test('a call goes to the path of the contract with the token of the session', async () => {
  logInAs('tipfeler');
  const fetch = answerWith(() => Response.json({ posts: [], numPages: 0 }));
  expect(await call(postRoutes.listPosts, LIST)).toEqual({ posts: [], numPages: 0 });
  const [path, options] = fetch.mock.calls[0]!;
  expect(path).toBe('/api/content/get/all/2/hr-HR/-?search=%C4%8D%2F%C4%87%20100%25');
  expect(options).toMatchObject({ method: 'GET', headers: { 'x-access-token': getSession()?.token } });
  expect(options).not.toHaveProperty('body');
});

test('a body is sent as JSON, on demand without the token of the session, and a text response is returned as text', async () => {
  logInAs('tipfeler');
  const fetch = answerWith(() => Response.json({ message: 'Spremljeno' }));
  await call(postRoutes.setIzdvojeno, { body: { id: 7, val: 1 } }, { token: undefined });
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"id":7,"val":1}',
    signal: expect.any(AbortSignal),
  });
  answerWith(() => new Response('AUTH'));
  expect(await call(authRoutes.checkToken, {})).toBe('AUTH');
});

test.each([
  ['a number of seconds', '12', 12_000],
  ['a date', 'Sat, 21 Nov 2026 09:30:30 GMT', 30_000],
  ['a date in the past', 'Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['something else', 'soon', undefined],
])('a rejection carries the pause that the server asks for: %s', async (_, header, afterMs) => {
  stopClock();
  answerWith(() => new Response('{}', { status: 503, headers: { 'retry-after': header } }));
  const failure = await call(postRoutes.setIzdvojeno, { body: { id: 7, val: 1 } }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 503, retryAfterMs: afterMs });
});

test('a rejection carries status, code, message and the invalid fields', async () => {
  const errors = [{ field: 'title', message: 'Unesite naslov!' }];
  answerWith(() => Response.json({ message: 'Unesite podatke', code: 'incomplete', errors }, { status: 400 }));
  const failure = await call(postRoutes.setIzdvojeno, { body: { id: 7, val: 1 } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 400, code: 'incomplete', message: 'Unesite podatke', errors });
});

const NO_ANSWER = 'Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.';
const DOWN = 'Poslužitelj privremeno ne radi. Vaša je veza u redu; pokušajte ponovno za koji trenutak.';

test.each([
  ['a dead connection', () => Promise.reject(new TypeError('Failed to fetch')), 0, NO_ANSWER],
  ['a proxy that answers HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, DOWN],
])('%s is reported in Croatian', async (_, respond, status, message) => {
  answerWith(respond);
  await expect(call(authRoutes.checkToken, {})).rejects.toMatchObject({ status, code: 'no-answer', message });
});

test('a cancelled call is not shown as a failure', async () => {
  const controller = new AbortController();
  vi.spyOn(window, 'fetch').mockImplementation(async (_, options) => {
    controller.abort();
    options?.signal?.throwIfAborted();
    return new Response();
  });
  await expect(call(authRoutes.checkToken, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a call without a response is cancelled after half a minute', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.spyOn(window, 'fetch').mockImplementation(async (_, options) => {
    options?.signal?.throwIfAborted();
    return new Response();
  });
  await expect(call(authRoutes.checkToken, {})).rejects.toMatchObject({ status: 0, code: 'no-answer' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});

const refuse = (code: string) => () => Response.json({ message: 'Ne', code }, { status: 401 });

test.each([
  ['of the session is reported', 'unauthenticated', () => call(authRoutes.checkToken, {}), 1],
  [
    'is not rejected by a log-in',
    'wrong-credentials',
    () => call(authRoutes.logIn, { body: { username: 'a', password: 'b' } }),
    0,
  ],
])('the rejection of a token %s', async (_, code, send, times) => {
  logInAs('tipfeler');
  const listener = listenForRefusal();
  answerWith(refuse(code));
  await expect(send()).rejects.toThrow('Ne');
  expect(listener).toHaveBeenCalledTimes(times);
});

test('the rejection of a token that is no longer the session’s is not reported', async () => {
  logInAs('tipfeler');
  const listener = listenForRefusal();
  answerWith(() => {
    endSession();
    return refuse('unauthenticated')();
  });
  await expect(call(authRoutes.checkToken, {})).rejects.toThrow('Ne');
  expect(listener).not.toHaveBeenCalled();
});
