import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Picks the first page that the site offers in a language. */
async function pickPage(page: Page, language: 'hr' | 'eng'): Promise<void> {
  await page.getByRole('combobox', { name: `Odaberi stranicu za prikaz ${language}`, exact: true }).click();
  await page
    .getByRole('option', { name: / - \d+$/ })
    .first()
    .click();
}

async function pickAthlete(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Odaberi sportaša/ }).click();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /br\. \d+/ })).not.toHaveCount(0);
}

test('the demo shows 59 medals, 20 gold, 21 silver and 18 bronze, and 526 Olympians', async ({ page, logIn }) => {
  await logIn('dokumenti');
  await page.goto('/medalje');
  const head = page.getByRole('status').first();
  await expect(head).toContainText('59 medalja s 13 Igara');
  for (const words of ['20 zlatnih', '21 srebrna', '18 brončanih']) await expect(head).toContainText(words);
  await page.goto('/sportasi');
  await expect(page.getByText('526 sportaša, 526 olimpijaca')).toBeVisible();
});

test('someone new adds a medal of a team and a medal of an athlete who is not known yet', async ({ page, logIn }) => {
  await logIn('dokumenti');
  await page.goto('/medalje');
  await page.getByRole('link', { name: 'Dodaj medalju' }).first().click();

  await page.getByRole('switch', { name: 'Tim' }).click();
  await page.getByRole('textbox', { name: 'Unesi tim' }).fill('Hrvatska, rukomet, muškarci');
  await pickAthlete(page, 'duvnjak', 'Duvnjak Domagoj');
  await page.getByRole('radio', { name: 'Bronca' }).check();
  await page.getByRole('combobox', { name: 'Natjecanje' }).fill('OI Los Angeles 2028');
  await page.keyboard.press('Escape');
  await pickPage(page, 'hr');
  await pickPage(page, 'eng');
  await page.getByRole('button', { name: 'Dodaj, pa nova s istih Igara' }).click();
  await expect(page.getByText('Medalja je spremljena.').first()).toBeVisible();

  await expect(page.getByRole('region', { name: 'Medalje: OI Los Angeles 2028' })).toContainText('Hrvatska, rukomet');
  await page.getByRole('radio', { name: 'Zlato' }).check();
  await page.getByRole('combobox', { name: 'Odaberi sportaša' }).click();
  await page.keyboard.type('nova osvajačica');
  await expect(page.getByText('Nitko se tako ne zove.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dodaj novog sportaša „nova osvajačica”' }).click();
  await expect(page.getByRole('textbox', { name: 'Prezime' })).toHaveValue('Osvajačica');
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Judo');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/dodaj\/medalje$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Nova Osvajačica' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Zlato' })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/uredi-medalju\/\d+$/);

  await page.goto('/medalje?natjecanje=OI+Los+Angeles+2028');
  await expect(page.getByRole('status').first()).toContainText('2 medalje s jednih Igara');
  await expect(page.getByRole('link', { name: 'Nova Osvajačica', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hrvatska, rukomet, muškarci', exact: true })).toBeVisible();
});
