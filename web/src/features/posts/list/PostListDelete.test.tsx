import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePostRow } from '#web/testing/make-post.ts';
import { makePin, POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PostListScreen } from './PostListScreen.tsx';

afterEach(() => page.viewport(1440, 900));

/** A server with `count` posts that can be deleted and restored. */
function makeBin(count: number) {
  const gone = new Set<number>();
  const all = Array.from({ length: count }, (_, place) =>
    makePostRow({ id: place + 1, title: `Članak ${place + 1}`, state: place === 0 ? 0 : 1 }),
  );
  return {
    listPosts: () => {
      const posts = all.filter(({ id }) => !gone.has(id));
      return { posts, numPages: posts.length === 0 ? 0 : 1 };
    },
    deletePosts: vi.fn<NonNullable<Handlers['deletePosts']>>(({ body }) => {
      for (const id of body.ids) gone.add(Number(id));
      return { message: `Izbrisano: ${body.ids.length}` };
    }),
    restorePosts: vi.fn<NonNullable<Handlers['restorePosts']>>(({ body }) => {
      for (const id of body.ids) gone.delete(Number(id));
      return { message: `Vraćeno: ${body.ids.length}` };
    }),
  };
}

async function askToDelete(count: number, handlers: Handlers = {}) {
  const server = makeBin(count);
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, ...server, ...handlers });
  const screen = await renderScreen(<PostListScreen />, { at: '/postovi' });
  await expect.element(screen.getByText('Članak 1', { exact: true })).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).click();
  const open = screen.getByRole('toolbar').getByRole('button', { name: 'Izbriši', exact: true });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, ...server, open, dialog };
}

test('asks the specified question and names the first posts and the consequences', async () => {
  const { dialog } = await askToDelete(8, { listPinnedPosts: () => [2, 3, 99].map(makePin) });
  await expect.element(dialog).toMatchTextContent('8 članaka');
  await expect.element(dialog).toMatchTextContent('Članak 5');
  await expect.element(dialog).toMatchTextContent('i još 3');
  await expect.element(dialog).not.toMatchTextContent('Članak 6');
  await expect.element(dialog).toMatchTextContent('2 su prikvačena na naslovnici i bit će otkvačena');
  await expect.element(dialog).toMatchTextContent('7 je objavljeno; javnost ih više neće vidjeti');
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
  await page.viewport(360, 780);
  await expectAccessible();
});

test('for one post it shows the same text as the post editor', async () => {
  const { dialog } = await askToDelete(1, { listPinnedPosts: () => [makePin(1)] });
  await expect.element(dialog).toMatchTextContent('Članak 1');
  await expect.element(dialog).toMatchTextContent('Prikvačen je na naslovnici, bit će otkvačen');
  await expect.element(dialog).not.toMatchTextContent('Objavljen');
  await expect.element(dialog.getByRole('button', { name: 'Izbriši članak' })).toBeVisible();
});

test('Odustani deletes nothing, returns the focus and keeps the selection', async () => {
  const { dialog, open, deletePosts } = await askToDelete(2);
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(deletePosts).not.toHaveBeenCalled();
});

test('deletes them at once, and Vrati restores them and shows a message', async () => {
  const { dialog, deletePosts, restorePosts, getByRole, getByText } = await askToDelete(3);
  await dialog.getByRole('button', { name: 'Izbriši 3 članka' }).click();
  const toast = getByRole('status').filter({ hasText: 'Izbrisano: 3' });
  await expect.element(toast).toBeVisible();
  expect(deletePosts.mock.calls).toEqual([[{ body: { ids: [1, 2, 3] } }]]);
  await expect.element(getByRole('heading', { name: 'Ovdje će biti članci na hrvatskom.' })).toBeVisible();
  await expect.element(getByRole('region', { name: 'Popis članaka' })).toHaveFocus();
  await expectAccessible();
  await toast.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćeno: 3')).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [1, 2, 3] } }]]);
  await expect.element(getByText('Članak 3', { exact: true })).toBeVisible();
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
});

test('Vrati is available for eight seconds', async () => {
  const { dialog, getByRole } = await askToDelete(2);
  const moveTo = stopClock();
  await dialog.getByRole('button', { name: 'Izbriši 2 članka' }).click();
  const undo = getByRole('button', { name: 'Vrati', exact: true });
  await expect.element(undo).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(7999);
  await expect.element(undo).toBeVisible();
  await moveTo(saidAfterMs + 8000);
  await expect.element(undo).not.toBeInTheDocument();
});

test('the reason why posts cannot be restored stays until the user closes it', async () => {
  const restorePosts = () => refuse(409, { message: 'Članak s tim aliasom već postoji.', code: 'conflict' });
  const { dialog, getByRole } = await askToDelete(2, { restorePosts });
  await dialog.getByRole('button', { name: 'Izbriši 2 članka' }).click();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  const alert = getByRole('alert').filter({ hasText: 'Članak s tim aliasom već postoji.' });
  await expect.element(alert).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Zatvori poruku' })).toBeVisible();
});

test('a rejected deletion shows the reason in the question and deletes nothing', async () => {
  const deletePosts = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { dialog, getByText } = await askToDelete(2, { deletePosts });
  await dialog.getByRole('button', { name: 'Izbriši 2 članka' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('Odabrana 2 članka')).toBeVisible();
});
