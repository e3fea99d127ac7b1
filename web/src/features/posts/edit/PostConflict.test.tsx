import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const POST = makePost({ id: 17, title: 'Zlato', alias: 'zlato', version: 4 });

/** Opens the editor, saves a changed title, and runs into a conflict with another user's save. */
async function meetConflict(theirs: Parameters<typeof makePost>[0]) {
  logInAs('tipfeler');
  let stored = POST;
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(({ body }) => {
    if (body.version !== stored.version) {
      return refuse(409, { message: 'U međuvremenu je spremljena druga verzija.', code: 'stale' });
    }
    return { message: 'Članak je spremljen', version: stored.version + 1, modified: '2026-11-21T13:40:00.000Z' };
  });
  fakeServer({ ...POSTS_SERVER, getPost: () => stored, updatePost });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const screen = await renderScreen(<PostEditScreen />, at);
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  await title.fill('Moj naslov');
  const colleague = {
    modified_by: 9,
    modified_by_name: 'Marko Ćutuk',
    modified: '2026-11-21T13:35:00.000Z',
    version: 9,
  };
  stored = { ...POST, ...colleague, ...theirs };
  await screen.getByRole('button', { name: 'Spremi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'U međuvremenu je spremljena druga verzija članka.' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, title, dialog, updatePost };
}

test('shows both texts of a field that both users changed, and saves nothing before the choice', async () => {
  const { dialog, updatePost } = await meetConflict({ title: 'Markov naslov' });
  await expect.element(dialog).toMatchTextContent('Marko Ćutuk, 21-11-2026 u 14:35. Odaberite što ostaje');
  const field = dialog.getByRole('radiogroup', { name: 'Naslov' });
  await expect.element(field).toMatchTextContent('Moj naslov');
  await expect.element(field).toMatchTextContent('Markov naslov');
  await expect.element(field.getByRole('radio', { name: 'Vaše' })).toBeChecked();
  expect(updatePost).toHaveBeenCalledTimes(1);
  await expectAccessible();
  await page.viewport(360, 780);
  await expectAccessible();
});

test('choosing my text saves it over theirs with their version', async () => {
  const { dialog, updatePost, title, getByText } = await meetConflict({ title: 'Markov naslov' });
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 9, title: 'Moj naslov' });
  await expect.element(title).toHaveValue('Moj naslov');
});

test('choosing their text puts it in the form and keeps it', async () => {
  const { dialog, updatePost, title, getByText } = await meetConflict({ title: 'Markov naslov' });
  await dialog.getByRole('radio', { name: 'Marko Ćutuk' }).click();
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ version: 9, title: 'Markov naslov' });
  await expect.element(title).toHaveValue('Markov naslov');
});

test('fields changed by only one user merge without a choice', async () => {
  const { dialog, updatePost, getByText } = await meetConflict({ catid: 5, introtext: '<p>Markov uvod</p>' });
  await expect.element(dialog).toMatchTextContent('Mijenjali ste različita polja, pa se obje promjene mogu zadržati.');
  expect(dialog.getByRole('radiogroup').elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({
    version: 9,
    title: 'Moj naslov',
    catid: 5,
    introtext: '<p>Markov uvod</p>',
  });
});

test('fields changed only by the other user merge even when another field needs a choice', async () => {
  const { dialog, updatePost, getByText } = await meetConflict({ title: 'Markov naslov', state: 0 });
  await dialog.getByRole('radio', { name: 'Vaše' }).click();
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
  await expect.element(getByText('Spremljeno u 14:40')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ title: 'Moj naslov', state: 0 });
});

test('going back loses nothing and shows unsaved changes, and the next save asks again', async () => {
  const { dialog, title, getByRole, getByText } = await meetConflict({ title: 'Markov naslov' });
  await dialog.getByRole('button', { name: 'Vrati se na članak' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naslov');
  await expect.element(getByRole('alert').filter({ hasText: 'Vaš tekst je ostao ovdje.' })).toBeVisible();
  await expect.element(getByText('Nije spremljeno', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.element(dialog).toBeVisible();
});

test('text typed during the save counts as mine', async () => {
  logInAs('tipfeler');
  const theirs = { ...POST, title: 'Markov naslov', version: 9, modified_by: 9, modified_by_name: 'Marko Ćutuk' };
  const answer = Promise.withResolvers<void>();
  const updatePost: Handlers['updatePost'] = async () => {
    await answer.promise;
    return refuse(409, { message: 'U međuvremenu je spremljena druga verzija.', code: 'stale' });
  };
  let isSaved = false;
  fakeServer({ ...POSTS_SERVER, getPost: () => (isSaved ? theirs : POST), updatePost });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const { getByRole } = await renderScreen(<PostEditScreen />, at);
  const title = getByRole('textbox', { name: 'Naslov', exact: true });
  await title.fill('Moj naslov');
  isSaved = true;
  await getByRole('button', { name: 'Spremi' }).click();
  await title.fill('Moj naslov, dopisan');
  answer.resolve();
  const field = getByRole('radiogroup', { name: 'Naslov' });
  await expect.element(field).toMatchTextContent('Moj naslov, dopisan');
});
