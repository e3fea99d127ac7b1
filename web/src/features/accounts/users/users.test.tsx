import type { User } from '@baklja/contract/features/accounts/users';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeUser } from '#web/testing/records/make-user.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { UserListScreen } from './UserListScreen.tsx';

const OWN = makeUser({ id: 4, name: 'Iva Đurđević', username: 'idurdevic', role: 'superadmin', version: 3 });
const OTHER = makeUser({ id: 5, name: 'Ante Zapisić', username: 'azapisic', email: 'ante@example.hr', version: 7 });
const GONE = { role: 'olimp', active: 0, last_log_in: null, second_factor: 1 } as const;
const DISABLED = makeUser({ id: 6, name: 'Saša Bivšić', ...GONE });
const YOUNG = makeUser({ id: 7, name: 'Petra Pokusić', username: 'pokusic', role: null, active: 0, version: 2 });
const OLD = {
  ...YOUNG,
  id: 8,
  name: 'Vesna Prijavić',
  username: 'vprijavic',
  created: '2025-11-16T21:51:00.000Z',
  accountTypeRequest: 'RESTAURANT',
};
const SECOND_SUPERADMIN = makeUser({ id: 9, name: 'Igor Postavkić', role: 'superadmin' });

async function open(users: User[] = [OTHER, DISABLED, OWN], handlers: Handlers = {}, at = '/korisnici') {
  const screen = await openScreen(<UserListScreen />, {
    role: 'superadmin',
    handlers: { listUsers: () => users, getSecondFactorRoles: () => ({ roles: ['superadmin'] }), ...handlers },
    at,
  });
  await expect.element(screen.getByText(/^\d+ korisni/).first()).toBeVisible();
  return screen;
}

async function openUser(name: string, users?: User[], handlers?: Handlers) {
  const screen = await open(users, handlers);
  await screen.getByRole('link', { name: `Uredi: ${name}` }).click();
  const editor = screen.getByRole('dialog', { name });
  await expect.element(editor.getByRole('textbox', { name: 'Ime' })).toHaveFocus();
  return { ...screen, editor };
}

test('an address of a user who is not there says so', async () => {
  const { getByText, getByRole } = await open(undefined, {}, '/korisnici?korisnik=999');
  await expect
    .element(getByText('Taj korisnik ne postoji. Možda je izbrisan ili adresa nije točno upisana.'))
    .toBeVisible();
  expect(getByRole('dialog').elements()).toEqual([]);
});

test('a row holds name, user name, e-mail, role, last log-in, second factor and state', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText('3 korisnika, 1 isključen')).toBeVisible();
  const row = (place: number) => getByRole('row').nth(place);
  await expect
    .element(row(1))
    .toMatchTextContent('Ante Zapisić azapisicante@example.hrTipfeler20-11-2026 u 15:47neAktivanUredi');
  await expect
    .element(row(2))
    .toMatchTextContent('Saša Bivšić korisnik6korisnik6@example.hrOlimpnikaddaIsključenUredi');
  await expect.element(row(3)).toMatchTextContent('Iva Đurđević (vi)');
  await expectShownWell();
  await page.viewport(360, 780);
  await expect.element(getByRole('link', { name: 'Uredi: Ante Zapisić' })).toBeVisible();
  await expect.element(getByText('Olimp, još bez prijave')).toBeVisible();
  const name = getByRole('link', { name: 'Ante Zapisić', exact: true });
  await name.click();
  await getByRole('dialog', { name: 'Ante Zapisić' }).getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(name).toHaveFocus();
});

test('users are found by name, user name and e-mail, and narrowed by role and state', async () => {
  const { getByRole, getByText, address } = await open();
  const box = getByRole('textbox', { name: 'Ime, korisničko ime ili e-pošta' });
  for (const words of ['zapisic', 'AZAPISIC', 'ante@']) {
    await box.fill(words);
    await expect.element(getByText('1 korisnik', { exact: true })).toBeVisible();
  }
  await box.fill('');
  await getByRole('combobox', { name: 'Uloga' }).selectOptions('Superadmin');
  await expect.poll(address).toBe('/korisnici?uloga=superadmin');
  await expect.element(getByText('1 korisnik', { exact: true })).toBeVisible();
  await getByRole('combobox', { name: 'Uloga' }).selectOptions('Sve uloge');
  await getByRole('combobox', { name: 'Stanje' }).selectOptions('Isključeni');
  await expect.element(getByText('1 korisnik, 1 isključen')).toBeVisible();
});

test('registrations wait above the list, the oldest first, and none has a role before it is chosen', async () => {
  const SAVED = { message: 'Ok', version: 3, modified: OLD.created };
  const updateUser = vi.fn<NonNullable<Handlers['updateUser']>>(() => SAVED);
  let users = [YOUNG, OLD, OWN];
  const listUsers = () => users;
  const { getByRole, getByText } = await open(users, { listUsers, updateUser });
  const waiting = getByRole('region', { name: 'Čekaju odobrenje' });
  await expect
    .element(waiting)
    .toMatchTextContent(/2 zahtjeva.*Vesna Prijavić.*16-11-2025 u 22:51Zatražena vrsta: Restoran.*Petra Pokusić/);
  await expect.element(getByText('1 korisnik', { exact: true })).toBeVisible();
  const approve = waiting.getByRole('button', { name: 'Odobri: Vesna Prijavić' });
  await approve.click();
  const role = waiting.getByRole('combobox', { name: 'Uloga: Vesna Prijavić' });
  await expect.element(role).toHaveFocus();
  await expect.element(role).toHaveAccessibleDescription(/Odaberite ulogu!$/);
  expect(updateUser).not.toHaveBeenCalled();
  await expectAccessible();
  await role.selectOptions('Dokumenti');
  users = [YOUNG, OWN];
  await approve.click();
  await expect.element(getByText('Vesna Prijavić se može prijaviti.')).toBeVisible();
  await expect.element(waiting.getByRole('combobox', { name: 'Uloga: Petra Pokusić' })).toHaveFocus();
  expect(updateUser.mock.calls).toEqual([[{ params: { id: 8 }, body: { role: 'dokumenti', version: 2 } }]]);
});

test('a rejected registration is erased after a question', async () => {
  const deleteUser = vi.fn<NonNullable<Handlers['deleteUser']>>(() => ({ message: 'Korisnik je izbrisan.' }));
  const { getByRole, getByText } = await open([YOUNG, OWN], { deleteUser });
  await getByRole('button', { name: 'Odbij: Petra Pokusić' }).click();
  const question = getByRole('dialog', { name: 'Odbiti registraciju?' });
  await expect.element(question).toMatchTextContent('Ime, korisničko ime i e-pošta trajno se brišu.');
  expect(deleteUser).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Odbij registraciju' }).click();
  await expect.element(getByText('Korisnik je izbrisan.')).toBeVisible();
  expect(deleteUser.mock.calls).toEqual([[{ params: { id: 7 }, query: { erase: '1' } }]]);
});

test('a new user gets a proposed password; what is taken is refused at its field before it is sent', async () => {
  const createUser = vi.fn<NonNullable<Handlers['createUser']>>(() => ({ message: 'Korisnik je dodan.', id: 20 }));
  const { getByRole, getByText } = await open([OTHER, OWN], { createUser });
  await getByRole('link', { name: 'Dodaj korisnika' }).click();
  const editor = getByRole('dialog', { name: 'Dodaj korisnika' });
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true });
  await field('Korisničko ime').fill('AZapisić');
  await field('Ime').fill('Nova Osobić');
  await field('E-pošta').fill('ante@example.hr');
  await field('Lozinka').fill('prekratka');
  await editor.getByRole('button', { name: 'Dodaj korisnika' }).click();
  for (const message of [
    'To korisničko ime već se koristi.',
    'Ta e-pošta već se koristi.',
    'Lozinka mora imati barem 10 znakova.',
    'Odaberite ulogu!',
  ]) {
    await expect.element(editor.getByText(message)).toBeVisible();
  }
  await expectShownWell();
  await field('Korisničko ime').fill('nosobic');
  await field('E-pošta').fill('nova@example.hr');
  await editor.getByRole('combobox', { name: 'Uloga' }).selectOptions('Sportaši');
  await editor.getByRole('button', { name: 'Predloži lozinku' }).click();
  await expect.element(field('Lozinka')).toHaveValue(expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/));
  const password = (field('Lozinka').element() as HTMLInputElement).value;
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await editor.getByRole('button', { name: 'Kopiraj' }).click();
  await expect.element(getByText('Lozinka je kopirana.')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[password]]);
  await editor.getByRole('button', { name: 'Dodaj korisnika' }).click();
  await expect.element(getByText('Korisnik je dodan.')).toBeVisible();
  const body = { username: 'nosobic', name: 'Nova Osobić', email: 'nova@example.hr', password, role: 'sportasi' };
  expect(createUser.mock.calls).toEqual([[{ body }]]);
});

test('a kept draft holds no password, and asks for one when it is restored', async () => {
  const at = '/korisnici?korisnik=dodaj';
  const first = await open(undefined, {}, at);
  await first.getByRole('textbox', { name: 'Ime', exact: true }).fill('Nova Osobić');
  await first.getByRole('textbox', { name: 'Lozinka' }).fill('tajna-lozinka-7');
  await first.unmount();
  const kept = JSON.stringify(localStorage);
  expect(kept).toContain('Nova Osobić');
  expect(kept).not.toContain('tajna-lozinka-7');
  const { getByRole } = await open(undefined, {}, at);
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByRole('textbox', { name: 'Ime', exact: true })).toHaveValue('Nova Osobić');
  await expect.element(getByRole('textbox', { name: 'Lozinka' })).toHaveValue('');
});

test('a save sends the version, and another role says first that the person is logged out', async () => {
  const updateUser = vi.fn<NonNullable<Handlers['updateUser']>>(() => ({
    message: 'Korisnik je spremljen.',
    version: 8,
    modified: OTHER.modified,
  }));
  const { editor, getByText } = await openUser('Ante Zapisić', undefined, { updateUser });
  const result = editor.getByText('Ante Zapisić se odmah odjavljuje sa svih uređaja.', { exact: false });
  await editor.getByRole('textbox', { name: 'Ime' }).fill('Ante Zapis');
  expect(result.elements()).toEqual([]);
  await editor.getByRole('combobox', { name: 'Uloga' }).selectOptions('Olimp');
  await expect.element(editor.getByText(/^Vidi: .*Brojevi Olimpa, Članci Olimp, Autori Olimp/)).toBeVisible();
  await expect.element(result).toBeVisible();
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Korisnik je spremljen.')).toBeVisible();
  const body = { name: 'Ante Zapis', email: 'ante@example.hr', role: 'olimp', active: 1, version: 7 };
  expect(updateUser.mock.calls).toEqual([[{ params: { id: 5 }, body }]]);
});

test('the last active superadmin keeps role, state and account, and the field says why', async () => {
  const { editor } = await openUser('Iva Đurđević', [{ ...OWN, second_factor: 1 }]);
  await expect.element(editor.getByRole('combobox', { name: 'Uloga' })).toBeDisabled();
  await expect
    .element(editor.getByText('Jedini ste aktivni superadmin. Najprije tu ulogu dajte još nekome.'))
    .toBeVisible();
  await expect.element(editor.getByRole('switch', { name: 'Aktivan' })).toBeDisabled();
  await expect.element(editor.getByRole('button', { name: 'Izbriši korisnika' })).toBeDisabled();
  // The profile does it for the own account.
  expect(editor.getByRole('button', { name: 'Ukloni prijavu u dva koraka' }).elements()).toEqual([]);
});

test('another role of the own account is asked about twice, and nothing is sent before', async () => {
  const updateUser = vi.fn<NonNullable<Handlers['updateUser']>>(() => ({
    message: 'Korisnik je spremljen.',
    version: 4,
    modified: OWN.modified,
  }));
  const users = [OWN, SECOND_SUPERADMIN];
  const { editor, getByRole, getByText } = await openUser('Iva Đurđević', users, { updateUser });
  await editor.getByRole('combobox', { name: 'Uloga' }).selectOptions('Tipfeler');
  await editor.getByRole('button', { name: 'Spremi' }).click();
  const first = getByRole('dialog', { name: 'Mijenjate vlastiti pristup' });
  await expect
    .element(first)
    .toMatchTextContent('Vaša nova uloga: Tipfeler. Više nećete vidjeti Korisnike ni Dnevnik.');
  await first.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(editor.getByText('Nije spremljeno: odustali ste od promjene vlastitog pristupa.')).toBeVisible();
  expect(updateUser).not.toHaveBeenCalled();
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await first.getByRole('button', { name: 'Nastavi' }).click();
  const second = getByRole('dialog', { name: 'Jeste li sigurni?' });
  expect(updateUser).not.toHaveBeenCalled();
  await second.getByRole('button', { name: 'Promijeni moj pristup' }).click();
  await expect.element(getByText('Korisnik je spremljen.')).toBeVisible();
  expect(updateUser).toHaveBeenCalledTimes(1);
});

test('a deletion says what stays, may erase the name too, and offers no undo', async () => {
  const deleteUser = vi.fn<NonNullable<Handlers['deleteUser']>>(() => ({ message: 'Korisnik je izbrisan.' }));
  const { editor, getByRole, getByText } = await openUser('Ante Zapisić', undefined, { deleteUser });
  await editor.getByRole('textbox', { name: 'Ime' }).fill('Ante Zapis');
  await expect.element(editor.getByRole('button', { name: 'Nova lozinka' })).toBeVisible();
  expect(editor.getByRole('button', { name: 'Ukloni prijavu u dva koraka' }).elements()).toEqual([]);
  await editor.getByRole('button', { name: 'Izbriši korisnika' }).click();
  const question = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(question).toMatchTextContent('Sve što je ta osoba napisala ostaje, ali bez njezina imena.');
  await question.getByRole('checkbox', { name: 'Ne čuvaj ni ime, korisničko ime i e-poštu' }).click();
  await question.getByRole('button', { name: 'Izbriši korisnika' }).click();
  await expect.element(getByText('Korisnik je izbrisan.')).toBeVisible();
  expect(deleteUser.mock.calls).toEqual([[{ params: { id: 5 }, query: { erase: '1' } }]]);
  await expect.element(editor).not.toBeInTheDocument();
  expect(getByRole('button', { name: 'Vrati' }).elements()).toEqual([]);
});

test('a new password, the end of sessions and the removal of the second factor are asked about', async () => {
  const message = 'Učinjeno.';
  const setUserPassword = vi.fn<NonNullable<Handlers['setUserPassword']>>(() => ({ message }));
  const endUserSessions = vi.fn<NonNullable<Handlers['endUserSessions']>>(() => ({ message }));
  const removeUserSecondFactor = vi.fn<NonNullable<Handlers['removeUserSecondFactor']>>(() => ({ message }));
  const handlers = { setUserPassword, endUserSessions, removeUserSecondFactor };
  const { editor, getByRole } = await openUser('Saša Bivšić', undefined, handlers);
  await editor.getByRole('button', { name: 'Nova lozinka' }).click();
  const dialog = getByRole('dialog', { name: 'Nova lozinka' });
  await expect.element(dialog).toMatchTextContent('Saša Bivšić se odmah odjavljuje sa svih uređaja.');
  const confirm = dialog.getByRole('button', { name: 'Postavi lozinku' });
  await expect.element(dialog.getByRole('textbox', { name: 'Lozinka' })).toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Lozinka' }).fill('123456789');
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Lozinka' }).fill('1234567890');
  await expectAccessible();
  await confirm.click();
  await expect
    .poll(() => setUserPassword.mock.calls)
    .toEqual([[{ params: { id: 6 }, body: { password: '1234567890' } }]]);
  await editor.getByRole('button', { name: 'Odjavi sa svih uređaja' }).click();
  await getByRole('dialog', { name: 'Odjaviti sa svih uređaja?' })
    .getByRole('button', { name: 'Odjavi sa svih uređaja' })
    .click();
  await expect.poll(() => endUserSessions.mock.calls).toEqual([[{ params: { id: 6 } }]]);
  await editor.getByRole('button', { name: 'Ukloni prijavu u dva koraka' }).click();
  await getByRole('dialog', { name: 'Ukloniti prijavu u dva koraka?' })
    .getByRole('button', { name: 'Ukloni prijavu u dva koraka' })
    .click();
  await expect.poll(() => removeUserSecondFactor.mock.calls).toEqual([[{ params: { id: 6 } }]]);
});

test('roles that must log in in two steps are ticked and saved', async () => {
  const setSecondFactorRoles = vi.fn<NonNullable<Handlers['setSecondFactorRoles']>>(() => ({ message: 'Spremljeno.' }));
  const { getByRole, getByText } = await open(undefined, { setSecondFactorRoles });
  const block = getByRole('region', { name: 'Obavezna prijava u dva koraka' });
  await expect.element(block.getByRole('checkbox', { name: 'Superadmin' })).toBeChecked();
  await expect.element(block.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await block.getByRole('checkbox', { name: 'Olimp' }).click();
  await block.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Spremljeno.')).toBeVisible();
  expect(setSecondFactorRoles.mock.calls).toEqual([[{ body: { roles: ['superadmin', 'olimp'] } }]]);
});
