import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { makePin, POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());

const POST = makePost({ id: 17, title: 'Zlato u Parizu', alias: 'zlato', version: 4 });

/** Opens the delete question of the post. */
async function askToDelete(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => POST, ...handlers });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const screen = await renderScreen(<PostEditScreen />, at);
  const open = screen.getByRole('button', { name: 'Izbriši članak' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, open, dialog };
}

test('asks the specified question and names the post and the consequences', async () => {
  const { dialog } = await askToDelete({ listPinnedPosts: () => [makePin(17)] });
  await expect.element(dialog).toMatchTextContent('Zlato u Parizu');
  await expect.element(dialog).toMatchTextContent('Prikvačen je na naslovnici, bit će otkvačen');
  await expect.element(dialog).toMatchTextContent('Objavljen je; javnost ga više neće vidjeti');
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
});

test.each(['{Enter}', '{Escape}'])('%s goes back and deletes nothing', async (key) => {
  const { dialog, open } = await askToDelete();
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('deletes the post and opens the dashboard after two seconds', async () => {
  const deletePost = vi.fn(() => ({ message: 'Članak je izbrisan' }));
  const { dialog, getByText, open, address } = await askToDelete({ deletePost });
  const moveTo = stopClock();
  await dialog.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(getByText('Članak je izbrisan')).toBeVisible();
  await expect.element(open).toBeDisabled();
  expect(deletePost.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(1999);
  expect(address()).toBe('/post/detalji/zlato');
  await moveTo(saidAfterMs + 2000);
  expect(address()).toBe('/');
});

test('a rejected deletion shows the reason in the question and deletes nothing', async () => {
  const deletePost = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { dialog, open, getByRole } = await askToDelete({ deletePost });
  await dialog.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await expect.element(dialog.getByRole('button', { name: 'Izbriši članak' })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByRole('textbox', { name: 'Naslov', exact: true })).toHaveValue('Zlato u Parizu');
  await open.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toEqual([]);
});

test('Vrati restores the post after the dashboard has opened, and shows a message', async () => {
  const deletePost = () => ({ message: 'Članak je izbrisan' });
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => ({ message: 'Članak je vraćen' }));
  const { dialog, getByText, getByRole, address } = await askToDelete({ deletePost, restorePosts });
  const moveTo = stopClock();
  await dialog.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(getByText('Članak je izbrisan')).toBeVisible();
  await moveTo(Date.now() - NOW.getTime() + 2000);
  expect(address()).toBe('/');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Članak je vraćen')).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
});
