import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makePin, POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PostListScreen } from './PostListScreen.tsx';

/** Opens the list with the clock stopped: a message stays until the test advances the clock. */
async function openList(handlers: Handlers) {
  const moveTo = stopClock();
  const screen = await openScreen(<PostListScreen />, {
    role: 'tipfeler',
    handlers: { ...POSTS_SERVER, ...handlers },
    at: '/postovi',
  });
  const highlight = screen.getByRole('switch', { name: 'Izdvojeno: Zlato u Parizu' });
  const pin = screen.getByRole('button', { name: 'Ping: Zlato u Parizu' });
  await expect.element(highlight).toBeVisible();
  return { ...screen, highlight, pin, moveTo };
}

/** A server whose post has the highlight of the last request. */
function makeHighlighting(val: 0 | 1) {
  const post = makePostRow({ id: 1, title: 'Zlato u Parizu', izdvojeno: val });
  return {
    listPosts: () => ({ posts: [{ ...post }], numPages: 1 }),
    setIzdvojeno: vi.fn<NonNullable<Handlers['setIzdvojeno']>>(({ body }) => {
      post.izdvojeno = body.val === 1 ? 1 : 0;
      return { message: 'Izdvojenost je promijenjena' };
    }),
  };
}

test.each([
  [0, 1],
  [1, 0],
] as const)("the highlight toggle changes %i to %i and shows the server's message", async (from, to) => {
  const server = makeHighlighting(from);
  const { highlight, getByRole, moveTo } = await openList(server);
  await highlight.click();
  const toast = getByRole('status').filter({ hasText: 'Izdvojenost je promijenjena' });
  await expect.element(toast).toBeVisible();
  await (to === 1 ? expect.element(highlight).toBeChecked() : expect.element(highlight).not.toBeChecked());
  expect(server.setIzdvojeno.mock.calls).toEqual([[{ body: { id: 1, val: to } }]]);
  await moveTo(Date.now() - NOW.getTime() + 3000);
  await expect.element(toast).not.toBeInTheDocument();
});

test('a pending toggle keeps the focus and ignores a second click', async () => {
  const gate = Promise.withResolvers<void>();
  const setIzdvojeno = vi.fn(() => gate.promise.then(() => ({ message: 'Promijenjeno' })));
  const { highlight, getByText } = await openList({ setIzdvojeno });
  highlight.element().focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  await expect.element(highlight).toHaveFocus();
  expect(setIzdvojeno).toHaveBeenCalledTimes(1);
  gate.resolve();
  await expect.element(getByText('Promijenjeno')).toBeVisible();
  await expect.element(highlight).toHaveFocus();
});

test.each([
  ['a refusal', () => refuse(404, { message: 'Članak ne postoji.', code: 'not-found' }), 'Članak ne postoji.'],
  ['a dead connection', breakConnection, 'Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.'],
])('%s of the highlight stays in red until the user closes it, and the toggle is unchanged', async (_, fail, text) => {
  const { highlight, getByRole, moveTo } = await openList({ setIzdvojeno: fail });
  await highlight.click();
  const alert = getByRole('alert').filter({ hasText: text });
  await expect.element(alert).toBeVisible();
  await expect.element(highlight).not.toBeChecked();
  await moveTo(60_000);
  await expect.element(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Zatvori poruku' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('pinning shows Dodano, and the post is pinned', async () => {
  const pins = [makePin(8)];
  const pinPost = vi.fn<NonNullable<Handlers['pinPost']>>(({ body }) => {
    pins.push(makePin(Number(body.id)));
    return { message: 'Dodano' };
  });
  const { pin, getByRole } = await openList({ listPinnedPosts: () => [...pins], pinPost });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await expect.element(getByRole('status').filter({ hasText: 'Dodano' })).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  expect(pinPost.mock.calls).toEqual([[{ body: { id: 1 } }]]);
});

test('unpinning shows Unpinged, and the warning appears', async () => {
  let pins = [1, 2, 3].map(makePin);
  const unpinPost = vi.fn<NonNullable<Handlers['unpinPost']>>(({ params }) => {
    pins = pins.filter(({ post_id }) => post_id !== params.id);
    return { message: 'Unpinged' };
  });
  const { pin, getByRole, getByText } = await openList({ listPinnedPosts: () => pins, unpinPost });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  pin.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('status').filter({ hasText: 'Unpinged' })).toBeVisible();
  await expect.element(getByText('Upozorenje! Broj "pigned" članaka mora biti 3')).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await expect.element(pin).toHaveFocus();
  expect(unpinPost.mock.calls).toEqual([[{ params: { id: 1 } }]]);
});

test('a fourth pin is rejected with the specified warning, which the next attempt clears', async () => {
  let isFull = true;
  const limit = { message: 'Dozvoljeno je odabrati samo 3 posta!', code: 'limit' };
  const { pin, getByRole } = await openList({
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
  await openList({ listPosts: () => ({ posts: POSTS_SERVER.listPosts().posts, numPages: 2 }) });
  const reached: (string | undefined)[] = [];
  for (let step = 0; step < 17; step += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? undefined);
  }
  const pager = ['Stranica, od ukupno 2', 'Sljedeća stranica'];
  const row = ['Odaberi: Zlato u Parizu', 'Zlato u Parizu', 'Izdvojeno: Zlato u Parizu', 'Ping: Zlato u Parizu'];
  expect(reached).toEqual([
    ...['Dodaj članak', 'Naslov', 'Pretraži', 'Jezik', 'Filtri'],
    ...[...pager, 'Odaberi sve na stranici', 'Naslov', 'Vrijeme / Jezik'],
    ...[...row, 'Uredi: Zlato u Parizu', ...pager],
  ]);
});
