import { KINDS } from '@baklja/contract/kinds';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { makeFoundPage, makeIssue, makeMagazineArticle } from '#web/testing/records/make-issue.ts';
import { makeAuthor } from '#web/testing/records/make-magazine.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { IssueScreen } from './edit/IssueScreen.tsx';
import { IssueListScreen } from './list/IssueListScreen.tsx';

const ISSUES = [
  makeIssue(),
  makeIssue({ id: 82, broj: '082', mjesec: 'lipanj', articles: 0, pages: 0, pdf_missing: 1 }),
  makeIssue({ id: 12, broj: '012', godina: 2009, mjesec: '3' }),
];
const ARTICLES = [
  makeMagazineArticle(),
  makeMagazineArticle({ id: 2, naslov: 'Sedam odličja', stranica_start: 4, stranica_kraj: 9 }),
  makeMagazineArticle({ id: 3, naslov: 'Vaterpolo', stranica_start: 9, stranica_kraj: 12 }),
  makeMagazineArticle({ id: 4, naslov: 'Olimpijski dan', stranica_start: 15, stranica_kraj: 23 }),
  makeMagazineArticle({ id: 5, naslov: 'Križaljka', stranica_start: null, stranica_kraj: null, autori: '' }),
];
const TENA = { ime: 'Tena', prezime: 'Uzorić' };
const AUTHORS = [makeAuthor({ id: 4, ...TENA, articles: 12 }), makeAuthor({ id: 5, ...TENA, articles: 1 })];
const SAVED = { message: 'Broj Olimpa je spremljen.', version: 4, modified: '2026-11-21T13:32:00.000Z' };
const DEFAULTS: Handlers = {
  listIssues: () => ISSUES,
  getIssue: () => [makeIssue()],
  listMagazineAuthors: () => AUTHORS,
  getFileByPath: () => makeFile({ path: 'images/olimp-083.jpg', width: 1200, height: 1600 }),
  // The server returns them in pages.
  listMagazineArticles: ({ params: { page } }) => ({
    articles: page === 1 ? ARTICLES.slice(0, 3) : ARTICLES.slice(3),
    numPages: 2,
    total: ARTICLES.length,
  }),
  findPages: () => ({
    pages: [makeFoundPage(), makeFoundPage({ page: 18, article_id: null, article_title: null })],
    unsearchable: [{ issue_id: 12, broj: '012', reason: 'no-text', pages: 40, pages_read: 40 }],
    total: 2,
    issues: 2,
  }),
};

async function openList(at = '/olimp-brojevi', handlers: Handlers = {}) {
  const screen = await openScreen(<IssueListScreen />, { role: 'olimp', handlers: { ...DEFAULTS, ...handlers }, at });
  await expect.element(screen.getByRole('status').first()).toBeVisible();
  return screen;
}

/** The issue 083, or a new one at its own address. */
async function openIssue(handlers: Handlers = {}, at = '/uredi-olimp/83') {
  const host = fakeTransport();
  const screen = await openScreen(<IssueScreen />, {
    role: 'olimp',
    handlers: { ...DEFAULTS, ...handlers },
    at,
    path: at.replace('83', ':id'),
    transport: host.transport,
  });
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(at === '/dodaj-olimp' ? 'Dodaj Olimp' : 'Olimp 083');
  return { ...screen, host, save: screen.getByRole('button', { name: /^Spremi/ }) };
}

test('the shelf shows the covers by year, what is missing, and the next number', async () => {
  localStorage.removeItem('baklja.olimp-view');
  const { getByRole } = await openList();
  await expect.element(getByRole('status').first()).toMatchTextContent('3 broja, 2009.–\u20602026.');
  const year = getByRole('region', { name: '2026.' });
  await expect.element(year).toMatchTextContent('083 rujan5 članaka, 24 str.');
  await expect.element(year).toMatchTextContent('082 lipanjbez članaka nema PDF-a');
  await expect.element(year.getByRole('link', { name: /083 rujan/ })).toHaveAttribute('href', '/uredi-olimp/83');
  await expect.element(getByRole('link', { name: '084 Dodaj Olimp' })).toBeVisible();
  await expectShownWell();
});

test('issues with one number are marked on the shelf, and one without a year is placed by its number', async () => {
  const { getByRole } = await openList('/olimp-brojevi', {
    listIssues: () => [
      makeIssue(),
      makeIssue({ id: 84 }),
      makeIssue({ id: 50, broj: '050', godina: null }),
      makeIssue({ id: 12, broj: '012', godina: 2009 }),
    ],
  });
  await expect.element(getByRole('region', { name: '2026.' }).getByText('isti broj dvaput')).toHaveLength(2);
  const years = getByRole('heading', { level: 2 }).elements();
  expect(years.map(({ textContent }) => textContent?.replace(/\s*\d+ broja?$/, ''))).toEqual([
    '2026.',
    'Bez godine',
    '2009.',
  ]);
});

test('a number that the year has already is named while it is typed, and again when the server refuses it', async () => {
  const message = 'Olimp 082 za 2026. već postoji.';
  const errors = [{ field: 'broj', message, id: 82 }];
  const updateIssue = () => refuse(409, { message, code: 'number-taken', errors });
  const { getByRole, save } = await openIssue({ updateIssue });
  const note = getByRole('status').filter({ hasText: message });
  await getByRole('textbox', { name: 'Broj', exact: true }).fill('82');
  await expect.element(note.getByRole('link', { name: 'Otvori ga' })).toHaveAttribute('href', '/uredi-olimp/82');
  await save.click();
  await expect.element(getByRole('textbox', { name: 'Broj', exact: true })).toBeInvalid();
});

test('a cover has one flag: a damaged PDF before an overlap before gaps; the table marks the PDF too', async () => {
  const { getByRole, getByText } = await openList('/olimp-brojevi', {
    listIssues: () => [
      makeIssue({ id: 84, broj: '084', gaps: 2, overlaps: 1, pdf_text: 'damaged' }),
      makeIssue({ gaps: 2, overlaps: 1 }),
      makeIssue({ id: 82, broj: '082', gaps: 2, overlaps: 0 }),
      makeIssue({ id: 81, broj: '081', gaps: 0, overlaps: 0 }),
    ],
  });
  for (const [cover, facts] of [
    ['084', /24 str\. oštećen PDF$/],
    ['083', /24 str\. preklapanje$/],
    ['082', /24 str\. 2 praznine$/],
    ['081', /24 str\.$/],
  ] as const) {
    const item = getByRole('region', { name: '2026.' }).getByRole('listitem').filter({ hasText: cover });
    await expect.element(item).toMatchTextContent(facts);
  }
  await getByText('Tablica').click();
  await expect.element(getByRole('row', { name: /^084/ })).toMatchTextContent('oštećen PDF');
});

test('the list of issues without a PDF has only these', async () => {
  const { getByRole } = await openList(`${KINDS.magazineIssue.lacks.pdf.list}&prikaz=tablica`);
  await expect.element(getByRole('combobox', { name: 'Nedostaje' })).toHaveValue('pdf');
  await expect.element(getByRole('status').first()).toMatchTextContent('1 broj');
  await expect.element(getByRole('link', { name: /^082/ })).toBeVisible();
});

test('the view is in the address, and is used again without one', async () => {
  const { getByRole, getByText, address } = await openList('/olimp-brojevi?godina=2026');
  await getByText('Tablica').click();
  await expect.poll(address).toBe('/olimp-brojevi?godina=2026&prikaz=tablica');
  const rows = getByRole('table', { name: 'Brojevi Olimpa' }).getByRole('row');
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(1)).toMatchTextContent('9,9 MB, 24 str.');
  await expectAccessible();
  const again = await openList();
  await expect.element(again.getByRole('table', { name: 'Brojevi Olimpa' }).last()).toBeVisible();
  localStorage.removeItem('baklja.olimp-view');
});

test('digits find the number or the year at once, and search no PDF', async () => {
  const findPages = vi.fn<NonNullable<Handlers['findPages']>>();
  const { getByRole, address } = await openList('/olimp-brojevi', { findPages });
  for (const [digits, number] of [
    ['82', /^082/],
    ['2009', /^012/],
  ] as const) {
    await getByRole('textbox', { name: 'Broj, godina ili tekst iz PDF-a' }).fill(digits);
    await expect.poll(address).toBe(`/olimp-brojevi?trazi=${digits}`);
    await expect.element(getByRole('status').first()).toMatchTextContent('1 broj');
    await expect.element(getByRole('link', { name: number })).toBeVisible();
  }
  expect(findPages).not.toHaveBeenCalled();
});

test('words find pages of the PDFs: the sentence, the page, the article that covers it', async () => {
  const findPages = vi.fn<NonNullable<Handlers['findPages']>>(DEFAULTS.findPages!);
  const { getByRole, getByText } = await openList('/olimp-brojevi?trazi=DVOJCI', { findPages });
  await expect.element(getByRole('status').first()).toMatchTextContent('3 broja, 2009.–\u20602026.');
  const issue = getByRole('article', { name: 'Olimp 083' });
  await expect.element(issue).toMatchTextContent('str. 5Osvojili su zlato u dvojcu bez kormilara.');
  expect(findPages.mock.lastCall).toEqual([{ query: { text: 'DVOJCI' } }]);
  await expect.element(getByText('dvojcu', { exact: true }).first()).toHaveProperty('tagName', 'MARK');
  await expect.element(getByRole('link', { name: 'Sedam odličja' })).toHaveAttribute('href', '/uredi-olimp-clanak/2');
  await expect.element(getByText('stranica bez članka')).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Otvori PDF broja 083 na stranici 18' }))
    .toHaveAttribute('href', expect.stringMatching(/\/files\/dokumenti\/olimp-083\.pdf#page=18$/));
  await expect.element(getByText('2 mjesta u 1 broju')).toBeVisible();
  await expect
    .element(getByText(/^Mogu se pretražiti 2 od 3 broja/))
    .toMatchTextContent('Broj 012: skeniran je kao slika, pa u njemu nema teksta.');
  await expectAccessible();
});

test('the search says how many pages of new PDFs are read', async () => {
  const waiting = { issue_id: 82, broj: '082', reason: 'waiting', pages: 61, pages_read: 20 } as const;
  const findPages = () => ({ pages: [], total: 0, issues: 20, unsearchable: [waiting] });
  const { getByText } = await openList('/olimp-brojevi?trazi=dvojac', { findPages });
  await expect
    .element(getByText(/^Mogu se pretražiti 20 od 21 broja/))
    .toMatchTextContent('Broj 082: još se čita. Pročitano je 20 od 61 stranice.');
});

test('an incomplete issue is not sent, and says what is missing in the specified words', async () => {
  const createIssue = vi.fn<NonNullable<Handlers['createIssue']>>();
  const { getByText, save } = await openIssue({ createIssue }, '/dodaj-olimp');
  await save.click();
  await expect.element(getByText('Unesite broj i issuu link!')).toBeVisible();
  await expect.element(getByText('Slika nije dodana')).toBeVisible();
  await expect.element(getByText('Dokument nije dodan!')).toBeVisible();
  expect(createIssue).not.toHaveBeenCalled();
  await expectShownWell();
});

test('the articles of an issue come in page order with gaps and overlaps, and its cover with its size in pixels', async () => {
  const { getByRole, getByText } = await openIssue();
  await expect.element(getByText('Broj Olimpa u upotrebi ne može se izbrisati.')).toBeVisible();
  const strip = getByRole('img', { name: /^19 od 24 stranice/ });
  await expect
    .element(strip)
    .toHaveAccessibleName('19 od 24 stranice, 1 praznina: 13–\u206014, Stranica 9 pripada dvama člancima');
  expect(strip.element().nextElementSibling?.textContent).toBe('16121824');
  const rows = getByRole('table', { name: 'Sadržaj po stranicama' }).getByRole('row');
  await expect.element(rows).toHaveLength(7);
  await expect.element(rows.nth(3)).toMatchTextContent('9–\u206012Vaterpolo');
  await expect.element(rows.nth(3)).toMatchTextContent('9 i u članku prije');
  await expect
    .element(getByRole('link', { name: 'Dodaj članak na stranice 13–\u206014' }))
    .toHaveAttribute('href', '/dodaj-olimp-clanak?broj=83&od=13&do=14');
  await expect.element(getByRole('link', { name: 'Upiši str.: Križaljka' })).toBeVisible();
  const pixels = getByText('1.200 × 1.600');
  await expect.element(pixels).toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Ukloni naslovnicu' }).click();
  await expect.element(pixels).not.toBeInTheDocument();
});

test('a changed issue is sent in the names of its call; the number gets its zero, namesakes show their articles', async () => {
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>(() => SAVED);
  const { getByRole, save } = await openIssue({ updateIssue });
  await getByRole('textbox', { name: 'Broj', exact: true }).fill('84');
  await userEvent.tab();
  await expect.element(getByRole('textbox', { name: 'Broj', exact: true })).toHaveValue('084');
  await getByRole('combobox', { name: 'Mjesec' }).selectOptions('prosinac');
  const editor = getByRole('combobox', { name: 'Urednik' });
  await expect.element(editor).toHaveValue('Uzorić, Tena');
  await expect.element(editor).toHaveAccessibleDescription('12 članaka');
  await getByRole('combobox', { name: 'Prijevod' }).fill('uzoric');
  await getByRole('option', { name: 'Uzorić, Tena 1 članak' }).click();
  await save.click();
  await expect
    .poll(() => updateIssue.mock.lastCall?.[0].body)
    .toEqual({
      id: 83,
      version: 3,
      broj_olimpa: '084',
      godina_: 2026,
      mjesec: 'prosinac',
      graficka: 'Slog',
      tisak: 'Tiskara Primjer',
      issue: 'https://issuu.com/primjer/docs/olimp-083',
      pdf: '/files/dokumenti/olimp-083.pdf',
      img: '/files/images/olimp-083.jpg',
      urednik: 4,
      prijevod: 5,
      produkcija: null,
      nakladnik: 'Nakladnik',
      naklada: '3.000',
      dodatno: '',
      dodatnoEng: '',
      opis: 'Opis broja',
    });
});

test('a new PDF is sent while the form is filled: the former one stays, and the save waits for it', async () => {
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>(() => SAVED);
  const { getByRole, getByText, getByLabelText, host, save } = await openIssue({ updateIssue });
  const file = new File(['%PDF-1.7'], 'olimp-083-v3.pdf', { type: 'application/pdf' });
  const chosen = getByRole('region', { name: 'PDF broja' });
  await expect.element(chosen).toMatchTextContent('olimp-083.pdf2,3 MB, 24 str.');
  const link = chosen.getByRole('link', { name: 'olimp-083.pdf' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/files\/dokumenti\/olimp-083\.pdf$/));
  const replace = chosen.getByRole('button', { name: 'Zamijeni', exact: true });
  (replace.element() as HTMLElement).focus();
  await userEvent.upload(getByLabelText('Zamijeni', { exact: true }).last(), file);
  await expect.element(getByRole('progressbar', { name: 'Napredak: olimp-083-v3.pdf' })).toBeVisible();
  await expect.element(replace).toHaveFocus();
  await expect.element(replace).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link).toBeVisible();
  await expect.element(chosen).toMatchTextContent('Dosadašnji vrijedi dok se novi ne pošalje.');
  await save.click();
  await expect.element(getByText('PDF se šalje; spremanje čeka.')).toBeVisible();
  expect(updateIssue).not.toHaveBeenCalled();
  expect(host.of('olimp-083-v3.pdf').target.folder).toBe('dokumenti/Olimp');
  host.of('olimp-083-v3.pdf').save();
  await expect.element(chosen.getByRole('link', { name: 'olimp-083-v3.pdf' })).toBeVisible();
  await expect.poll(() => updateIssue.mock.lastCall?.[0].body.pdf).toBe('/files/dokumenti/Olimp/olimp-083-v3.pdf');
});

test('a PDF that is not sent ends the wait and says why', async () => {
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>();
  const { getByRole, getByText, getByLabelText, host, save } = await openIssue({ updateIssue });
  await userEvent.upload(getByLabelText('Zamijeni', { exact: true }).last(), new File(['x'], 'olimp.docx'));
  await expect.element(getByText('Odaberite PDF.')).toBeVisible();
  await userEvent.upload(getByLabelText('Zamijeni', { exact: true }).last(), new File(['x'], 'olimp.pdf'));
  await expect.element(getByRole('progressbar', { name: 'Napredak: olimp.pdf' })).toBeVisible();
  await save.click();
  host.of('olimp.pdf').fail(400, 'Datoteka nije PDF.');
  await expect.element(getByText('Datoteka nije PDF.').first()).toBeVisible();
  expect(updateIssue).not.toHaveBeenCalled();
});

test('a picture that is sent from the picker goes to the folder of the covers', async () => {
  const listFiles = () => ({ files: [], total: 0, numPages: 1 });
  const { getByRole, host } = await openIssue({ listFolders: () => makeFolders(), listFiles });
  await getByRole('button', { name: 'Zamijeni naslovnicu', exact: true }).click();
  const upload = getByRole('dialog').getByLabelText('Upload').last();
  await userEvent.upload(upload, new File(['x'], 'nova.jpg', { type: 'image/jpeg' }));
  await expect.poll(host.names).toEqual(['nova.jpg']);
  expect(host.of('nova.jpg').target.folder).toBe('images/Olimp');
});

test('a PDF whose text cannot be read is marked, and read again when it is asked for; a refusal says why', async () => {
  let pdf_text: 'damaged' | 'waiting' = 'damaged';
  const readIssueAgain = vi.fn<NonNullable<Handlers['readIssueAgain']>>(() => {
    pdf_text = 'waiting';
    return { message: 'PDF će se ponovno pročitati.' };
  });
  const message = 'Poslužitelj trenutačno nije dostupan.';
  readIssueAgain.mockImplementationOnce(() => refuse(503, { message, code: 'unavailable' }));
  const { getByText, getByRole } = await openIssue({ getIssue: () => [makeIssue({ pdf_text })], readIssueAgain });
  const mark = getByText(/^PDF je oštećen: tekst se ne može pročitati/);
  await getByRole('button', { name: 'Pročitaj ponovno' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(mark).toBeVisible();
  await getByRole('button', { name: 'Pročitaj ponovno' }).click();
  await expect.element(getByText('PDF će se ponovno pročitati.')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
  expect(readIssueAgain).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 83 } }));
});

test('a path without a file is kept and marked', async () => {
  const { getByText, getByRole } = await openIssue({ getIssue: () => [makeIssue({ pdf_missing: 1 })] });
  await expect.element(getByText(/Datoteke nema na poslužitelju/)).toBeVisible();
  await getByRole('button', { name: 'Adresa' }).click();
  await getByRole('textbox', { name: 'Adresa PDF-a' }).fill('dokumenti/drugi.pdf');
  await expect.element(getByText(/Datoteke nema na poslužitelju/)).not.toBeInTheDocument();
  await expect.element(getByRole('link', { name: 'drugi.pdf' })).toBeVisible();
  await expect.element(getByText('24 str.', { exact: false })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Ukloni', exact: true }).click();
  await getByRole('button', { name: 'Adresa' }).click();
  await expect.element(getByRole('button', { name: 'Pošalji PDF' })).toBeVisible();
});
