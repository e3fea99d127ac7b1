import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useDrawer, useSavedRecord } from '#web/lists/address/use-drawer.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { useRecord } from './open-record.ts';
import { RecordDrawer } from './RecordDrawer.tsx';
import { RecordFacts, RecordUses } from './RecordFacts.tsx';

const RECORDS = [
  makePost({ id: 17, title: 'Gimnastika', alias: 'gimnastika', introtext: 'Opis', version: 4 }),
  makePost({ id: 18, title: 'Judo', alias: 'judo', version: 2 }),
];
const SAVED = { message: 'Zapis je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };
const USES = [
  { words: '6 sportaša', to: '/sportasi?sport=17' },
  { words: '85 redaka', to: '/kategorizacije', note: 'Mijenjaju se samo novim uvozom.' },
];

/** Where the address holds the open record: a path of its own, or a parameter of the list. */
type Way = 'path' | 'parameter';
const WAYS: Way[] = ['path', 'parameter'];
const ADDRESSES = {
  path: { open: '/post/detalji/gimnastika?pretraga=i', judo: '/post/detalji/judo?pretraga=i' },
  parameter: { open: '/postovi?pretraga=i&zapis=gimnastika', judo: '/postovi?pretraga=i&zapis=judo' },
};

/** A list whose address holds the open record. */
function Records({ way, isInUse }: { way: Way; isInUse: boolean }) {
  const row = useOpenRow('zapis');
  const { to } = useRowLink('zapis');
  const { search } = useLocation();
  const byPath = useDrawer('post');
  const saved = useSavedRecord();
  const byParameter = row.isNew || row.recordKey !== undefined ? { recordKey: row.recordKey } : undefined;
  const open = way === 'path' ? byPath : byParameter;
  return (
    <main id="main" tabIndex={-1} style={{ lineHeight: 3 }}>
      <Link to={way === 'path' ? `/dodaj-post${search}` : to}>Dodaj</Link>
      <Link to="/post/detalji/gimnastika" state={{ restored: 'Članak je vraćen kao skica.' }}>
        Otvori
      </Link>
      <output>{saved !== undefined && `Spremljen ${saved}`}</output>
      <ul>
        {RECORDS.map(({ id, alias, title }) => (
          <li key={id}>
            {way === 'path' ? (
              <Link to={`/post/detalji/${alias}${search}`}>Uredi: {title}</Link>
            ) : (
              <EditRowLink param="zapis" recordKey={alias} title={title} />
            )}
          </li>
        ))}
      </ul>
      {open && (
        <RecordDrawer
          key={open.recordKey}
          form={{ ...plainForm, createNext: { text: 'Spremi i dodaj još', kept: [] } }}
          queries={plainQueries}
          {...(way === 'parameter' && { param: 'zapis' })}
          recordKey={open.recordKey}
          order={RECORDS.map(({ alias }) => alias)}
        >
          <PlainFields />
          <StoredFacts isInUse={isInUse} />
          <Search />
        </RecordDrawer>
      )}
    </main>
  );
}

function StoredFacts({ isInUse }: { isInUse: boolean }) {
  const { row } = useRecord();
  if (!row) return null;
  return (
    <>
      <RecordUses uses={isInUse ? USES : []} />
      <RecordFacts row={row} />
      <DeleteRecord isInUse={isInUse} />
    </>
  );
}

/** A dialog of the form with a field of its own, as the media picker has. */
function Search() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Odaberi</Button>
      {isOpen && (
        <StackedModal title="Odaberi" onClose={() => setIsOpen(false)}>
          <TextInput label="Traži" />
        </StackedModal>
      )}
    </>
  );
}

type Options = { way?: Way; at?: string; isInUse?: boolean };

async function openList(
  handlers: Handlers = {},
  { way = 'parameter', at = '/postovi?pretraga=i', isInUse = false }: Options = {},
) {
  logInAs('superadmin');
  const getPost: Handlers['getPost'] = ({ params }) =>
    RECORDS.find(({ alias }) => alias === params.alias) ?? refuse(404, { message: 'Nema ga.', code: 'not-found' });
  fakeServer({ getPost, ...handlers });
  const screen = await renderScreen(<Records way={way} isInUse={isInUse} />, { at });
  const { getByRole } = screen;
  return {
    ...screen,
    first: getByRole('link', { name: 'Uredi: Gimnastika' }),
    add: getByRole('link', { name: 'Dodaj', includeHidden: true }),
    dialog: getByRole('dialog'),
    field: getByRole('textbox', { name: 'Naziv' }),
    next: getByRole('link', { name: 'Sljedeći' }),
    leave: getByRole('dialog', { name: 'Imate nespremljene promjene.' }),
  };
}

async function openFirst(handlers: Handlers = {}, options: Options = {}) {
  const screen = await openList(handlers, options);
  await screen.first.click();
  await expect.element(screen.field).toHaveFocus();
  return screen;
}

test.each(WAYS)('by %s the address holds which record is open, and Escape returns to its link', async (way) => {
  document.title = 'Zapisi – Baklja';
  const { first, dialog, field, address } = await openList({}, { way, at: ADDRESSES[way].judo });
  await expect.element(field).toHaveFocus();
  await expect.poll(() => document.title).toBe('Judo – Uredi post – Baklja');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('Zapisi – Baklja');
  await first.click();
  await expect.element(field).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleName('Uredi post');
  await expect.element(field).toHaveValue('Gimnastika');
  expect(address()).toBe(ADDRESSES[way].open);
  await expectAccessible(dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await expect.element(first).toHaveFocus();
});

test('says how a record came back that was just restored from the bin, and that one is missing', async () => {
  const missing = await openList({}, { at: '/postovi?zapis=nema' });
  await expect.element(missing.dialog).toMatchTextContent('Taj članak ne postoji.');
  await userEvent.keyboard('{Escape}');
  await expect.element(missing.getByRole('main')).toHaveFocus();
  await missing.unmount();
  const { getByRole, getByText } = await openList({}, { way: 'path' });
  await getByRole('link', { name: 'Otvori' }).click();
  await expect.element(getByText('Članak je vraćen kao skica.')).toBeVisible();
});

test('a notice that arrives is at the foot and moves no field', async () => {
  const news = Promise.withResolvers<void>();
  const ana = { user_id: 7, name: 'Ana Anić', is_editing: true, since: '2026-11-21T09:00:00.000Z' };
  const recordHeartbeat = () => news.promise.then(() => ({ others: [ana], other_tabs: 0, version: 5 }));
  const { field, getByText, dialog } = await openFirst({ recordHeartbeat });
  const before = field.element().getBoundingClientRect();
  const notice = getByText('Spremljena je novija verzija članka.');
  news.resolve();
  await expect.element(notice).toBeVisible();
  await expect.element(dialog).toMatchTextContent('Ana Anić');
  expect(field.element().getBoundingClientRect()).toEqual(before);
  const foot = dialog.getByRole('button', { name: 'Spremi' }).element().getBoundingClientRect();
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(foot.top);
});

test('the head leads to the record before and after; unsaved changes are asked about and offered again', async () => {
  const { next, field, leave, address, getByRole } = await openFirst();
  const previous = getByRole('link', { name: 'Prethodni' });
  await expect.element(getByRole('button', { name: 'Prethodni' })).toBeDisabled();
  await next.click();
  await expect.element(field).toHaveValue('Judo');
  await expect.element(field).toHaveFocus();
  await expect.element(getByRole('button', { name: 'Sljedeći' })).toBeDisabled();
  await previous.click();
  await expect.element(field).toHaveValue('Gimnastika');
  await field.fill('Sportska gimnastika');
  await next.click();
  await expect.element(leave).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Sportska gimnastika');
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
  await next.click();
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(field).toHaveValue('Judo');
  await previous.click();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(field).toHaveValue('Sportska gimnastika');
});

test('Escape and the dark area ask only when something is unsaved', async () => {
  const { dialog, field, leave } = await openFirst({}, { way: 'path' });
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard('{Escape}');
  await expect.element(leave.getByRole('button', { name: 'Spremi i izađi' })).toHaveFocus();
  // It fades in after it gets the focus.
  await expect.poll(() => getComputedStyle(leave.element()).opacity).toBe('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Sportska gimnastika');
  const area = document.querySelector('.mantine-Drawer-overlay') ?? document.body;
  await userEvent.click(area, { position: { x: 9, y: 9 } });
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a save on the way out of the drawer leads where the user wanted', async () => {
  const updatePost = vi.fn(() => SAVED);
  const { field, add, leave, address } = await openFirst({ updatePost }, { way: 'path' });
  await field.fill('Sportska gimnastika');
  (add.element() as HTMLElement).click();
  await leave.getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.poll(() => updatePost).toHaveBeenCalledTimes(1);
  await expect.element(leave).not.toBeInTheDocument();
  await expect.poll(address).toBe('/dodaj-post?pretraga=i');
});

test.each([
  ['Ctrl+S', '{Control>}s{/Control}', 'path'],
  ['Ctrl+S', '{Control>}s{/Control}', 'parameter'],
  ['Enter', '{Enter}', 'parameter'],
] as const)('a save by %s (%s, by %s) closes it, and the list learns which record it was', async (_, keys, way) => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { dialog, field, first, getByText, address } = await openFirst({ updatePost }, { way });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Spremi', exact: true })).toBeDisabled();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard(keys);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(updatePost.mock.calls).toHaveLength(1);
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Sportska gimnastika' });
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  await expect.element(first).toHaveFocus();
});

test('Enter in a dialog over it saves nothing', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { field, dialog, getByRole } = await openFirst({ updatePost });
  await field.fill('Sportska gimnastika');
  await dialog.getByRole('button', { name: 'Odaberi' }).click();
  await getByRole('textbox', { name: 'Traži' }).fill('judo');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('textbox', { name: 'Traži' })).not.toBeInTheDocument();
  expect(updatePost).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('Sportska gimnastika');
});

test('shows an error at the field after it loses the focus, and one of the server until the field is changed', async () => {
  const message = 'Sport „Tenis” već postoji.';
  const updatePost = () => refuse(409, { message, code: 'taken', errors: [{ field: 'title', message }] });
  const { dialog, field, getByText } = await openFirst({ updatePost });
  await field.fill('');
  await dialog.getByRole('textbox', { name: /Opis/ }).click();
  await expect.element(getByText('Unesite naziv!')).toBeVisible();
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(getByText('Nije spremljeno')).toBeVisible();
  expect(getByText(/nešto nedostaje/).query()).toBeNull();
  await expectAccessible(dialog.element());
  await field.fill('tenis');
  await userEvent.tab();
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  expect(getByText('Unesite naziv!').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill('tenisi');
  await expect.element(getByText(message)).not.toBeInTheDocument();
});

test.each(WAYS)(
  'by %s a new record is followed by another with a key of its own, or closes the drawer',
  async (way) => {
    const createPost = vi.fn<NonNullable<Handlers['createPost']>>(({ body }) => {
      return { message: 'Dodano', id: body.title === 'Judo' ? 21 : 22, alias: 'novo' };
    });
    const { add, dialog, field, getByText, address } = await openList({ createPost }, { way });
    await add.click();
    await expect.element(dialog).toHaveAccessibleName('Dodaj članak');
    await expect.element(field).toHaveFocus();
    await field.fill('Judo');
    await dialog.getByRole('button', { name: 'Spremi i dodaj još' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await field.fill('Karate');
    await dialog.getByRole('button', { name: 'Dodaj članak' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(createPost.mock.calls.map(([{ body }]) => body.title)).toEqual(['Judo', 'Karate']);
    const keys = vi.mocked(window.fetch).mock.calls.flatMap(([, options]) => {
      return new Headers(options?.headers).get('idempotency-key') ?? [];
    });
    expect(new Set(keys).size).toBe(2);
    await expect.poll(address).toBe('/postovi?pretraga=i');
    await expect.element(getByText('Spremljen 22')).toBeVisible();
    await expect.element(add).toHaveFocus();
  },
);

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

test('a deleted record closes it', async () => {
  const { dialog, getByText, getByRole, address } = await openFirst({ deletePost: () => ({ message: 'Izbrisan' }) });
  const remove = { name: 'Izbriši članak' };
  await dialog.getByRole('button', remove).click();
  await getByRole('dialog', { name: 'Da li sigurno želite obrisati?' }).getByRole('button', remove).click();
  await expect.element(getByText('Izbrisan')).toBeVisible();
  await expect.poll(address).toBe('/postovi?pretraga=i');
});

test('a record with uses cannot be deleted, and the drawer shows the uses', async () => {
  const { getByRole, getByText } = await openFirst({}, { isInUse: true });
  const link = getByRole('link', { name: 'Prikaži: 6 sportaša' });
  await expect.element(link).toHaveAttribute('href', '/sportasi?sport=17');
  await expect.element(getByText('Članak u upotrebi ne može se izbrisati.')).toBeVisible();
  expect(getByRole('button', { name: 'Izbriši članak' }).query()).toBeNull();
  await expectAccessibleEverywhere();
  await expectFocusSeen();
});

const FORMER = versionHandlers([makeVersion({ fields: { title: 'Judo' } })]);

test('Escape closes the history alone, and a restored version closes the drawer too', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { getByRole, getByText } = await openFirst({ ...FORMER, updatePost }, { way: 'path' });
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
  const { first, getByRole } = await openList(FORMER);
  await first.click();
  const more = getByRole('button', { name: 'Druge radnje' });
  await more.click();
  await getByRole('menuitem', { name: 'Povijest' }).click();
  const history = getByRole('dialog', { name: 'Povijest članka' });
  await expect.element(history.getByRole('radio').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
});
