import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePostRow } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostListScreen } from './PostListScreen.tsx';

afterEach(() => page.viewport(1440, 900));

const TITLES = ['Zlato', 'Srebro', 'Bronca', 'Rukomet'];

/** Two pages of four posts; the ids on the second page start at 11. */
const listPosts: Handlers['listPosts'] = ({ params }) => ({
  posts: TITLES.map((title, place) =>
    makePostRow({ id: params.page * 10 - 9 + place, title: `${title} ${params.page}`, total_records: 24 }),
  ),
  numPages: 2,
});

async function openList(handlers: Handlers = {}, at = '/postovi') {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, listPosts, ...handlers });
  const screen = await renderScreen(<PostListScreen />, { at });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  const bar = screen.getByRole('toolbar', { name: 'Odabrani članci' });
  const act = (name: string) => bar.getByRole('button', { name, exact: true });
  await expect.element(screen.getByRole('table')).toBeVisible();
  return { ...screen, box, bar, act, list: screen.getByRole('region', { name: 'Popis članaka' }) };
}

test('one, several and all rows of the page can be selected, and nothing below the bar moves', async () => {
  const { box, bar, getByRole } = await openList();
  await expect.element(box('Zlato 1')).toBeVisible();
  const all = getByRole('checkbox', { name: 'Odaberi sve na stranici' });
  const top = () => getByRole('table').element().getBoundingClientRect().top;
  const before = top();
  await box('Zlato 1').click();
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  expect(top()).toBe(before);
  await expect.element(all).toBePartiallyChecked();
  await box('Bronca 1').click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('Odabrana 3 članka');
  await expectAccessible();
  await all.click();
  await expect.element(bar).toMatchTextContent('Odabrana 4 članka');
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('the keyboard selects rows and ranges, and Escape clears the selection', async () => {
  const { box, bar } = await openList();
  await expect.element(box('Zlato 1')).toBeVisible();
  (box('Zlato 1').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  (box('Rukomet 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(bar).toMatchTextContent('Odabrana 4 članka');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box('Rukomet 1')).toHaveFocus();
});

test('the selection survives paging and sorting; another search or filter clears it', async () => {
  const { box, bar, getByRole, address } = await openList({ listPostAuthors: () => [] });
  await box('Zlato 1').click();
  const below = getByRole('navigation', { name: 'Stranice popisa, na dnu' });
  await below.getByRole('button', { name: 'Sljedeća stranica' }).click();
  await box('Srebro 2').click();
  await expect.element(bar).toMatchTextContent('Odabrana 2 članka');
  await getByRole('columnheader', { name: 'Naslov' }).getByRole('button').click();
  await expect.element(bar).toMatchTextContent('Odabrana 2 članka');
  await expect.element(box('Zlato 1')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await getByRole('button', { name: /^Filtri/ }).click();
  await box('Zlato 1').click();
  await getByRole('combobox', { name: 'Status' }).selectOptions('Skica');
  expect(address()).toBe('/postovi?status=skica&poredak=naslov');
  await expect.element(bar).not.toBeInTheDocument();
});

test.each([
  ['Objavi', { state: 1 }],
  ['Vrati u skice', { state: 0 }],
])("%s changes all of them in one call, shows the server's message, and refetches the list", async (name, fields) => {
  const changePosts = vi.fn<NonNullable<Handlers['changePosts']>>(() => ({ message: 'Promijenjena su 2 članka' }));
  const reads = vi.fn(listPosts);
  const { box, act, bar, list, getByText } = await openList({ changePosts, listPosts: reads });
  await box('Zlato 1').click();
  await box('Bronca 1').click();
  const before = reads.mock.calls.length;
  await act(name).click();
  await expect.element(getByText('Promijenjena su 2 članka')).toBeVisible();
  expect(changePosts.mock.calls).toEqual([[{ body: { ids: [1, 3], ...fields } }]]);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  expect(reads.mock.calls.length).toBeGreaterThan(before);
});

test('a category can be chosen from a menu, also by keyboard', async () => {
  const changePosts = vi.fn<NonNullable<Handlers['changePosts']>>(() => ({ message: 'Promijenjeno' }));
  const { box, act, bar, getByRole } = await openList({ changePosts });
  await box('Zlato 1').click();
  (act('Kategorija…').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('menuitem', { name: 'Olimpijske igre' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  await act('Kategorija…').click();
  await getByRole('menuitem', { name: 'Povijest' }).click();
  await expect.poll(() => changePosts.mock.calls).toEqual([[{ body: { ids: [1], catid: 5 } }]]);
});

test('an error stays until the user closes it, and the selection stays with it', async () => {
  const changePosts = () => refuse(404, { message: 'Nekih članaka više nema.', code: 'not-found' });
  const { box, act, bar, getByRole } = await openList({ changePosts });
  await box('Zlato 1').click();
  await act('Objavi').click();
  await expect.element(getByRole('alert').filter({ hasText: 'Nekih članaka više nema.' })).toBeVisible();
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  await expect.element(act('Objavi')).toHaveFocus();
});

test('a pending action ignores a second click', async () => {
  const gate = Promise.withResolvers<void>();
  const changePosts = vi.fn(() => gate.promise.then(() => ({ message: 'Promijenjeno' })));
  const { box, act, getByText } = await openList({ changePosts });
  await box('Zlato 1').click();
  await act('Objavi').click();
  await act('Vrati u skice').click({ force: true });
  gate.resolve();
  await expect.element(getByText('Promijenjeno')).toBeVisible();
  expect(changePosts).toHaveBeenCalledTimes(1);
});

test.each([
  [200, 'Objavi'],
  [201, 'Odjednom se može promijeniti najviše 200 članaka.'],
])('for %i selected posts the bar shows %j', async (count, offered) => {
  const posts = Array.from({ length: count }, (_, place) => makePostRow({ id: place + 1 }));
  const { bar, getByRole } = await openList({ listPosts: () => ({ posts, numPages: 1 }) });
  await getByRole('checkbox', { name: 'Odaberi sve na stranici' }).click();
  await expect.element(bar.getByText(offered)).toBeVisible();
  expect(bar.getByRole('button', { name: 'Izbriši' }).elements()).toHaveLength(count > 200 ? 0 : 1);
});

test('on a phone the checkbox of a card is large enough to touch, and the bar is at the bottom', async () => {
  await page.viewport(360, 780);
  const { box, bar, act } = await openList();
  await expect.element(box('Zlato 1')).toBeVisible();
  const place = box('Zlato 1').element().closest('label')?.getBoundingClientRect();
  expect(place?.width).toBeGreaterThanOrEqual(40);
  expect(place?.height).toBeGreaterThanOrEqual(40);
  await box('Zlato 1').click();
  await expect.element(act('Izbriši')).toBeVisible();
  expect(bar.element().getBoundingClientRect().bottom).toBe(780);
  for (const button of bar.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  }
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
