import { SCREENS } from '@baklja/contract/screens';
import type { Page } from '@playwright/test';
import { type CheckedPart, expect, isTooWide, openInside, test } from './fixtures.ts';

// Each test opens several screens and checks each of them at three widths.
test.describe.configure({ timeout: 180_000 });

/** As in the browser tests: all rules at the widest and the narrowest, which differ in layout and in their colours. */
const WINDOWS = [
  { width: 360, colorScheme: 'dark', isRead: true },
  { width: 768, colorScheme: 'light', isRead: false },
  { width: 1440, colorScheme: 'light', isRead: true },
] as const;

/** After this time without an answer, screens show that they wait. */
const SLOW_MS = 200;

/** A screen and how it is opened at any width. */
type Screen = { name: string; open: (page: Page) => Promise<void> };

/**
 * One screen of each frame, and some with a frame of their own: browser tests check the other screens in the same way,
 * without the frame of the application and the styles of the build.
 */
const RECORD_SCREENS: Screen[] = [
  { name: 'list of posts', open: (page) => openAt(page, '/postovi', 'Svi postovi') },
  { name: 'editor', open: openEditor },
  { name: 'new sport', open: openNewSport },
  { name: 'offered athletes', open: openOffers },
];

const MORE_SCREENS: Screen[] = [
  { name: 'open item of the menu', open: openMenuItem },
  { name: 'user in the row', open: (page) => openAt(page, '/korisnici?korisnik=1', 'Odjavi sa svih uređaja') },
  { name: 'document in its row', open: (page) => openAt(page, '/dokumenti/folder/1?dokument=1', 'Zamjenom datoteke') },
  { name: 'new magazine article', open: (page) => openAt(page, '/dodaj-olimp-clanak', '0 riječi') },
  { name: 'new author', open: (page) => openAt(page, '/dodaj-autora-olimp', 'Firma ima jedan naziv.') },
];

const FOLDER = '/media-manager/clanci-slike';

const MANAGER_SCREENS: Screen[] = [
  { name: 'media manager', open: (page) => openAt(page, FOLDER, 'baklja.jpg') },
  { name: 'files without a match', open: (page) => openAt(page, `${FOLDER}?trazi=zzz`, 'Ništa se ne zove') },
  { name: 'folder that is not there', open: (page) => openAt(page, `${FOLDER}?put=nema`, 'Ovog foldera nema') },
  { name: 'details of a file', open: openDetails },
  { name: 'bin', open: (page) => openAt(page, '/kos', 'baner-za-brisanje.svg') },
];

test('the log-in passes', async ({ page, expectAccessible }) => {
  await expectAllSound(page, [{ name: 'log-in', open: (it) => openAt(it, '/admin', 'admin login') }], expectAccessible);
});

for (const [what, screens] of [
  ['articles and sports', RECORD_SCREENS],
  ['the menu, users, documents and the magazine', MORE_SCREENS],
] as const) {
  test(`the screens of ${what} pass`, async ({ page, logIn, expectAccessible }) => {
    await logIn('superadmin');
    await expectAllSound(page, screens, expectAccessible);
  });
}

test('the media manager passes', async ({ page, logIn, expectAccessible }) => {
  await logIn('superadmin');
  await deleteOne(page);
  await expectAllSound(page, MANAGER_SCREENS, expectAccessible);
});

test('every screen passes while it waits for its data', async ({ page, logIn, expectAccessible }) => {
  await logIn('superadmin');
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.clock.install();
  // No call is answered from now on.
  await page.route('**/api/**', () => {});
  for (const { path } of Object.values(SCREENS)) {
    await test.step(path, async () => {
      const former = await page.title();
      await openInside(page, path.replace(':folder', 'images').replace(/:\w+/, '1'));
      await expect(page).not.toHaveTitle(former);
      await page.clock.fastForward(SLOW_MS);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectAccessible(page, 'waiting main');
      expect(await page.evaluate(listCutFields), 'words that do not fit into their field').toEqual([]);
    });
  }
});

/** Runs in the page. */
function listCutFields(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]');
  return [...fields].flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (canvas) canvas.font = font;
    return canvas && words && field.checkVisibility() && canvas.measureText(words).width > room + 1 ? [words] : [];
  });
}

/**
 * Checks every screen at three widths: axe reports nothing, and nothing is too wide. A screen is opened once, as on a
 * phone; its layout and colours follow the window from then on.
 */
async function expectAllSound(
  page: Page,
  screens: readonly Screen[],
  expectAccessible: (page: Page, part?: CheckedPart) => Promise<void>,
): Promise<void> {
  for (const { name, open } of screens) {
    await page.setViewportSize({ width: WINDOWS[0].width, height: 900 });
    await open(page);
    for (const { width, colorScheme, isRead } of WINDOWS) {
      await test.step(`${name} in ${colorScheme} at ${width} px`, async () => {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await page.setViewportSize({ width, height: 900 });
        if (isRead) await expectAccessible(page);
        else expect(await page.evaluate(isTooWide), 'the page is wider than its window').toBe(false);
      });
    }
  }
}

async function openOffers(page: Page): Promise<void> {
  await openList(page, '/sportasi', 'Olimpijci');
  await page.getByRole('combobox', { name: 'Ime, prezime ili broj' }).fill('mari');
  await expect(page.getByRole('listbox', { name: 'Ponuđeni sportaši' })).toBeVisible();
}

async function openAt(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
}

async function openMenuItem(page: Page): Promise<void> {
  await page.goto('/navigacija?stavka=1');
  await expect(page.getByRole('dialog').getByText('/page/6/1', { exact: true }).first()).toBeVisible();
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
