import { KINDS } from '@baklja/contract/kinds';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAuthor, makeMagazineArticle, makeSection } from '#web/testing/records/make-magazine.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { ArticleListScreen } from './ArticleListScreen.tsx';

const LONG = 'Judo, veslanje, tenis, vaterpolo, atletika, streljaštvo i taekwondo: pregled svih medalja';
const ARTICLES = [
  makeMagazineArticle({ podnaslov: LONG }),
  makeMagazineArticle({
    id: 6,
    naslov: 'Nagradna križaljka',
    podnaslov: '',
    autor_id: '',
    autori: '',
    rubrika: null,
    stranica_start: null,
    stranica_kraj: null,
  }),
];

async function open(at = '/olimp-clanci') {
  const answer = () => ({ articles: ARTICLES, numPages: 3, total: 42 });
  const listMagazineArticles = vi.fn<NonNullable<Handlers['listMagazineArticles']>>(answer);
  const handlers: Handlers = {
    listMagazineArticles,
    listIssues: () => [{ id: 3, broj: '083', godina: 2026, mjesec: '9' } as never],
    listMagazineSections: () => [makeSection()],
    listMagazineAuthors: () => [makeAuthor({ id: 7 })],
  };
  const screen = await openScreen(<ArticleListScreen />, { role: 'olimp', handlers, at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Članci Olimp');
  return { ...screen, asked: () => listMagazineArticles.mock.lastCall?.[0] };
}

test('a row shows issue, section, authors and pages, and the subtitle cut at 80 letters', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText('42 članka Olimpa')).toBeVisible();
  await expect
    .element(getByRole('row').nth(1))
    .toMatchTextContent(
      'Od četverca do dvojcaJudo, veslanje, tenis, vaterpolo, atletika, streljaštvo i taekwondo: pregled svi…083PovijestKlara Slovčić, K. Slovčić16–\u206021UrediIzbriši',
    );
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('Nagradna križaljka083–bez autora–UrediIzbriši');
  await expect
    .element(getByRole('link', { name: 'Uredi: Nagradna križaljka' }))
    .toHaveAttribute('href', '/uredi-olimp-clanak/6');
  await expect.element(getByRole('link', { name: 'Uredi rubrike' })).toHaveAttribute('href', '/rubrike-olimp');
  await expectShownWell();
});

test('on a phone two filters share a line', async () => {
  await page.viewport(360, 780);
  const { getByRole } = await open();
  await getByRole('button', { name: 'Filtri' }).click();
  const [first, second, third] = getByRole('combobox')
    .elements()
    .map((field) => field.getBoundingClientRect());
  expect(second?.top).toBe(first?.top);
  expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
});

test('the server searches, and narrows the list to an issue, a section and an author', async () => {
  const { getByRole, address, asked } = await open('/olimp-clanci?stranica=2');
  await expect.poll(asked).toMatchObject({ params: { page: 2, search: '-' }, query: {} });
  await getByRole('textbox', { name: 'Naslov' }).fill('čamac');
  await getByRole('button', { name: 'Pretraži' }).click();
  await getByRole('combobox', { name: 'Broj' }).selectOptions('083, rujan 2026.');
  await getByRole('combobox', { name: 'Rubrika' }).selectOptions('Povijest');
  await getByRole('combobox', { name: 'Autor' }).selectOptions('Slovčić, Klara');
  await expect.poll(address).toBe('/olimp-clanci?trazi=%C4%8Damac&broj=3&rubrika=1&autor=7');
  await expect
    .poll(asked)
    .toEqual({ params: { page: 1, search: '-' }, query: { search: 'čamac', broj_id: 3, rubrika_id: 1, autor_id: 7 } });
  await expect.element(getByRole('combobox', { name: 'Nedostaje' })).not.toBeInTheDocument();
});

test('the start page opens the articles without an author, and the filter leads back to all of them', async () => {
  const { getByRole, address, asked } = await open(KINDS.magazineArticle.lacks.author.list);
  await expect.poll(asked).toMatchObject({ query: { lack: 'author' } });
  await getByRole('combobox', { name: 'Nedostaje' }).selectOptions('Potpuni i ostali');
  await expect.poll(address).toBe('/olimp-clanci');
});
