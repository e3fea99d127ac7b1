import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getSession } from '#web/lib/session.ts';
import { allowPasskeys } from '#web/testing/allow-passkeys.ts';
import { answerAsPasskey } from '#web/testing/answer-as-passkey.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openProfile } from '#web/testing/open-profile.tsx';
import { makeProfile } from '#web/testing/records/make-profile.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';

const givePassword = async () => {
  await page.getByRole('dialog').getByLabelText('Lozinka', { exact: true }).fill('deset znakova');
  await userEvent.keyboard('{Enter}');
};

/** What the browser answers after it made a passkey. */
const CREDENTIAL = {
  id: 'key',
  type: 'public-key',
  rawId: new ArrayBuffer(1),
  response: {
    attestationObject: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

const OPTIONS = {
  options: {
    challenge: 'AAAA',
    rp: { name: 'Baklja' },
    user: { id: 'AAAA', name: 'iva', displayName: 'Iva' },
    pubKeyCredParams: [],
  },
};

test('a passkey is added with a name and the password; a cancelled dialog of the browser is said in place', async () => {
  allowPasskeys();
  const create = vi.spyOn(navigator.credentials, 'create');
  create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  create.mockResolvedValueOnce(CREDENTIAL as unknown as Credential);
  const startPasskey = vi.fn<NonNullable<Handlers['startPasskey']>>(() => OPTIONS);
  const addPasskey = vi.fn<NonNullable<Handlers['addPasskey']>>(({ body: { name } }) => {
    profile.now = makeProfile({ passkeys: [{ id: 9, name, created: '2026-11-21T09:30:00.000Z', used: null }] });
    return { message: 'Dodano', id: 9 };
  });
  const { profile, dialog, getByRole, getByText } = await openProfile({ passkeys: [] }, { startPasskey, addPasskey });
  await expect.element(getByText('Nema nijednog ključa.')).toBeVisible();
  await getByRole('button', { name: 'Dodaj ključ' }).click();
  const name = dialog.getByLabelText('Naziv ključa');
  await expect.element(name).toHaveFocus();
  expect((name.element() as HTMLInputElement).value).toMatch(/^Chrome, /);
  await name.fill('Laptop u uredu');
  await expectAccessible();
  await givePassword();
  await expect.element(dialog).toMatchTextContent('radnja je prekinuta ili uređaj nema odgovarajući ključ.');
  await givePassword();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('Laptop u uredu')).toBeVisible();
  await expect.element(getByText('dodan 21-11-2026, još bez prijave')).toBeVisible();
  expect(startPasskey.mock.lastCall).toEqual([{ body: { password: 'deset znakova' } }]);
  expect(addPasskey.mock.lastCall?.[0].body).toMatchObject({ name: 'Laptop u uredu', response: { id: 'key' } });
});

test.each([
  [undefined, 'Pristupni ključevi na ovom poslužitelju nisu uključeni.'],
  ['https://baklja.example.hr', 'Pristupni ključevi rade samo na adresi https://baklja.example.hr.'],
])('where none can be added (%s), the block says why, and keys can still be removed', async (origin, why) => {
  if (origin !== undefined) allowPasskeys(origin);
  const removePasskey = vi.fn<NonNullable<Handlers['removePasskey']>>(() => {
    profile.now = makeProfile({ passkeys: [] });
    return { message: 'Ključ je uklonjen.' };
  });
  const { profile, dialog, getByRole, getByText } = await openProfile({}, { removePasskey });
  await expect.element(getByText(why)).toBeVisible();
  expect(getByRole('button', { name: 'Dodaj ključ' }).elements()).toEqual([]);
  await getByRole('button', { name: 'Ukloni ključ Mobitel' }).click();
  await expect.element(dialog).toMatchTextContent('Ključ „Mobitel” više neće prijavljivati u Baklju.');
  await givePassword();
  await expect.element(getByText('Ključ je uklonjen.')).toBeVisible();
  expect(removePasskey.mock.lastCall).toEqual([{ params: { id: 2 }, body: { password: 'deset znakova' } }]);
});

test('a session with the password alone proves a passkey first, and then goes on to the change', async () => {
  allowPasskeys();
  answerAsPasskey({ isCancelledFirst: true });
  const token = makeToken({ role: 'superadmin', exp: 4_102_444_801 });
  const startPasskeyProof = vi.fn(() => ({ options: { challenge: 'AAAA', allowCredentials: [] } }));
  const provePasskey = () => {
    profile.now = makeProfile();
    return { message: 'Prijava je potvrđena.', token };
  };
  const removePasskey = vi.fn<NonNullable<Handlers['removePasskey']>>(() => ({ message: 'Ključ je uklonjen.' }));
  const handlers = { startPasskeyProof, provePasskey, removePasskey };
  const { profile, dialog, getByRole, getByText } = await openProfile({ second_factor_proved: 0 }, handlers);
  await getByRole('button', { name: 'Ukloni ključ Mobitel' }).click();
  await expect.element(dialog).toMatchTextContent('Prijavili ste se samo lozinkom.');
  expect(dialog.getByLabelText('Lozinka', { exact: true }).elements()).toEqual([]);
  const prove = dialog.getByRole('button', { name: 'Potvrdi pristupnim ključem' });
  await prove.click();
  await expect.element(dialog).toMatchTextContent('radnja je prekinuta ili uređaj nema odgovarajući ključ.');
  await prove.click();
  await expect.element(dialog).toMatchTextContent('Ključ „Mobitel” više neće prijavljivati u Baklju.');
  expect(getSession()?.token).toBe(token);
  await givePassword();
  await expect.element(getByText('Ključ je uklonjen.')).toBeVisible();
});

test('every change asks the owner of an application who gave the password alone to log in with the code', async () => {
  allowPasskeys();
  const { dialog, getByRole } = await openProfile({ passkeys: [], second_factor_proved: 0 });
  for (const name of ['Dodaj ključ', 'Isključi', 'Izradi nove']) {
    await getByRole('button', { name }).click();
    await expect.element(dialog).toMatchTextContent('odjavite i ponovno prijavite kodom iz aplikacije.');
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Odustani' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('one device is logged out, or all others, each with the password; too many tries say when the next one is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:00.000Z') });
  const tooMany = { message: 'Previše pokušaja. Pokušajte ponovno kasnije.', code: 'too-many-tries' };
  const endSessions = vi
    .fn<NonNullable<Handlers['endSessions']>>(({ body: { id } }) => {
      const { sessions } = profile.now;
      profile.now = makeProfile({ sessions: sessions.filter((one) => one.current === 1 || (id && one.id !== id)) });
      return { message: 'Prijava je završena.' };
    })
    .mockImplementationOnce(() => refuse(429, tooMany, { 'retry-after': '900' }));
  const { profile, dialog, getByRole } = await openProfile({}, { endSessions });
  const devices = getByRole('region', { name: 'Prijavljeni uređaji' });
  await devices.getByRole('button', { name: 'Odjavi Safari, iPhone, 198.51.100.7' }).click();
  await givePassword();
  await expect.element(dialog).toMatchTextContent('Previše pokušaja. Pokušajte ponovno nakon 10:45.');
  await givePassword();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => devices.getByRole('listitem').elements()).toHaveLength(2);
  expect(endSessions.mock.lastCall).toEqual([{ body: { password: 'deset znakova', id: 'b2' } }]);

  await devices.getByRole('button', { name: 'Odjavi sve druge' }).click();
  await expect.element(dialog).toMatchTextContent('Svi uređaji osim ovoga odmah gube prijavu.');
  await givePassword();
  await expect.poll(() => devices.getByRole('listitem').elements()).toHaveLength(1);
  expect(endSessions.mock.lastCall).toEqual([{ body: { password: 'deset znakova' } }]);
  expect(devices.getByRole('button', { name: /^Odjavi/ }).elements()).toEqual([]);
});
