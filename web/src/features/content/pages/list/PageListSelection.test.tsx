import { expect, test, vi } from 'vitest';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePageRow, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { PageListScreen } from './PageListScreen.tsx';

const PAGES = [
  makePageRow({ id: 7, title: 'Povijest' }),
  makePageRow({ id: 20, title: 'Natječaji' }),
  makePageRow({ id: 111, title: 'Čelnici odbora' }),
];
const MEDAL = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };

/** Opens the delete question for two pages. */
async function askToDelete(handlers: Handlers = {}) {
  const list = await openScreen(<PageListScreen />, {
    role: 'tipfeler',
    handlers: { ...PAGES_SERVER, listPages: () => PAGES, ...handlers },
    at: '/stranice',
  });
  for (const title of ['Povijest', 'Čelnici odbora']) {
    await list.getByRole('checkbox', { name: `Odaberi: ${title}`, exact: true }).click();
  }
  await list.getByRole('button', { name: 'Izbriši', exact: true }).click();
  const dialog = list.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...list, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši 2 stranice' }) };
}

test('asks the specified question and lists the pages and each reference to any of them once', async () => {
  const listPageReferences = vi.fn<NonNullable<Handlers['listPageReferences']>>(() => ({
    references: [MEDAL],
    total: 1,
  }));
  const { dialog } = await askToDelete({ listPageReferences });
  await expect.element(dialog).toMatchTextContent('2 stranice');
  await expect.element(dialog).toMatchTextContent('Povijest');
  await expect.element(dialog).toMatchTextContent('Čelnici odbora');
  await expect.element(dialog).toMatchTextContent('1 medalja vodi na ove stranice i ostat će bez njih:');
  await expect.element(dialog).toMatchTextContent('Javnost ih više neće vidjeti');
  expect(new Set(listPageReferences.mock.calls.map(([{ params }]) => params.id))).toEqual(new Set([7, 111]));
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
});
