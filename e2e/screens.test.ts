import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Every screen, looked at by machine in both colour schemes and three widths: nothing axe objects to, nothing too wide. */
const SCREENS: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'dashboard', open: (page) => openAt(page, '/', 'Zadnji članci, hrvatski') },
  { name: 'list of posts', open: (page) => openAt(page, '/postovi', 'Svi postovi') },
  { name: 'list without a match', open: (page) => openAt(page, '/postovi?trazi=zzz', 'Nijedan naslov') },
  { name: 'new post', open: (page) => openAt(page, '/dodaj-post', 'prikazuje se u popisima') },
  { name: 'editor', open: openEditor },
  { name: 'unknown address', open: (page) => openAt(page, '/nema-toga', 'Ovdje nema stranice.') },
];

for (const colorScheme of SCHEMES) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the logged-out screens are sound', async ({ page, expectSound }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openAt(page, '/', 'stranicu nismo pronašli');
        await expectSound(page);
        await openAt(page, '/admin', 'admin login');
        await expectSound(page);
        await page.getByRole('button', { name: 'register here' }).click();
        await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
        await expectSound(page);
      }
    });

    test('the screens of an editor are sound', async ({ page, logIn, expectSound }) => {
      test.slow();
      await logIn('superadmin');
      for (const { open } of SCREENS) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await open(page);
          await expectSound(page);
        }
      }
    });
  });
}

async function openAt(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/postovi');
  await page.getByRole('link', { name: /^Uredi: Dvadeset zlata/ }).click();
  await expect(page.getByRole('textbox', { name: 'Uvod' })).toBeVisible();
  await expect(page.getByLabel('Naslov')).toHaveValue(/^Dvadeset zlata/);
}
