import { Link, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { useRecord } from './open-record.ts';
import { RecordDrawer } from './RecordDrawer.tsx';
import { RecordFacts, RecordUses } from './RecordFacts.tsx';

const RECORD = makePost({ id: 17, title: 'Gimnastika', alias: 'gimnastika', introtext: 'Opis', version: 4 });
const SAVED = { message: 'Zapis je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };

/** A list with a link to its only record, and the drawer that the address opens over it. */
function Records({ uses = [] }: { uses?: { words: string; to: string }[] }) {
  const { pathname, search } = useLocation();
  const saved: unknown = useLocation().state?.savedRecord;
  const isCreate = pathname === '/dodaj-post';
  const key = /^\/post\/detalji\/(.+)$/.exec(pathname)?.[1];
  return (
    <main>
      <h1>Zapisi</h1>
      <Link to={`/post/detalji/gimnastika${search}`}>Gimnastika</Link>
      <Link to={`/dodaj-post${search}`}>Dodaj</Link>
      <Link to="/post/detalji/gimnastika" state={{ restored: 'Članak je vraćen kao skica.' }}>
        Otvori
      </Link>
      <output>{saved !== undefined && `Spremljen ${String(saved)}`}</output>
      {(isCreate || key !== undefined) && (
        <RecordDrawer form={plainForm} queries={plainQueries} recordKey={key}>
          <PlainFields />
          <StoredFacts uses={uses} />
        </RecordDrawer>
      )}
    </main>
  );
}

function StoredFacts({ uses }: { uses: { words: string; to: string }[] }) {
  const { row } = useRecord();
  if (!row) return null;
  return (
    <>
      <RecordUses uses={uses} />
      <RecordFacts row={row} />
      <DeleteRecord isInUse={uses.length > 0} />
    </>
  );
}

async function openList(handlers: Handlers = {}) {
  logInAs('superadmin');
  fakeServer({ getPost: () => RECORD, ...handlers });
  const screen = await renderScreen(<Records />, { at: '/postovi?pretraga=gim' });
  const link = screen.getByRole('link', { name: 'Gimnastika' });
  return {
    ...screen,
    link,
    add: screen.getByRole('link', { name: 'Dodaj', includeHidden: true }),
    dialog: screen.getByRole('dialog'),
    field: screen.getByRole('textbox', { name: 'Naziv' }),
    leave: screen.getByRole('dialog', { name: 'Imate nespremljene promjene.' }),
  };
}

async function openDrawer(handlers: Handlers = {}) {
  const screen = await openList(handlers);
  await screen.link.click();
  await expect.element(screen.field).toHaveFocus();
  return screen;
}

test('says how a record came back that was just restored from the bin', async () => {
  const { getByRole, getByText } = await openList();
  await getByRole('link', { name: 'Otvori' }).click();
  await expect.element(getByText('Članak je vraćen kao skica.')).toBeVisible();
});

test('covers the list with the focus on its first field, and Escape returns to the link in the list', async () => {
  const { dialog, link, field, address } = await openDrawer();
  await expect.element(dialog).toHaveAccessibleName('Uredi post');
  await expect.element(field).toHaveValue('Gimnastika');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=gim');
  await expect.element(link).toHaveFocus();
});

test('a notice that arrives is at the foot and moves no field', async () => {
  const news = Promise.withResolvers<void>();
  const ana = { user_id: 7, name: 'Ana Anić', is_editing: true, since: '2026-11-21T09:00:00.000Z' };
  const recordHeartbeat = () => news.promise.then(() => ({ others: [ana], other_tabs: 0, version: 5 }));
  const { field, getByText, dialog } = await openDrawer({ recordHeartbeat });
  const before = field.element().getBoundingClientRect();
  news.resolve();
  await expect.element(getByText('Spremljena je novija verzija članka.')).toBeVisible();
  await expect.element(dialog).toMatchTextContent('Ana Anić');
  expect(field.element().getBoundingClientRect()).toEqual(before);
  const foot = dialog.getByRole('button', { name: 'Spremi' }).element().getBoundingClientRect();
  expect(getByText('Spremljena je novija verzija članka.').element().getBoundingClientRect().bottom).toBeLessThan(
    foot.top,
  );
});

test('a save closes it, and the list learns which record it was', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { dialog, field, link, getByText, address } = await openDrawer({ updatePost });
  await expect.element(dialog.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Sportska gimnastika' });
  await expect.poll(address).toBe('/postovi?pretraga=gim');
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  await expect.element(link).toHaveFocus();
});

test('Escape and the dark area ask only when something is unsaved', async () => {
  await page.viewport(1440, 900);
  const { dialog, field, leave } = await openDrawer();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard('{Escape}');
  await expect.element(leave.getByRole('button', { name: 'Spremi i izađi' })).toHaveFocus();
  // It fades in after it gets the focus.
  await expect.poll(() => getComputedStyle(leave.element()).opacity).toBe('1');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Sportska gimnastika');
  await userEvent.click(document.querySelector('.mantine-Drawer-overlay') ?? document.body, {
    position: { x: 9, y: 9 },
  });
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a save on the way out of the drawer leads where the user wanted', async () => {
  const updatePost = vi.fn(() => SAVED);
  const { field, add, leave, address } = await openDrawer({ updatePost });
  await field.fill('Sportska gimnastika');
  (add.element() as HTMLElement).click();
  await leave.getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.poll(() => updatePost).toHaveBeenCalledTimes(1);
  await expect.element(leave).not.toBeInTheDocument();
  await expect.poll(address).toBe('/dodaj-post?pretraga=gim');
});

test('shows an error at the field after it loses the focus, and focuses it after a save', async () => {
  const { dialog, field, getByText } = await openDrawer();
  await field.fill('');
  await dialog.getByRole('textbox', { name: /Opis/ }).click();
  await expect.element(getByText('Unesite naziv!')).toBeVisible();
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  expect(getByText(/nešto nedostaje/).query()).toBeNull();
  await expectAccessible();
  await field.fill('Judo');
  await expect.element(getByText('Unesite naziv!')).not.toBeInTheDocument();
});

test('an error of the server stays at the field until the field is changed', async () => {
  const message = 'Sport „Tenis” već postoji.';
  const createPost = () => refuse(409, { message, code: 'taken', errors: [{ field: 'title', message }] });
  const { add, dialog, field, getByText } = await openList({ createPost });
  await add.click();
  await field.fill('tenis');
  await dialog.getByRole('button', { name: 'Dodaj članak' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await field.fill('tenisi');
  await expect.element(getByText(message)).not.toBeInTheDocument();
});

test('Spremi i dodaj još empties the form and keeps the drawer open, the other button closes it', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(({ body }) => {
    return { message: 'Dodano', id: body.title === 'Judo' ? 21 : 22, alias: 'novo' };
  });
  const { add, dialog, field, getByText } = await openList({ createPost });
  await add.click();
  await field.fill('Judo');
  await dialog.getByRole('button', { name: 'Spremi i dodaj još' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await field.fill('Karate');
  await dialog.getByRole('button', { name: 'Dodaj članak' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(createPost.mock.calls.map(([{ body }]) => body.title)).toEqual(['Judo', 'Karate']);
  await expect.element(getByText('Spremljen 22')).toBeVisible();
});

test('each of several new records has a key of its own, so that none is taken for the repetition of another', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => ({ message: 'Dodano', id: 21, alias: 'novo' }));
  const { add, dialog, field } = await openList({ createPost });
  await add.click();
  for (const title of ['Judo', 'Karate']) {
    await field.fill(title);
    await dialog.getByRole('button', { name: 'Spremi i dodaj još' }).click();
    await expect.element(field).toHaveValue('');
  }
  const keys = vi.mocked(window.fetch).mock.calls.flatMap(([, options]) => {
    return new Headers(options?.headers).get('idempotency-key') ?? [];
  });
  expect(createPost).toHaveBeenCalledTimes(2);
  expect(new Set(keys).size).toBe(2);
});

test('a new record that is being saved is sent once, whichever button is pressed', async () => {
  const gate = Promise.withResolvers<void>();
  const answer = { message: 'Dodano', id: 21, alias: 'novo' };
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => gate.promise.then(() => answer));
  const { add, dialog, field, getByText } = await openList({ createPost });
  await add.click();
  await field.fill('Judo');
  await dialog.getByRole('button', { name: 'Dodaj članak' }).click();
  await expect.poll(() => createPost).toHaveBeenCalledTimes(1);
  await dialog.getByRole('button', { name: 'Spremi i dodaj još' }).click();
  gate.resolve();
  await expect.element(getByText('Spremljen 21')).toBeVisible();
  expect(createPost).toHaveBeenCalledTimes(1);
});

test('a deleted record closes it, and Vrati restores the record', async () => {
  const deletePost = vi.fn(() => ({ message: 'Zapis je izbrisan' }));
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => ({ message: 'Zapis je vraćen' }));
  const { dialog, getByText, getByRole, address } = await openDrawer({ deletePost, restorePosts });
  await dialog.getByRole('button', { name: 'Izbriši članak' }).click();
  const question = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await question.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(getByText('Zapis je izbrisan')).toBeVisible();
  await expect.poll(address).toBe('/postovi?pretraga=gim');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Zapis je vraćen')).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
});

test('a record with uses cannot be deleted, and the drawer shows the uses', async () => {
  logInAs('superadmin');
  fakeServer({ getPost: () => RECORD });
  const uses = [{ words: '6 sportaša', to: '/sportasi?sport=17' }];
  const { getByRole, getByText } = await renderScreen(<Records uses={uses} />, { at: '/post/detalji/gimnastika' });
  const link = getByRole('link', { name: 'Prikaži: 6 sportaša' });
  await expect.element(link).toHaveAttribute('href', '/sportasi?sport=17');
  await expect.element(getByText('Članak u upotrebi ne može se izbrisati.')).toBeVisible();
  expect(getByRole('button', { name: 'Izbriši članak' }).query()).toBeNull();
});

test('a shared address opens it', async () => {
  logInAs('superadmin');
  fakeServer({ getPost: () => RECORD });
  const { getByRole } = await renderScreen(<Records />, { at: '/post/detalji/gimnastika' });
  await expect.element(getByRole('textbox', { name: 'Naziv' })).toHaveFocus();
});

test('a missing record is reported in the drawer', async () => {
  logInAs('superadmin');
  fakeServer({ getPost: () => refuse(404, { message: 'Nema ga.', code: 'not-found' }) });
  const { getByRole } = await renderScreen(<Records />, { at: '/post/detalji/gimnastika' });
  await expect.element(getByRole('dialog')).toMatchTextContent('Taj članak ne postoji.');
});

const FORMER = versionHandlers([makeVersion({ fields: { title: 'Judo' } })]);

test('Escape closes the history alone, and a restored version closes the drawer too', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { link, getByRole, getByText } = await openList({ ...FORMER, updatePost });
  await link.click();
  const button = getByRole('button', { name: 'Povijest' });
  await button.click();
  const history = getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(history.getByRole('radio').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(history).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  expect(getByRole('dialog').query()).toBeNull();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Judo' });
});

test('on a phone the history is among the other actions', async () => {
  await page.viewport(360, 780);
  const { link, getByRole } = await openList(FORMER);
  await link.click();
  const more = getByRole('button', { name: 'Druge radnje' });
  await more.click();
  await getByRole('menuitem', { name: 'Povijest' }).click();
  const history = getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(history.getByRole('radio').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
});
