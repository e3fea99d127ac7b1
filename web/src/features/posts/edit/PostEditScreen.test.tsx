import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const POST = makePost({ id: 17, title: 'Zlato u Parizu', alias: 'zlato', version: 4 });
const SAVED = { message: 'Članak je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };

async function openEditor(handlers: Handlers = {}, colorScheme: 'light' | 'dark' = 'light') {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => POST, ...handlers });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const screen = await renderScreen(<PostEditScreen />, { ...at, colorScheme });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

test('opens from a typed URL with the full content of the post', async () => {
  const getPost = vi.fn(() => POST);
  const { title, getByRole, getByText, getByLabelText } = await openEditor({ getPost });
  await expect.element(title).toHaveValue('Zlato u Parizu');
  expect(getPost.mock.lastCall).toEqual([{ params: { alias: 'zlato' } }]);
  expect(document.title).toBe('Zlato u Parizu – Uredi post – Baklja');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi post');
  await expect.element(getByText('zlato', { exact: true })).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveDisplayValue('Olimpijske igre');
  await expect.element(getByLabelText('Vrijeme objave', { exact: true })).toHaveValue('19-11-2026');
  await expect.element(getByLabelText('Vrijeme objave, sat')).toHaveValue('11:00');
  await expect.element(getByText('Iva Đurđević, 19-11-2026 u 11:00').first()).toBeVisible();
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('an unknown alias shows a message and a link back', async () => {
  const { getByRole } = await openEditor({ getPost: () => refuse(404, { message: 'Nema ga.', code: 'not-found' }) });
  await expect.element(getByRole('heading', { name: 'Taj članak ne postoji.' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Svi postovi' })).toHaveAttribute('href', '/postovi');
  await expectAccessible();
});

test('a post that fails to load shows the reason and loads on retry', async () => {
  let isDown = true;
  const { title, getByRole } = await openEditor({ getPost: () => (isDown ? breakConnection() : POST) });
  const alert = getByRole('alert').filter({ hasText: 'Članak nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  await expectAccessible();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(title).toHaveValue('Zlato u Parizu');
});

test('the skeleton appears only when the post is slow', async () => {
  const moveTo = stopClock();
  const gate = Promise.withResolvers<void>();
  const { title, getByRole } = await openEditor({ getPost: () => gate.promise.then(() => POST) });
  const skeleton = getByRole('status', { name: 'Učitava se članak' });
  await moveTo(149);
  expect(skeleton.elements()).toEqual([]);
  await moveTo(150);
  await expect.element(skeleton).toBeVisible();
  vi.useRealTimers();
  await expectAccessible();
  gate.resolve();
  await expect.element(title).toHaveValue('Zlato u Parizu');
  await expect.element(skeleton).not.toBeInTheDocument();
});

test('saves with the version that was loaded and shows the time', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { title, save, getByText, getByRole } = await openEditor({ updatePost });
  await title.fill('Novi naslov');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await save.click();
  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  await expect.element(getByRole('status').filter({ hasText: 'Članak je spremljen' })).toBeVisible();
  const body = updatePost.mock.lastCall?.[0].body;
  expect(body).toMatchObject({ id: 17, version: 4, title: 'Novi naslov', catid: 3, state: 1, language: 'hr-HR' });
  expect(body).not.toHaveProperty('publish_up');

  await title.fill('Još noviji naslov');
  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  await save.click();
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 5, title: 'Još noviji naslov' });
});

test('Ctrl+S saves at any focus position', async () => {
  const updatePost = vi.fn(() => SAVED);
  const { title } = await openEditor({ updatePost });
  await title.fill('Novi naslov');
  title.element().blur();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updatePost.mock.calls.length).toBe(1);
});

test('text typed during a save stays and is unsaved', async () => {
  const gate = Promise.withResolvers<void>();
  const { title, save, getByText } = await openEditor({ updatePost: () => gate.promise.then(() => SAVED) });
  await title.fill('Novi naslov');
  await save.click();
  await expect.element(getByText('Sprema se…')).toBeVisible();
  await expect.element(save).toHaveFocus();
  await title.fill('Novi naslov i još nešto');
  gate.resolve();
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(title).toHaveValue('Novi naslov i još nešto');
});

test('a failed save shows Nešto nije u redu! with the reason and keeps the text', async () => {
  const { title, save, getByRole, getByText } = await openEditor({ updatePost: breakConnection });
  await title.fill('Novi naslov');
  await save.click();
  const alert = getByRole('alert').filter({ hasText: 'Nešto nije u redu! Poslužitelj se ne javlja.' });
  await expect.element(alert).toBeVisible();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  await expect.element(title).toHaveValue('Novi naslov');
  await expectAccessible();
});

test('categories that fail to load can be requested again', async () => {
  let isDown = true;
  const listCategories = () => (isDown ? breakConnection() : POSTS_SERVER.listCategories());
  const { getByRole, getByText } = await openEditor({ listCategories });
  await expect.element(getByText('Kategorije nisu učitane.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveDisplayValue('Olimpijske igre');
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)('the editor is accessible: %s, %i px', async (colorScheme, width) => {
  await page.viewport(width, 900);
  const { title, getByRole } = await openEditor({}, colorScheme);
  await expect.element(title).toHaveValue('Zlato u Parizu');
  if (width === 360) await getByRole('button', { name: 'Objava' }).click();
  await expect.element(getByRole('combobox', { name: 'Kategorija' })).toHaveDisplayValue('Olimpijske igre');
  await expectAccessible();
});
