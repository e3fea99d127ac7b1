import type { Page } from '@playwright/test';
import { expect, SAVED, test } from './fixtures.ts';
import { logInElsewhere } from './log-in-elsewhere.ts';

const TITLE = 'Regata na Peruči';
const ADDRESS = '/post/detalji/regata-na-peruci';
const ANSWER = '/api/content/get/single/regata-na-peruci';

test('an older version is compared and restored, and a rejected save is found in the history', async ({
  page,
  logIn,
  browser,
  baklja,
  request,
}) => {
  const introduction = async () => (await (await request.get(ANSWER)).json()).introtext;
  await logIn('tipfeler');
  await createArticle(page);
  await page.goto(ADDRESS);
  for (const sentence of ['Druga rečenica.', 'Treća rečenica.']) {
    await writeIntroduction(page, sentence);
    await page.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('Nespremljene promjene')).toBeHidden();
  }
  expect(await introduction()).toBe('<p>Treća rečenica.</p>');

  const colleague = await logInElsewhere(browser, baklja.url);
  await colleague.goto(ADDRESS);
  await writeIntroduction(colleague, 'Rečenica kolegice.');

  await page.getByRole('button', { name: 'Povijest' }).click();
  const history = page.getByRole('dialog', { name: 'Povijest članka' });
  await expect(history.getByText('3 verzije')).toBeVisible();
  const versions = history.getByRole('radiogroup', { name: 'Verzije' });
  await versions.getByRole('radio').last().check();
  const differences = history.getByRole('region', { name: 'Razlike' });
  await expect(differences.locator('del', { hasText: 'Prva' })).toBeVisible();
  await expect(differences.locator('ins', { hasText: 'Treća' })).toBeVisible();
  await expect(history.getByText('Zapis je javan: vraćena se verzija odmah vidi i na webu.')).toBeVisible();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Uvod' })).toHaveText('Prva rečenica.');
  await expect.poll(introduction).toBe('<p>Prva rečenica.</p>');

  await colleague.getByRole('button', { name: 'Spremi' }).click();
  await expect(colleague.getByText('U međuvremenu je spremljena druga verzija članka.')).toBeVisible();
  await colleague.context().close();
  expect(await introduction()).toBe('<p>Prva rečenica.</p>');

  await page.reload();
  await page.getByRole('button', { name: 'Povijest' }).click();
  await versions.getByRole('radio', { name: 'Iva Đurđević' }).check();
  await expect(history.getByText('Nije spremljeno', { exact: true })).toBeVisible();
  await expect(history.getByText('U međuvremenu je netko drugi spremio novu verziju.')).toBeVisible();
  await expect(differences.locator('del', { hasText: 'kolegice' })).toBeVisible();
});

async function createArticle(page: Page): Promise<void> {
  await page.goto('/dodaj-post');
  await page.getByLabel('Naslov').fill(TITLE);
  await page.getByRole('textbox', { name: 'Uvod' }).fill('Prva rečenica.');
  await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
}

async function writeIntroduction(page: Page, sentence: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Uvod' }).fill(sentence);
  await expect(page.getByText('Nespremljene promjene')).toBeVisible();
}
