import type { EditedMagazineArticle } from '@baklja/contract/features/magazine/magazine-articles';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { makeIssue, makeMagazineArticle } from '#web/testing/records/make-issue.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { IssueScreen } from '../edit/IssueScreen.tsx';

const ROWS = [
  makeMagazineArticle({ id: 2, naslov: 'Sedam odličja', stranica_start: 3, stranica_kraj: 9 }),
  makeMagazineArticle({ id: 3, naslov: 'Vaterpolo', stranica_start: 9, stranica_kraj: 12 }),
  makeMagazineArticle({ id: 5, naslov: 'Križaljka', stranica_start: null, stranica_kraj: null }),
];
const STAMPS = { created: null, modified: null, modified_by: null, modified_by_name: null };
const SAVED = { message: 'Članak Olimpa je spremljen.', version: 2, modified: '2026-11-21T13:32:00.000Z' };

const NEWER = { version: 2, modified: '2026-11-21T13:30:00.000Z', modified_by: 7, modified_by_name: 'Ana Kos' };

/** The article of a row, as its editor reads it. */
function articleOf(id: number, fields: Partial<EditedMagazineArticle> = {}): EditedMagazineArticle {
  const row = ROWS.find((one) => one.id === id) ?? makeMagazineArticle();
  return { ...row, ...STAMPS, puni_sadrzaj: '<p>Tekst</p>', ...fields };
}

async function openIssue(handlers: Handlers = {}) {
  logInAs('olimp');
  fakeServer({
    getIssue: () => [makeIssue()],
    listIssues: () => [
      makeIssue({ id: 84, broj: '084' }),
      makeIssue(),
      makeIssue({ id: 82, broj: '082' }),
      makeIssue({ id: 81, broj: '081' }),
    ],
    listMagazineAuthors: () => [],
    getFileByPath: () => makeFile(),
    listMagazineArticles: () => ({ articles: ROWS, numPages: 1, total: ROWS.length }),
    getEditedMagazineArticle: ({ params: { id } }) => [articleOf(id)],
    ...handlers,
  });
  const screen = await renderScreen(<IssueScreen />, { at: '/uredi-olimp/83', path: '/uredi-olimp/:id' });
  const first = screen.getByRole('textbox', { name: 'Stranica od' });
  const last = screen.getByRole('textbox', { name: 'Stranica do' });
  return { ...screen, first, last };
}

test('Ispravi opens the two page fields of the article, and they are saved with the version of the article', async () => {
  const updateMagazineArticle = vi.fn<NonNullable<Handlers['updateMagazineArticle']>>(() => SAVED);
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>();
  const { getByRole, first, last } = await openIssue({ updateMagazineArticle, updateIssue });
  await getByRole('link', { name: 'Ispravi stranice: Vaterpolo' }).click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveValue('9');
  await expect.element(last).toHaveValue('12');
  await expectAccessible();
  await first.fill('10');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(first).not.toBeInTheDocument();
  expect(updateMagazineArticle.mock.lastCall?.[0].body).toMatchObject({
    ...{ id: 3, version: 1, naslov: 'Vaterpolo', stranica_start: 10, stranica_kraj: 12, puni_sadrzaj: '<p>Tekst</p>' },
  });
  expect(updateIssue).not.toHaveBeenCalled();
});

test('Upiši str. opens empty fields, Enter saves, and the last page is not before the first', async () => {
  const updateMagazineArticle = vi.fn<NonNullable<Handlers['updateMagazineArticle']>>(() => SAVED);
  const { getByRole, first, last } = await openIssue({ updateMagazineArticle });
  await getByRole('link', { name: 'Upiši str.: Križaljka' }).click();
  await expect.element(first).toHaveValue('');
  await first.fill('20');
  await last.fill('19');
  await userEvent.keyboard('{Enter}');
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInvalid();
  expect(updateMagazineArticle).not.toHaveBeenCalled();
  await last.fill('21');
  await userEvent.keyboard('{Enter}');
  await expect.element(first).not.toBeInTheDocument();
  expect(updateMagazineArticle.mock.lastCall?.[0].body).toMatchObject({ stranica_start: 20, stranica_kraj: 21 });
});

test('Escape closes the fields without saving, and gives the focus back', async () => {
  const { getByRole, first } = await openIssue();
  const button = getByRole('link', { name: 'Upiši str.: Križaljka' });
  await button.click();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('pages that a colleague changed meanwhile are compared before they are saved', async () => {
  let isChanged = false;
  const updateMagazineArticle: Handlers['updateMagazineArticle'] = () => {
    isChanged = true;
    return refuse(409, { message: 'Zapis je promijenjen.', code: 'stale', ...NEWER });
  };
  const getEditedMagazineArticle: Handlers['getEditedMagazineArticle'] = ({ params: { id } }) => [
    articleOf(id, isChanged ? { ...NEWER, stranica_start: 11 } : {}),
  ];
  const { getByRole, first } = await openIssue({ updateMagazineArticle, getEditedMagazineArticle });
  await getByRole('link', { name: 'Ispravi stranice: Vaterpolo' }).click();
  await expect.element(first).toHaveFocus();
  await first.fill('10');
  await userEvent.keyboard('{Enter}');
  const compared = getByRole('dialog').nth(1);
  await expect.element(compared).toMatchTextContent('Stranica od');
});

test('the neighbours of the issue are linked, the earlier one first', async () => {
  const { getByRole } = await openIssue();
  const links = getByRole('navigation', { name: 'Susjedni brojevi' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/uredi-olimp/82');
  await expect.element(links.first()).toHaveAccessibleName('Prethodni broj: 082');
  await expect.element(links.last()).toHaveAttribute('href', '/uredi-olimp/84');
  await expect.element(links.last()).toHaveAccessibleName('Sljedeći broj: 084');
});
