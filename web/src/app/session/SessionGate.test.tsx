import { useQuery } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { endSession, getSession, startSession } from '#web/lib/session.ts';
import { allowPasskeys } from '#web/testing/allow-passkeys.ts';
import { answerAsPasskey } from '#web/testing/answer-as-passkey.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { SessionGate } from './SessionGate.tsx';

afterEach(endSession);

const NOT_FOUND = 'Žao nam je, ovu stranicu nismo pronašli.';
const EXPIRED = { message: 'Prijava više ne vrijedi.', code: 'unauthenticated' };

/** Opens the application with a stored token that expires in so many seconds, and stops the clock. */
async function openWithToken(handlers: Handlers, secondsLeft = 28_800) {
  const moveTo = stopClock();
  const exp = Date.now() / 1000 + secondsLeft;
  startSession({ token: makeToken({ exp }), role: 'tipfeler', username: 'iva' });
  fakeServer(handlers);
  return { ...(await openGate()), moveTo };
}

function openGate(screen = <h1>Zaslon</h1>, at = '/postovi') {
  return renderScreen(
    <Routes>
      <Route element={<SessionGate />}>
        <Route path="*" element={screen} />
      </Route>
    </Routes>,
    { at },
  );
}

/** Logs in with the password, and stops the clock before the application goes on. */
async function logIn(handlers: Handlers = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = { auth: true as const, token: makeToken(), role: 'tipfeler', message: 'Dobro došli' };
  fakeServer({ logIn: () => answer, ...handlers });
  const screen = await openGate(undefined, '/admin');
  await screen.getByLabelText('Korisničko ime').fill('iva');
  await screen.getByLabelText('Lozinka', { exact: true }).fill('deset znakova');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('You are logged in')).toBeVisible();
  return screen;
}

test('a good token of a user without the required second factor opens the application', async () => {
  onTestFinished(() => setMissesSecondFactor(false));
  const required = { message: 'Vaša uloga zahtijeva prijavu u dva koraka.', code: 'second-factor-required' };
  const { getByRole } = await openWithToken({ checkToken: () => refuse(403, required) });
  await expect.element(getByRole('heading', { name: 'Zaslon' })).toBeVisible();
});

describe('a session that has to prove the passkey of its user', () => {
  const UNPROVED = { message: 'Najprije potvrdite prijavu pristupnim ključem.', code: 'second-factor-unproved' };
  const FRESH = makeToken({ exp: 4_102_444_801 });
  const startPasskeyProof = () => ({ options: { challenge: 'AAAA', allowCredentials: [] } });
  const provePasskey = vi.fn<NonNullable<Handlers['provePasskey']>>(() => ({
    message: 'Prijava je potvrđena.',
    token: FRESH,
  }));
  const NEXT = 'Ako ključa više nemate, superadmin vam pod Korisnici uklanja drugi korak prijave.';

  /** Reloads the page of such a session. */
  async function reload(handlers: Handlers = {}) {
    startSession({ token: makeToken(), role: 'tipfeler', username: 'iva' });
    fakeServer({ checkToken: () => refuse(403, UNPROVED), startPasskeyProof, provePasskey, ...handlers });
    const screen = await openGate();
    const heading = screen.getByRole('heading', { name: 'Potvrdite prijavu' });
    await expect.element(heading).toBeVisible();
    return { ...screen, heading, prove: screen.getByRole('button', { name: 'Potvrdi pristupnim ključem' }) };
  }

  test('is asked for it instead of every screen, also after a reload, and goes on with a fresh token', async () => {
    allowPasskeys();
    answerAsPasskey({ isCancelledFirst: true });
    const { getByRole, heading, prove } = await reload();
    await expect.element(heading).toHaveFocus();
    expect(document.title).toBe('Potvrdite prijavu – Baklja');
    expect(getByRole('heading', { name: 'Zaslon' }).elements()).toEqual([]);
    await expectAccessibleEverywhere();
    await prove.click();
    const alert = getByRole('alert').filter({ hasText: NEXT });
    await expect.element(alert).toMatchTextContent('radnja je prekinuta ili uređaj nema odgovarajući ključ.');
    await expectAccessibleEverywhere();
    await prove.click();
    await expect.element(getByRole('heading', { name: 'Zaslon' })).toBeVisible();
    expect(provePasskey.mock.lastCall?.[0].body.response).toMatchObject({ id: 'key', type: 'public-key' });
    expect(getSession()?.token).toBe(FRESH);
  });

  test('is told that the passkey was refused', async () => {
    allowPasskeys();
    answerAsPasskey();
    const wrong = { message: 'Pristupni ključ nije potvrđen. Pokušajte ponovno.', code: 'wrong-passkey' };
    const { getByRole, prove } = await reload({ provePasskey: () => refuse(400, wrong) });
    await prove.click();
    await expect.element(getByRole('alert').filter({ hasText: NEXT })).toMatchTextContent(wrong.message);
    expect(getByRole('heading', { name: 'Zaslon' }).elements()).toEqual([]);
  });

  test('is told where passkeys work when they do not work here', async () => {
    const { getByRole, prove } = await reload();
    const alert = getByRole('alert').filter({ hasText: NEXT });
    await expect.element(alert).toMatchTextContent('Pristupni ključevi na ovom poslužitelju nisu uključeni.');
    expect(prove.elements()).toEqual([]);
    await expectAccessibleEverywhere();
  });

  test('may log out', async () => {
    const logOut = vi.fn(() => ({ message: 'Odjavljeni ste.' }));
    const { getByRole } = await reload({ logOut });
    await getByRole('button', { name: 'Odjavi se' }).click();
    await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(getSession()).toBeUndefined();
  });

  test('is asked for it right after the log-in with the password', async () => {
    allowPasskeys();
    const getProfile = vi.fn(() => refuse(403, UNPROVED));
    const { getByRole } = await logIn({ getProfile });
    await expect.poll(() => getProfile.mock.calls.length).toBe(1);
    vi.advanceTimersByTime(1200);
    await expect.element(getByRole('heading', { name: 'Potvrdite prijavu' })).toBeVisible();
  });
});

test('without a stored token no request and no message appears, only the logged-out screens', async () => {
  fakeServer({});
  const { getByRole, getByText } = await openGate();
  await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(getByText('Your token expired').elements()).toEqual([]);
  expect(getByText('Your session expired').elements()).toEqual([]);
});

test('shows that the stored token is being checked when that is slow, then shows the shell', async () => {
  const gate = Promise.withResolvers<void>();
  const { getByRole, moveTo } = await openWithToken({ checkToken: () => gate.promise.then(() => 'AUTH' as const) });
  const checking = getByRole('status').filter({ hasText: 'Provjerava se prijava…' });
  await moveTo(149);
  expect(checking.elements()).toEqual([]);
  await moveTo(150);
  await expect.element(checking).toBeVisible();
  gate.resolve();
  await expect.element(getByRole('heading', { name: 'Zaslon' })).toBeVisible();
  vi.useRealTimers();
  await expectAccessible();
});

test('a rejected token shows Your token expired for 2 s, then the logged-out screens, and the token is removed', async () => {
  const { getByRole, getByText, moveTo } = await openWithToken({ checkToken: () => refuse(401, EXPIRED) });
  await expect.element(getByRole('alert').filter({ hasText: 'Your token expired' })).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(1999);
  expect(getByText('Your token expired').elements()).toHaveLength(1);
  await moveTo(saidAfterMs + 2000);
  await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(getSession()).toBeUndefined();
  expect(getByText(/expired/).elements()).toEqual([]);
});

test('a stored token that cannot be read is reported and removed in the same way', async () => {
  const moveTo = stopClock();
  localStorage.setItem('baklja.token', 'no token');
  fakeServer({});
  const { getByRole } = await openGate();
  await expect.element(getByRole('alert').filter({ hasText: 'Your token expired' })).toBeVisible();
  await moveTo(2000);
  await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(localStorage.getItem('baklja.token')).toBeNull();
});

test.each([
  ['a server that is away', () => refuse(503, { message: 'Baza nije dostupna.', code: 'unavailable' })],
  ['a dead connection', breakConnection],
])('%s keeps the token, shows a message, and logs in on the next try', async (_, fail) => {
  let isAway = true;
  const { getByRole, moveTo } = await openWithToken({ checkToken: () => (isAway ? fail() : 'AUTH') });
  const alert = getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja. Prijava je ostala sačuvana.' });
  await expect.element(alert).toBeVisible();
  await moveTo(60_000);
  await expect.element(alert).toBeVisible();
  expect(getSession()).toBeDefined();
  isAway = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('heading', { name: 'Zaslon' })).toBeVisible();
});

test.each([
  [10, 300_000],
  [301, 600_000],
])('a token that expires in %i s ends the session at the check after %i ms', async (secondsLeft, endMs) => {
  const { getByRole, getByText, moveTo } = await openWithToken({ checkToken: () => 'AUTH' }, secondsLeft);
  await expect.element(getByRole('heading', { name: 'Zaslon' })).toBeVisible();
  await moveTo(endMs - 1);
  expect(getByRole('heading', { name: 'Zaslon' }).elements()).toHaveLength(1);
  await moveTo(endMs);
  await expect.element(getByText('Your session expired')).toBeVisible();
  expect(getSession()).toBeUndefined();
  vi.useRealTimers();
  await expectAccessible();
});

test.each([
  ['ends the token on the server and shows no session message', () => ({ message: 'Odjavljeni ste.' })],
  ['works without a response from the server', breakConnection],
])('Odjavi se %s', async (_, answer) => {
  const logOut = vi.fn(answer);
  const { getByRole, getByText, address } = await openWithToken({ checkToken: () => 'AUTH', logOut });
  await getByRole('button', { name: 'Odjavi se' }).click();
  await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(logOut).toHaveBeenCalledTimes(1);
  await expect.poll(address).toBe('/');
  expect(getSession()).toBeUndefined();
  expect(getByText(/expired/).elements()).toEqual([]);
});

/** Reads the name of the user, and records what the user with id 9 sees. */
function UserName({ queryFn, seen }: { queryFn: () => Promise<string>; seen: Set<string | undefined> }) {
  const { data } = useQuery({ queryKey: ['name'], queryFn });
  if (getSession()?.userId === 9) seen.add(data);
  return <h1>{data}</h1>;
}

test.each([
  ['after the former one logged out', true],
  ['from another tab', false],
])('a user who logs in %s sees nothing of the former user', async (_, isLoggedOut) => {
  startSession({ token: makeToken(), role: 'tipfeler' });
  fakeServer({ checkToken: () => 'AUTH' });
  const queryFn = vi.fn(async () => getSession()?.name ?? '');
  const seen = new Set<string | undefined>();
  const { getByRole } = await openGate(<UserName queryFn={queryFn} seen={seen} />);
  await expect.element(getByRole('heading', { name: 'Iva Đurđević' })).toBeVisible();
  if (isLoggedOut) {
    endSession();
    await expect.element(getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  }
  startSession({ token: makeToken({ id: 9, userId: 9, name: 'Marko Ćutuk' }), role: 'tipfeler' });
  await expect.element(getByRole('heading', { name: 'Marko Ćutuk' })).toBeVisible();
  expect(seen).toEqual(new Set([undefined, 'Marko Ćutuk']));
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('after the log-in the heading of the start page has the focus', async () => {
  const { getByRole } = await logIn();
  vi.advanceTimersByTime(1200);
  await expect.element(getByRole('heading', { name: 'Zaslon' })).toHaveFocus();
});
