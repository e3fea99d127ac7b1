import type { Role } from '@baklja/contract/roles';
import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageScreen } from './PageScreen.tsx';

const PAGE = makePage({ id: 17, title: 'Olimpijske igre Pariz 2024.', version: 4 });
const MEDAL = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };

/** Opens the delete question of the page. */
async function askToDelete(handlers: Handlers = {}, role: Role = 'tipfeler') {
  const screen = await openScreen(<PageScreen />, {
    role,
    handlers: { ...PAGES_SERVER, getPage: () => [PAGE], ...handlers },
    at: '/stranice/17',
    path: '/stranice/:id',
  });
  const open = screen.getByRole('button', { name: 'Izbriši stranicu' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, open, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši stranicu' }) };
}

const ITEM = { kind: 'menuItem' as const, id: 12, title: 'Sport: Hrvatske medalje' };

test('names the page and the references that would break', async () => {
  const listPageReferences = vi.fn(() => ({ references: [ITEM, MEDAL], total: 4 }));
  const { dialog } = await askToDelete({ listPageReferences });
  for (const words of [
    'Olimpijske igre Pariz 2024.',
    '1 stavka izbornika vodi na ovu stranicu i ostat će bez cilja:Sport: Hrvatske medalje',
    '3 medalje vode na ovu stranicu i ostat će bez nje:Sinković, Sinković – zlato, OI Pariz 2024',
    'i još 2',
  ]) {
    await expect.element(dialog).toMatchTextContent(words);
  }
  // The role may not edit the menu.
  expect(dialog.getByRole('link').query()).toBeNull();
  await expectShownWell();
  expect(listPageReferences.mock.lastCall).toEqual([{ params: { id: 17 } }]);
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
});

test('those who edit the menu get a link to the items that would lead nowhere', async () => {
  const listPageReferences = () => ({ references: [ITEM], total: 1 });
  const { dialog } = await askToDelete({ listPageReferences }, 'superadmin');
  const link = dialog.getByRole('link', { name: 'Sport: Hrvatske medalje (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/navigacija?stavka=12');
  expect(dialog.element().textContent).not.toContain('medalja vodi');
});

test('shows when the references to the page fail to load and offers a retry', async () => {
  let isDown = true;
  const listPageReferences = () => (isDown ? breakConnection() : { references: [MEDAL], total: 1 });
  const { dialog } = await askToDelete({ listPageReferences });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nije poznato što vodi na ovu stranicu.');
  await expectShownWell();
  isDown = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(dialog).toMatchTextContent('1 medalja vodi na ovu stranicu i ostat će bez nje:');
});

test('waits for the references, deletes the page, and opens the list after three seconds', async () => {
  const gate = Promise.withResolvers<void>();
  const deletePage = vi.fn(() => ({ message: 'Stranica je izbrisana' }));
  const listPageReferences = () => gate.promise.then(() => ({ references: [], total: 0 }));
  const { dialog, confirm, getByText, open, address } = await askToDelete({ listPageReferences, deletePage });
  await expect.element(dialog).toMatchTextContent('Provjerava se što vodi na ovu stranicu…');
  await expectShownWell();
  await confirm.click({ force: true });
  expect(deletePage).not.toHaveBeenCalled();
  gate.resolve();
  await expect.element(dialog).toMatchTextContent('Nijedna medalja ni stavka izbornika ne vodi na ovu stranicu.');
  const moveTo = stopClock();
  await confirm.click();
  await expect.element(getByText('Stranica je izbrisana')).toBeVisible();
  await expect.element(open).toBeDisabled();
  expect(deletePage.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(2999);
  await expect.poll(address).toBe('/stranice/17');
  await moveTo(saidAfterMs + 3000);
  await expect.poll(address).toBe('/stranice');
});
