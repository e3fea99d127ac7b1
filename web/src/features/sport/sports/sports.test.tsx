import type { EditedSport } from '@baklja/contract/features/sport/sports';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { SportListScreen } from './SportListScreen.tsx';

function makeSport(sport: Partial<EditedSport> = {}): EditedSport {
  return {
    id: 13,
    naziv: 'Gimnastika',
    athletes: 6,
    medals: 2,
    categorised: 0,
    version: 4,
    created: '2026-10-20T10:00:00.000Z',
    modified: '2026-11-14T10:00:00.000Z',
    modified_by_name: 'Iva Đurđević',
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
  const screen = await openScreen(<SportListScreen />, {
    role: 'superadmin',
    handlers: { listSports: () => SPORTS, getSport: () => makeSport(), ...handlers },
    at,
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sportovi');
  return screen;
}

test('the list shows how often each sport is used, where, and finds names without diacritics', async () => {
  const { getByRole, getByText, address } = await open();
  await expect.element(getByText('3 sporta')).toBeVisible();
  const row = getByRole('row').nth(2);
  await expect.element(row).toMatchTextContent('Gimnastika62014-11-2026 Iva Đurđević');
  const link = (name: string) => row.getByRole('link', { name, exact: true });
  await expect.element(link('6')).toHaveAttribute('href', '/sportasi?sport=13');
  await expect.element(link('2')).toHaveAttribute('href', '/medalje?sport=Gimnastika');
  await getByRole('textbox', { name: 'Naziv' }).fill('cuc');
  await expect.element(getByText('1 sport')).toBeVisible();
  await expect.poll(address).toBe('/sportovi?trazi=cuc');
});

test('the list is sorted by use and filtered to unused sports', async () => {
  const { getByRole, address, container } = await open();
  const names = () => [...container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);
  await getByRole('columnheader', { name: 'Sportaša' }).getByRole('button').click();
  await expect.poll(names).toEqual(['Judo', 'Gimnastika', 'Čučanj']);
  await getByRole('combobox', { name: 'Uporaba' }).selectOptions('Nije u upotrebi');
  await expect.poll(names).toEqual(['Čučanj']);
  await expect.poll(address).toBe('/sportovi?uporaba=ne&poredak=sportasi');
});

test('the drawer leads to the next of the sports that were found, and keeps the search', async () => {
  const getSport: Handlers['getSport'] = ({ params }) => makeSport(SPORTS.find(({ id }) => id === Number(params.id)));
  const { getByRole, address } = await open('/sportovi/5?trazi=u', { getSport });
  const name = getByRole('dialog').getByRole('textbox', { name: 'Naziv' });
  await expect.element(name).toHaveValue('Čučanj');
  await getByRole('link', { name: 'Sljedeći' }).click();
  await expect.element(name).toHaveValue('Judo');
  expect(address()).toBe('/sportovi/7?trazi=u');
  await expect.element(getByRole('button', { name: 'Sljedeći' })).toBeDisabled();
});

test('a sport in use shows where, cannot be deleted, and offers to update the medals with its previous name, by default', async () => {
  const updateSport = vi.fn<NonNullable<Handlers['updateSport']>>(() => SAVED);
  const { getByRole, getByText, address } = await open('/sportovi/13', { updateSport });
  const name = getByRole('dialog').getByRole('textbox', { name: 'Naziv' });
  await expect.element(name).toHaveValue('Gimnastika');
  const link = (name: string) => getByRole('link', { name });
  await expect.element(link('Prikaži: 6 sportaša')).toHaveAttribute('href', '/sportasi?sport=13');
  await expect.element(link('Prikaži: 2 medalje')).toHaveAttribute('href', '/medalje?sport=Gimnastika');
  await expect.element(getByText('6 sportaša')).toBeVisible();
  await expect.element(getByText('Sport u upotrebi ne može se izbrisati.')).toBeVisible();
  expect(getByRole('switch').elements()).toEqual([]);
  await name.fill('Sportska gimnastika');
  await expect.element(getByText('2 medalje imaju upisan sport „Gimnastika”.')).toBeVisible();
  await expect.element(getByRole('switch', { name: 'Promijeni i u medaljama' })).toBeChecked();
  await expectShownWell();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/sportovi');
  expect(updateSport.mock.lastCall).toEqual([
    { body: { id: 13, version: 4, naziv: 'Sportska gimnastika', rename_medals: 1 } },
  ]);
});
