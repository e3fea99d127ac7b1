import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeMedal } from '#web/testing/records/make-athlete.ts';
import { MedalListScreen } from './MedalListScreen.tsx';

const RIO = { natjecanje: 'OI Rio de Janeiro 2016' };
const MEDALS = [
  makeMedal({ id: 1 }),
  makeMedal({ id: 2, medalja: 2 }),
  makeMedal({ id: 3, medalja: 3, natjecanje: 'ZOI Soči 2014' }),
  ...[4, 5, 6].map((id) => makeMedal({ id, medalja: 2, ...RIO })),
];

async function openList(medals = MEDALS) {
  const handlers = { listMedals: () => medals };
  const screen = await openScreen(<MedalListScreen />, { role: 'dokumenti', handlers, at: '/medalje' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sve medalje');
  return screen;
}

test('the chart names each Games with its medals, keeps summer and winter apart, and narrows the list', async () => {
  const { getByRole, address } = await openList();
  await expect.element(getByRole('heading', { name: 'Zimske igre' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'OI Pariz 2024: 1 zlatna, 1 srebrna' })).toBeVisible();
  await expectShownWell();
  await getByRole('link', { name: 'ZOI Soči 2014: 1 brončana' }).click();
  await expect.poll(address).toBe('/medalje?natjecanje=ZOI+So%C4%8Di+2014');
});

test('the rows are drawn before the chart, which has kept its height', async () => {
  const chartWithRows: boolean[] = [];
  const tops = new Set<number>();
  const observer = new MutationObserver(() => {
    const table = document.querySelector('table:has(tbody a)');
    if (!table) return;
    chartWithRows.push(document.querySelector('section li a') !== null);
    tops.add(table.getBoundingClientRect().top);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const medals = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => makeMedal({ id, medalja: 1 }));
  const { getByRole } = await openList(medals);
  await expect.element(getByRole('link', { name: /^OI Pariz 2024/ })).toBeVisible();
  observer.disconnect();
  expect(chartWithRows[0]).toBe(false);
  expect(chartWithRows.at(-1)).toBe(true);
  expect(tops.size).toBe(1);
});

test('on a phone the chart is shown when it is asked for', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText } = await openList();
  const games = getByRole('link', { name: /^OI Pariz 2024/ });
  await expect.element(games).not.toBeInTheDocument();
  await getByText('Graf', { exact: true }).click();
  await expect.element(games).toBeVisible();
  await expectAccessible();
});

const SUMMERS =
  'Barcelona 1992,Atlanta 1996,Sydney 2000,Atena 2004,Peking 2008,London 2012,Rio de Janeiro 2016,Tokio 2020,Pariz 2024';

test('nine Games are side by side at 200 % zoom; where there is no room they start with the first', async () => {
  await page.viewport(704, 800);
  const medals = SUMMERS.split(',').map((games, id) => makeMedal({ id, natjecanje: `OI ${games}` }));
  const { getByRole, getByText } = await openList(medals);
  const last = getByRole('link', { name: /^OI Pariz 2024/ });
  await expect.element(last).toBeInViewport({ ratio: 1 });
  await page.viewport(360, 800);
  await getByText('Graf', { exact: true }).click();
  await expect.element(getByRole('link', { name: /^OI Barcelona 1992/ })).toBeInViewport({ ratio: 1 });
  await expect.element(last).not.toBeInViewport();
});
