import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { makeWorkbook } from '../web/src/testing/spreadsheets.ts';
import { expect, test } from './fixtures.ts';

const VALUES = ['Ž', '01.02.2003.', 'Judo', 'JK Primjer', 'Istarska', 'II', '1. mjesto', '01.01.2026.', '31.12.2035.'];
const LIST = [
  [...CATEGORISATION_COLUMNS],
  // The demo content has this number in category I.
  [990_001, 'P000001', 'Ana', 'Bakljić', ...VALUES],
  [995_001, 'P100001', 'Mia', 'Čović', ...VALUES],
];

test('a new user loads an .xls, sees what would change, imports it, finds Čović, and brings the former list back', async ({
  page,
  logIn,
}) => {
  await logIn('superadmin');
  const categorised = page
    .getByRole('main')
    .locator('div', { has: page.getByText('Kategorizirani sportaši') })
    .last();
  await expect(categorised).toContainText('40');

  await page.goto('/kategorizacije');
  await page.getByRole('link', { name: 'Pošalji novi popis' }).click();
  await expect(page.getByRole('heading', { name: 'Dovucite datoteku s popisom ovamo' })).toBeVisible();
  const buffer = Buffer.from(makeWorkbook('biff8', { Kategorizacija: LIST }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'popis.xls', mimeType: 'application/vnd.ms-excel', buffer });
  await expect(page.getByText('2 retka, sve ispravno')).toBeVisible();
  const change = page.getByRole('table').last().getByRole('row').nth(1);
  await expect(page.getByRole('button', { name: 'Novo 1' })).toBeVisible();
  await expect(change).toContainText('Čović Mia');
  await page.getByRole('button', { name: 'Mijenja kategoriju 1' }).click();
  await expect(change).toContainText('I → II');
  await expect(page.getByRole('button', { name: 'Uklanja se 39' })).toBeVisible();
  await page.getByRole('button', { name: 'Zamijeni popis' }).click();
  await expect(page.getByRole('listitem').getByText('Podaci uspješno dodani')).toBeVisible();

  await expect(page).toHaveURL(/\/kategorizacije$/);
  await page.getByRole('textbox', { name: 'Ime, prezime ili AUTOID' }).fill('covic');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Čović Mia');
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'Sve verzije' }).click();
  await page.getByRole('button', { name: /^Vrati popis od / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrati popis' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vraćen popis od' })).toBeVisible();
  await page.goto('/');
  await expect(categorised).toContainText('40');
});
