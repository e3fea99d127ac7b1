import type { APIRequestContext, Page } from '@playwright/test';
import { dropFiles } from './drop-files.ts';
import { expect, test } from './fixtures.ts';
import { makeBrokenPhotos, makePhotos } from './made-photos.ts';

const FOUND = 'Doček na Žnjanu (čučanj).jpg';

test('sixty photos are dropped, ten of them broken; one goes into an article and keeps its place when renamed', async ({
  page,
  logIn,
  request,
}) => {
  test.slow();
  const broken = await makeBrokenPhotos();
  await logIn('superadmin');
  await page.goto('/media-manager/galerije');
  await expect(page.getByRole('navigation', { name: 'Folderi' })).toBeVisible();
  await dropFiles(page, page.getByRole('main').locator('div').first(), [...(await makePhotos(50)), ...broken]);

  await page.getByRole('button', { name: /^Proširi: / }).click();
  const tray = page.getByRole('region', { name: 'Slanje datoteka' });
  await expect(tray.getByText('50 od 60 poslano')).toBeVisible({ timeout: 60_000 });
  for (const { name } of broken) await expect(tray.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(tray.getByText('Datoteka je prazna.')).toBeVisible();
  await expect(tray.getByText(/^Vrsta TIFF nije dopuštena/)).toBeVisible();
  await expect(page.getByText('Successfully uploaded')).toBeVisible();
  await tray.getByRole('button', { name: 'Zatvori', exact: true }).click();

  await page.getByRole('textbox', { name: 'Pretraži' }).fill('docek na znjanu');
  const row = page.getByRole('row').filter({ hasText: FOUND });
  await expect(page.getByText('1 pogodak').first()).toBeVisible();
  await row.getByRole('button', { name: `Detalji: ${FOUND}` }).click();
  const details = page.getByRole('complementary', { name: 'Detalji' });
  await details.getByLabel('Alternativni tekst', { exact: true }).fill('Ljudi na žalu');
  await details.getByLabel('Potpis', { exact: true }).fill('Doček na Žnjanu.');
  await details.getByRole('button', { name: 'Spremi' }).click();
  await expect(details.getByText(/^Spremljeno u \d\d:\d\d$/)).toBeVisible();

  const alias = await writeArticle(page);
  const images = await publicImages(request, alias);
  expect(images.image_intro).toBe('/files/galerije/Do%C4%8Dek%20na%20%C5%BDnjanu%20(%C4%8Du%C4%8Danj).jpg');
  expect(images.image_intro_alt).toBe('Ljudi na žalu');
  expect(images.image_intro_caption).toBe('Doček na Žnjanu.');
  for (const width of [320, 640, 960]) await expectWidth(page, images.image_intro, width);

  await page.goto('/media-manager/galerije?trazi=docek');
  await page.getByRole('button', { name: `Što učiniti s: ${FOUND}` }).click();
  await page.getByRole('menuitem', { name: 'Preimenuj' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Čestitka s novom slikom')).toBeVisible();
  await dialog.getByRole('textbox').fill('doček-2026');
  await dialog.getByRole('button', { name: 'Preimenuj' }).click();
  await expect(page.getByText('doček-2026.jpg').first()).toBeVisible();

  expect((await publicImages(request, alias)).image_intro).toBe(images.image_intro);
  await expectWidth(page, images.image_intro, 640);
  const moved = await request.get(images.image_intro, { maxRedirects: 0 });
  expect(moved.status()).toBe(302);
  expect(moved.headers()['location']).toContain('do%C4%8Dek-2026.jpg');
  const bytes = await request.get(images.image_intro);
  expect(bytes.headers()['content-type']).toBe('image/jpeg');
});

/** Writes and publishes an article with the found picture. Returns its alias. */
async function writeArticle(page: Page): Promise<string> {
  await page.goto('/dodaj-post');
  await page.getByLabel('Naslov').fill('Čestitka s novom slikom');
  await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByRole('region', { name: 'Slika u popisu' }).getByRole('button', { name: 'Odaberi sliku' }).click();
  const picker = page.getByRole('dialog', { name: 'Odaberite sliku' });
  await picker.getByRole('textbox', { name: 'Pretraži' }).fill('znjan');
  await picker.getByRole('button', { name: FOUND }).dblclick();
  await expect(page.getByLabel('Alternativni tekst')).toHaveValue('Ljudi na žalu');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await page.getByRole('link', { name: 'Uredi post' }).click();
  await expect(page).toHaveURL(/\/post\/detalji\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The pictures of a post as the public reads them. */
async function publicImages(
  request: APIRequestContext,
  alias: string,
): Promise<Record<string, string> & { image_intro: string }> {
  const answer = await request.get(`/api/content/get/single/${alias}`);
  return JSON.parse((await answer.json()).images);
}

/** Checks that a browser which follows the address really draws the picture at the width, once it was made. */
async function expectWidth(page: Page, path: string, width: number): Promise<void> {
  const drawn = () =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, `${path}?w=${width}`);
  await expect(async () => expect(await drawn()).toBe(width)).toPass();
}
