import { ROLE_MENUS } from '@baklja/contract/testing/role-menus';
import { expect, type Role, test } from './fixtures.ts';

for (const [role, menu] of Object.entries(ROLE_MENUS) as [Role, readonly string[]][]) {
  test(`${role} logs in, sees its own menu, and a typed address of another role leads nowhere`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn(role);
    const entries = page.getByRole('navigation', { name: 'Glavni izbornik' }).getByRole('link');
    await expect(entries).toHaveText(['Baklja', ...menu]);
    await expectAccessible(page);
    await page.goto('/postovi');
    const title = menu.includes('Članci') ? 'Svi postovi' : 'Ovdje nema stranice.';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Odjavi se' }).click();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    await expect(page.getByText('Your session expired')).toBeHidden();
  });
}
