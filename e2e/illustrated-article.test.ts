import type { Page } from '@playwright/test';
import { expect, SAVED, test } from './fixtures.ts';

/**
 * HTML as Word puts it on the clipboard: a heading, a list without list elements, and a table, wrapped in markup for
 * Word only.
 */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head>
<body lang=HR><!--StartFragment-->
<h2 style='mso-outline-level:2'>Raspored utrka<o:p></o:p></h2>
<p class=MsoNormal style='mso-margin-top-alt:auto'>Prve se utrke voze <b>u subotu</b>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>dvojci<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>četverci<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Staza</p></td><td><p class=MsoNormal>Posada</p></td></tr><tr><td></td><td></td></tr></table>
<!--EndFragment--></body></html>`;

test('an illustrated article is pasted from Word, previewed, scheduled and translated next to the original', async ({
  page,
  logIn,
  request,
}) => {
  test.slow();
  await logIn('tipfeler');
  await page.getByRole('link', { name: 'Dodaj članak' }).first().click();
  await page.getByLabel('Naslov', { exact: true }).fill('Regata na Jarunu: što se vozi');
  await page.getByLabel('Uvod').click();
  await page.keyboard.type('Dva dana veslanja.');

  await pasteInto(page, 'Tekst', FROM_WORD);
  const body = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(body.getByRole('heading', { name: 'Raspored utrka', level: 2 })).toBeVisible();
  await expect(body.getByRole('listitem')).toHaveText(['dvojci', 'četverci']);
  await expect(body.getByRole('cell')).toHaveText(['Staza', 'Posada', '', '']);

  await body.getByText('Prve se utrke voze').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Slika', exact: true }).click();
  const pictureDialog = page.getByRole('dialog', { name: 'Slika u tekstu' });
  await pictureDialog.getByRole('button', { name: 'medalje.jpg' }).click();
  await pictureDialog.getByLabel('Alternativni tekst').fill('Medalje na stolu');
  await pictureDialog.getByRole('button', { name: 'Umetni sliku' }).click();
  await expect(body.getByRole('img', { name: 'Medalje na stolu' })).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj slike' }).click();
  const picker = page.getByRole('dialog', { name: 'Odaberite slike' });
  await picker.getByRole('button', { name: /^clanci-slike/ }).click();
  await picker.getByRole('button', { name: 'medalje.jpg' }).click();
  await picker.getByRole('button', { name: 'baklja.jpg' }).click();
  await picker.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await page.getByLabel('Potpis slike 2').fill('Baklja u mraku');

  await page.getByRole('region', { name: 'Slika u popisu' }).getByRole('button', { name: 'Odaberi sliku' }).click();
  const listPicture = page.getByRole('dialog', { name: 'Odaberite sliku' });
  await listPicture.getByRole('button', { name: 'baklja.jpg' }).dblclick();

  await page.getByRole('button', { name: 'Pregled', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Pregled članka' });
  await preview.getByText('Mobitel', { exact: true }).click();
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Regata na Jarunu: što se vozi' })).toBeVisible();
  await expect(shown.getByRole('cell', { name: 'Posada' })).toBeVisible();
  const emptyRow = await shown.getByRole('row').last().boundingBox();
  expect(emptyRow?.height).toBeGreaterThan(30);
  await page.keyboard.press('Escape');

  await page.getByText('Objavljeno', { exact: true }).click();
  await page.getByLabel('Kategorija').selectOption({ label: 'Vijesti' });
  await page.getByLabel('Vrijeme objave', { exact: true }).fill('01-06-2099');
  await page.getByLabel('Vrijeme objave, sat').fill('08:00');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText('Zakazano za 01-06-2099 u 08:00')).toBeVisible();
  await page.getByRole('link', { name: 'Uredi post' }).click();
  const alias = 'regata-na-jarunu-sto-se-vozi';
  expect((await request.get(`/api/content/get/single/${alias}`)).status()).toBe(404);

  await page.getByRole('link', { name: 'Izradi prijevod' }).click();
  const original = page.getByRole('region', { name: 'Na hrvatskom' });
  await expect(original.getByText('Regata na Jarunu: što se vozi')).toBeVisible();
  await original.getByRole('button', { name: 'Prenesi što još nedostaje' }).click();
  const english = page.getByRole('textbox', { name: 'Tekst', exact: true }).last();
  await english.getByText('Raspored utrka').click({ clickCount: 3 });
  await page.keyboard.type('The races');
  await page.getByLabel('Naslov', { exact: true }).fill('Regatta on Jarun: what is rowed');
  await page.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('link', { name: 'Uredi post' }).click();
  await expect(page.getByRole('link', { name: 'Regata na Jarunu: što se vozi' })).toBeVisible();
  await expect(page.getByText(/^Prevedeno 2 od \d+$/)).toBeVisible();

  const token = (await page.evaluate(() => localStorage.getItem('baklja.token'))) ?? '';
  const read = async (wanted: string) =>
    (await request.get(`/api/content/get/single/${wanted}`, { headers: { token } })).json();
  const [croatian, translated] = [await read(alias), await read('regatta-on-jarun-what-is-rowed')];
  expect(croatian.fulltext).not.toMatch(/mso|o:p|class=/i);
  expect(croatian.fulltext).toContain('<ul><li>');
  expect(croatian.publish_up).toBe('2099-06-01T06:00:00.000Z');
  expect(translated).toMatchObject({ language: 'en-GB', translation_alias: alias, state: 0 });
  expect(translated.fulltext).toContain('The races');
  expect(translated.gallery).toBe(croatian.gallery);
  expect(JSON.parse(translated.images).image_intro).toBe('/files/clanci-slike/baklja.jpg');
});

/** Pastes HTML into a text of the editor, as the system clipboard would. */
async function pasteInto(page: Page, label: string, html: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.click();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
