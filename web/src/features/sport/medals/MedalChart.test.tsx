import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
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
  const { getByRole, address } = await openList();
  await expect.element(getByRole('heading', { name: 'Zimske igre' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'OI Pariz 2024: 1 zlatna, 1 srebrna' })).toBeVisible();
  await expectShownWell();
  await getByRole('link', { name: 'ZOI Soči 2014: 1 brončana' }).click();
  await expect.poll(address).toBe('/medalje?natjecanje=ZOI+So%C4%8Di+2014');
});

test('on a phone the chart is shown when it is asked for, with the newest Games in view', async () => {
  await page.viewport(360, 780);
  const { getByRole, getByText } = await openList([...MEDALS, ...RIO]);
  const newest = getByRole('link', { name: /^OI Pariz 2024/ });
  await expect.element(newest).not.toBeInTheDocument();
  await getByText('Graf', { exact: true }).click();
  await expect.element(newest).toBeInViewport();
  await expectShownWell();
});
