import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useSavedRecord } from '#web/lists/address/use-sheet.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { EditRowLink } from './EditRowLink.tsx';
import { RowEditor } from './RowEditor.tsx';
import { useOpenRow, useRowLink } from './row-address.ts';

const RECORDS = [
  makePost({ id: 17, title: 'Gimnastika', alias: 'gimnastika', version: 4 }),
  makePost({ id: 18, title: 'Judo', alias: 'judo', version: 2 }),
];
const SAVED = { message: 'Zapis je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };

const nextForm = { ...plainForm, createNext: { text: 'Spremi i dodaj još', kept: [] } };

/** A list whose address holds the open row. */
function Records() {
  const { recordKey, isNew } = useOpenRow('zapis');
  const { to } = useRowLink('zapis');
  const saved = useSavedRecord();
  const editor = (
    <RowEditor form={nextForm} queries={plainQueries} param="zapis" recordKey={recordKey}>
      <PlainFields />
    </RowEditor>
  );
  return (
    <main id="main" tabIndex={-1}>
      <Link to={to}>Dodaj</Link>
      <Link to="/stranice">Stranice</Link>
      <output>{saved !== undefined && `Spremljen ${saved}`}</output>
      {isNew && editor}
      <ul>
        {RECORDS.map(({ id, alias, title }) => (
          <li key={id}>
            <b>{title}</b> <EditRowLink param="zapis" recordKey={alias} title={title} />
            {alias === recordKey && editor}
          </li>
        ))}
      </ul>
    </main>
  );
}

async function openList(handlers: Handlers = {}, at = '/postovi?pretraga=i') {
  logInAs('superadmin');
  const getPost: Handlers['getPost'] = ({ params }) =>
    RECORDS.find(({ alias }) => alias === params.alias) ?? refuse(404, { message: 'Nema ga.', code: 'not-found' });
  fakeServer({ getPost, ...handlers });
  const screen = await renderScreen(<Records />, { at });
  const { getByRole } = screen;
  return {
    ...screen,
    first: getByRole('link', { name: 'Uredi: Gimnastika' }),
    second: getByRole('link', { name: 'Uredi: Judo' }),
    add: getByRole('link', { name: 'Dodaj' }),
    editor: getByRole('region', { name: 'Uredi post' }),
    field: getByRole('textbox', { name: 'Naziv' }),
    leave: getByRole('dialog', { name: 'Imate nespremljene promjene.' }),
  };
}

async function openRow(handlers: Handlers = {}) {
  const screen = await openList(handlers);
  await screen.first.click();
  await expect.element(screen.field).toHaveFocus();
  return screen;
}

test('opens below its row with the focus on its first field, and Escape gives the focus back to its link', async () => {
  const { first, editor, field, address, getByText } = await openRow();
  await expect.element(field).toHaveValue('Gimnastika');
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(getByText('Gimnastika', { exact: true })).toBeVisible();
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(editor).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('a second row opens in place of the first, and its own link closes it', async () => {
  const { second, editor, field, address } = await openRow();
  await second.click();
  await expect.element(field).toHaveValue('Judo');
  await expect.element(field).toHaveFocus();
  expect(editor.elements()).toHaveLength(1);
  await second.click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=i');
});

test('a shared address opens the row, and the title of the screen comes back when it closes', async () => {
  document.title = 'Zapisi – Baklja';
  const { field } = await openList({}, '/postovi?zapis=judo');
  await expect.element(field).toHaveFocus();
  await expect.poll(() => document.title).toBe('Judo – Uredi post – Baklja');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('Zapisi – Baklja');
});

test('a save closes it, sends the version, and the list learns which record it was', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { editor, field, first, getByText } = await openRow({ updatePost });
  await expect.element(editor.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(editor).not.toBeInTheDocument();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Sportska gimnastika' });
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  await expect.element(first).toHaveFocus();
});

test('unsaved changes are asked about before another row opens, and stay during a search', async () => {
  const { second, field, leave, address } = await openRow();
  await field.fill('Sportska gimnastika');
  await second.click();
  await expect.element(leave).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Sportska gimnastika');
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
  await second.click();
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(field).toHaveValue('Judo');
});

test('what was typed is offered again after it was left', async () => {
  const { first, field, leave, getByRole } = await openRow();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard('{Escape}');
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await first.click();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(field).toHaveValue('Sportska gimnastika');
});

test('shows an error of the server at its field', async () => {
  const message = 'Taj naziv već postoji.';
  const updatePost = () => refuse(409, { message, code: 'taken', errors: [{ field: 'title', message }] });
  const { field, editor, getByText } = await openRow({ updatePost });
  await field.fill('Judo');
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expectAccessible();
});

test('a deleted record closes it, and Vrati restores the record', async () => {
  const deletePost = vi.fn(() => ({ message: 'Zapis je izbrisan' }));
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => ({ message: 'Zapis je vraćen' }));
  const { editor, getByRole, getByText, address } = await openRow({ deletePost, restorePosts });
  await editor.getByRole('button', { name: 'Izbriši' }).click();
  const question = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await question.getByRole('button', { name: 'Izbriši članak' }).click();
  await expect.element(getByText('Zapis je izbrisan')).toBeVisible();
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Zapis je vraćen')).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
});

test('a new record opens its own row, another may follow, and Odustani closes it', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => ({ message: 'Dodano', id: 21, alias: 'novo' }));
  const { add, field, getByRole, address } = await openList({ createPost });
  await add.click();
  const editor = getByRole('region', { name: 'Dodaj članak' });
  await expect.element(field).toHaveFocus();
  await field.fill('Karate');
  await editor.getByRole('button', { name: 'Spremi i dodaj još' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await field.fill('Hrvanje');
  await editor.getByRole('button', { name: 'Dodaj članak' }).click();
  await expect.element(editor).not.toBeInTheDocument();
  expect(createPost.mock.calls.map(([{ body }]) => body.title)).toEqual(['Karate', 'Hrvanje']);
  await add.click();
  await editor.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=i');
});

test('a restored version closes it, and the list learns which record it was', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const former = versionHandlers([makeVersion({ fields: { title: 'Ritmika' } })]);
  const { editor, first, getByRole, getByText } = await openRow({ ...former, updatePost });
  await editor.getByRole('button', { name: 'Povijest' }).click();
  await getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect.element(editor).not.toBeInTheDocument();
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Ritmika' });
  await expect.element(first).toHaveFocus();
});
