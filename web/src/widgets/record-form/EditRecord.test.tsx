import type { Post } from '@baklja/contract/features/posts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePost } from '#web/testing/make-post.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CreateRecord } from './CreateRecord.tsx';
import { EditRecord } from './EditRecord.tsx';
import { RecordFrame } from './RecordFrame.tsx';

beforeEach(() => localStorage.clear());

const RECORD = makePost({ id: 17, title: 'Judo', alias: 'judo', introtext: 'Opis', state: 0, version: 4 });
const COLLEAGUE = { modified_by: 9, modified_by_name: 'Marko Ćutuk', modified: '2026-11-21T13:35:00.000Z' };
const MYSELF = { modified_by: 4, modified_by_name: 'Iva Đurđević', modified: '2026-11-21T13:35:00.000Z' };

type Update = NonNullable<Handlers['updatePost']>;

/** A server that stores the record like the real one; `stored` is its current state. */
function makeServer(row: Post = RECORD) {
  const server = { stored: row as Post | undefined };
  const write: Update = ({ body }) => {
    const { stored } = server;
    if (stored === undefined) return refuse(404, { message: 'Taj članak ne postoji.', code: 'not-found' });
    if (body.version !== stored.version) return refuse(409, { message: 'Druga verzija.', code: 'stale' });
    const { title, introtext = '', state = 0 } = body;
    server.stored = { ...stored, title, introtext, state, ...MYSELF, version: stored.version + 1 };
    return { message: 'Spremljeno', version: stored.version + 1, modified: MYSELF.modified };
  };
  const getPost = () => server.stored ?? refuse(404, { message: 'Taj članak ne postoji.', code: 'not-found' });
  return { server, write, getPost };
}

async function open(handlers: Handlers) {
  logInAs('superadmin');
  fakeServer(handlers);
  const screen = await renderScreen(
    <EditRecord form={plainForm} queries={plainQueries} recordKey="judo" skeleton={null}>
      {(record) => (
        <RecordFrame record={record}>
          <PlainFields record={record} />
        </RecordFrame>
      )}
    </EditRecord>,
  );
  const { getByRole } = screen;
  const title = getByRole('textbox', { name: 'Naziv' });
  await expect.element(title).toBeVisible();
  return {
    ...screen,
    title,
    description: getByRole('textbox', { name: /Opis/ }),
    save: getByRole('button', { name: 'Spremi' }),
    dialog: getByRole('dialog'),
    saved: screen.getByText('Spremljeno u 14:35'),
  };
}

test('a save whose response was lost succeeds when it is tried again', async () => {
  const { server, write, getPost } = makeServer();
  let isLost = true;
  const updatePost = vi.fn<Update>((input) => {
    const answer = write(input);
    return isLost ? breakConnection() : answer;
  });
  const { title, save, saved, dialog, getByText, getByRole } = await open({ getPost, updatePost });
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja.' })).toBeVisible();
  isLost = false;
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(getByText('Članak je spremljen.')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
  await expectAccessible();
});

test('a save without a network waits for it, and is repeated by itself', async () => {
  const { server, write, getPost } = makeServer();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const updatePost = vi.fn<Update>((input) => (navigator.onLine ? write(input) : breakConnection()));
  const { title, save, saved, getByText, getByRole } = await open({ getPost, updatePost });
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  await save.click();
  await expect.element(getByRole('alert').filter({ hasText: /sprema se samo čim se mreža vrati/ })).toBeVisible();
  await expectAccessible();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ title: 'Novi naziv', version: 5 });
});

test('nothing is sent when the network is back before a save was tried', async () => {
  const { getPost } = makeServer();
  const updatePost = vi.fn<Update>(() => breakConnection());
  const { title, getByText } = await open({ getPost, updatePost });
  window.dispatchEvent(new Event('offline'));
  await title.fill('Novi naziv');
  await expect.element(getByText(/^Nema mreže od/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(updatePost).not.toHaveBeenCalled();
});

test('edits made after a lost response are saved over it without a question', async () => {
  const { server, write, getPost } = makeServer();
  let isLost = true;
  const updatePost: Update = (input) => {
    const answer = write(input);
    return isLost ? breakConnection() : answer;
  };
  const { title, save, saved, dialog, getByText } = await open({ getPost, updatePost });
  await title.fill('Novi naziv');
  await save.click();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  isLost = false;
  await title.fill('Još noviji naziv');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Još noviji naziv', version: 6 });
});

test('saves from another tab of the same user are merged without a question, even where both tabs changed a field', async () => {
  const { server, write, getPost } = makeServer();
  const first = await open({ getPost, updatePost: write });
  await first.title.fill('Iz druge kartice');
  await first.save.click();
  await expect.element(first.saved).toBeVisible();
  await first.description.fill('Opis iz druge kartice');
  await first.save.click();
  await expect.poll(() => server.stored?.version).toBe(6);
  await expect.element(first.saved).toBeVisible();
  await first.unmount();

  const second = await open({ getPost: () => (server.stored?.version === 6 ? RECORD : getPost()), updatePost: write });
  await second.title.fill('Iz ove kartice');
  fakeServer({ getPost, updatePost: write });
  await second.save.click();
  await expect.element(second.saved).toBeVisible();
  expect(second.dialog.query()).toBeNull();
  expect(server.stored).toMatchObject({ title: 'Iz ove kartice', introtext: 'Opis iz druge kartice', version: 7 });
});

test('a colleague’s save before one’s own asks a question', async () => {
  const { server, write, getPost } = makeServer();
  const { title, save, dialog } = await open({ getPost, updatePost: write });
  await title.fill('Moj naziv');
  server.stored = { ...RECORD, ...MYSELF, title: 'Nečiji naziv', version: 6 };
  await save.click();
  await expect.element(dialog).toHaveAccessibleName('U međuvremenu je spremljena druga verzija članka.');
  await expectAccessible();
});

test('a conflict describes fields by their definition, and saves the chosen values', async () => {
  const { server, write, getPost } = makeServer();
  const { title, save, saved, dialog, getByRole } = await open({ getPost, updatePost: write });
  await title.fill('Moj naziv');
  await getByRole('switch', { name: 'Javno' }).click();
  server.stored = { ...RECORD, ...COLLEAGUE, title: 'Markov naziv', introtext: 'Markov opis', version: 5 };
  await save.click();
  await expect.element(dialog).toMatchTextContent('Marko Ćutuk, 21-11-2026 u 14:35.');
  expect(dialog.getByRole('radiogroup').elements()).toHaveLength(1);
  await dialog.getByRole('radio', { name: 'Marko Ćutuk' }).click();
  await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
  await expect.element(saved).toBeVisible();
  expect(server.stored).toMatchObject({ title: 'Markov naziv', introtext: 'Markov opis', state: 1, version: 6 });
});

test('a record that another user deleted can be restored and saved', async () => {
  const { server, write, getPost } = makeServer();
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => {
    server.stored = RECORD;
    return { message: 'Vraćeno' };
  });
  const { title, save, saved, getByRole } = await open({ getPost, updatePost: write, restorePosts });
  await title.fill('Moj naziv');
  server.stored = undefined;
  await save.click();
  const notice = getByRole('alert').filter({ hasText: 'Članak je u međuvremenu obrisan. Vaš unos nije izgubljen.' });
  await expect.element(notice).toBeVisible();
  await expect.element(title).toHaveValue('Moj naziv');
  await expectAccessible();
  await notice.getByRole('button', { name: 'Vrati zapis i spremi' }).click();
  await expect.element(saved).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
  expect(server.stored).toMatchObject({ title: 'Moj naziv' });
  await expect.element(notice).not.toBeInTheDocument();
});

async function openNew() {
  logInAs('superadmin');
  fakeServer({});
  const screen = await renderScreen(
    <CreateRecord form={plainForm} queries={plainQueries} skeleton={null}>
      {(record) => (
        <RecordFrame record={record}>
          <PlainFields record={record} />
        </RecordFrame>
      )}
    </CreateRecord>,
    { at: '/dodaj-post' },
  );
  return { ...screen, title: screen.getByRole('textbox', { name: 'Naziv' }) };
}

test('new records in two tabs are both stored, and both are offered by their names', async () => {
  for (const name of ['Prvi', 'Drugi']) {
    const tab = await openNew();
    await tab.title.fill(name);
    await tab.unmount();
  }

  const { title, getByRole } = await openNew();
  const offer = getByRole('status').filter({ hasText: 'Na ovom računalu sačuvano je ono što niste spremili:' });
  await expect.element(offer).toMatchTextContent('Prvi');
  await expect.element(offer).toMatchTextContent('Drugi');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Odbaci' }).first().click();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(() => (title.element() as HTMLInputElement).value).toMatch(/^(Prvi|Drugi)$/);
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('post/new'))).toHaveLength(1);
});

test('a draft of a new record from the former version is still offered, without the fields it did not have', async () => {
  const draft = { value: { title: 'Nekadašnji' }, base: { title: '' }, savedAt: '2026-11-21T09:30:00.000Z' };
  localStorage.setItem('baklja.draft/4/post/new', JSON.stringify({ format: 1, draft }));
  const { title, getByRole } = await openNew();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(title).toHaveValue('Nekadašnji');
  expect(localStorage.getItem('baklja.draft/4/post/new')).toBeNull();
  expect(Object.keys(localStorage).some((key) => key.startsWith('baklja.draft/4/post/new/tab-'))).toBe(true);
});
