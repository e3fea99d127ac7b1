import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePage, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageEditScreen } from './PageEditScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const PAGE = makePage({ id: 17, title: 'Olimpijske igre Pariz 2024.', version: 4 });
const MEDAL = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };

/** Opens the delete question of the page. */
async function askToDelete(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, getPage: () => [PAGE], ...handlers });
  const screen = await renderScreen(<PageEditScreen />, { at: '/stranice/17', path: '/stranice/:id' });
  const open = screen.getByRole('button', { name: 'Izbriši stranicu' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, open, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši stranicu' }) };
}

test('names the page and the references that would break', async () => {
  const listPageReferences = vi.fn(() => ({ references: [MEDAL], total: 3 }));
  const { dialog } = await askToDelete({ listPageReferences });
  await expect.element(dialog).toMatchTextContent('Olimpijske igre Pariz 2024.');
  await expect.element(dialog).toMatchTextContent('3 medalje vode na ovu stranicu i ostat će bez nje:');
  await expect.element(dialog).toMatchTextContent('Sinković, Sinković – zlato, OI Pariz 2024');
  await expect.element(dialog).toMatchTextContent('i još 2');
  expect(listPageReferences.mock.lastCall).toEqual([{ params: { id: 17 } }]);
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
  await page.viewport(360, 780);
  await expectAccessible();
});

test('shows that the page has no references', async () => {
  const { dialog } = await askToDelete();
  await expect.element(dialog).toMatchTextContent('Nijedna medalja ne vodi na ovu stranicu.');
});

test('waits until the references to the page are loaded', async () => {
  const gate = Promise.withResolvers<void>();
  const deletePage = vi.fn(() => ({ message: 'Stranica je izbrisana' }));
  const listPageReferences = () => gate.promise.then(() => ({ references: [], total: 0 }));
  const { dialog, confirm } = await askToDelete({ listPageReferences, deletePage });
  await expect.element(dialog).toMatchTextContent('Provjerava se što vodi na ovu stranicu…');
  await confirm.click({ force: true });
  await expectAccessible();
  expect(deletePage).not.toHaveBeenCalled();
  gate.resolve();
  await expect.element(dialog).toMatchTextContent('Nijedna medalja ne vodi na ovu stranicu.');
  await confirm.click();
  await expect.poll(() => deletePage.mock.calls).toEqual([[{ params: { id: 17 } }]]);
});

test('shows when the references to the page fail to load and offers a retry', async () => {
  let isDown = true;
  const listPageReferences = () => (isDown ? breakConnection() : { references: [MEDAL], total: 1 });
  const { dialog } = await askToDelete({ listPageReferences });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nije poznato što vodi na ovu stranicu.');
  await expectAccessible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(dialog).toMatchTextContent('1 medalja vodi na ovu stranicu i ostat će bez nje:');
});

test.each(['{Enter}', '{Escape}'])('%s goes back and deletes nothing', async (key) => {
  const { dialog, open } = await askToDelete();
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('deletes the page and opens the list after three seconds', async () => {
  const deletePage = vi.fn(() => ({ message: 'Stranica je izbrisana' }));
  const { dialog, confirm, getByText, open, address } = await askToDelete({ deletePage });
  await expect.element(dialog).toMatchTextContent('Nijedna medalja');
  const moveTo = stopClock();
  await confirm.click();
  await expect.element(getByText('Stranica je izbrisana')).toBeVisible();
  await expect.element(open).toBeDisabled();
  expect(deletePage.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(2999);
  expect(address()).toBe('/stranice/17');
  await moveTo(saidAfterMs + 3000);
  expect(address()).toBe('/stranice');
});

test('a rejected deletion shows the reason in the question and deletes nothing', async () => {
  const deletePage = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { dialog, confirm, getByRole } = await askToDelete({ deletePage });
  await expect.element(dialog).toMatchTextContent('Nijedna medalja');
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect
    .element(getByRole('textbox', { name: 'Naslov', exact: true }))
    .toHaveValue('Olimpijske igre Pariz 2024.');
});

test('Vrati restores the page after the list has opened, and shows a message', async () => {
  const deletePage = () => ({ message: 'Stranica je izbrisana' });
  const restorePages = vi.fn<NonNullable<Handlers['restorePages']>>(() => ({ message: 'Stranica je vraćena' }));
  const { dialog, confirm, getByText, getByRole, address } = await askToDelete({ deletePage, restorePages });
  await expect.element(dialog).toMatchTextContent('Nijedna medalja');
  const moveTo = stopClock();
  await confirm.click();
  await expect.element(getByText('Stranica je izbrisana')).toBeVisible();
  await moveTo(Date.now() - NOW.getTime() + 3000);
  expect(address()).toBe('/stranice');
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Stranica je vraćena')).toBeVisible();
  expect(restorePages.mock.calls).toEqual([[{ body: { ids: [17] } }]]);
});
