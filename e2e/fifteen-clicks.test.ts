import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIMIT = 15;
const CLICKS_OF_SELECT = 2;

/**
 * Clicks or taps on buttons, links and choices since the page was opened. Those that only put the caret into a text
 * field are not counted, neither is typing. A press is counted, because a click on a label is two events.
 */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const isCaret = target instanceof Element && target.closest('input[type="text"], textarea, [contenteditable]');
        if (!isTrusted || isCaret) return;
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
      },
      true,
    );
  });
  await page.reload();
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  // Playwright chooses a category without the two clicks of a person.
  return async () => CLICKS_OF_SELECT + (await page.evaluate(() => Number(sessionStorage.getItem('clicks'))));
}

const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
};

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(window);
    test(`an illustrated article in two languages is public after at most ${LIMIT} clicks, and says so`, async ({
      page,
      logIn,
      request,
    }) => {
      test.slow();
      await logIn('tipfeler');
      const readClicks = await countClicks(page);
      await publishInTwoLanguages(page, name === 'phone');
      expect(await readClicks()).toBeLessThanOrEqual(LIMIT);
      for (const alias of [`regata-na-jarunu-${name}`, `regatta-on-jarun-${name}`]) {
        expect((await request.get(`/api/content/get/single/${alias}`)).status()).toBe(200);
      }
    });
  });
}

test(`an article with a picture, a table and a gallery of three is public after at most ${LIMIT} clicks`, async ({
  page,
  logIn,
}) => {
  await logIn('tipfeler');
  const readClicks = await countClicks(page);
  await page.locator('main').getByRole('link', { name: 'Dodaj članak' }).first().click();
  await page.getByLabel('Naslov', { exact: true }).fill('Regata na Jarunu');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Prve se utrke voze u subotu.');
  await insertPicture(page);
  await page.getByRole('button', { name: 'Umetni tablicu 3 × 3' }).click();
  await page.getByRole('button', { name: 'Dodaj slike' }).click();
  const gallery = page.getByRole('dialog', { name: 'Odaberite slike' });
  await gallery
    .getByRole('button', { name: /^Kvadratne ilustracije/ })
    .last()
    .click();
  for (const place of [0, 1, 2]) await gallery.getByRole('listitem').getByRole('button').nth(place).click();
  await gallery.getByRole('button', { name: 'Dodaj 3 slike' }).click();
  await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText(/^Objavljeno u \d\d:\d\d$/)).toBeVisible();
  expect(await readClicks()).toBeLessThanOrEqual(LIMIT);
});

async function insertPicture(page: Page): Promise<void> {
  const picture = page.getByRole('button', { name: 'Slika', exact: true });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Slika u tekstu' });
  await dialog.getByRole('button', { name: 'medalje.jpg' }).click();
  await dialog.getByRole('button', { name: 'Umetni sliku' }).click();
}

async function publishInTwoLanguages(page: Page, isPhone: boolean): Promise<void> {
  const mark = isPhone ? 'phone' : 'desk';
  const heading = page.getByLabel('Naslov', { exact: true });
  const panelButton = page.getByRole('button', { name: 'Objava', exact: true });
  const isPublic = page.getByText(/^Objavljeno u \d\d:\d\d$/);

  await page.locator('main').getByRole('link', { name: 'Dodaj članak' }).first().click();
  await heading.fill(`Regata na Jarunu ${mark}`);
  await page.getByLabel('Uvod').fill('Dva dana veslanja.');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Prve se utrke voze u subotu.');
  await insertPicture(page);
  // The panel is a column on a desk, a sheet on a phone.
  if (isPhone) await panelButton.click();
  await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(isPublic).toBeVisible();

  await page.getByRole('link', { name: 'Izradi prijevod' }).click();
  await page.getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  await heading.fill(`Regatta on Jarun ${mark}`);
  // Next to the original there is no room for the panel.
  await panelButton.click();
  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(isPublic).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otvori na webu' })).toBeVisible();
}
