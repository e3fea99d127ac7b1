import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

async function openList() {
  const handlers = { listMedals: () => MEDALS };
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

test('on a phone the chart is shown when it is asked for, with the newest Games in view', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText } = await openList();
  const newest = getByRole('link', { name: /^OI Pariz 2024/ });
  await expect.element(newest).not.toBeInTheDocument();
  await getByText('Graf', { exact: true }).click();
  await expect.element(newest).toBeInViewport();
  await expectShownWell();
});
