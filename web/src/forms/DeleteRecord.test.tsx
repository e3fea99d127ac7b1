import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { makeRecordServer, openPlainRecord, PLAIN_RECORD } from '#web/testing/open-plain-record.tsx';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';

/** Opens the delete question of a record with an unsaved title. */
async function askToDelete(handlers: Handlers = {}) {
  const screen = await openPlainRecord(handlers);
  const open = screen.getByRole('button', { name: 'Izbriši članak' });
  await screen.title.fill('Moj naziv');
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toMatchTextContent('Judo');
  await expect.element(dialog).toMatchTextContent('30 dana ostaje u košu.');
  return { ...screen, open, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši članak' }) };
}

test('Enter and Escape go back, and a rejected deletion shows the reason in the question', async () => {
  const deletePost = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { dialog, confirm, open, title } = await askToDelete({ deletePost });
  for (const key of ['{Enter}', '{Escape}']) {
    await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    await open.click();
  }
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await expect.element(confirm).toHaveFocus();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Moj naziv');
  await open.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toEqual([]);
});

test('the records that use it are links in the reason', async () => {
  const references = [
    { kind: 'medal' as const, id: 4, title: 'Judo', key: '4' },
    { kind: 'post' as const, id: 5, title: 'Judo', key: 'judo-2' },
  ];
  const message = 'Članak „Judo” je u upotrebi. Koriste ga 1 medalja i 3 članka: „Judo”, „Judo” i još 2.';
  const deletePost = () => refuse(409, { message, code: 'in-use', references });
  const { dialog, confirm } = await askToDelete({ deletePost });
  await confirm.click();
  const reason = dialog.getByRole('alert');
  await expect.element(reason).toMatchTextContent('3 članka: „Judo ”, „Judo ” i još 2.');
  const links = reason.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/uredi-medalju/4', '/post/detalji/judo-2']);
  await expectShownWell();
});

test('a deletion opens the list without a question, and Vrati restores the record from there', async () => {
  const deletePost = vi.fn(() => ({ message: 'Članak je izbrisan' }));
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => ({ message: 'Članak je vraćen' }));
  const { confirm, getByText, getByRole, address } = await askToDelete({ deletePost, restorePosts });
  await confirm.click();
  await expect.element(getByText('Članak je izbrisan')).toBeVisible();
  expect(deletePost.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  await expect.poll(address).toBe('/postovi');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Članak je vraćen')).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
});

test('a record that another user deleted can be restored and saved, or is saved once someone has restored it', async () => {
  const { server, ...handlers } = makeRecordServer();
  const restorePosts = vi.fn<NonNullable<Handlers['restorePosts']>>(() => {
    server.stored = PLAIN_RECORD;
    return { message: 'Vraćeno' };
  });
  const { title, save, saved, getByRole } = await openPlainRecord({ ...handlers, restorePosts });
  await title.fill('Moj naziv');
  server.stored = undefined;
  await save.click();
  const notice = getByRole('alert').filter({ hasText: 'Članak je u međuvremenu izbrisan. Vaš unos nije izgubljen.' });
  await expect.element(notice).toBeVisible();
  await expect.element(title).toHaveValue('Moj naziv');
  await expectShownWell();
  await notice.getByRole('button', { name: 'Vrati zapis i spremi' }).click();
  await expect.element(saved).toBeVisible();
  expect(restorePosts.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
  expect(server.stored).toMatchObject({ title: 'Moj naziv' });
  await expect.element(notice).not.toBeInTheDocument();

  const { stored } = server;
  server.stored = undefined;
  await title.fill('Moj noviji naziv');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(notice).toBeVisible();
  server.stored = stored;
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.stored).toMatchObject({ title: 'Moj noviji naziv' });
  await expect.element(notice).not.toBeInTheDocument();
});

test('a record that was deleted meanwhile is not offered to be saved on the way out', async () => {
  const { server, ...handlers } = makeRecordServer();
  const { title, leave, getByRole, address } = await openPlainRecord(handlers);
  await title.fill('Moj naziv');
  server.stored = undefined;
  await leave.click();
  const dialog = getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await dialog.getByRole('button', { name: 'Spremi i izađi' }).click();
  await expect.element(getByRole('alert').filter({ hasText: 'Vaš unos nije izgubljen.' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/post/detalji/judo');
  await leave.click();
  await expect.element(dialog.getByRole('button', { name: 'Ostani' })).toHaveFocus();
  const names = dialog.getByRole('button').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ostani', 'Napusti bez spremanja']);
});
