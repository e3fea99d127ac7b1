import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAuthor } from '#web/testing/records/make-magazine.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { AuthorListScreen } from './AuthorListScreen.tsx';

const COMPANY = makeAuthor({ id: 9, ime: 'Arhiv Primjer', prezime: '', firma: true, photographs: 67 });
const SHORT = makeAuthor({ id: 5, ime: 'K.', email: 'k@example.org', web: 'https://slovcic.example', articles: 9 });
const LONG = makeAuthor({ id: 7, email: 'klara@example.org', articles: 44, photographs: 2 });
const UNUSED = makeAuthor({ id: 8, ime: 'Una', prezime: 'Rubrikić', pref: 'dr. sc.' });
const AUTHORS = [COMPANY, UNUSED, SHORT, LONG];

async function open(at = '/autori-olimp', handlers: Handlers = {}) {
  const reads: Handlers = { listMagazineAuthors: () => AUTHORS, listSameMagazineAuthors: () => [] };
  const screen = await openScreen(<AuthorListScreen />, { role: 'olimp', handlers: { ...reads, ...handlers }, at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Autori Olimp');
  return screen;
}

test('the last name comes first, a company has one name, and only who signs nothing can be deleted', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('Arhiv Primjerfirma067Uredi');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('Rubrikić, Unadr. sc.00Uredi');
  await expect.element(getByRole('row').nth(4)).toMatchTextContent('Slovčić, Klaraklara@example.org442Uredi');
  await expect.element(getByRole('link', { name: '44', exact: true })).toHaveAttribute('href', '/olimp-clanci?autor=7');
  await expectShownWell();
});

test('authors are found by name in either order and by e-mail, and narrowed to companies', async () => {
  const { getByRole, getByText, address } = await open();
  const box = getByRole('textbox', { name: 'Prezime, ime ili e-pošta' });
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

test('of two selected authors the one with more work stays, unless the other one is chosen', async () => {
  const mergeMagazineAuthors = vi.fn(() => ({ message: 'Autori su spojeni.' }));
  const restoreMagazineAuthors = vi.fn(() => ({ message: 'Vraćen je 1 autor.' }));
  const { getByText, getByRole } = await open('/autori-olimp', { mergeMagazineAuthors, restoreMagazineAuthors });
  const box = (name: string) => getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  await box('Slovčić, K.').click();
  const merge = getByRole('button', { name: 'Spoji u jednog' });
  await expect.element(merge).toBeDisabled();
  await expect.element(getByText('Za spajanje odaberite dva autora.')).toBeVisible();
  await box('Slovčić, Klara').click();
  await merge.click();
  const dialog = getByRole('dialog', { name: 'Spoji dva autora u jednog' });
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Klara br. 7' })).toBeChecked();
  await expect.element(dialog).toMatchTextContent('klara@example.org, 44 članka');
  await expect.element(dialog).toMatchTextContent('Na njega prelazi: 9 članaka.');
  await dialog.getByRole('radio', { name: 'Slovčić, K. br. 5' }).click();
  await expect.element(dialog).toMatchTextContent('Na njega prelazi: 44 članka, 2 fotografije.');
  expect(dialog.getByRole('button', { name: 'Nisu isti' }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Spoji autore' }).click();
  await expect.element(getByText('Autori su spojeni.')).toBeVisible();
  expect(mergeMagazineAuthors.mock.calls).toEqual([[{ body: { id: 5, merged_id: 7 } }]]);
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćen je 1 autor.')).toBeVisible();
  expect(restoreMagazineAuthors.mock.calls).toEqual([[{ body: { ids: [7] } }]]);
});

const KARLO = makeAuthor({ id: 8, ime: 'Karlo', articles: 2 });
const PAIRS = [
  { first_id: 5, second_id: 7 },
  { first_id: 5, second_id: 8 },
];

/** Opens the comparison of authors who may be the same. */
async function openPairs(handlers: Handlers) {
  const listMagazineAuthors = () => [SHORT, KARLO, LONG];
  const screen = await open('/autori-olimp', {
    listMagazineAuthors,
    listSameMagazineAuthors: () => PAIRS,
    ...handlers,
  });
  await expect.element(screen.getByText('Možda su isti: 2 para')).toBeVisible();
  await screen.getByRole('button', { name: 'Usporedi' }).click();
  return { ...screen, dialog: screen.getByRole('dialog', { name: 'Spoji dva autora u jednog' }) };
}

test('authors who may be the same are compared one pair after another, and recorded as different', async () => {
  const different = new Set<number>();
  const setMagazineAuthorsDifferent = vi.fn<NonNullable<Handlers['setMagazineAuthorsDifferent']>>(({ body }) => {
    if (body.different === 1) different.add(body.other_id);
    else different.delete(body.other_id);
    return { message: body.different === 1 ? 'Zapisano je da to nisu isti autori.' : 'Autori se opet uspoređuju.' };
  });
  const listSameMagazineAuthors = () => PAIRS.filter(({ second_id }) => !different.has(second_id));
  const { getByRole, getByText, dialog } = await openPairs({ setMagazineAuthorsDifferent, listSameMagazineAuthors });
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Klara br. 7' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Slovčić, Karlo br. 8' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText(/Možda su isti/)).not.toBeInTheDocument();
  expect(setMagazineAuthorsDifferent.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 5, other_id: 7, different: 1 },
    { id: 5, other_id: 8, different: 1 },
  ]);
  await getByRole('button', { name: 'Poništi' }).last().click();
  await expect.element(getByText('Možda su isti: 1 par')).toBeVisible();
  await expect.element(getByText('Autori se opet uspoređuju.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a refusal to record that authors differ keeps the dialog open; merging them ends the comparison', async () => {
  let pairs = PAIRS;
  const mergeMagazineAuthors = vi.fn(() => {
    pairs = [];
    return { message: 'Autori su spojeni.' };
  });
  const { getByText, dialog } = await openPairs({
    setMagazineAuthorsDifferent: () => refuse(404, { message: 'Taj autor ne postoji.', code: 'not-found' }),
    listSameMagazineAuthors: () => pairs,
    mergeMagazineAuthors,
  });
  await dialog.getByRole('button', { name: 'Nisu isti' }).click();
  await expect.element(getByText('Taj autor ne postoji.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Spoji autore' }).click();
  await expect.element(getByText('Autori su spojeni.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mergeMagazineAuthors.mock.calls).toEqual([[{ body: { id: 7, merged_id: 5 } }]]);
});
