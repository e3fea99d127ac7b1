import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
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
  const { getByRole } = screen;
  const box = (name: string) => getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  const bar = getByRole('toolbar', { name: 'Odabrani članci' });
  const act = (name: string) => bar.getByRole('button', { name, exact: true });
  const highlight = getByRole('switch', { name: 'Izdvojeno: Zlato' });
  const pin = getByRole('button', { name: 'Ping: Zlato' });
  await expect.element(highlight).toBeVisible();
  return { ...screen, box, bar, act, highlight, pin, list: getByRole('region', { name: 'Popis članaka' }) };
}

/** Opens the list with the clock stopped: a message stays until the test advances the clock. */
async function openStopped(handlers: Handlers) {
  const moveTo = stopClock();
  return { ...(await openList(handlers)), moveTo };
}

test("the highlight toggle changes 0 to 1, and back, and shows the server's message", async () => {
  const post = makePostRow({ id: 1, title: 'Zlato', izdvojeno: 0 });
  const setIzdvojeno = vi.fn<NonNullable<Handlers['setIzdvojeno']>>(({ body }) => {
    post.izdvojeno = body.val === 1 ? 1 : 0;
    return { message: 'Izdvojenost je promijenjena' };
  });
  const handlers = { listPosts: () => ({ posts: [{ ...post }], numPages: 1 }), setIzdvojeno };
  const { highlight, getByRole, moveTo } = await openStopped(handlers);
  const toast = getByRole('status').filter({ hasText: 'Izdvojenost je promijenjena' });
  for (const val of [1, 0]) {
    await highlight.click();
    await expect.element(toast).toBeVisible();
    await expect.poll(() => (highlight.element() as HTMLInputElement).checked).toBe(val === 1);
    expect(setIzdvojeno.mock.lastCall).toEqual([{ body: { id: 1, val } }]);
    await moveTo(Date.now() - NOW.getTime() + 3000);
    await expect.element(toast).not.toBeInTheDocument();
  }
});

test('a pending toggle keeps the focus and ignores a second click', async () => {
  const gate = Promise.withResolvers<void>();
  const setIzdvojeno = vi.fn(() => gate.promise.then(() => ({ message: 'Promijenjeno' })));
  const { highlight, getByText } = await openStopped({ setIzdvojeno });
  highlight.element().focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  await expect.element(highlight).toHaveFocus();
  expect(setIzdvojeno).toHaveBeenCalledTimes(1);
  gate.resolve();
  await expect.element(getByText('Promijenjeno')).toBeVisible();
  await expect.element(highlight).toHaveFocus();
});

test('a refusal of the highlight stays in red until the user closes it, and the toggle is unchanged', async () => {
  const setIzdvojeno = () => refuse(404, { message: 'Članak ne postoji.', code: 'not-found' });
  const { highlight, getByRole, moveTo } = await openStopped({ setIzdvojeno });
  await highlight.click();
  const alert = getByRole('alert').filter({ hasText: 'Članak ne postoji.' });
  await expect.element(alert).toBeVisible();
  await expect.element(highlight).not.toBeChecked();
  await moveTo(60_000);
  await expect.element(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Zatvori poruku' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('unpinning shows Unpinged, and the warning appears; pinning shows Dodano, and the post is pinned', async () => {
  let pins = [1, 2, 3].map(makePin);
  const unpinPost = vi.fn<NonNullable<Handlers['unpinPost']>>(({ params }) => {
    pins = pins.filter(({ post_id }) => post_id !== params.id);
    return { message: 'Unpinged' };
  });
  const pinPost = vi.fn<NonNullable<Handlers['pinPost']>>(({ body }) => {
    pins = [...pins, makePin(Number(body.id))];
    return { message: 'Dodano' };
  });
  const { pin, getByRole, getByText } = await openStopped({ listPinnedPosts: () => pins, unpinPost, pinPost });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  pin.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('status').filter({ hasText: 'Unpinged' })).toBeVisible();
  await expect.element(getByText('Upozorenje! Broj "pigned" članaka mora biti 3')).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await expect.element(pin).toHaveFocus();
  expect(unpinPost.mock.calls).toEqual([[{ params: { id: 1 } }]]);
  await pin.click();
  await expect.element(getByRole('status').filter({ hasText: 'Dodano' })).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  expect(pinPost.mock.calls).toEqual([[{ body: { id: 1 } }]]);
});

test('a fourth pin is rejected with the specified warning, which the next attempt clears', async () => {
  let isFull = true;
  const limit = { message: 'Dozvoljeno je odabrati samo 3 posta!', code: 'limit' };
  const { pin, getByRole } = await openStopped({
    listPinnedPosts: () => [7, 8, 9].map(makePin),
    pinPost: () => (isFull ? refuse(409, limit) : { message: 'Dodano' }),
  });
  await pin.click();
  const alert = getByRole('alert').filter({ hasText: 'Dozvoljeno je odabrati samo 3 posta!' });
  await expect.element(alert).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  isFull = false;
  await pin.click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('the keyboard reaches every control in the order of the page', async () => {
  await openStopped({ listPosts: () => ({ posts: POSTS.slice(0, 1), numPages: 2 }) });
  const reached: (string | undefined)[] = [];
  for (let step = 0; step < 17; step += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? undefined);
  }
  const pager = ['Stranica, od ukupno 2', 'Sljedeća stranica'];
  const row = ['Odaberi: Zlato', 'Zlato', 'Izdvojeno: Zlato', 'Ping: Zlato'];
  expect(reached).toEqual([
    'Dodaj članak',
    'Naslov',
    'Pretraži',
    'Jezik',
    'Filtri',
    ...pager,
    'Odaberi sve na stranici',
    'Naslov',
    'Vrijeme / Jezik',
    ...row,
    'Uredi: Zlato',
    ...pager,
  ]);
});

test("Objavi and Vrati u skice change all of them in one call, show the server's message, and refetch the list", async () => {
  const changePosts = vi.fn<NonNullable<Handlers['changePosts']>>(({ body }) => ({ message: `Stanje: ${body.state}` }));
  const reads = vi.fn(listPosts);
  const { box, act, bar, list, getByText } = await openList({ changePosts, listPosts: reads });
  for (const [name, state] of [
    ['Objavi', 1],
    ['Vrati u skice', 0],
  ] as const) {
    await box('Zlato').click();
    await box('Bronca').click();
    const before = reads.mock.calls.length;
    await act(name).click();
    await expect.element(getByText(`Stanje: ${state}`)).toBeVisible();
    expect(changePosts.mock.lastCall).toEqual([{ body: { ids: [1, 3], state } }]);
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    expect(reads.mock.calls.length).toBeGreaterThan(before);
  }
  expect(changePosts).toHaveBeenCalledTimes(2);
});

test('a category can be chosen from a menu, also by keyboard', async () => {
  const changePosts = vi.fn<NonNullable<Handlers['changePosts']>>(() => ({ message: 'Promijenjeno' }));
  const { box, act, bar, getByRole } = await openList({ changePosts });
  await box('Zlato').click();
  (act('Kategorija…').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('menuitem', { name: 'Olimpijske igre' })).toHaveFocus();
  await expectAccessibleInBoth();
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
