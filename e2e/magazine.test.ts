import type { APIRequestContext, Page } from '@playwright/test';
import { makeTextPdf } from '../server/src/testing/documents/make-text-pdf.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  'Olimp 84',
  'Impresum',
  'Čamac na Dravi. Veslači su čekali da se digne magla.',
  'U osam sati žabica je skočila s ponte, a čamac je krenuo.',
  'Kad zazvoni zvono, počinje posljednji krug.',
  'Što stane u torbu? Ručnik, jabuka i bilježnica.',
  'Kraj',
];

type Article = { title: string; pages: [number, number]; authors: [string, string] };

const ARTICLES: readonly Article[] = [
  { title: 'Čamac u magli', pages: [3, 4], authors: ['Uzorić, Tena', 'Primjerić, Borna'] },
  { title: 'Posljednji krug', pages: [5, 5], authors: ['Ogledić, Čedomila', 'Uzorić, Tena'] },
  { title: 'Što stane u torbu', pages: [6, 6], authors: ['Pokusić, Vjeran', 'Novi: živana ščipčić'] },
];

test('a magazine editor adds an issue with its PDF and three articles, and finds a sentence of the PDF', async ({
  page,
  logIn,
  request,
}) => {
  test.slow();
  await logIn('olimp');
  await addIssue(page);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  for (const article of ARTICLES) {
    await page.goto(`/uredi-olimp/${id}`);
    await page.getByRole('link', { name: 'Novi članak u broju' }).click();
    await addArticle(page, article);
  }

  await page.goto(`/uredi-olimp/${id}`);
  const contents = page.getByRole('table', { name: 'Sadržaj po stranicama' });
  await expect(contents.getByRole('row')).toContainText([
    'Stranice',
    '3–\u20604Čamac u magliTena Uzorić, Borna Primjerić',
    '5Posljednji krugČedomila Ogledić, Tena Uzorić',
    '6Što stane u torbuVjeran Pokusić, Živana Ščipčić',
  ]);

  // A job reads the PDF in the background.
  await expect.poll(() => find(request, 'žabica').then(({ total }) => total), { timeout: 60_000 }).toBe(1);
  await page.goto('/olimp-brojevi');
  await page.getByRole('textbox', { name: 'Broj, godina ili tekst iz PDF-a' }).fill('zabica skoc');
  const found = page.getByRole('article', { name: 'Olimp 084' });
  await expect(found).toContainText('str. 4U osam sati žabica je skočila s ponte, a čamac je krenuo.');
  await expect(found.getByRole('link', { name: 'Čamac u magli' })).toBeVisible();
  const link = found.getByRole('link', { name: 'Otvori PDF broja 084 na stranici 4' });
  await expect(link).toHaveAttribute('href', /\/files\/dokumenti\/Olimp\/olimp-084\.pdf#page=4$/);
  const pdf = await request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).equals(makeTextPdf(PAGES))).toBe(true);

  await expectPublic(request, id);
});

/** Adds issue 84 with a cover of the library and a PDF that is sent from the form. */
async function addIssue(page: Page): Promise<void> {
  await page.goto('/olimp-brojevi');
  await page
    .getByRole('link', { name: /Dodaj Olimp/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: 'Broj', exact: true }).fill('84');
  await page.getByRole('combobox', { name: 'Godina' }).selectOption('2026');
  await page.getByRole('combobox', { name: 'Mjesec' }).selectOption('prosinac');
  await page.getByRole('textbox', { name: 'issuu link' }).fill('https://issuu.example/olimp-084');
  await page.getByRole('button', { name: 'Odaberi naslovnicu' }).click();
  const picker = page.getByRole('dialog', { name: 'Odaberite sliku' });
  await picker.getByRole('button', { name: /^clanci-slike/ }).click();
  await picker.getByRole('button', { name: 'jedrilica.jpg' }).dblclick();
  await page
    .getByLabel('Pošalji PDF')
    .last()
    .setInputFiles({ name: 'olimp-084.pdf', mimeType: 'application/pdf', buffer: makeTextPdf(PAGES) });
  const pdf = page.getByRole('region', { name: 'PDF broja' }).getByRole('link');
  await expect(pdf).toHaveAttribute('href', /\/files\/dokumenti\/Olimp\/olimp-084\.pdf$/);
  await page.getByRole('button', { name: /^Spremi/ }).click();
  await expect(page).toHaveURL(/\/uredi-olimp\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Olimp 084' })).toBeVisible();
}

/** Writes an article of the open issue; an author that begins with „Novi:” is added in place. */
async function addArticle(page: Page, { title, pages: [first, last], authors }: Article): Promise<void> {
  await page.getByRole('textbox', { name: 'Naslov', exact: true }).fill(title);
  await expect(page.getByRole('combobox', { name: 'Broj' })).not.toHaveValue('');
  await page.getByRole('textbox', { name: 'Stranica od' }).fill(String(first));
  await page.getByRole('textbox', { name: 'Stranica do' }).fill(String(last));
  for (const author of authors) await addAuthor(page, author);
  await page.getByRole('button', { name: /^Spremi/ }).click();
  await expect(page).toHaveURL(/\/uredi-olimp-clanak\/\d+$/);
}

async function addAuthor(page: Page, author: string): Promise<void> {
  const added = author.startsWith('Novi: ') ? author.slice('Novi: '.length) : undefined;
  await page.getByRole('textbox', { name: 'Autori' }).fill(added ?? author.split(',')[0] ?? '');
  if (added === undefined) return page.getByRole('option', { name: new RegExp(`^${author}`) }).click();
  await page.getByRole('option', { name: `Novi autor „${added}”` }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj autora' });
  await dialog.getByRole('button', { name: 'Dodaj autora' }).click();
  await expect(dialog).toBeHidden();
}

async function find(request: APIRequestContext, text: string) {
  return (await request.get('/api/content/olimp-pretraga', { params: { text } })).json();
}

/** What everyone reads without a token. */
async function expectPublic(request: APIRequestContext, id: number): Promise<void> {
  const read = async (path: string) => (await request.get(`/api/content/${path}`)).json();
  expect(await read(`olimp-brojevi/${id}`)).toMatchObject([
    {
      broj: '084',
      godina: 2026,
      mjesec: 'prosinac',
      issuu: 'https://issuu.example/olimp-084',
      link: '/files/dokumenti/Olimp/olimp-084.pdf',
      slika: expect.stringContaining('/clanci-slike/jedrilica.jpg'),
    },
  ]);
  expect((await read('olimp-brojevi')).map(({ broj }: { broj: string }) => broj)).toEqual(['084', '02', '01']);
  const { articles } = await read(`get/olimp-articles/1/-?broj_id=${id}`);
  expect(articles).toMatchObject([
    { naslov: 'Čamac u magli', autori: 'Tena Uzorić, Borna Primjerić', stranica_start: 3, stranica_kraj: 4 },
    { naslov: 'Posljednji krug', autori: 'Čedomila Ogledić, Tena Uzorić', stranica_start: 5, stranica_kraj: 5 },
    { naslov: 'Što stane u torbu', autori: 'Vjeran Pokusić, Živana Ščipčić', stranica_start: 6, stranica_kraj: 6 },
  ]);
  expect(await read(`get-olimp-article/${articles[0].id}`)).toMatchObject([{ naslov: 'Čamac u magli', broj: '084' }]);
  expect(await read('get/olimp-autori')).toContainEqual(
    expect.objectContaining({ ime: 'Živana', prezime: 'Ščipčić', firma: false }),
  );
  expect(await find(request, 'žabica')).toMatchObject({
    pages: [{ issue_id: id, page: 4, article_title: 'Čamac u magli' }],
    total: 1,
  });
}
