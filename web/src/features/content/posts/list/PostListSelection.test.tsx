import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostListScreen, TOO_MANY } from './PostListScreen.tsx';

const POSTS = ['Zlato', 'Srebro', 'Bronca'].map((title, place) =>
  makePostRow({ id: place + 1, title, state: place === 0 ? 0 : 1 }),
);
const listPosts = () => ({ posts: POSTS, numPages: 1 });

async function openList(handlers: Handlers = {}) {
  const screen = await openScreen(<PostListScreen />, {
    role: 'tipfeler',
    handlers: { ...POSTS_SERVER, listPosts, ...handlers },
    at: '/postovi',
  });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  const bar = screen.getByRole('toolbar', { name: 'Odabrani članci' });
  const act = (name: string) => bar.getByRole('button', { name, exact: true });
  await expect.element(screen.getByRole('table')).toBeVisible();
  return { ...screen, box, bar, act, list: screen.getByRole('region', { name: 'Popis članaka' }) };
}

test.each([
  ['Objavi', { state: 1 }],
  ['Vrati u skice', { state: 0 }],
])("%s changes all of them in one call, shows the server's message, and refetches the list", async (name, fields) => {
  const changePosts = vi.fn<NonNullable<Handlers['changePosts']>>(() => ({ message: 'Promijenjena su 2 članka' }));
  const reads = vi.fn(listPosts);
  const { box, act, bar, list, getByText } = await openList({ changePosts, listPosts: reads });
  await box('Zlato').click();
  await box('Bronca').click();
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
  await box('Zlato').click();
  (act('Kategorija…').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('menuitem', { name: 'Olimpijske igre' })).toHaveFocus();
  await expectShownWell();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  await act('Kategorija…').click();
  await getByRole('menuitem', { name: 'Povijest' }).click();
  await expect.poll(() => changePosts.mock.calls).toEqual([[{ body: { ids: [1], catid: 5 } }]]);
});

test('an error stays until the user closes it, and the selection stays with it', async () => {
  const changePosts = () => refuse(404, { message: 'Nekih članaka više nema.', code: 'not-found' });
  const { box, act, bar, getByRole } = await openList({ changePosts });
  await box('Zlato').click();
  await act('Objavi').click();
  await expect.element(getByRole('alert').filter({ hasText: 'Nekih članaka više nema.' })).toBeVisible();
  await expect.element(bar).toMatchTextContent('Odabran 1 članak');
  await expect.element(act('Objavi')).toHaveFocus();
});

test('a pending action ignores a second click', async () => {
  const gate = Promise.withResolvers<void>();
  const changePosts = vi.fn(() => gate.promise.then(() => ({ message: 'Promijenjeno' })));
  const { box, act, getByText } = await openList({ changePosts });
  await box('Zlato').click();
  await act('Objavi').click();
  await act('Vrati u skice').click({ force: true });
  gate.resolve();
  await expect.element(getByText('Promijenjeno')).toBeVisible();
  expect(changePosts).toHaveBeenCalledTimes(1);
});

test.each([
  [['Srebro'], ['Srebro', 'Prikvačen je na naslovnici, bit će otkvačen', 'Objavljen je; javnost ga više neće vidjeti']],
  [['Zlato'], ['Zlato', 'Prikvačen je na naslovnici, bit će otkvačen']],
  [
    ['Zlato', 'Srebro', 'Bronca'],
    ['3 članka', '2 su prikvačena na naslovnici i bit će otkvačena', '2 su objavljena; javnost ih više neće vidjeti'],
  ],
])('the question before deleting %j names the consequences', async (titles, sentences) => {
  const { box, act, getByRole } = await openList({ listPinnedPosts: () => [1, 2, 99].map(makePin) });
  for (const title of titles) await box(title).click();
  await act('Izbriši').click();
  const dialog = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  for (const sentence of sentences) await expect.element(dialog).toMatchTextContent(sentence);
  if (titles[0] === 'Zlato' && titles.length === 1) await expect.element(dialog).not.toMatchTextContent('Objavljen');
});

test('another filter clears the selection', async () => {
  const { box, bar, getByRole } = await openList({ listPostAuthors: () => [] });
  await getByRole('button', { name: /^Filtri/ }).click();
  await box('Zlato').click();
  await expect.element(bar).toBeVisible();
  await getByRole('combobox', { name: 'Status' }).selectOptions('Skica');
  await expect.element(bar).not.toBeInTheDocument();
});

test('at most 200 posts are changed at once', () => {
  expect(TOO_MANY).toBe('Odjednom se može promijeniti najviše 200 članaka.');
});
