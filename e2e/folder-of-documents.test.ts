import type { Page } from '@playwright/test';
import { dropFiles } from './drop-files.ts';
import { expect, test } from './fixtures.ts';
import type { MadeFile } from './made-photos.ts';

const FOLDER = 'Javna nabava';
const SUBFOLDER = 'Ugovori';

test('a documents officer makes a folder, drops a dozen documents in, orders them without a mouse, and hides some', async ({
  page,
  logIn,
  request,
}) => {
  test.slow();
  await logIn('dokumenti');
  await page.goto('/dokumenti-folderi');
  await page.getByRole('link', { name: 'Dodaj folder' }).click();
  await writeNames(page, FOLDER, 'Public procurement');
  await page.getByRole('button', { name: `Radnje: ${FOLDER}` }).click();
  await page.getByRole('menuitem', { name: 'Dodaj subfolder' }).click();
  await writeNames(page, SUBFOLDER, 'Contracts');

  await page.getByRole('link', { name: `Otvori: ${FOLDER}` }).click();
  await expect(page.getByRole('heading', { name: 'Ovdje će biti dokumenti foldera.' })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await dropFiles(page, page.getByRole('heading', { name: FOLDER }), makeDocuments());
  await expect(page).toHaveURL(`/dokumenti/folder/${id}/dodaj`);
  await expect(page.getByRole('button', { name: 'Pokušaj ponovno' })).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByText('Traže doradu 14')).toBeVisible();
  await expect(page.getByText(/Datoteka je prazna\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Prazne prepiši iz naziva' }).click();
  for (const name of ['Nabava 03 2023.pdf', 'Nabava 04 2024.pdf']) {
    await page.getByRole('combobox', { name: `Subfolder: ${name}` }).selectOption({ label: SUBFOLDER });
  }
  await page.getByRole('button', { name: 'Spremi 12 dokumenata' }).click();
  await expect(page.getByText('Svi 2', { exact: true })).toBeVisible();
  for (const name of BROKEN) await page.getByRole('button', { name: `Ukloni: ${name}` }).click();
  await page.getByRole('link', { name: FOLDER }).click();
  await expect(page.getByText('12 dokumenata, 1 subfolder')).toBeVisible();

  await page.getByRole('button', { name: 'Premjesti: Nabava 12 2024, mjesto 12 od 12' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ordering')).toBeVisible();
  await expect(page.getByText('Ordering')).toBeHidden();
  await page.getByRole('textbox', { name: 'Mjesto: Nabava 01 2021' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ordering')).toBeVisible();
  await expect(page.getByText('Ordering')).toBeHidden();

  await page.getByRole('link', { name: 'Dokumenti', exact: true }).first().click();
  await page.getByRole('button', { name: `Prikaži subfoldere: ${FOLDER}` }).click();
  await page.getByRole('switch', { name: `Vidljivo na webu: ${SUBFOLDER}` }).click({ force: true });
  await expect(page.getByText(`„${SUBFOLDER}” se više ne vidi na webu. Adrese datoteka ostaju javne.`)).toBeVisible();

  const folders = await (await request.get('/api/content/get/doc-categories/hrv')).json();
  expect(folders.find((folder: { id: number }) => folder.id === id)).toMatchObject({
    title: FOLDER,
    title_eng: 'Public procurement',
    subfolders: [],
  });
  const shown: { doc_name: string; link: string }[] = await (
    await request.get(`/api/content/get/documents/${id}`)
  ).json();
  const names = [12, 2, ...numbers(5, 11), 1].map(nameOf);
  expect(shown.map(({ doc_name }) => doc_name)).toEqual(names);
  const file = await request.get(shown[0]?.link ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

/** Writes the names of a folder and leaves the row that waits for the next one. */
async function writeNames(page: Page, title: string, titleEng: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Naziv', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Engleski naziv' }).fill(titleEng);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Naziv', exact: true })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

const BROKEN = ['prazna.pdf', 'pokvarena.pdf'];

/** Twelve PDFs, and two files that are none. */
function makeDocuments(): MadeFile[] {
  const whole = numbers(1, 12).map((number) => makeFile(`${nameOf(number)}.pdf`, makePdf(number)));
  return [...whole, makeFile('prazna.pdf', ''), makeFile('pokvarena.pdf', 'To nije PDF.\u0000\u0001\u0002')];
}

function makeFile(name: string, text: string): MadeFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** A page without text. The number makes the bytes of each one different. */
function makePdf(number: number): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${500 + number} 800] >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return `${text}xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

function nameOf(number: number): string {
  return `Nabava ${String(number).padStart(2, '0')} ${2020 + (number % 8)}`;
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
