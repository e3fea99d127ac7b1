import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAuthor, makeMagazineArticle, makeSection } from '#web/testing/records/make-magazine.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

const KLARA = makeAuthor({ id: 7, articles: 44 });
const SHORT = makeAuthor({ id: 5, ime: 'K.', articles: 9 });
const KARLO = makeAuthor({ id: 8, ime: 'Karlo', articles: 2 });
const WITHIN = makeAuthor({ id: 12, ime: 'Gita', prezime: 'Međunaslović' });
const PHOTOS = makeAuthor({ id: 9, ime: 'Arhiv Primjer', prezime: '', firma: true, photographs: 67 });
const OTHER = makeMagazineArticle({
  id: 11,
  naslov: 'Vaterpolo',
  stranica_start: 24,
  stranica_kraj: 29,
  tagovi: 'vaterpolo,Rio',
});
const SAVED = { message: 'Članak Olimpa je spremljen.', version: 3, modified: '2026-11-21T13:32:00.000Z' };

async function open(at: string, handlers: Handlers = {}) {
  const screens = (
    <Routes>
      <Route path="/dodaj-olimp-clanak" element={<ArticleScreen />} />
      <Route path="/uredi-olimp-clanak/:id" element={<ArticleScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const screen = await openScreen(screens, {
    role: 'olimp',
    handlers: {
      getEditedMagazineArticle: () => [makeMagazineArticle()],
      listMagazineArticles: () => ({ articles: [makeMagazineArticle(), OTHER], numPages: 1, total: 2 }),
      listIssues: () => [{ id: 3, broj: '083', godina: 2026, mjesec: 'rujan' } as never],
      listMagazineSections: () => [makeSection()],
      listMagazineAuthors: () => [PHOTOS, WITHIN, SHORT, KARLO, KLARA],
      ...handlers,
    },
    at,
  });
  await expect.element(screen.getByRole('combobox', { name: 'Broj' })).toBeVisible();
  const signers = () => [...screen.container.querySelectorAll('ol b')].map((name) => name.textContent);
  return { ...screen, signers };
}

type Update = NonNullable<Handlers['updateMagazineArticle']>;

test('an article is changed by the fields as the call spells them, with its authors in order', async () => {
  const updateMagazineArticle = vi.fn<Update>(() => SAVED);
  const { getByRole, getByText, signers } = await open('/uredi-olimp-clanak/4', { updateMagazineArticle });
  await expect.poll(signers).toEqual(['Klara Slovčić', 'K. Slovčić']);
  await getByRole('button', { name: 'Pomakni autora K. Slovčić gore' }).click();
  await expect.poll(signers).toEqual(['K. Slovčić', 'Klara Slovčić']);
  await getByRole('textbox', { name: 'Podnaslov' }).fill('Čamci');
  const tags = getByRole('combobox', { name: 'Tagovi' });
  // The articles of the issue suggest them, and a comma ends one.
  await tags.fill('vat');
  await getByRole('option', { name: 'vaterpolo' }).click();
  await expect.element(tags).toHaveValue('');
  await tags.fill('Tokio,');
  await expect.element(getByRole('button', { name: 'Ukloni tag Tokio' })).toBeVisible();
  await tags.fill('Sinković');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('button', { name: 'Ukloni tag Sinković' })).toBeVisible();
  await expect.element(tags).toHaveValue('');
  await getByRole('button', { name: 'Ukloni tag veslanje' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Članak Olimpa je spremljen.')).toBeVisible();
  expect(updateMagazineArticle.mock.lastCall?.[0].body).toEqual({
    id: 4,
    version: 2,
    naslov: 'Od četverca do dvojca',
    podnaslov: 'Čamci',
    broj_id: 3,
    rubrika_id: 1,
    autor: '5|7',
    photo_autor_id: 9,
    stranica_start: 16,
    stranica_kraj: 21,
    tagovi: 'Pariz 2024,vaterpolo,Tokio,Sinković',
    puni_sadrzaj: '<p>Tekst.</p>',
  });
});

test('the picker marks who signs already, distinguishes namesakes by their articles, and adds an author in place', async () => {
  const added = makeAuthor({ id: 30, ime: 'Tena', prezime: 'Uzorić' });
  let isAdded = false;
  const createMagazineAuthor = vi.fn(() => {
    isAdded = true;
    return { message: 'Autor je spremljen.', id: 30 };
  });
  const listMagazineAuthors = () => [SHORT, KARLO, KLARA, WITHIN, ...(isAdded ? [added] : [])];
  const handlers = { createMagazineAuthor, listMagazineAuthors };
  const { getByRole, signers } = await open('/uredi-olimp-clanak/4', handlers);
  await getByRole('textbox', { name: 'Autori' }).fill('slov');
  const offers = getByRole('listbox', { name: 'Ponuđeni autori' });
  await expect.element(offers.getByRole('option', { name: 'Slovčić, Klara već dodan' })).toBeVisible();
  await expect.element(offers.getByRole('option').first()).toHaveTextContent('Slovčić, K. već dodan');
  await offers.getByRole('option', { name: 'Slovčić, Klara već dodan' }).click({ force: true });
  await offers.getByRole('option', { name: 'Slovčić, Karlo 2 članka' }).click();
  await expect.poll(signers).toEqual(['Klara Slovčić', 'K. Slovčić', 'Karlo Slovčić']);
  await getByRole('button', { name: 'Ukloni autora Klara Slovčić' }).click();
  await expect.poll(signers).toEqual(['K. Slovčić', 'Karlo Slovčić']);
  await getByRole('textbox', { name: 'Autori' }).fill('tena uzorić');
  await getByRole('option', { name: 'Novi autor „tena uzorić”' }).click();
  const dialog = getByRole('dialog', { name: 'Dodaj autora' });
  await expect.element(dialog.getByRole('textbox', { name: 'Prezime' })).toHaveValue('Uzorić');
  await dialog.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect.poll(signers).toEqual(['K. Slovčić', 'Karlo Slovčić', 'Tena Uzorić']);
  expect(createMagazineAuthor.mock.calls).toEqual([[{ body: ['', 'Tena', 'Uzorić', '', '', '', 0] }]]);
});

test('pages that another article of the issue has are named while they are typed, and can be saved', async () => {
  const updateMagazineArticle = vi.fn<Update>(() => SAVED);
  const { getByRole, getByText } = await open('/uredi-olimp-clanak/4', { updateMagazineArticle });
  await expect.element(getByText('Preklapanja nema.')).toBeVisible();
  const last = getByRole('textbox', { name: 'Stranica do' });
  await last.fill('23');
  await expect.element(getByText('Stranice 22–\u206023 dosad su bile prazne. Preklapanja nema.')).toBeVisible();
  await last.fill('25');
  await expect
    .element(getByText('Stranice 24–\u206025 već ima: „Vaterpolo”. Članak se svejedno može spremiti.'))
    .toBeVisible();
  await expectShownWell();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Članak Olimpa je spremljen.')).toBeVisible();
  await last.fill('9');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Posljednja stranica je prije prve.').first()).toBeVisible();
  expect(updateMagazineArticle).toHaveBeenCalledTimes(1);
});

test('a new article begins with the issue and the pages of its address, and needs a title', async () => {
  const answer = { message: 'Članak Olimpa je spremljen.', id: 4 };
  const createMagazineArticle = vi.fn<NonNullable<Handlers['createMagazineArticle']>>(() => answer);
  const { getByRole, address } = await open('/dodaj-olimp-clanak?broj=3&od=22&do=23', { createMagazineArticle });
  await expect.element(getByRole('combobox', { name: 'Broj' })).toHaveDisplayValue('083, rujan 2026.');
  await expect.element(getByRole('textbox', { name: 'Stranica od' })).toHaveValue('22');
  const save = getByRole('button', { name: /^Spremi/ });
  await expect.element(save).toBeDisabled();
  await getByRole('textbox', { name: 'Naslov', exact: true }).fill('Kratke vijesti');
  await save.click();
  await expect.poll(address).toBe('/uredi-olimp-clanak/4');
  expect(createMagazineArticle.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      naslov: 'Kratke vijesti',
      podnaslov: '',
      broj_id: 3,
      rubrika_id: null,
      autor_id: '',
      foto_autor_id: null,
      stranica_start: 22,
      stranica_kraj: 23,
      tagovi: '',
      puni_sadrzaj: '',
    },
  ]);
});

test('the preview is made of what is in the form, in the spelling of the article', async () => {
  const answer = { html: '<!doctype html><title>Pregled</title><h1>Pregled</h1>' };
  const previewMagazineArticle = vi.fn<NonNullable<Handlers['previewMagazineArticle']>>(() => answer);
  const { getByRole } = await open('/uredi-olimp-clanak/4', { previewMagazineArticle });
  await getByRole('textbox', { name: 'Podnaslov' }).fill('Čamci');
  await getByRole('button', { name: 'Pregled' }).click();
  const dialog = getByRole('dialog', { name: 'Pregled članka Olimpa' });
  await expect.element(dialog.getByTitle('Pregled članka Olimpa: Od četverca do dvojca')).toBeVisible();
  expect(previewMagazineArticle.mock.lastCall?.[0].body).toEqual({
    naslov: 'Od četverca do dvojca',
    podnaslov: 'Čamci',
    broj_id: 3,
    rubrika_id: 1,
    autor_id: '7|5',
    foto_autor_id: 9,
    stranica_start: 16,
    stranica_kraj: 21,
    puni_sadrzaj: '<p>Tekst.</p>',
  });
});
