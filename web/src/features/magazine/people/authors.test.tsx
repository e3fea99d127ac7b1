import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeAuthor } from '#web/testing/records/make-magazine.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { AuthorListScreen } from './AuthorListScreen.tsx';

const COMPANY = makeAuthor({ id: 9, ime: 'Arhiv Primjer', prezime: '', firma: true, photographs: 67 });
const SHORT = makeAuthor({ id: 5, ime: 'K.', email: 'k@example.org', web: 'https://slovcic.example', articles: 9 });
const LONG = makeAuthor({ id: 7, email: 'klara@example.org', articles: 44, photographs: 2, version: 6 });
const UNUSED = makeAuthor({ id: 8, ime: 'Una', prezime: 'Rubrikić', pref: 'dr. sc.' });
const AUTHORS = [COMPANY, UNUSED, SHORT, LONG];

async function open(at = '/autori-olimp', handlers: Handlers = {}) {
  logInAs('olimp');
  fakeServer({
    listMagazineAuthors: () => AUTHORS,
    listSameMagazineAuthors: () => [],
    getMagazineAuthor: () => LONG,
    ...handlers,
  });
  const screen = await renderScreen(<AuthorListScreen />, { at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Autori Olimp');
  return screen;
}

test('the last name comes first, a company has one name, and only who signs nothing can be deleted', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('Arhiv Primjerfirma06767 fotografijaUredi');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('Rubrikić, Unadr. sc.00bez potpisaUrediIzbriši');
  await expect
    .element(getByRole('row').nth(4))
    .toMatchTextContent('Slovčić, Klaraklara@example.org44244 članka, 2 fotografijeUredi');
  await expect.element(getByRole('link', { name: '44', exact: true })).toHaveAttribute('href', '/olimp-clanci?autor=7');
});

test('authors are found by name in either order and by e-mail, and narrowed to companies', async () => {
  const { getByRole, getByText, address } = await open();
  const box = getByRole('textbox', { name: 'Prezime, ime ili e-mail' });
  for (const words of ['slovcic klara', 'klara slovcic', 'klara@']) {
    await box.fill(words);
    await expect.element(getByText('1 autor')).toBeVisible();
  }
  await box.fill('');
  await getByRole('combobox', { name: 'Prikaz' }).selectOptions('Firme');
  await expect.poll(address).toBe('/autori-olimp?samo=firme');
  await expect.element(getByText('1 autor')).toBeVisible();
});

test('a new author is sent as a row, and namesakes are distinguished by what they have made', async () => {
  const createMagazineAuthor = vi.fn(() => ({ message: 'Autor je spremljen.', id: 20 }));
  const { getByRole, getByText } = await open('/dodaj-autora-olimp', { createMagazineAuthor });
  const sheet = getByRole('dialog', { name: 'Dodaj autora' });
  await sheet.getByRole('textbox', { name: 'Ime', exact: true }).fill('klara');
  await sheet.getByRole('textbox', { name: 'Prezime nije obvezno' }).fill('Slovcic');
  await expect.element(sheet.getByText('44 članka, 2 fotografije')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Web nije obvezno' }).fill('primjer.hr');
  await sheet.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect.element(sheet.getByText('Upišite adresu koja počinje s http:// ili https://.').first()).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Web nije obvezno' }).fill('https://primjer.hr');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect.element(getByText('Autor je spremljen.')).toBeVisible();
  expect(createMagazineAuthor.mock.calls).toEqual([
    [{ body: ['', 'klara', 'Slovcic', '', '', 'https://primjer.hr', 0] }],
  ]);
});

test('a company is sent with one name and without titles', async () => {
  const createMagazineAuthor = vi.fn(() => ({ message: 'Autor je spremljen.', id: 20 }));
  const { getByRole, getByText } = await open('/dodaj-autora-olimp', { createMagazineAuthor });
  const sheet = getByRole('dialog', { name: 'Dodaj autora' });
  await sheet.getByRole('textbox', { name: 'Prezime nije obvezno' }).fill('Krivo');
  await sheet.getByRole('switch', { name: 'Firma' }).click();
  await sheet.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect.element(sheet.getByText('Unesite naziv!').first()).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Naziv' }).fill('Slog d.o.o.');
  await sheet.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect.element(getByText('Autor je spremljen.')).toBeVisible();
  expect(createMagazineAuthor.mock.calls).toEqual([[{ body: ['', 'Slog d.o.o.', '', '', '', '', 1] }]]);
});

async function openMerge(handlers: Handlers = {}) {
  const screen = await open('/autori-olimp', handlers);
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  await box('Slovčić, K.').click();
  const merge = screen.getByRole('button', { name: 'Spoji u jednog' });
  await expect.element(merge).toBeDisabled();
  await expect.element(screen.getByText('Za spajanje odaberite dva autora.')).toBeVisible();
  await box('Slovčić, Klara').click();
  await merge.click();
  const dialog = screen.getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, dialog };
}

test('of two authors the one with more work stays, unless the other one is chosen', async () => {
  const mergeMagazineAuthors = vi.fn(() => ({ message: 'Autori su spojeni.' }));
  const restoreMagazineAuthors = vi.fn(() => ({ message: 'Vraćen je 1 autor.' }));
  const { dialog, getByText, getByRole } = await openMerge({ mergeMagazineAuthors, restoreMagazineAuthors });
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Klara br. 7' })).toBeChecked();
  await expect.element(dialog).toMatchTextContent('klara@example.org, 44 članka');
  await expect.element(dialog).toMatchTextContent('Na njega prelazi: 9 članaka.');
  await dialog.getByRole('radio', { name: 'Slovčić, K. br. 5' }).click();
  await expect.element(dialog).toMatchTextContent('Na njega prelazi: 44 članka, 2 fotografije.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Spoji autore' }).click();
  await expect.element(getByText('Autori su spojeni.')).toBeVisible();
  expect(mergeMagazineAuthors.mock.calls).toEqual([[{ body: { id: 5, merged_id: 7 } }]]);
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćen je 1 autor.')).toBeVisible();
  expect(restoreMagazineAuthors.mock.calls).toEqual([[{ body: { ids: [7] } }]]);
});
