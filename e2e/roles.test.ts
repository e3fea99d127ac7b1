import { ROLE_MENUS } from '@baklja/contract/testing/role-menus';
import { expect, test } from './fixtures.ts';

test('a role sees its own menu, and a typed address of another role leads nowhere', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('sportasi');
  const entries = page.getByRole('navigation', { name: 'Glavni izbornik' }).getByRole('link');
  await expect(entries).toHaveText(['Baklja', ...ROLE_MENUS.sportasi]);
  await expectAccessible(page);
  await page.goto('/postovi');
  await expect(page.getByRole('heading', { name: 'Ovdje nema stranice.' })).toBeVisible();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await expect(page.getByText('Your session expired')).toBeHidden();
});
