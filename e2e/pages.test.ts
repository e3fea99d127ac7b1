import { expect, test } from './fixtures.ts';

test('a page with links, an accordion and a gallery is created, read by the public, changed and deleted', async ({
  page,
  logIn,
  request,
}) => {
  await logIn('tipfeler');
  await page.getByRole('link', { name: 'Dodaj stranicu' }).first().click();
  await page.getByLabel('Naslov', { exact: true }).fill('Đački kup: što je to?');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).click();
  await page.keyboard.type('Sve o kupu.');

  await page.getByRole('switch', { name: 'Poveznice' }).check();
  await page.getByRole('button', { name: 'Dodaj poveznicu' }).click();
  await page.getByLabel('Tekst poveznice').fill('Pravila');
  await page.getByLabel('Adresa', { exact: true }).fill('/files/dokumenti/pravila.pdf');

  await page.getByRole('switch', { name: 'Padajući odjeljci' }).check();
  await page.getByRole('button', { name: 'Dodaj odjeljak' }).click();
  await page.getByLabel('Naslov odjeljka').fill('Prijave');
  await page.getByRole('textbox', { name: /^Tekst odjeljka/ }).click();
  await page.keyboard.type('Do petka.');

  await page.getByRole('switch', { name: 'Galerija' }).check();
  await page.getByRole('button', { name: 'Dodaj slike' }).click();
  const picker = page.getByRole('dialog', { name: 'Odaberite slike' });
  await picker.getByRole('button', { name: /^clanci-slike/ }).click();
  await picker.getByRole('button', { name: 'medalje.jpg' }).click();
  await picker.getByRole('button', { name: 'baklja.jpg' }).click();
  await picker.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await page.getByLabel('Potpis slike 2').fill('Baklja u mraku');

  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page).toHaveURL(/\/stranice$/, { timeout: 10_000 });
  await page.getByRole('link', { name: 'Đački kup: što je to?' }).first().click();
  await expect(page).toHaveURL(/\/stranice\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);

  const read = async () => (await (await request.get(`/api/content/get/categories/${id}`)).json())[0];
  const made = await read();
  expect(made).toMatchObject({
    title: 'Đački kup: što je to?',
    slug: 'dacki-kup-sto-je-to',
    description: '<p>Sve o kupu.</p>',
    show_buttons: 1,
    show_accordion: 1,
    show_gallery: 1,
  });
  expect(JSON.parse(made.buttons)).toEqual([{ title: 'Pravila', link: '/files/dokumenti/pravila.pdf' }]);
  expect(JSON.parse(made.accordion)).toEqual([{ title: 'Prijave', data: '<p>Do petka.</p>' }]);
  expect(JSON.parse(made.gallery).map(({ image }: { image: string }) => image)).toEqual([
    '/files/clanci-slike/medalje.jpg',
    '/files/clanci-slike/baklja.jpg',
  ]);
  expect(JSON.parse(made.gallery_captions)[1]).toBe('Baklja u mraku');

  await expect(page.getByLabel('Tekst poveznice')).toHaveValue('Pravila');
  await page.getByLabel('Naslov', { exact: true }).fill('Đački kup');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText(/Stranica spremljena u \d\d:\d\d/)).toBeVisible();
  const changed = await read();
  expect(changed).toEqual({
    ...made,
    title: 'Đački kup',
    version: made.version + 1,
    modified_time: changed.modified_time,
  });

  await page.getByRole('button', { name: 'Izbriši stranicu' }).click();
  const question = page.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect(question.getByText('Nijedna medalja ni stavka izbornika ne vodi na ovu stranicu.')).toBeVisible();
  await question.getByRole('button', { name: 'Izbriši stranicu' }).click();
  await expect(page).toHaveURL(/\/stranice$/, { timeout: 10_000 });
  expect((await request.get(`/api/content/get/categories/${id}`)).status()).toBe(404);
});

test('Ctrl+K finds screens, articles, pages and files', async ({ page, logIn }) => {
  await logIn('superadmin');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Što tražite?' });
  await box.fill('medalje.jpg');
  await page.getByRole('option', { name: /^medalje\.jpg/ }).click();
  await expect(page).toHaveURL(/\/media-manager\/clanci-slike\?datoteka=\d+$/);
  await expect(page.getByRole('complementary', { name: 'Detalji' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box.fill('postavke');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Postavke stranice' })).toBeVisible();
});
