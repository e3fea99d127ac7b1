import type { EditedSport } from '@baklja/contract/features/sports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer, type Handlers, refuse } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SportListScreen } from './SportListScreen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

function makeSport(sport: Partial<EditedSport> = {}): EditedSport {
  return {
    ...{ id: 13, naziv: 'Gimnastika', athletes: 6, medals: 2, categorised: 0, version: 4 },
    ...{ created: '2026-10-20T10:00:00.000Z', modified: '2026-11-14T10:00:00.000Z', modified_by_name: 'Iva Đurđević' },
    ...sport,
  };
}

const SPORTS = [
  makeSport(),
  makeSport({ id: 5, naziv: 'Čučanj', athletes: 0, medals: 0, modified_by_name: null }),
  makeSport({ id: 7, naziv: 'Judo', athletes: 7, medals: 0 }),
];
const SAVED = { message: 'Sport je spremljen.', version: 5, modified: '2026-11-21T13:32:00.000Z' };

async function open(at = '/sportovi', handlers: Handlers = {}) {
  logInAs('superadmin');
  fakeServer({ listSports: () => SPORTS, getSport: () => makeSport(), ...handlers });
  const screen = await renderScreen(<SportListScreen />, { at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sportovi');
  return screen;
}

test('the list shows how often each sport is used and finds names without diacritics', async () => {
  const { getByRole, getByText, address } = await open();
  await expect.element(getByText('3 sporta')).toBeVisible();
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('Gimnastika62014-11-2026 Iva Đurđević');
  await getByRole('textbox', { name: 'Naziv' }).fill('cuc');
  await expect.element(getByText('1 sport')).toBeVisible();
  await expect.poll(address).toBe('/sportovi?trazi=cuc');
});

test('the list can be filtered to unused sports and sorted by use', async () => {
  const { getByRole, address, container } = await open();
  const names = () => [...container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);
  await getByRole('columnheader', { name: 'Sportaša' }).getByRole('button').click();
  await expect.poll(names).toEqual(['Judo', 'Gimnastika', 'Čučanj']);
  await getByRole('combobox', { name: 'Uporaba' }).selectOptions('Nije u upotrebi');
  await expect.poll(names).toEqual(['Čučanj']);
  expect(address()).toBe('/sportovi?uporaba=ne&poredak=sportasi');
});

test('a name opens its sheet over the list, which keeps its search', async () => {
  const { getByRole, address } = await open('/sportovi?trazi=gim');
  await getByRole('link', { name: 'Gimnastika', exact: true }).click();
  await expect.element(getByRole('dialog', { name: 'Uredi sport' })).toBeVisible();
  expect(address()).toBe('/sportovi/13?trazi=gim');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/sportovi?trazi=gim');
});

test('a new name offers to update the medals with the previous name, and does so by default', async () => {
  const updateSport = vi.fn<NonNullable<Handlers['updateSport']>>(() => SAVED);
  const { getByRole, getByText, address } = await open('/sportovi/13', { updateSport });
  const name = getByRole('dialog').getByRole('textbox', { name: 'Naziv' });
  await expect.element(name).toHaveValue('Gimnastika');
  expect(getByRole('switch').elements()).toEqual([]);
  await name.fill('Sportska gimnastika');
  await expect.element(getByText('2 medalje imaju upisan sport „Gimnastika”.')).toBeVisible();
  await expect.element(getByRole('switch', { name: 'Promijeni i u medaljama' })).toBeChecked();
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/sportovi');
  expect(updateSport.mock.lastCall).toEqual([
    { body: { id: 13, version: 4, naziv: 'Sportska gimnastika', rename_medals: 1 } },
  ]);
});

test('a sport in use shows where and cannot be deleted; an unused one can be deleted and restored', async () => {
  const used = await open('/sportovi/13');
  await expect.element(used.getByText('6 sportaša')).toBeVisible();
  await expect.element(used.getByText('Sport u upotrebi ne može se izbrisati.')).toBeVisible();
  await used.unmount();
  const free = makeSport({ id: 5, naziv: 'Curling', athletes: 0, medals: 0 });
  const restoreSports = vi.fn<NonNullable<Handlers['restoreSports']>>(() => ({ message: 'Vraćeno: 1 sport.' }));
  const handlers = { getSport: () => free, deleteSport: () => ({ message: 'Sport je obrisan.' }), restoreSports };
  const { getByRole, getByText } = await open('/sportovi/5', handlers);
  await getByRole('button', { name: 'Izbriši sport' }).click();
  await getByRole('dialog', { name: 'Da li sigurno želite obrisati?' })
    .getByRole('button', { name: 'Izbriši sport' })
    .click();
  await expect.element(getByText('Sport je obrisan.')).toBeVisible();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćeno: 1 sport.')).toBeVisible();
  expect(restoreSports.mock.lastCall).toEqual([{ body: { ids: [5] } }]);
});

test('several sports cannot be deleted while one is in use; the question names it and its uses', async () => {
  const message = 'Sport „Gimnastika” je u upotrebi i ne može se izbrisati. Koriste ga: 6 sportaša, 2 medalje.';
  const deleteSports = () => refuse(409, { message, code: 'in-use' });
  const { getByRole, getByText } = await open('/sportovi', { deleteSports });
  await getByRole('checkbox', { name: 'Odaberi: Gimnastika' }).click();
  await getByRole('checkbox', { name: 'Odaberi: Judo' }).click();
  await getByRole('button', { name: 'Izbriši' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Izbriši 2 sporta' }).click();
  await expect.element(getByText(message)).toBeVisible();
});

test('a duplicate name is rejected at its field', async () => {
  const message = 'Sport „tenis” već postoji.';
  const createSport = () => refuse(409, { message, code: 'name-taken', errors: [{ field: 'naziv', message }] });
  const { getByRole } = await open('/sportovi/dodaj', { createSport });
  const dialog = getByRole('dialog', { name: 'Dodaj sport' });
  await dialog.getByRole('textbox', { name: 'Naziv' }).fill('tenis');
  await dialog.getByRole('button', { name: 'Dodaj sport' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Naziv' })).toBeInvalid();
});

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 360],
  ['dark', 360],
] as const)('list and sheet are accessible and fit: %s, %i px', async (colorScheme, width) => {
  await page.viewport(width, 900);
  logInAs('superadmin');
  fakeServer({ listSports: () => SPORTS, getSport: () => makeSport() });
  const list = await renderScreen(<SportListScreen />, { at: '/sportovi', colorScheme });
  await expect.element(list.getByText('Gimnastika')).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(width);
  await list.unmount();
  const sheet = await renderScreen(<SportListScreen />, { at: '/sportovi/13', colorScheme });
  await expect.element(sheet.getByText('6 sportaša')).toBeVisible();
  await expectAccessible();
});
