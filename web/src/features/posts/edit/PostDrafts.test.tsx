import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { POSTS_SERVER } from '#web/testing/posts-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { PostCreateScreen } from './PostCreateScreen.tsx';
import { PostEditScreen } from './PostEditScreen.tsx';

beforeEach(() => localStorage.clear());

const POST = makePost({ id: 17, title: 'Zlato', alias: 'zlato', version: 4 });
const OFFER = 'Na ovom računalu sačuvano je ono što niste spremili';

async function openEditor(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...POSTS_SERVER, getPost: () => POST, ...handlers });
  const screen = await renderScreen(
    <>
      <Link to="/postovi">Izbornik</Link>
      <PostEditScreen />
    </>,
    { at: '/post/detalji/zlato', path: '/post/detalji/:alias' },
  );
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, leave: screen.getByRole('link', { name: 'Izbornik' }) };
}

test('leaving with unsaved changes asks for confirmation, and staying keeps everything', async () => {
  const { title, leave, getByRole, address } = await openEditor();
  await title.fill('Moj naslov');
  await leave.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await expect.element(dialog).toMatchTextContent('Napisano ostaje sačuvano na ovom računalu');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Ostani' }).click();
  await expect.element(title).toHaveValue('Moj naslov');
  expect(address()).toBe('/post/detalji/zlato');
  await leave.click();
  await dialog.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('leaving without changes, or with a reverted change, asks nothing', async () => {
  const { title, leave, address } = await openEditor();
  await title.fill('Moj naslov');
  await title.fill('Zlato');
  await leave.click();
  await expect.poll(address).toBe('/postovi');
});

test('the browser asks before it closes a tab with unsaved changes', async () => {
  const { title, getByText } = await openEditor();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.element(title).toHaveValue('Zlato');
  expect(close()).toBe(false);
  await title.fill('Moj naslov');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(close()).toBe(true);
});

test('the typed text is offered when the post is opened again and can be restored', async () => {
  const first = await openEditor();
  await first.title.fill('Moj naslov');
  await first.unmount();

  const { title, getByRole, getByText } = await openEditor();
  const offer = getByRole('status').filter({ hasText: OFFER });
  await expect.element(offer).toBeVisible();
  await expect.element(title).toHaveValue('Zlato');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(title).toHaveValue('Moj naslov');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('typed text is stored shortly after the last key, not only on leaving the page', async () => {
  const { title } = await openEditor();
  await expect.element(title).toHaveValue('Zlato');
  const moveTo = stopClock();
  await title.fill('Moj naslov');
  await moveTo(399);
  expect(localStorage.getItem('baklja.draft/4/post/17')).toBeNull();
  await moveTo(1000);
  expect(localStorage.getItem('baklja.draft/4/post/17')).toMatch('Moj naslov');
});

test('a discarded draft is deleted permanently', async () => {
  const first = await openEditor();
  await first.title.fill('Moj naslov');
  await first.unmount();
  const second = await openEditor();
  await second.getByRole('button', { name: 'Odbaci' }).click();
  await expect.element(second.title).toHaveValue('Zlato');
  await second.unmount();
  const third = await openEditor();
  await expect.element(third.title).toHaveValue('Zlato');
  expect(third.getByText(OFFER).elements()).toEqual([]);
});

test('saving a post removes its draft', async () => {
  const updatePost = () => ({ message: 'Spremljeno', version: 5, modified: '2026-11-21T13:32:00.000Z' });
  const first = await openEditor({ updatePost });
  await first.title.fill('Moj naslov');
  await first.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(first.getByText('Spremljeno u 14:32')).toBeVisible();
  await first.unmount();
  expect(localStorage.getItem('baklja.draft/4/post/17')).toBeNull();
});

test('restoring a draft over another user’s save loses neither text', async () => {
  const first = await openEditor();
  await first.title.fill('Moj naslov');
  await first.unmount();

  const stored = makePost({
    ...POST,
    introtext: '<p>Markov uvod</p>',
    version: 5,
    modified_by: 9,
    modified_by_name: 'Marko Ćutuk',
  });
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(({ body }) =>
    body.version === 5
      ? { message: 'Spremljeno', version: 6, modified: '2026-11-21T13:32:00.000Z' }
      : refuse(409, { message: 'Druga verzija.', code: 'stale' }),
  );
  const { getByRole, getByText } = await openEditor({ getPost: () => stored, updatePost });
  await getByRole('button', { name: 'Vrati' }).click();
  await getByRole('button', { name: 'Spremi' }).click();
  await getByRole('button', { name: 'Spremi obje promjene' }).click();
  await expect.element(getByText('Spremljeno u 14:32')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ title: 'Moj naslov', introtext: '<p>Markov uvod</p>' });
});

test('shows when this browser cannot store a draft', async () => {
  const { title, getByRole } = await openEditor();
  await expect.element(title).toHaveValue('Zlato');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await title.fill('Moj naslov');
  await expect.element(getByRole('alert').filter({ hasText: 'Ovaj preglednik ne može čuvati skicu' })).toBeVisible();
});

test('the draft of a new post is stored and offered too', async () => {
  const openNew = async () => {
    logInAs('tipfeler');
    fakeServer(POSTS_SERVER);
    const screen = await renderScreen(<PostCreateScreen />);
    return { ...screen, title: screen.getByRole('textbox', { name: 'Naslov', exact: true }) };
  };
  const first = await openNew();
  await first.title.fill('Novi članak');
  await first.unmount();
  const second = await openNew();
  await second.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(second.title).toHaveValue('Novi članak');
});
