import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './baklja.ts';
import { expect, SAVED, test } from './fixtures.ts';
import { logInElsewhere } from './log-in-elsewhere.ts';

test.describe('unsaved text', () => {
  test('survives a closed tab and is offered when the article is opened again', async ({ page, logIn, context }) => {
    await logIn('tipfeler');
    await openArticle(page, 'Soči 2014');
    await page.getByLabel('Naslov').fill('Soči 2014.: još jednom');
    await expect(page.getByText('Nespremljene promjene')).toBeVisible();
    const address = page.url();
    await page.close();

    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByText('Na ovom uređaju sačuvano je ono što niste spremili')).toBeVisible();
    await expect(again.getByLabel('Naslov')).toHaveValue(/^Soči 2014.: četvrto srebro/);
    await again.getByRole('button', { name: 'Vrati' }).click();
    await expect(again.getByLabel('Naslov')).toHaveValue('Soči 2014.: još jednom');
    await again.getByRole('button', { name: 'Spremi' }).click();
    await expect(again.getByText(SAVED)).toBeVisible();
    await again.reload();
    await expect(again.getByLabel('Naslov')).toHaveValue('Soči 2014.: još jednom');
    await expect(again.getByText('Na ovom uređaju sačuvano je ono što niste spremili')).toBeHidden();
  });

  test('is saved once the editor has logged in again in place after the session ended', async ({
    page,
    logIn,
    request,
  }) => {
    await logIn('tipfeler');
    await openArticle(page, 'Torino 2006');
    await page.getByLabel('Naslov').fill('Torino 2006.: zlato i dva srebra');
    const token = await page.evaluate(() => localStorage.getItem('baklja.token'));
    await request.post('/api/auth/logout', { headers: { token: token ?? '' } });

    await page.getByRole('button', { name: 'Spremi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session expired' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Naslov')).toHaveValue('Torino 2006.: zlato i dva srebra');
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  test('neither overwrites the text of a colleague nor is overwritten: both texts are shown and one is chosen', async ({
    page,
    logIn,
    browser,
    baklja,
  }) => {
    await logIn('tipfeler');
    await openArticle(page, 'Sydney 2000');
    await page.getByLabel('Naslov').fill('Naslov moje ruke');
    await page.getByLabel('Kategorija').selectOption({ label: 'Edukacija' });

    const colleague = await logInElsewhere(browser, baklja.url);
    await openArticle(colleague, 'Sydney 2000');
    await colleague.getByLabel('Naslov').fill('Naslov kolegičine ruke');
    await colleague.getByText('Skica', { exact: true }).click();
    await colleague.getByRole('button', { name: 'Spremi' }).click();
    await expect(colleague.getByText(SAVED)).toBeVisible();

    await page.getByRole('button', { name: 'Spremi' }).click();
    const dialog = page.getByRole('dialog', { name: 'U međuvremenu je spremljena druga verzija članka.' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    // What was removed is between the words, struck out.
    await expect(dialog.getByRole('radiogroup')).toContainText(/Naslov.*moje.*ruke/s);
    await expect(dialog.getByRole('radiogroup')).toContainText(/Naslov.*kolegičine.*ruke/s);
    await dialog.getByLabel('Iva Đurđević').check();
    await dialog.getByRole('button', { name: 'Spremi odabrano' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();

    await expect(page.getByRole('textbox', { name: 'Naslov', exact: true })).toHaveValue('Naslov kolegičine ruke');
    await expect(page.getByRole('radio', { name: 'Skica' })).toBeChecked();
    await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText('Edukacija');
    await colleague.context().close();
  });
});

async function openArticle(page: Page, title: string): Promise<void> {
  await page.goto(`/postovi?trazi=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: new RegExp(`^Uredi: ${title}`) }).click();
  await expect(page.getByRole('textbox', { name: 'Uvod' })).toBeVisible();
  await expect(page.getByLabel('Naslov')).toHaveValue(new RegExp(`^${title}`));
}

test('a screen whose code does not arrive says so and opens later, and the typed text is offered again', async ({
  page,
  logIn,
}) => {
  await logIn('superadmin');
  await page.getByRole('link', { name: 'Dodaj članak' }).first().click();
  await page.getByLabel('Naslov', { exact: true }).fill('Naslov prije kvara');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Postavke stranice' }).click();
  await page.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect(page.getByRole('heading', { name: 'Ovaj zaslon nije se učitao.' })).toBeVisible();
  await expect(page).toHaveTitle('Ovaj zaslon nije se učitao – Baklja');

  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Postavke stranice' })).toBeVisible();
  await page.getByRole('link', { name: 'Dodaj članak' }).first().click();
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(page.getByLabel('Naslov', { exact: true })).toHaveValue('Naslov prije kvara');
});
