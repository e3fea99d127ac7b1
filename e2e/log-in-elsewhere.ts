import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './baklja.ts';

/** A colleague, a superadmin, logged in with a separate browser. */
export async function logInElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/admin');
  await page.getByLabel('Korisničko ime').fill('superadmin');
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByRole('button', { name: 'Odjavi se' })).toBeVisible();
  return page;
}
