import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openProfile } from '#web/testing/open-profile.tsx';
import { makeProfile } from '#web/testing/records/make-profile.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `k${index}7f-2qpd-x4mt`);
const MADE = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Baklja:iva?secret=JBSWY3DPEHPK3PXP&issuer=Baklja' };
const WRONG = { field: 'password', message: 'Trenutačna lozinka nije ispravna.' };
const OFF = { authenticator_since: null, recovery_codes_left: 0, passkeys: [], second_factor_proved: 0 as const };

const givePassword = async (password = 'deset znakova') => {
  await page.getByRole('dialog').getByLabelText('Lozinka', { exact: true }).fill(password);
  await userEvent.keyboard('{Enter}');
};

test('it is turned on with the password, the application and its first code; the codes are closed after they are saved', async () => {
  onTestFinished(() => setMissesSecondFactor(false));
  const startAuthenticator = vi
    .fn<NonNullable<Handlers['startAuthenticator']>>(() => MADE)
    .mockImplementationOnce(() => refuse(400, { message: WRONG.message, code: 'invalid-input', errors: [WRONG] }));
  const confirmAuthenticator = vi.fn<NonNullable<Handlers['confirmAuthenticator']>>(({ body: { otp } }) => {
    const errors = [{ field: 'otp', message: 'Kod nije ispravan ili je već upotrijebljen.' }];
    if (otp !== '123456') return refuse(400, { message: 'Kod nije ispravan.', code: 'invalid-input', errors });
    profile.now = makeProfile({ recovery_codes_left: 10, second_factor_required: 1 });
    return { message: 'Prijava u dva koraka je uključena.', recovery_codes: CODES };
  });
  const { profile, dialog, getByRole, getByText } = await openProfile(
    { ...OFF, second_factor_required: 1 },
    { startAuthenticator, confirmAuthenticator },
  );
  const banner = getByText('Vaša uloga traži prijavu u dva koraka.');
  await expect.element(banner).toBeVisible();
  await getByRole('button', { name: 'Uključi' }).click();
  const password = dialog.getByLabelText('Lozinka', { exact: true });
  await expect.element(password).toHaveFocus();
  await givePassword('kriva lozinka');
  await expect.element(dialog).toMatchTextContent('Trenutačna lozinka nije ispravna.');
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await givePassword();

  await expect.element(dialog.getByRole('img', { name: 'QR kod za aplikaciju' })).toBeVisible();
  await expect
    .poll(() => dialog.element().querySelector('path[fill="#000"]')?.getAttribute('d'))
    .toMatch(/^M4 4h1v1h-1z/);
  await expect.element(dialog).toMatchTextContent('JBSW Y3DP EHPK 3PXP');
  const onThisDevice = dialog.getByRole('link', { name: 'otvorite aplikaciju na ovom uređaju' });
  await expect.element(onThisDevice).toHaveAttribute('href', MADE.uri);
  const code = dialog.getByLabelText('Kod iz aplikacije');
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('Kod nije ispravan ili je već upotrijebljen.');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');

  const codes = dialog.getByRole('list', { name: 'Rezervni kodovi' }).getByRole('listitem');
  await expect.poll(() => codes.elements().map(({ textContent }) => textContent)).toEqual(CODES);
  await expectAccessible();
  expect(hasUnsavedWork()).toBe(true);
  const question = getByRole('dialog', { name: 'Zatvoriti bez spremanja?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toMatchTextContent('Rezervni kodovi se više neće prikazati.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(codes.first()).toBeVisible();
  const done = dialog.getByRole('button', { name: 'Gotovo' });
  await expect.element(done).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Kodovi su spremljeni' }).click();
  await done.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('ostalo 10 od 10')).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(hasUnsavedWork).toBe(false);
});

test('recovery codes are copied and downloaded as text, a line each, and may be closed without that', async () => {
  const renewRecoveryCodes = () => ({ message: 'Novi kodovi', recovery_codes: CODES });
  const { dialog, getByRole } = await openProfile({}, { renewRecoveryCodes });
  await getByRole('button', { name: 'Izradi nove' }).click();
  await expect.element(dialog).toMatchTextContent('Dosadašnji kodovi prestaju vrijediti.');
  await givePassword();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Kopiraj' }).click();
  await expect.element(dialog.getByText('Kopirano')).toBeVisible();
  expect(write.mock.calls).toEqual([[`${CODES.join('\n')}\n`]]);

  const make = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await dialog.getByRole('button', { name: 'Preuzmi' }).click();
  expect(click.mock.contexts[0]).toMatchObject({ download: 'baklja-rezervni-kodovi.txt' });
  const [file] = make.mock.lastCall ?? [];
  expect(file instanceof Blob && (await file.text())).toBe(`${CODES.join('\n')}\n`);
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Zatvori bez spremanja' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  [3, undefined],
  [2, 'Ostalo je samo još 2 rezervna koda. Izradite nove.'],
  [0, 'Rezervnih kodova više nema. Izgubite li mobitel, nećete se moći prijaviti. Izradite nove.'],
])('with %i recovery codes left it warns: %s', async (left, warning) => {
  const { getByText } = await openProfile({ recovery_codes_left: left });
  await expect.element(getByText(`ostalo ${left} od 10`)).toBeVisible();
  if (warning === undefined) expect(getByText(/Izradite nove/).elements()).toEqual([]);
  else await expect.element(getByText(warning)).toBeVisible();
});

test('it is turned off with the password; where the role requires it, the refusal stays in the dialog', async () => {
  const message = 'Vaša uloga zahtijeva prijavu u dva koraka.';
  const removeAuthenticator = vi
    .fn<NonNullable<Handlers['removeAuthenticator']>>(() => {
      profile.now = makeProfile(OFF);
      return { message: 'Isključeno' };
    })
    .mockImplementationOnce(() => refuse(409, { message, code: 'required' }));
  const { profile, dialog, getByRole, getByText } = await openProfile({}, { removeAuthenticator });
  await getByRole('button', { name: 'Isključi' }).click();
  await givePassword();
  await expect.element(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await givePassword();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('za prijavu je dovoljna lozinka')).toBeVisible();
  expect(removeAuthenticator.mock.lastCall).toEqual([{ body: { password: 'deset znakova' } }]);
});
