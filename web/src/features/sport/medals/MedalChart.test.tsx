import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeMedal } from '#web/testing/records/make-athlete.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { MedalListScreen } from './MedalListScreen.tsx';

const MEDALS = [
  makeMedal({ id: 1 }),
  makeMedal({ id: 2, medalja: 2 }),
  makeMedal({ id: 3, medalja: 3, natjecanje: 'ZOI Soči 2014' }),
];
const RIO = [
  makeMedal({ id: 4, medalja: 2, natjecanje: 'OI Rio de Janeiro 2016' }),
  makeMedal({ id: 5, medalja: 2, natjecanje: 'OI Rio de Janeiro 2016' }),
  makeMedal({ id: 6, medalja: 3, natjecanje: 'OI Rio de Janeiro 2016' }),
];

async function openList(medals = MEDALS) {
  logInAs('dokumenti');
  fakeServer({ listMedals: () => medals });
  const screen = await renderScreen(<MedalListScreen />, { at: '/medalje' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sve medalje');
  return screen;
}

test('the chart names each Games with its medals, keeps summer and winter apart, and narrows the list', async () => {
  const { getByRole, getByText, address } = await openList();
  await getByText('Graf', { exact: true }).click();
  await expect.element(getByRole('heading', { name: 'Zimske igre' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'OI Pariz 2024: 1 zlatna, 1 srebrna' })).toBeVisible();
  await getByRole('link', { name: 'ZOI Soči 2014: 1 brončana' }).click();
  await expect.poll(address).toBe('/medalje?natjecanje=ZOI+So%C4%8Di+2014');
});

test('the chart is also a table with totals', async () => {
  const { getByRole, getByText } = await openList();
  await getByText('Tablica', { exact: true }).click();
  const table = getByRole('table', { name: 'Ljetne igre' });
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('OI Pariz 20241102');
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent('Ukupno1102');
});

test('each head of the table sorts the Games, numbers from the most at first', async () => {
  const { getByRole, getByText } = await openList([...MEDALS, ...RIO]);
  await getByText('Tablica', { exact: true }).click();
  const table = getByRole('table', { name: 'Ljetne igre' });
  const first = table.getByRole('row').nth(1);
  await expect.element(table.getByRole('columnheader', { name: 'Igre' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(first).toMatchTextContent(/^OI Pariz 2024/);
  await table.getByRole('button', { name: 'Ukupno' }).click();
  await expect.element(first).toMatchTextContent('OI Rio de Janeiro 20160213');
  await expect.element(table.getByRole('columnheader', { name: 'Ukupno' })).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Zlato' }).click();
  await expect.element(first).toMatchTextContent(/^OI Pariz 2024/);
  await table.getByRole('button', { name: 'Zlato' }).click();
  await expect.element(first).toMatchTextContent(/^OI Rio/);
  await expect.element(table.getByRole('row').last()).toMatchTextContent('Ukupno1315');
  await expectAccessibleEverywhere();
});

test('on a phone the chart has a row for each Games, newest first', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText } = await openList([...MEDALS, ...RIO]);
  await getByText('Graf', { exact: true }).click();
  await expect.element(getByRole('link', { name: /^OI / }).first()).toMatchTextContent('2024');
  const disc = getByRole('link', { name: /^OI Pariz 2024/ })
    .element()
    .closest('li')!
    .querySelectorAll('[data-place]');
  const [gold, silver] = [...disc].map((each) => each.getBoundingClientRect());
  expect(silver!.top).toBe(gold!.top);
  expect(silver!.left).toBeGreaterThan(gold!.right);
  await expectAccessible();
});
