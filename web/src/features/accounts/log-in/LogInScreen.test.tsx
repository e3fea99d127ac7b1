import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endSession, getSession } from '#web/lib/session.ts';
import { allowPasskeys } from '#web/testing/allow-passkeys.ts';
import { answerAsPasskey } from '#web/testing/answer-as-passkey.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { makeProfile } from '#web/testing/records/make-profile.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { LogInScreen } from './LogInScreen.tsx';

afterEach(endSession);

const REFUSED = { auth: false, message: 'Korisničko ime ili lozinka nisu ispravni.', code: 'wrong-credentials' };

async function openScreen() {
  const screen = await renderScreen(<LogInScreen />, { at: '/admin' });
  return {
    ...screen,
    username: screen.getByLabelText('Korisničko ime'),
    password: screen.getByLabelText('Lozinka', { exact: true }),
    submit: screen.getByRole('button', { name: 'Prijavi se' }),
  };
}

/** Opens the log-in with the clock stopped: a message stays until the test advances the clock. */
async function openLogIn() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return openScreen();
}

async function fillIn({ username, password }: Awaited<ReturnType<typeof openScreen>>) {
  await username.fill('iva');
  await password.fill('deset znakova');
}

test('requires both fields and focuses the first empty one', async () => {
  fakeServer({});
  const { submit, username, password, getByRole, getByText } = await openLogIn();
  await submit.click();
  await expect.element(getByText('Insert data')).toBeVisible();
  await expect.element(getByText('Nedostaje: Korisničko ime, Lozinka')).toBeVisible();
  await expect.element(username).toHaveFocus();
  await expect.element(username).toHaveAttribute('aria-invalid', 'true');

  await username.fill('iva');
  await expect.element(getByText('Insert data')).not.toBeInTheDocument();
  await submit.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Insert data' })).toBeVisible();
  await expect.element(password).toHaveFocus();
  // Axe waits by the clock.
  vi.useRealTimers();
  await expectShownWell();
});

test('stores the session, shows You are logged in for 1.2 s, then opens the start page', async () => {
  const logIn = vi.fn(() => ({ auth: true as const, token: makeToken(), role: 'tipfeler', message: 'Dobro došli' }));
  fakeServer({ logIn });
  const screen = await openLogIn();
  await fillIn(screen);
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByRole('status').filter({ hasText: 'You are logged in' })).toBeVisible();
  await expect.element(screen.submit).not.toHaveAttribute('aria-disabled');
  // A reload starts from what is stored.
  expect(localStorage.getItem('baklja.token')).toBe(makeToken());
  expect(logIn.mock.calls).toEqual([[{ body: { username: 'iva', password: 'deset znakova' } }]]);
  await userEvent.keyboard('{Enter}');
  expect([getSession(), screen.address(), logIn.mock.calls.length]).toEqual([undefined, '/admin', 1]);

  vi.advanceTimersByTime(1200);
  await expect.poll(screen.address).toBe('/');
  expect(getSession()).toMatchObject({ userId: 4, role: 'tipfeler' });
});

test('an error stays until a field is corrected, and moves nothing', async () => {
  fakeServer({ logIn: () => refuse(401, REFUSED) });
  const screen = await openLogIn();
  const places = () =>
    [screen.username, screen.password, screen.submit].map((field) => field.element().getBoundingClientRect().top);
  const before = places();
  await screen.submit.click();
  await expect.element(screen.getByText('Nedostaje: Korisničko ime, Lozinka')).toBeVisible();
  expect(places()).toEqual(before);
  await fillIn(screen);
  await screen.submit.click();
  const alert = screen.getByRole('alert').filter({ hasText: REFUSED.message });
  await expect.element(alert).toBeVisible();
  await expect.element(screen.password).toHaveFocus();
  expect(places()).toEqual(before);
  vi.advanceTimersByTime(60_000);
  await expect.element(alert).toBeVisible();
  await screen.password.fill('druga lozinka');
  await expect.element(alert).not.toBeInTheDocument();
});

test('the next attempt hides the error, and no further one begins until it ends', async () => {
  const second = Promise.withResolvers<never>();
  const logIn = vi.fn<() => Promise<never>>().mockImplementationOnce(async () => refuse(401, REFUSED));
  fakeServer({ logIn: logIn.mockImplementation(() => second.promise) });
  const screen = await openLogIn();
  await fillIn(screen);
  await screen.submit.click();
  await expect.element(screen.getByText(REFUSED.message)).toBeVisible();
  await screen.submit.click();
  await expect.element(screen.getByText(REFUSED.message)).not.toBeInTheDocument();
  await expect.element(screen.submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(logIn).toHaveBeenCalledTimes(2);
});

test('starts with the name of the last log-in at the password, which can be shown by keyboard', async () => {
  localStorage.setItem('baklja.username', 'iva');
  const { username, password, getByRole } = await openLogIn();
  await expect.element(username).toHaveValue('iva');
  await expect.element(password).toHaveFocus();
  await expect.element(username).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');

  const toggle = getByRole('button', { name: 'Prikaži lozinku' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
});

const ASKED = { auth: false, message: 'Upišite kod iz aplikacije.', code: 'second-factor' };
const WRONG = { auth: false, message: 'Kod nije ispravan ili je istekao.', code: 'wrong-otp' };
const ANSWER = { auth: true as const, token: makeToken(), role: 'tipfeler', message: 'You are logged in' };

/** Types name and password of a user with a second factor. */
async function openSecondStep(answer: (otp: string) => typeof ANSWER = () => ANSWER) {
  const logIn = vi.fn<NonNullable<Handlers['logIn']>>(({ body: { otp } }) =>
    otp === undefined ? refuse(401, ASKED) : answer(otp),
  );
  fakeServer({ logIn });
  const screen = await openScreen();
  await fillIn(screen);
  await userEvent.keyboard('{Enter}');
  const code = screen.getByLabelText('Kod iz aplikacije');
  await expect.element(code).toHaveFocus();
  return { ...screen, logIn, code };
}

test('a user with a second factor gets a field for the code, and the password need not be typed again', async () => {
  const { code, logIn, getByRole, getByText } = await openSecondStep();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  expect(getByText(ASKED.message).elements()).toEqual([]);
  await code.fill(' 123456 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('status').filter({ hasText: 'You are logged in' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Prijavi se' })).not.toHaveAttribute('aria-disabled');
  expect(logIn.mock.lastCall).toEqual([{ body: { username: 'iva', password: 'deset znakova', otp: '123456' } }]);
});

test('a user who has to set up a second factor is known as such from the log-in on', async () => {
  const getProfile = () => makeProfile({ second_factor_required: 1, authenticator_since: null, passkeys: [] });
  fakeServer({ logIn: () => ANSWER, getProfile });
  const screen = await openScreen();
  await fillIn(screen);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => localStorage.getItem('baklja.misses-second-factor')).toBe('1');
  await expect.poll(screen.address).toBe('/');
  expect(localStorage.getItem('baklja.misses-second-factor')).toBe('1');
});

test('an empty code is not sent; a wrong one is the error of its field, and too many tries are said below it', async () => {
  const tooMany = { auth: false, message: 'Previše pokušaja. Pokušajte ponovno kasnije.', code: 'too-many-tries' };
  const { code, logIn, getByRole, getByText } = await openSecondStep((otp) =>
    otp === '000000' ? refuse(401, WRONG) : refuse(429, tooMany),
  );
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Upišite kod.')).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(logIn).toHaveBeenCalledTimes(1);
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Kod nije ispravan ili je istekao.')).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('1');
  await expect.element(code).toHaveValue('1');
  await expect.element(getByText('Kod nije ispravan ili je istekao.')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('alert').filter({ hasText: tooMany.message })).toBeVisible();
});

test('a recovery code takes the place of the code; Natrag returns to the typed name and password', async () => {
  const { code, logIn, getByRole, getByLabelText, getByText } = await openSecondStep(() => refuse(401, WRONG));
  await code.fill('12');
  await getByRole('button', { name: 'Koristi rezervni kod' }).click();
  const recovery = getByLabelText('Rezervni kod');
  await expect.element(recovery).toHaveFocus();
  await expect.element(recovery).toHaveValue('');
  await expect.element(recovery).toHaveAttribute('inputmode', 'text');
  await recovery.fill('k7f2-9qpd');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => logIn.mock.lastCall?.[0].body.otp).toBe('k7f2-9qpd');
  await getByRole('button', { name: 'Natrag na lozinku' }).click();
  await expect.element(getByLabelText('Korisničko ime')).toHaveValue('iva');
  await expect.element(getByLabelText('Lozinka', { exact: true })).toHaveValue('deset znakova');
  expect(getByText(ASKED.message).elements()).toEqual([]);
});

test.each([
  ['without an origin for passkeys', undefined, 0],
  ['for another origin', 'https://baklja.example.hr', 0],
  ['for localhost, which has no port,', 'localhost', window.location.hostname === 'localhost' ? 1 : 0],
])('%s: a log-in with a passkey is offered at its origin alone', async (_, origin, offers) => {
  if (origin !== undefined) allowPasskeys(origin);
  const { getByRole } = await openScreen();
  await expect.element(getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  expect(getByRole('button', { name: 'Prijava pristupnim ključem' }).elements()).toHaveLength(offers);
});

test('a passkey logs in, and a cancelled dialog of the browser is said calmly', async () => {
  allowPasskeys();
  answerAsPasskey({ isCancelledFirst: true });
  const startPasskeyLogIn = () => ({ options: { challenge: 'AAAA', allowCredentials: [] } });
  const logInWithPasskey = vi.fn<NonNullable<Handlers['logInWithPasskey']>>(() => ANSWER);
  fakeServer({ startPasskeyLogIn, logInWithPasskey });
  const { getByRole } = await openScreen();
  const button = getByRole('button', { name: 'Prijava pristupnim ključem' });
  await button.click();
  const stopped = 'Pristupni ključ nije upotrijebljen: radnja je prekinuta ili uređaj nema odgovarajući ključ.';
  await expect.element(getByRole('alert').filter({ hasText: stopped })).toBeVisible();
  await expectShownWell();
  await button.click();
  await expect.element(getByRole('status').filter({ hasText: 'You are logged in' })).toBeVisible();
  expect(logInWithPasskey.mock.lastCall?.[0].body.response).toMatchObject({ id: 'key', type: 'public-key' });
});
