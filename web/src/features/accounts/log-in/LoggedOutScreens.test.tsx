import { expect, test } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LoggedOutScreens } from './LoggedOutScreens.tsx';

test('/admin is the log-in', async () => {
  const { getByRole } = await renderScreen(<LoggedOutScreens />, { at: '/admin' });
  await expect.element(getByRole('heading', { name: 'admin login' })).toBeVisible();
  expect(document.title).toBe('admin login – Baklja');
  const publicSite = getByRole('link', { name: 'Javne stranice' });
  await expect.element(publicSite).toHaveAttribute('href', 'https://www.hoo.hr');
  const medals = getByRole('img', { name: /^Barcelona 1992\.: 1 srebrna, 2 brončane;.*Pariz 2024/ });
  await expect.element(medals).toBeVisible();
  await expectShownWell();
});

test.each(['/', '/postovi', '/admin/anything', '/nema-me'])('%s is not found', async (at) => {
  const { getByRole } = await renderScreen(<LoggedOutScreens />, { at });
  await expect.element(getByRole('heading', { name: 'Žao nam je, ovu stranicu nismo pronašli.' })).toBeVisible();
  const publicSite = getByRole('link', { name: 'Idi na javne stranice' });
  await expect.element(publicSite).toHaveAttribute('href', 'https://www.hoo.hr');
});

test('both screens show how the last session ended, and the small Admin link leads to the log-in', async () => {
  const { getByRole, address } = await renderScreen(<LoggedOutScreens notice="Your session expired" />, {
    at: '/postovi',
  });
  await expect.element(getByRole('alert').filter({ hasText: 'Your session expired' })).toBeVisible();
  await expectShownWell();
  await getByRole('link', { name: 'Admin' }).click();
  await expect.poll(address).toBe('/admin');
  await expect.element(getByRole('alert').filter({ hasText: 'Your session expired' })).toBeVisible();
});
