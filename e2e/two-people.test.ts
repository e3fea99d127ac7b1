import { PRESENCE_BEAT_SECONDS } from '@baklja/contract/limits';
import type { Page } from '@playwright/test';
import { expect, SAVED, test } from './fixtures.ts';
import { logInElsewhere } from './log-in-elsewhere.ts';

const ARTICLE = 'Atlanta 1996';

test('two people with one article open see each other and saves by each other, until one closes it', async ({
  page,
  logIn,
  browser,
  baklja,
}) => {
  await page.clock.install();
  await logIn('tipfeler');
  await openArticle(page);
  const notice = page.getByRole('status').filter({ hasText: 'ovaj članak' });
  await expect(notice).toBeHidden();

  const colleague = await logInElsewhere(browser, baklja.url);
  await openArticle(colleague);
  await expect(colleague.getByText('Petra Šimunić ima otvoren ovaj članak')).toBeVisible();
  await beat(page);
  await expect(notice).toContainText('Iva Đurđević ima otvoren ovaj članak');

  const title = colleague.getByLabel('Naslov', { exact: true });
  await title.fill(`${ARTICLE}: rukometno zlato`);
  await expect(colleague.getByText('Nespremljene promjene')).toBeVisible();
  await beat(page);
  await expect(notice).toContainText('Iva Đurđević uređuje ovaj članak');

  await colleague.getByRole('button', { name: 'Spremi' }).click();
  await expect(colleague.getByText(SAVED)).toBeVisible();
  await beat(page);
  await expect(page.getByText('Spremljena je novija verzija članka.')).toBeVisible();
  await page.getByRole('button', { name: 'Prikaži' }).click();
  await expect(page.getByLabel('Naslov', { exact: true })).toHaveValue(`${ARTICLE}: rukometno zlato`);

  await colleague.close({ runBeforeUnload: false });
  await expect
    .poll(async () => {
      await beat(page);
      return notice.count();
    })
    .toBe(0);
  await colleague.context().close();
});

/** The editor asks the server again after this time; the clock of the page is set forward to it at once. */
async function beat(page: Page): Promise<void> {
  await page.clock.runFor(PRESENCE_BEAT_SECONDS * 1000);
}

async function openArticle(page: Page): Promise<void> {
  await page.goto(`/postovi?trazi=${encodeURIComponent(ARTICLE)}`);
  await page.getByRole('link', { name: new RegExp(`^Uredi: ${ARTICLE}`) }).click();
  await expect(page.getByRole('textbox', { name: 'Uvod' })).toBeVisible();
}
