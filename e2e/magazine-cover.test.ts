import type { Page } from '@playwright/test';
import { makePdf, makeStream } from '../server/src/testing/documents/make-pdf.ts';
import { expect, test } from './fixtures.ts';

test('an issue gets its cover from the first page of its PDF, under the content security policy', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('olimp');
  await page.goto('/dodaj-olimp');
  await page.getByRole('textbox', { name: 'Broj', exact: true }).fill('84');
  await page.getByRole('textbox', { name: 'issuu link' }).fill('https://issuu.com/primjer/docs/olimp-084');
  const pdf = { name: 'olimp-084.pdf', mimeType: 'application/pdf', buffer: makeScannedPdf() };
  await page.getByLabel('Pošalji PDF').last().setInputFiles(pdf);
  await page.getByRole('button', { name: 'Izradi naslovnicu iz prve stranice' }).click();
  await expect(page.getByText('Naslovnica je izrađena iz prve stranice PDF-a.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Spremi/ }).click();
  await expect(page).toHaveURL(/\/uredi-olimp\/\d+$/, { timeout: 10_000 });
  expect(await readMiddle(page, '/files/images/Olimp/olimp-084.jpg')).toBeLessThan(10);
});

/** One page with a black picture in the form in which scanners write it. */
function makeScannedPdf(): Buffer {
  const [blackLine, sameLine, end] = ['0010011010100000011110000110111', '11', '000000000001000000000001'];
  const bits = `${blackLine}${sameLine.repeat(15)}${end}`;
  const scan = Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []);
  const resources = '/Resources << /XObject << /Scan 11 0 R >> >>';
  const picture = '/Type /XObject /Subtype /Image /Width 64 /Height 16 /BitsPerComponent 1 /ColorSpace /DeviceGray';
  const filter = '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 16 >>';
  return makePdf({
    more: {
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 10 0 R ${resources} >>`,
      10: makeStream('', 'q 300 0 0 400 0 0 cm /Scan Do Q'),
      11: makeStream(`${picture} ${filter}`, scan),
    },
  });
}

/** Brightness of the middle of a picture, 0 to 255. */
function readMiddle(page: Page, path: string): Promise<number | undefined> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data[0];
  }, path);
}
