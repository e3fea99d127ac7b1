import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePageRow, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PageListScreen } from './PageListScreen.tsx';

afterEach(() => page.viewport(1440, 900));

const PAGES = [
  makePageRow({ id: 7, title: 'Povijest' }),
  makePageRow({ id: 20, title: 'Natječaji' }),
  makePageRow({ id: 111, title: 'Čelnici odbora' }),
];
const MEDAL = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };

async function openList(handlers: Handlers = {}) {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, listPages: () => PAGES, ...handlers });
  const screen = await renderScreen(<PageListScreen />, { at: '/stranice' });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  await expect.element(box('Povijest')).toBeVisible();
  return { ...screen, box, bar: screen.getByRole('toolbar', { name: 'Odabrane stranice' }) };
}

/** Opens the delete question for two pages. */
async function askToDelete(handlers: Handlers = {}) {
  const list = await openList(handlers);
  await list.box('Povijest').click();
  await list.box('Čelnici odbora').click();
  await list.bar.getByRole('button', { name: 'Izbriši', exact: true }).click();
  const dialog = list.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...list, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši 2 stranice' }) };
}

test('one row, a range and the whole list can be selected without opening a page', async () => {
  const { box, bar, getByRole, address } = await openList();
  await box('Čelnici odbora').click();
  await expect.element(bar).toMatchTextContent('Odabrana 1 stranica');
  await box('Povijest').click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('Odabrane 3 stranice');
  expect(address()).toBe('/stranice');
  await expectAccessible();
  await getByRole('checkbox', { name: 'Odaberi sve s popisa' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('another search or Escape clears the selection', async () => {
  const { box, bar, getByRole } = await openList();
  await getByRole('textbox', { name: 'Naslov' }).fill('po');
  await box('Povijest').click();
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await box('Povijest').click();
  await bar.getByRole('button', { name: /^Poništi odabir/ }).click();
  await expect.element(getByRole('region', { name: 'Popis stranica' })).toHaveFocus();
});

test.each([
  [200, 'Odabrano 200 stranica', 'Izbriši'],
  [201, 'Odabrana 201 stranica', 'Odjednom se može izbrisati najviše 200 stranica.'],
])('for %i selected pages the bar shows %j and %j', async (count, selected, offered) => {
  const many = Array.from({ length: count }, (_, place) => makePageRow({ id: place + 1, title: `Stranica ${place}` }));
  const { bar, getByRole } = await openList({
    listPages: () => [...many.slice(1), makePageRow({ id: 999, title: 'Povijest' })],
  });
  await getByRole('checkbox', { name: 'Odaberi sve s popisa' }).click();
  await expect.element(bar).toMatchTextContent(selected);
  await expect.element(bar.getByText(offered, { exact: true })).toBeVisible();
});

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
  expect(listPageReferences.mock.calls.map(([{ params }]) => params.id).sort()).toEqual([111, 7]);
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible();
});

test('shows when their references fail to load', async () => {
  const { dialog } = await askToDelete({ listPageReferences: breakConnection });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nije poznato što vodi na ove stranice.');
  await expectAccessible();
});

test('deletes them at once, and Vrati restores them and shows a message', async () => {
  const gone = new Set<number>();
  const deletePages = vi.fn<NonNullable<Handlers['deletePages']>>(({ body }) => {
    for (const id of body.ids) gone.add(Number(id));
    return { message: 'Izbrisane su 2 stranice' };
  });
  const restorePages = vi.fn<NonNullable<Handlers['restorePages']>>(() => {
    gone.clear();
    return { message: 'Vraćene su 2 stranice' };
  });
  const listPages = () => PAGES.filter(({ id }) => !gone.has(id));
  const { dialog, confirm, box, getByText, getByRole } = await askToDelete({ deletePages, restorePages, listPages });
  await expect.element(dialog).toMatchTextContent('Nijedna medalja ne vodi na ove stranice.');
  await confirm.click();
  await expect.element(getByText('Izbrisane su 2 stranice')).toBeVisible();
  expect(deletePages.mock.calls).toEqual([[{ body: { ids: [7, 111] } }]]);
  await expect.element(box('Povijest')).not.toBeInTheDocument();
  await expect.element(getByRole('region', { name: 'Popis stranica' })).toHaveFocus();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Vraćene su 2 stranice')).toBeVisible();
  expect(restorePages.mock.calls).toEqual([[{ body: { ids: [7, 111] } }]]);
  await expect.element(box('Povijest')).not.toBeChecked();
});

test('on a phone the checkbox of a card is large enough to touch', async () => {
  await page.viewport(360, 780);
  const { box, bar } = await openList();
  const place = box('Povijest').element().closest('label')?.getBoundingClientRect();
  expect(place?.width).toBeGreaterThanOrEqual(40);
  expect(place?.height).toBeGreaterThanOrEqual(40);
  await box('Povijest').click();
  await expect.element(bar).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
