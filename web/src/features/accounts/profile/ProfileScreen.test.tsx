import { Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getSession } from '#web/lib/session.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openProfile } from '#web/testing/open-profile.tsx';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeProfile } from '#web/testing/records/make-profile.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

test('shows who is logged in, and the sessions with this device first', async () => {
  stopClock();
  const { getByRole } = await openProfile();
  await expect.element(getByRole('heading', { name: 'Profil' })).toBeVisible();
  await expect.element(getByRole('main').or(getByRole('banner')).first()).toMatchTextContent('idurdevic, Superadmin');
  const devices = getByRole('region', { name: 'Prijavljeni uređaji' }).getByRole('listitem');
  expect(devices.elements().map((device) => device.querySelector('span')?.textContent)).toEqual([
    'Chrome, Windows ovaj uređaj192.0.2.14, od danas u 08:02',
    'Safari, iPhone 198.51.100.7, zadnje viđen jučer u 21:15',
    'Firefox, Linux 203.0.113.40, zadnje viđen 18-11-2026 u 17:58',
  ]);
});

test('name and e-mail are saved with the version, and the frame shows the new name', async () => {
  const updateProfile = vi.fn<NonNullable<Handlers['updateProfile']>>(({ body }) => {
    profile.now = makeProfile({ ...body, version: 4 });
    return { message: 'Profil je spremljen.', version: 4 };
  });
  const { profile, getByRole, getByText } = await openProfile({}, { updateProfile });
  const save = getByRole('button', { name: 'Spremi' });
  await expect.element(save).toBeDisabled();
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await expectShownWell();
  await getByRole('textbox', { name: 'Ime' }).fill(' Iva Šarić ');
  await save.click();
  await expect.element(getByText('Profil je spremljen.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(updateProfile.mock.calls).toEqual([
    [{ body: { name: 'Iva Šarić', email: 'idurdevic@example.hr', version: 3 } }],
  ]);
  expect(getSession()?.name).toBe('Iva Šarić');
});

test('an impossible name or e-mail is not sent, and one that another account has is the error of its field', async () => {
  const errors = [{ field: 'email', message: 'Ovu adresu ima drugi račun.' }];
  const updateProfile = vi.fn(() => refuse(409, { message: 'Podaci nisu ispravni.', code: 'taken', errors }));
  const { getByRole, getByText } = await openProfile({}, { updateProfile });
  const email = getByRole('textbox', { name: 'E-pošta' });
  await getByRole('textbox', { name: 'Ime' }).fill('  ');
  await email.fill('iva');
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Upišite ime.')).toBeVisible();
  await expect.element(getByText('Upišite adresu e-pošte, na primjer ime@primjer.hr.')).toBeVisible();
  expect(updateProfile).not.toHaveBeenCalled();
  await getByRole('textbox', { name: 'Ime' }).fill('Iva');
  await email.fill('ana@example.hr');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Ovu adresu ima drugi račun.')).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('after a change in another place the typed text stays, and the next try has the new version', async () => {
  const stale = { message: 'Netko je u međuvremenu spremio.', code: 'stale' };
  const updateProfile = vi.fn<NonNullable<Handlers['updateProfile']>>(({ body }) => {
    if (body.version === 4) return { message: 'Profil je spremljen.', version: 5 };
    profile.now = makeProfile({ email: 'nova@example.hr', version: 4 });
    return refuse(409, stale);
  });
  const { profile, getByRole, getByText } = await openProfile({}, { updateProfile });
  await getByRole('textbox', { name: 'Ime' }).fill('Iva Šarić');
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText(/^Račun je u međuvremenu promijenjen na drugom mjestu./)).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Ime' })).toHaveValue('Iva Šarić');
  await expect.element(getByRole('textbox', { name: 'E-pošta' })).toHaveValue('nova@example.hr');
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Profil je spremljen.')).toBeVisible();
});

test('a wrong current password is the error of its field; afterwards the fresh token is taken', async () => {
  const wrong = { field: 'current', message: 'Trenutačna lozinka nije ispravna.' };
  const token = makeToken({ role: 'superadmin', exp: 4_102_444_801 });
  const changePassword = vi
    .fn<NonNullable<Handlers['changePassword']>>(() => ({ message: 'Lozinka je promijenjena.', token }))
    .mockImplementationOnce(() => refuse(400, { message: wrong.message, code: 'invalid-input', errors: [wrong] }));
  const { getByLabelText, getByRole, getByText } = await openProfile({}, { changePassword });
  const current = getByLabelText('Sadašnja lozinka');
  await current.fill('stara lozinka');
  await getByLabelText('Nova lozinka', { exact: true }).fill('nova lozinka');
  const repeat = getByLabelText('Ponovite novu lozinku');
  await repeat.fill('nova lozinkA');
  const change = getByRole('button', { name: 'Promijeni lozinku' });
  await change.click();
  await expect.element(getByText('Lozinke se razlikuju.')).toBeVisible();
  expect(changePassword).not.toHaveBeenCalled();

  await repeat.fill('nova lozinka');
  await change.click();
  await expect.element(getByText('Trenutačna lozinka nije ispravna.')).toBeVisible();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  await change.click();
  await expect.element(getByText('Lozinka je promijenjena.')).toBeVisible();
  expect(changePassword.mock.lastCall).toEqual([{ body: { current: 'stara lozinka', next: 'nova lozinka' } }]);
  expect(getSession()?.token).toBe(token);
  await expect.element(current).toHaveValue('');
});

test('a picture is sent, shown round, replaced and removed; a refused file says why', async () => {
  const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const setProfilePicture = vi
    .fn<NonNullable<Handlers['setProfilePicture']>>(() => {
      profile.now = makeProfile({ picture: PICTURE });
      return { message: 'Slika je spremljena.', picture: PICTURE };
    })
    .mockImplementationOnce(() => refuse(415, { message: 'Ovo nije slika.', code: 'wrong-type' }));
  const removeProfilePicture = () => {
    profile.now = makeProfile();
    return { message: 'Slika je uklonjena.' };
  };
  const { profile, container, getByRole, getByText, getByAltText } = await openProfile(
    {},
    { setProfilePicture, removeProfilePicture },
  );
  await expect.element(getByRole('button', { name: 'Dodaj sliku' })).toBeVisible();
  const choose = () =>
    userEvent.upload(
      container.querySelector('input[type=file]') as HTMLElement,
      new File(['x'], 'iva.png', { type: 'image/png' }),
    );
  await choose();
  await expect.element(getByText('Ovo nije slika.')).toBeVisible();
  await choose();
  const picture = getByAltText('Vaša slika');
  await expect.element(picture).toHaveAttribute('src', PICTURE);
  expect(getComputedStyle(picture.element()).borderRadius).toBe('999px');
  await expect.element(getByText('Ovo nije slika.')).not.toBeInTheDocument();
  const sent = vi.mocked(window.fetch).mock.calls.find(([address]) => String(address).endsWith('/profile/picture'));
  const body = sent?.[1]?.body;
  expect(body instanceof FormData && body.get('image')).toBeInstanceOf(File);

  await getByRole('button', { name: 'Ukloni', exact: true }).click();
  await expect.element(getByRole('button', { name: 'Dodaj sliku' })).toBeVisible();
});

test('unsaved text asks before the profile is left', async () => {
  const { getByRole, address } = await openScreen(
    <>
      <Link to="/postovi">Članci</Link>
      <Routes>
        <Route path="/profil" element={<ProfileScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { role: 'superadmin', handlers: { getProfile: () => makeProfile() }, at: '/profil' },
  );
  await getByRole('textbox', { name: 'Ime' }).fill('Iva Šarić');
  await getByRole('link', { name: 'Članci' }).click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(getByRole('textbox', { name: 'Ime' })).toHaveValue('Iva Šarić');
  await getByRole('link', { name: 'Članci' }).click();
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
});
