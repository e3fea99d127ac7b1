import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { PostScreen } from './PostScreen.tsx';

const POST = makePost({ id: 17, alias: 'zlato', version: 4, introtext: '<p>Uvod</p>', fulltext: '<p>Tekst</p>' });
const SAVED = { message: 'Članak je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };

/** The editor of a post with the cursor at the end of its text. The clock is stopped, so no debounced action runs. */
async function openText() {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const screen = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    at: '/post/detalji/zlato',
    path: '/post/detalji/:alias',
    handlers: { ...POSTS_SERVER, getPost: () => POST, updatePost },
  });
  await enterText(screen);
  stopClock();
  return { ...screen, updatePost, sentText: () => updatePost.mock.lastCall?.[0].body.fulltext };
}

async function enterText({ getByRole }: Pick<Awaited<ReturnType<typeof openScreen>>, 'getByRole'>) {
  const text = getByRole('textbox', { name: 'Tekst' });
  await expect.element(text).toBeVisible();
  const field = text.element() as HTMLElement;
  field.focus();
  await expect.poll(() => field.contains(getSelection()?.anchorNode ?? null)).toBe(true);
  await userEvent.keyboard('{Control>}{End}{/Control}');
}

const keptText = () => JSON.parse(localStorage.getItem('baklja.draft/4/post/17') ?? '{}').draft?.value.fulltext;

test('Ctrl+S right after a key creates a new post with that key', async () => {
  const created = { message: 'Članak je spremljen', id: 9, alias: 'novo' };
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => created);
  const screen = await openScreen(<PostScreen />, { role: 'tipfeler', handlers: { ...POSTS_SERVER, createPost } });
  await screen.getByRole('textbox', { name: 'Naslov', exact: true }).fill('Novo');
  await screen.getByRole('combobox', { name: 'Kategorija' }).selectOptions('Olimpijske igre');
  await enterText(screen);
  stopClock();
  await userEvent.keyboard('a{Control>}s{/Control}');
  await expect.poll(() => createPost.mock.lastCall?.[0].body.fulltext).toBe('<p>a</p>');
});

test('Ctrl+S right after keys in both texts saves them, and text typed meanwhile is sent with the next save', async () => {
  const answer = Promise.withResolvers<typeof SAVED>();
  const { updatePost, sentText, getByRole, getByText } = await openText();
  updatePost.mockReturnValueOnce(answer.promise);
  await userEvent.keyboard('!');
  const intro = getByRole('textbox', { name: 'Uvod' }).element() as HTMLElement;
  intro.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}?{Control>}s{/Control}');
  const both = { introtext: '<p>Uvod?</p>', fulltext: '<p>Tekst!</p>' };
  await expect.poll(() => updatePost.mock.lastCall?.[0].body).toMatchObject(both);
  getByRole('textbox', { name: 'Tekst' }).element().focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard('?');
  answer.resolve(SAVED);
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.poll(sentText).toBe('<p>Tekst!?</p>');
  await expect.element(getByText('Izmjene su javne od 14:32')).toBeVisible();
  await expect.element(getByText('Nespremljene promjene')).not.toBeInTheDocument();
});

test('when the page goes away or the tab is hidden right after a key, that key is stored in the browser', async () => {
  await openText();
  await userEvent.keyboard('!');
  window.dispatchEvent(new Event('pagehide'));
  expect(keptText()).toBe('<p>Tekst!</p>');
  await userEvent.keyboard('?');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keptText()).toBe('<p>Tekst!?</p>');
});

test('the first key marks the form as unsaved at once', async () => {
  const { getByText } = await openText();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(false);
  await userEvent.keyboard('!');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(close()).toBe(true);
});
