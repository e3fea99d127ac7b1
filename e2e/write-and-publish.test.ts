import type { Page } from '@playwright/test';
import { expect, SAVED, test } from './fixtures.ts';

test.describe('an editor', () => {
  test('writes, publishes and pins an article that the public can read', async ({ page, logIn, request }) => {
    await logIn('tipfeler');
    await unpinOne(page);

    await page.getByRole('link', { name: 'Dodaj članak' }).first().click();
    await expect(page.getByRole('button', { name: 'Spremi' })).toBeDisabled();
    await page.getByLabel('Naslov').fill('Čestitke Đurđi: žuti šešir na Žnjanu');
    await page.getByLabel('Uvod').click();
    await page.keyboard.type('Prva rečenica.');
    await page.getByLabel('Tekst', { exact: true }).click();
    await page.keyboard.type('Druga rečenica, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('debelo');
    await page.getByText('Objavljeno', { exact: true }).click();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unesite podatke')).toBeVisible();
    await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
    await page.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();

    await page.getByRole('link', { name: 'Uredi post' }).click();
    await expect(page).toHaveURL(/\/post\/detalji\/cestitke-durdi-zuti-sesir-na-znjanu$/);
    await expect(page.getByLabel('Naslov')).toHaveValue('Čestitke Đurđi: žuti šešir na Žnjanu');

    await page.getByRole('link', { name: 'Svi postovi' }).click();
    await page.getByRole('button', { name: /^Ping: Čestitke Đurđi/ }).click();
    await expect(page.getByText('Dodano')).toBeVisible();
    await expect(page.getByText('Upozorenje! Broj "pigned" članaka mora biti 3')).toBeHidden();

    const answer = await request.get('/api/content/get/single/cestitke-durdi-zuti-sesir-na-znjanu');
    const post = await answer.json();
    expect(post.title).toBe('Čestitke Đurđi: žuti šešir na Žnjanu');
    expect(post.introtext).toBe('<p>Prva rečenica.</p>');
    expect(post.fulltext).toBe('<p>Druga rečenica, <strong>debelo</strong></p>');
    expect(post.state).toBe(1);
    const pinned = await (await request.get('/api/content/get/ping-get')).json();
    expect(pinned.map(({ alias }: { alias: string }) => alias)).toContain('cestitke-durdi-zuti-sesir-na-znjanu');
  });

  test('finds an article with any form of its letters, and deletes it after a confirmation', async ({
    page,
    logIn,
  }) => {
    await logIn('tipfeler');
    await page.goto('/postovi');
    await page.getByLabel('Naslov').fill('PESALOV');
    await page.getByRole('button', { name: 'Pretraži' }).click();
    await expect(page).toHaveURL(/trazi=PESALOV/);
    await page.getByRole('link', { name: /^Uredi: Nikolaj Pešalov/ }).click();
    await page.getByRole('button', { name: 'Izbriši članak' }).click();
    await expect(page.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Odustani' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši članak' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/postovi?trazi=pesalov');
    await expect(page.getByText('Nijedan naslov ne sadrži „pesalov”.')).toBeVisible();
  });
});

/** Three posts are pinned from the start; one makes room. */
async function unpinOne(page: Page): Promise<void> {
  await page.goto('/postovi');
  await page
    .getByRole('button', { name: /^Ping: /, pressed: true })
    .first()
    .click();
  await expect(page.getByText('Unpinged')).toBeVisible();
  await expect(page.getByText('Upozorenje! Broj "pigned" članaka mora biti 3')).toBeVisible();
}
