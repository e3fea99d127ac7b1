import { expect, type Role, test } from './fixtures.ts';

const MENUS: Record<Role, string[]> = {
  superadmin: [
    'Dashboard',
    'Članci',
    'Dodaj članak',
    'Stranice',
    'Dodaj stranicu',
    'Media',
    'Dokumenti',
    'Brojevi Olimpa',
    'Dodaj Olimp',
    'Članci Olimp',
    'Autori Olimp',
    'Dodaj autora',
    'Dodaj rubriku',
    'Sportaši',
    'Medalje',
    'Kategorizacije',
    'Sportovi',
    'Kategorije',
    'Navigacija',
    'Postavke stranice',
    'Koš',
  ],
  olimp: [
    'Dashboard',
    'Media',
    'Brojevi Olimpa',
    'Dodaj Olimp',
    'Članci Olimp',
    'Autori Olimp',
    'Dodaj autora',
    'Dodaj rubriku',
    'Sportaši',
    'Medalje',
    'Koš',
  ],
  tipfeler: [
    'Dashboard',
    'Članci',
    'Dodaj članak',
    'Stranice',
    'Dodaj stranicu',
    'Media',
    'Dokumenti',
    'Sportaši',
    'Koš',
  ],
  dokumenti: ['Media', 'Dokumenti', 'Sportaši', 'Medalje', 'Koš'],
  sportasi: ['Sportaši', 'Koš'],
  kategorizacije: ['Kategorizacije'],
};

for (const [role, menu] of Object.entries(MENUS) as [Role, string[]][]) {
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
