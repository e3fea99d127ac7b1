import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('the menu is rearranged without a mouse, and a dead link is found and corrected', async ({
  page,
  logIn,
  request,
  expectAccessible,
}) => {
  await logIn('superadmin');
  await page.getByRole('link', { name: 'Navigacija' }).click();
  await expect(page.getByText('4 sekcije, ', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: /^Premjesti: Hrvatska odličja,/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('status').filter({ hasText: 'mjesto' })).toContainText('Programi, mjesto 3 od 3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Redoslijed je spremljen.')).toBeVisible();
  expect(await readSection(request, 'Programi')).toEqual([
    'Kako doći do dokumenata',
    'Hrvatska odličja',
    'Olympic values',
  ]);

  await page.goto('/stranice');
  await page.getByRole('link', { name: 'Hrvatska odličja na olimpijskim igrama' }).first().click();
  await page.getByRole('button', { name: 'Izbriši stranicu' }).click();
  const question = page.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect(question).toContainText('1 stavka izbornika vodi na ovu stranicu i ostat će bez cilja:');
  await expect(question.getByRole('link', { name: /^Programi: Hrvatska odličja/ })).toBeVisible();
  await question.getByRole('button', { name: 'Izbriši stranicu' }).click();
  await expect(page).toHaveURL(/\/stranice$/, { timeout: 10_000 });

  await findByKeys(page, 'hrvatska odlicja');
  await expect(page).toHaveURL(/\/navigacija\?stavka=\d+$/);
  await expect(
    page.getByText(/koje više nema: stranica „Hrvatska odličja na olimpijskim igrama” izbrisana je/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 poveznica ne vodi nikamo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Uredi: Kako doći do dokumenata' })).toBeHidden();
  await page.getByRole('link', { name: 'Uredi: Hrvatska odličja' }).press('Enter');
  await page.getByRole('combobox', { name: 'Naslov stranice' }).fill('ljetni i zim');
  await expect(page.getByRole('option', { name: /Ljetni i zimski sportovi/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /nikamo/ })).toBeHidden();

  const corrected = (await readItems(request, 'Programi')).find(({ value }) => value === 'Hrvatska odličja');
  const answer = await request.get(`/api/content/get/categories/${corrected?.link.split('/')[2]}`);
  expect((await answer.json())[0].title).toBe('Ljetni i zimski sportovi');
});

type Item = { value: string; link: string };

/** The items of a section, as the public site reads them. */
async function readItems(request: APIRequestContext, section: string): Promise<Item[]> {
  const menu: { value: string; items: string }[] = await (await request.get('/api/content/get/navigation-all')).json();
  return JSON.parse(menu.find(({ value }) => value === section)?.items ?? '[]');
}

async function readSection(request: APIRequestContext, section: string): Promise<string[]> {
  return (await readItems(request, section)).map(({ value }) => value);
}

/** Opens the first menu item that the search box finds. */
async function findByKeys(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Što tražite?' }).fill(words);
  await expect(page.getByRole('option', { name: /^Hrvatska odličja$/ })).toBeVisible();
  await page.keyboard.press('Enter');
}
