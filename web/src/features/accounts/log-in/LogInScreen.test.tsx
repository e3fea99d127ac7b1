import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endSession, getSession } from '#web/lib/session.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { LogInScreen } from './LogInScreen.tsx';

afterEach(endSession);

const REFUSED = { auth: false, message: 'Korisničko ime ili lozinka nisu ispravni.', code: 'wrong-credentials' };

/** Opens the log-in with the clock stopped: a message stays until the test advances the clock. */
async function openLogIn() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderScreen(<LogInScreen />, { at: '/admin' });
  return {
    ...screen,
    username: screen.getByLabelText('Korisničko ime'),
    password: screen.getByLabelText('Lozinka', { exact: true }),
    submit: screen.getByRole('button', { name: 'Prijavi se' }),
  };
}

async function fillIn({ username, password }: Awaited<ReturnType<typeof openLogIn>>) {
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
  // A reload starts from what is stored.
  expect(localStorage.getItem('baklja.token')).toBe(makeToken());
  expect(logIn.mock.calls).toEqual([[{ body: { username: 'iva', password: 'deset znakova' } }]]);
  await userEvent.keyboard('{Enter}');
  expect([getSession(), screen.address(), logIn.mock.calls.length]).toEqual([undefined, '/admin', 1]);

  vi.advanceTimersByTime(1200);
  await expect.poll(screen.address).toBe('/');
  expect(getSession()).toMatchObject({ userId: 7, role: 'tipfeler' });
  // Axe waits by the clock.
  vi.useRealTimers();
  await expectShownWell();
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

/** A token whose payload the browser can read; nothing here checks its signature. */
function makeToken(): string {
  const payload = { id: 7, userId: 7, name: 'Iva', role: 'tipfeler', exp: 4_102_444_800 };
  return `h.${btoa(JSON.stringify(payload))}.s`;
}
