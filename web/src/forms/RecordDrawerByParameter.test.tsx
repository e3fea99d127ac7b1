import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { useSavedRecord } from '#web/lists/address/use-drawer.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';

const RECORDS = [
  makePost({ id: 17, title: 'Gimnastika', alias: 'gimnastika', version: 4 }),
  makePost({ id: 18, title: 'Judo', alias: 'judo', version: 2 }),
];
const SAVED = { message: 'Zapis je spremljen', version: 5, modified: '2026-11-21T13:32:00.000Z' };

const nextForm = { ...plainForm, createNext: { text: 'Spremi i dodaj još', kept: [] } };

/** A list whose address holds the open record in a parameter. */
function Records() {
  const { recordKey, isNew } = useOpenRow('zapis');
  const { to } = useRowLink('zapis');
  const saved = useSavedRecord();
  return (
    <main id="main" tabIndex={-1}>
      <Link to={to}>Dodaj</Link>
      <output>{saved !== undefined && `Spremljen ${saved}`}</output>
      <ul>
        {RECORDS.map(({ id, alias, title }) => (
          <li key={id}>
            <b>{title}</b> <EditRowLink param="zapis" recordKey={alias} title={title} />
          </li>
        ))}
      </ul>
      {(isNew || recordKey !== undefined) && (
        <RecordDrawer
          key={recordKey}
          form={nextForm}
          queries={plainQueries}
          param="zapis"
          recordKey={recordKey}
          order={RECORDS.map(({ alias }) => alias)}
        >
          <PlainFields />
          <DeleteRecord />
          <Search />
        </RecordDrawer>
      )}
    </main>
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
    add: getByRole('link', { name: 'Dodaj' }),
    drawer: getByRole('dialog', { name: 'Uredi post' }),
    field: getByRole('textbox', { name: 'Naziv' }),
    next: getByRole('link', { name: 'Sljedeći' }),
    leave: getByRole('dialog', { name: 'Imate nespremljene promjene.' }),
  };
}

async function openFirst(handlers: Handlers = {}) {
  const screen = await openList(handlers);
  await screen.first.click();
  await expect.element(screen.field).toHaveFocus();
  return screen;
}

test('the address holds which record is open, and Escape gives the focus back to its link', async () => {
  const { first, drawer, field, address } = await openFirst();
  await expect.element(field).toHaveValue('Gimnastika');
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await expect.element(first).toHaveFocus();
});

test('a shared address opens it, and the title of the screen comes back when it closes', async () => {
  document.title = 'Zapisi – Baklja';
  const { field } = await openList({}, '/postovi?zapis=judo');
  await expect.element(field).toHaveFocus();
  await expect.poll(() => document.title).toBe('Judo – Uredi post – Baklja');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('Zapisi – Baklja');
});

test('the head leads to the record before and after, and focuses its first field', async () => {
  const { next, field, getByRole, address } = await openFirst();
  await expect.element(getByRole('button', { name: 'Prethodni' })).toBeDisabled();
  await next.click();
  await expect.element(field).toHaveValue('Judo');
  await expect.element(field).toHaveFocus();
  await expect.element(getByRole('button', { name: 'Sljedeći' })).toBeDisabled();
  await getByRole('link', { name: 'Prethodni' }).click();
  await expect.element(field).toHaveValue('Gimnastika');
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
});

test('unsaved changes are asked about before another record opens, and are offered again', async () => {
  const { next, field, leave, address, getByRole } = await openFirst();
  await field.fill('Sportska gimnastika');
  await next.click();
  await expect.element(leave).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Sportska gimnastika');
  expect(address()).toBe('/postovi?pretraga=i&zapis=gimnastika');
  await next.click();
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.element(field).toHaveValue('Judo');
  await getByRole('link', { name: 'Prethodni' }).click();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(field).toHaveValue('Sportska gimnastika');
});

test.each([
  ['Ctrl+S', '{Control>}s{/Control}'],
  ['Enter', '{Enter}'],
])('a save by %s closes it, and the list learns which record it was', async (_, keys) => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { drawer, field, first, getByText } = await openFirst({ updatePost });
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await field.fill('Sportska gimnastika');
  await userEvent.keyboard(keys);
  await expect.element(drawer).not.toBeInTheDocument();
  expect(updatePost.mock.calls).toHaveLength(1);
  expect(updatePost.mock.lastCall?.[0].body).toMatchObject({ id: 17, version: 4, title: 'Sportska gimnastika' });
  await expect.element(getByText('Spremljen 17')).toBeVisible();
  await expect.element(first).toHaveFocus();
});

test('Enter in a dialog over it saves nothing', async () => {
  const updatePost = vi.fn<NonNullable<Handlers['updatePost']>>(() => SAVED);
  const { field, drawer, getByRole } = await openFirst({ updatePost });
  await field.fill('Sportska gimnastika');
  await drawer.getByRole('button', { name: 'Odaberi' }).click();
  await getByRole('textbox', { name: 'Traži' }).fill('judo');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('textbox', { name: 'Traži' })).not.toBeInTheDocument();
  expect(updatePost).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('Sportska gimnastika');
});

test('a new record is followed by another, or closes the drawer', async () => {
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => ({ message: 'Dodano', id: 21, alias: 'novo' }));
  const { add, field, getByRole, address } = await openList({ createPost });
  await add.click();
  const drawer = getByRole('dialog', { name: 'Dodaj članak' });
  await expect.element(field).toHaveFocus();
  await field.fill('Karate');
  await drawer.getByRole('button', { name: 'Spremi i dodaj još' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await field.fill('Hrvanje');
  await drawer.getByRole('button', { name: 'Dodaj članak' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(createPost.mock.calls.map(([{ body }]) => body.title)).toEqual(['Karate', 'Hrvanje']);
  await expect.poll(address).toBe('/postovi?pretraga=i');
  await expect.element(add).toHaveFocus();
});
