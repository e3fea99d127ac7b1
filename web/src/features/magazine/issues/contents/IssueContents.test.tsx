import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { makeIssue, makeMagazineArticle } from '#web/testing/records/make-issue.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { IssueScreen } from '../edit/IssueScreen.tsx';

const ROWS = [
  makeMagazineArticle({ id: 2, naslov: 'Sedam odličja', stranica_start: 3, stranica_kraj: 9 }),
  makeMagazineArticle({ id: 3, naslov: 'Vaterpolo', stranica_start: 9, stranica_kraj: 12 }),
  makeMagazineArticle({ id: 5, naslov: 'Križaljka', stranica_start: null, stranica_kraj: null }),
];
const STAMPS = { created: null, modified: null, modified_by: null, modified_by_name: null };
const SAVED = { message: 'Članak Olimpa je spremljen.', version: 2, modified: '2026-11-21T13:32:00.000Z' };

async function openIssue(handlers: Handlers = {}) {
  const screen = await openScreen(<IssueScreen />, {
    role: 'olimp',
    handlers: {
      getIssue: () => [makeIssue()],
      listIssues: () => [84, 83, 82, 81].map((id) => makeIssue({ id, broj: `0${id}` })),
      listMagazineAuthors: () => [],
      getFileByPath: () => makeFile(),
      listMagazineArticles: () => ({ articles: ROWS, numPages: 1, total: ROWS.length }),
      getEditedMagazineArticle: ({ params: { id } }) =>
        ROWS.filter((row) => row.id === id).map((row) => ({ ...row, ...STAMPS, puni_sadrzaj: '<p>Tekst</p>' })),
      ...handlers,
    },
    at: '/uredi-olimp/83',
    path: '/uredi-olimp/:id',
  });
  const first = screen.getByRole('textbox', { name: 'Stranica od' });
  const last = screen.getByRole('textbox', { name: 'Stranica do' });
  return { ...screen, first, last };
}

test('Upiši str. opens empty fields, Ispravi those of the article; Escape closes, Enter saves its version, the last page is not first', async () => {
  const updateMagazineArticle = vi.fn<NonNullable<Handlers['updateMagazineArticle']>>(() => SAVED);
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>();
  const { getByRole, first, last } = await openIssue({ updateMagazineArticle, updateIssue });
  const link = getByRole('link', { name: 'Upiši str.: Križaljka' });
  await link.click();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await link.click();
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

  await getByRole('link', { name: 'Ispravi stranice: Vaterpolo' }).click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveValue('9');
  await expect.element(last).toHaveValue('12');
  await first.fill('10');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(first).not.toBeInTheDocument();
  expect(updateMagazineArticle.mock.lastCall?.[0].body).toMatchObject({
    id: 3,
    version: 1,
    naslov: 'Vaterpolo',
    stranica_start: 10,
    stranica_kraj: 12,
    puni_sadrzaj: '<p>Tekst</p>',
  });
  expect(updateIssue).not.toHaveBeenCalled();
});

test('unsaved changes of the issue and of the drawer over it are asked about on the way to a neighbour, one after the other', async () => {
  const { getByRole, first, address } = await openIssue();
  const links = getByRole('navigation', { name: 'Susjedni brojevi' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/uredi-olimp/82');
  await expect.element(links.first()).toHaveAccessibleName('Prethodni broj: 082');
  await expect.element(links.last()).toHaveAttribute('href', '/uredi-olimp/84');
  await expect.element(links.last()).toHaveAccessibleName('Sljedeći broj: 084');
  const leave = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await getByRole('textbox', { name: 'issuu link' }).fill('https://issuu.example/83');
  await getByRole('link', { name: 'Ispravi stranice: Vaterpolo' }).click();
  await expect.element(first).toHaveValue('9');
  const other = document.querySelector<HTMLElement>('[aria-label="Prethodni broj: 082"]') as HTMLElement;
  other.click();
  await expect.element(leave).toMatchTextContent('issuu link');
  await leave.getByRole('button', { name: 'Ostani' }).click();
  await first.fill('10');
  other.click();
  await expect.element(leave).toMatchTextContent('stranica od');
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(leave).toMatchTextContent('issuu link');
  expect(address()).toBe('/uredi-olimp/83?stranice=3');
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/uredi-olimp/82');
});
