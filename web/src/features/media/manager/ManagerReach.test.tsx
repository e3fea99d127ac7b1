import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { MEDIA_SERVER } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MediaManagerScreen } from './MediaManagerScreen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

async function openManager(at = '/media-manager/clanci-slike', handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...MEDIA_SERVER, ...handlers });
  const screen = await renderScreen(<MediaManagerScreen />, { at, path: '/media-manager/:folder' });
  const list = screen.getByRole('region', { name: /^Datoteke foldera/ });
  await expect.element(list).toBeVisible();
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi ${name}`, exact: true });
  return { ...screen, list, box };
}

function focus(element: Element): void {
  (element as HTMLElement).focus();
}

test('the focus moves to the list when the focused selection bar disappears', async () => {
  const { getByRole, list, box } = await openManager();
  for (const key of ['{Escape}', '{Enter}']) {
    await box('jarun.jpg').click();
    focus(getByRole('button', { name: /^Poništi odabir/ }).element());
    await userEvent.keyboard(key);
    await expect.element(list).toHaveFocus();
  }
});

test('the focus moves to the list when Nazad opens a folder without Nazad', async () => {
  const { getByRole, list } = await openManager('/media-manager/clanci-slike?put=2026');
  focus(getByRole('button', { name: 'Nazad' }).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('button', { name: 'Nazad' })).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test.each([360, 1440])('the area around a checkbox also selects, with Shift a range, at %i px', async (width) => {
  await page.viewport(width, 780);
  const { getByText, box } = await openManager();
  await expect.element(box('jarun.jpg')).toBeVisible();
  const place = (name: string) => page.elementLocator(box(name).element().closest('label') as Element);
  const size = place('jarun.jpg').element().getBoundingClientRect();
  expect(size.width).toBeGreaterThanOrEqual(width === 360 ? 40 : 24);
  expect(size.height).toBeGreaterThanOrEqual(width === 360 ? 40 : 24);
  const edge = { x: size.width - 3, y: 3 };
  await place('jarun.jpg').click({ position: edge });
  await expect.element(getByText('1 odabrana')).toBeVisible();
  await place('Izvješće 2025.pdf').click({ position: edge, modifiers: ['Shift'] });
  await expect.element(getByText('3 odabrane')).toBeVisible();
});

test('an open menu is accessible, and its first item has the focus', async () => {
  const { getByRole } = await openManager();
  await getByRole('button', { name: 'Što učiniti s: jarun.jpg' }).click();
  await expect.element(getByRole('menuitem', { name: 'Detalji' })).toHaveFocus();
  await expectAccessible();
});

test('the message about missing folders appears below the folder without subfolders', async () => {
  const { getByRole } = await openManager('/media-manager/clanci-slike?put=2026%2Fpariz');
  const folders = getByRole('navigation', { name: 'Folderi' });
  await expect.element(folders.getByText('No folders add one')).toBeVisible();
  expect(folders.getByText('No folders add one').element().previousElementSibling?.textContent).toMatch(/^pariz/);
});

test('rows do not show through between the top bar and the sticky table head below it', async () => {
  const { getByRole } = await openManager();
  const head = getByRole('columnheader', { name: 'Ime' });
  await expect.element(head).toBeVisible();
  expect(getComputedStyle(head.element()).borderTopWidth).toBe('0px');
});

test('on a phone the number of search results is visible', async () => {
  await page.viewport(360, 780);
  const { getByRole } = await openManager('/media-manager/clanci-slike?trazi=jarun');
  const found = getByRole('status').filter({ hasText: /pogodak|pogotka|pogodaka/ });
  await expect.element(found).toBeVisible();
  expect(found.element().getBoundingClientRect().height).toBeGreaterThan(10);
});

test('deleting an empty folder does not mention files in the bin', async () => {
  const listFileUses: Handlers['listFileUses'] = () => ({ files: [], total: 0, total_used: 0 });
  const { getByRole } = await openManager('/media-manager/clanci-slike?put=2026', { listFileUses });
  await getByRole('button', { name: 'Što učiniti s folderom 2026' }).click();
  await getByRole('menuitem', { name: 'Izbriši' }).click();
  const dialog = getByRole('dialog', { name: 'Želite li izbrisati folder i sve u njemu?' });
  await expect.element(dialog.getByText('Folder je prazan.')).toBeVisible();
  expect(dialog.element().textContent).not.toMatch(/koš|Nijedna/);
});
