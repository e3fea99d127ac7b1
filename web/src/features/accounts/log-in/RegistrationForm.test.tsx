import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { LogInScreen } from './LogInScreen.tsx';

const RECEIVED = 'Registracija je zaprimljena.';
const TAKEN = 'Registracija s tim podacima nije moguća.';

/** Opens the registration with the clock stopped: a message stays until the test advances the clock. */
async function openRegistration() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderScreen(<LogInScreen />, { at: '/admin' });
  await screen.getByRole('button', { name: 'register here' }).click();
  return { ...screen, submit: screen.getByRole('button', { name: 'Submit' }) };
}

async function fillIn(
  { getByLabelText }: Awaited<ReturnType<typeof openRegistration>>,
  confirmation = 'deset znakova',
) {
  const texts = {
    Ime: 'Iva',
    Prezime: 'Đurđević',
    'Korisničko ime': 'iva',
    'E-pošta': 'iva@primjer.hr',
    Lozinka: 'deset znakova',
    'Potvrda lozinke': confirmation,
  };
  for (const [label, text] of Object.entries(texts)) await getByLabelText(label, { exact: true }).fill(text);
}

const SENT = { f_name: 'Iva', username: 'iva', accountTypeRequest: 'USER', Insert_type: 'USER' };

test('the registration opens and closes, and a business account can be a user account again', async () => {
  const { getByRole, getByLabelText, getByText } = await openRegistration();
  await expect.element(getByRole('heading', { name: 'Novi račun' })).toBeVisible();
  await expect.element(getByLabelText('Ime', { exact: true })).toHaveFocus();
  await getByRole('button', { name: 'Select business account' }).click();
  await getByRole('button', { name: 'Select user account' }).click();
  await expect.element(getByText('Korisnički račun')).toBeVisible();
  await getByRole('button', { name: 'Login here' }).click();
  await expect.element(getByRole('heading', { name: 'admin login' })).toBeVisible();
  await expect.element(getByText('Dont have account? register here')).toBeVisible();
});

test('sends nothing while a field is missing or the passwords differ, and focuses the field', async () => {
  fakeServer({});
  const screen = await openRegistration();
  const password = screen.getByLabelText('Lozinka', { exact: true });
  const confirmation = screen.getByLabelText('Potvrda lozinke');
  await expect.element(password).toHaveAccessibleDescription('Najmanje 10 znakova.');
  await fillIn(screen, '');
  await screen.submit.click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Please enter all data!' })).toBeVisible();
  await expect.element(screen.getByText('Nedostaje: Potvrda lozinke')).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  await confirmation.fill('nešto drugo');
  await screen.submit.click();
  await expect.element(screen.getByText('Entered Passwords are not match')).toBeVisible();
  await expect.element(screen.getByText('Please try again')).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  // Axe waits by the clock.
  vi.useRealTimers();
  await expectShownWell();
});

test('shows Wait... while sending, then the server’s message for 4 s, then the log-in', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  const registerUser = vi.fn(() => answer.promise);
  fakeServer({ registerUser });
  const screen = await openRegistration();
  await fillIn(screen);
  await screen.submit.click();
  await expect.element(screen.getByRole('button', { name: 'Wait...' })).toBeVisible();
  expect(registerUser.mock.calls).toMatchObject([[{ body: SENT }]]);

  answer.resolve({ message: RECEIVED });
  await expect.element(screen.getByText(RECEIVED)).toBeVisible();
  await expect.element(screen.submit).not.toHaveAttribute('aria-disabled');
  vi.advanceTimersByTime(3000);
  await expect.element(screen.getByText(RECEIVED)).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(screen.getByRole('heading', { name: 'admin login' })).toBeVisible();
});

test('asks for the type of a business account, and keeps the server’s warning visible until the next attempt', async () => {
  const registerUser = vi.fn<() => { message: string }>(() => refuse(409, { warning: TAKEN, code: 'taken' }));
  fakeServer({ registerUser });
  const screen = await openRegistration();
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Select business account' }).click();
  const type = screen.getByLabelText('Vrsta poslovnog računa');
  await expect.poll(() => type.element().querySelectorAll('option').length).toBe(6);
  await type.selectOptions('RENTABOAT');
  await screen.submit.click();
  const warning = screen.getByRole('alert').filter({ hasText: TAKEN });
  await expect.element(warning).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(warning).toBeVisible();

  registerUser.mockImplementation(() => ({ message: RECEIVED }));
  await screen.submit.click();
  await expect.element(screen.getByText(RECEIVED)).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  const sent = [{ body: { ...SENT, accountTypeRequest: 'RENTABOAT' } }];
  expect(registerUser.mock.calls).toMatchObject([sent, sent]);
});
