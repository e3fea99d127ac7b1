import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Each test opens several screens and checks each of them five times.
test.describe.configure({ timeout: 180_000 });

const WIDTHS = [360, 768, 1440] as const;

/** The layout of a screen does not depend on the colour scheme, so the narrowest and the widest are enough for dark. */
const DARK_WIDTHS = [1440, 360] as const;

/** A screen and how it is opened at any width. */
type Screen = { name: string; open: (page: Page) => Promise<void> };

const LOGGED_OUT_SCREENS: Screen[] = [
  { name: 'unknown address', open: (page) => openAt(page, '/', 'stranicu nismo pronašli') },
  { name: 'log-in', open: (page) => openAt(page, '/admin', 'admin login') },
  { name: 'registration', open: openRegistration },
];

const POST_SCREENS: Screen[] = [
  { name: 'dashboard', open: (page) => openAt(page, '/', 'Zadnji članci') },
  { name: 'list of posts', open: (page) => openAt(page, '/postovi', 'Svi postovi') },
  { name: 'list without a match', open: (page) => openAt(page, '/postovi?trazi=zzz', 'Nijedan naslov') },
  { name: 'new post', open: (page) => openAt(page, '/dodaj-post', 'prikazuje se u popisima') },
  { name: 'editor', open: openEditor },
];

const OTHER_SCREENS: Screen[] = [
  { name: 'list of sports', open: (page) => openList(page, '/sportovi', 'Sportovi') },
  { name: 'new sport', open: openNewSport },
  { name: 'list of categories', open: (page) => openList(page, '/kategorije', 'Kategorije') },
  { name: 'list of issues', open: (page) => openList(page, '/olimp-brojevi', 'Brojevi Olimpa') },
  { name: 'new issue', open: (page) => openAt(page, '/dodaj-olimp', 'Impresum') },
  { name: 'unknown address', open: (page) => openAt(page, '/nema-toga', 'Ovdje nema stranice.') },
];

const ATHLETE_SCREENS: Screen[] = [
  { name: 'list of athletes', open: (page) => openList(page, '/sportasi', 'Olimpijci') },
  { name: 'athlete', open: (page) => openAt(page, '/olimpijci/detalji/376', 'OI Pariz 2024') },
  { name: 'offered athletes', open: openOffers },
  { name: 'new athlete', open: (page) => openAt(page, '/dodaj-sportasa', 'Još se natječe.') },
];

const MEDAL_SCREENS: Screen[] = [
  { name: 'list of medals', open: (page) => openList(page, '/medalje', 'Sve medalje') },
  { name: 'table of medals', open: openMedalTable },
  { name: 'new medal', open: (page) => openAt(page, '/dodaj/medalje', 'Stranice na webu') },
  { name: 'medal', open: (page) => openAt(page, '/uredi-medalju/40', 'Tonči Stipanović') },
];

const MAGAZINE_SCREENS: Screen[] = [
  { name: 'list of magazine articles', open: (page) => openList(page, '/olimp-clanci', 'Članci Olimp') },
  { name: 'new magazine article', open: (page) => openAt(page, '/dodaj-olimp-clanak', '0 riječi') },
  { name: 'list of authors', open: (page) => openList(page, '/autori-olimp', 'Autori Olimp') },
  { name: 'new author', open: (page) => openAt(page, '/dodaj-autora-olimp', 'Firma ima jedan naziv.') },
  { name: 'list of sections', open: (page) => openList(page, '/rubrike-olimp', 'Rubrike Olimp') },
];

const CATEGORISATION_SCREENS: Screen[] = [
  { name: 'categorisation', open: (page) => openList(page, '/kategorizacije', 'Kategorizacije') },
  { name: 'versions of the categorisation', open: (page) => openAt(page, '/kategorizacije/verzije', 'Na snazi') },
  { name: 'import of a categorisation', open: (page) => openAt(page, '/kategorizacije-upload', 'Zadnji uvozi') },
];

const MENU_SCREENS: Screen[] = [
  { name: 'menu', open: (page) => openAt(page, '/navigacija', 'O ovim stranicama') },
  { name: 'open item of the menu', open: (page) => openAt(page, '/navigacija?stavka=1', 'Vodi na:') },
];

const ACCOUNT_SCREENS: Screen[] = [
  { name: 'list of users', open: (page) => openAt(page, '/korisnici', 'Obavezna prijava u dva koraka') },
  { name: 'user in the row', open: (page) => openAt(page, '/korisnici?korisnik=1', 'Odjavi sa svih uređaja') },
  { name: 'new user', open: (page) => openAt(page, '/korisnici?korisnik=dodaj', 'Predloži lozinku') },
  { name: 'audit log', open: (page) => openList(page, '/dnevnik', 'Dnevnik') },
];

const DOCUMENT_SCREENS: Screen[] = [
  { name: 'folders of documents', open: (page) => openAt(page, '/dokumenti-folderi', 'Pravilnici i obrasci') },
  { name: 'documents of a folder', open: (page) => openAt(page, '/dokumenti/folder/1', 'Upute za izradu izvješća') },
  { name: 'document in its row', open: (page) => openAt(page, '/dokumenti/folder/1?dokument=1', 'Zamjenom datoteke') },
  { name: 'adding of documents', open: (page) => openAt(page, '/dokumenti/folder/1/dodaj', 'Ovdje će biti datoteke') },
  { name: 'folder that does not exist', open: (page) => openAt(page, '/dokumenti/folder/999', 'Folder ne postoji.') },
];

const FOLDER = '/media-manager/clanci-slike';

const MANAGER_SCREENS: Screen[] = [
  { name: 'hub of media', open: (page) => openAt(page, '/media', 'Portreti sportaša') },
  { name: 'media manager', open: (page) => openAt(page, FOLDER, 'baklja.jpg') },
  { name: 'media manager as pictures', open: (page) => openAt(page, `${FOLDER}?prikaz=mreza`, 'baklja.jpg') },
  { name: 'files without a match', open: (page) => openAt(page, `${FOLDER}?trazi=zzz`, 'Ništa se ne zove') },
  { name: 'folder that is not there', open: (page) => openAt(page, `${FOLDER}?put=nema`, 'Ovog foldera nema') },
  { name: 'details of a file', open: openDetails },
  { name: 'bin', open: (page) => openAt(page, '/kos', 'baner-za-brisanje.svg') },
];

const FILE_LISTS: Screen[] = [
  { name: 'image upload', open: (page) => openList(page, '/image-upload', 'Slike') },
  { name: 'article images', open: (page) => openList(page, '/clanci-slike', 'Slike članaka') },
  { name: 'document upload', open: (page) => openList(page, '/doc-upload', 'Dokumenti') },
  { name: 'article documents', open: (page) => openList(page, '/doc-upload-clanci', 'Dokumenti članaka') },
  { name: 'athlete images', open: (page) => openList(page, '/image-old', 'Slike sportaša') },
  { name: 'old documents', open: (page) => openList(page, '/stari-dokumenti', 'Stari dokumenti') },
  { name: 'web images', open: (page) => openList(page, '/web-slike', 'Web slike') },
];

test('the logged-out screens pass', async ({ page, expectAccessible }) => {
  await expectAllSound(page, LOGGED_OUT_SCREENS, expectAccessible);
});

for (const [what, role, screens] of [
  ['posts', 'superadmin', POST_SCREENS],
  ['sports, categories and issues', 'superadmin', OTHER_SCREENS],
  ['athletes', 'superadmin', ATHLETE_SCREENS],
  ['medals', 'superadmin', MEDAL_SCREENS],
  ['the magazine', 'olimp', MAGAZINE_SCREENS],
  ['the categorisation', 'kategorizacije', CATEGORISATION_SCREENS],
  ['the menu', 'superadmin', MENU_SCREENS],
  ['documents', 'dokumenti', DOCUMENT_SCREENS],
  ['accounts', 'superadmin', ACCOUNT_SCREENS],
  ['files', 'superadmin', FILE_LISTS],
] as const) {
  test(`the screens of ${what} pass`, async ({ page, logIn, expectAccessible }) => {
    await logIn(role);
    await expectAllSound(page, screens, expectAccessible);
  });
}

test('the media manager passes', async ({ page, logIn, expectAccessible }) => {
  await logIn('superadmin');
  await deleteOne(page);
  await expectAllSound(page, MANAGER_SCREENS, expectAccessible);
});

/**
 * Checks every screen in both colour schemes and at three widths: axe reports nothing, and nothing is too wide. A screen
 * is opened once, as on a phone; its layout and colours follow the window from then on.
 */
async function expectAllSound(
  page: Page,
  screens: readonly Screen[],
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { name, open } of screens) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      for (const width of colorScheme === 'light' ? WIDTHS : DARK_WIDTHS) {
        await test.step(`${name} in ${colorScheme} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        });
      }
    }
  }
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'register here' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
}

async function openOffers(page: Page): Promise<void> {
  await openList(page, '/sportasi', 'Olimpijci');
  await page.getByRole('combobox', { name: 'Ime, prezime ili broj' }).fill('mari');
  await expect(page.getByRole('listbox', { name: 'Ponuđeni sportaši' })).toBeVisible();
}

async function openMedalTable(page: Page): Promise<void> {
  await openList(page, '/medalje', 'Sve medalje');
  await page.getByText('Tablica', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Ljetne igre' })).toBeVisible();
}

async function openAt(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
}

async function openNewSport(page: Page): Promise<void> {
  await page.goto('/sportovi/dodaj');
  await expect(page.getByRole('dialog', { name: 'Dodaj sport' }).getByLabel('Naziv')).toBeVisible();
}

async function openList(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/postovi');
  await page.getByRole('link', { name: /^Uredi: Dvadeset zlata/ }).click();
  await expect(page.getByRole('textbox', { name: 'Uvod' })).toBeVisible();
  await expect(page.getByLabel('Naslov')).toHaveValue(/^Dvadeset zlata/);
}

async function openDetails(page: Page): Promise<void> {
  await page.goto(FOLDER);
  await page.getByRole('button', { name: /^Detalji: baklja\.jpg/ }).click();
  const name = 'Detalji';
  const details = page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }));
  await expect(details.getByRole('textbox', { name: 'Autor' })).toBeVisible();
}

/** Uploads a file and deletes it, so that the bin holds one. The toast that restores it can be read. */
async function deleteOne(page: Page): Promise<void> {
  await page.goto('/media-manager/web-slike');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload' }).click(),
  ]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const file = { name: 'baner-za-brisanje.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await chooser.setFiles(file);
  await page.getByRole('button', { name: `Što učiniti s: ${file.name}` }).click();
  await page.getByRole('menuitem', { name: 'Izbriši' }).click();
  await page.getByRole('button', { name: 'Izbriši datoteku' }).click();
  const undo = page.getByRole('button', { name: 'Vrati' });
  await expect(undo).toBeVisible();
  // axe skips a word in the colour of its background.
  const [word, behind] = await undo.evaluate((button) => [
    getComputedStyle(button).color,
    getComputedStyle(button.closest('[data-kind]') as Element).backgroundColor,
  ]);
  expect(word).not.toBe(behind);
}
