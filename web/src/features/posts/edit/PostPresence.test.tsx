import type { PresentEditor } from '@baklja/contract/features/presence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const POST = makePost({ id: 17, title: 'Zlato u Parizu', alias: 'zlato', version: 4 });
const THEIRS = { ...POST, title: 'Zlato i srebro u Parizu', version: 5 };
const SINCE = '2026-11-21T09:00:00.000Z';
const OTHERS: PresentEditor[] = [
  { user_id: 7, name: 'Ana Anić', is_editing: true, since: SINCE },
  { user_id: 8, name: 'Ivo Ivić', is_editing: false, since: SINCE },
];

async function openEditor(handlers: Handlers = {}, colorScheme: 'light' | 'dark' = 'light') {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => POST, ...handlers });
  const at = { at: '/post/detalji/zlato', path: '/post/detalji/:alias' };
  const screen = await renderScreen(<PostEditScreen />, { ...at, colorScheme });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  await expect.element(title).toHaveValue('Zlato u Parizu');
  return { ...screen, title, show: screen.getByRole('button', { name: 'Prikaži' }) };
}

/** A server where another user saves a newer version after the post was loaded. */
function savedMeanwhile(): Handlers {
  let isSaved = false;
  return {
    recordHeartbeat: () => {
      isSaved = true;
      return { others: OTHERS.slice(0, 1), other_tabs: 0, version: 5 };
    },
    getPost: () => (isSaved ? THEIRS : POST),
  };
}

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)('other users who have the article open are named: %s, %i px', async (colorScheme, width) => {
  await page.viewport(width, 900);
  const recordHeartbeat = vi.fn<NonNullable<Handlers['recordHeartbeat']>>(() => ({
    others: OTHERS,
    other_tabs: 1,
    version: 4,
  }));
  const { getByRole, show } = await openEditor({ recordHeartbeat }, colorScheme);
  const note = getByRole('status').filter({ hasText: 'Ana Anić uređuje, a Ivo Ivić ima otvoren ovaj članak' });
  await expect.element(note).toBeVisible();
  await expect.element(note).toMatchTextContent('Ovaj članak imate otvoren i u drugoj kartici.');
  expect(recordHeartbeat.mock.lastCall?.[0].body).toMatchObject({ kind: 'post', id: 17, is_editing: false });
  expect(show.query()).toBeNull();
  await expectAccessible();
});

test('a newer version is shown on request when there are no unsaved changes', async () => {
  const { getByText, title, show } = await openEditor(savedMeanwhile());
  await expect.element(getByText('Spremljena je novija verzija članka.')).toBeVisible();
  await expect.element(title).toHaveValue('Zlato u Parizu');
  await expectAccessible();
  await show.click();
  await expect.element(title).toHaveValue('Zlato i srebro u Parizu');
  await expect.element(title).toHaveFocus();
  await expect.element(getByText('Spremljena je novija verzija članka.')).not.toBeInTheDocument();
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('a newer version that fails to load shows the reason and can be requested again', async () => {
  let isDown = false;
  const { getPost, ...server } = savedMeanwhile();
  const { getByRole, title, show } = await openEditor({
    ...server,
    getPost: (input) => (isDown ? breakConnection() : (getPost?.(input) ?? POST)),
  });
  await expect.element(show).toBeVisible();
  isDown = true;
  await show.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja.' })).toBeVisible();
  isDown = false;
  await show.click();
  await expect.element(title).toHaveValue('Zlato i srebro u Parizu');
});

test('with unsaved changes the message announces a merge, and nothing is replaced', async () => {
  const { getByText, title, show } = await openEditor(savedMeanwhile());
  await title.fill('Moj naslov');
  await expect
    .element(getByText('Spremljena je novija verzija članka. Pri spremanju ćemo spojiti obje.'))
    .toBeVisible();
  expect(show.query()).toBeNull();
  await expect.element(title).toHaveValue('Moj naslov');
});

test('the version being saved here is not reported as newer', async () => {
  const gate = Promise.withResolvers<void>();
  let version = 4;
  const { getByRole, getByText, title } = await openEditor({
    recordHeartbeat: () => ({ others: version === 5 ? OTHERS.slice(0, 1) : [], other_tabs: 0, version }),
    updatePost: async () => {
      version = 5;
      await gate.promise;
      return { message: 'Članak je spremljen', version: 5, modified: SINCE };
    },
    getPost: () => (version === 5 ? THEIRS : POST),
  });
  await title.fill('Zlato i srebro u Parizu');
  await getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Sprema se…')).toBeVisible();
  await expect.poll(() => version).toBe(5);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(getByText('Ana Anić uređuje ovaj članak')).toBeVisible();
  expect(getByText(/Spremljena je novija verzija/).query()).toBeNull();
  gate.resolve();
  await expect.element(getByText(/Spremljeno u/)).toBeVisible();
  expect(getByText(/Spremljena je novija verzija/).query()).toBeNull();
});
