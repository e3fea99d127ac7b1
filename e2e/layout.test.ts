import { SCREENS } from '@baklja/contract/screens';
import type { Page, Request } from '@playwright/test';
import { expect, openInside, test, waitForAnimations } from './fixtures.ts';
import { type Outline, PROPERTIES, readLayout } from './read-layout.ts';

// A product instance of its own: other journeys change the content.
test.use({ stores: 'SQLite' });
test.describe.configure({ timeout: 180_000 });

/**
 * A screen, or what is opened on it by steps. A step is an address, or a role with the beginning of a name: a control
 * is clicked, a field gets the focus, or what follows `=`; other things are waited for.
 */
type State = [name: string, address: string, ...steps: string[]];

const CLICKED = new Set(['button', 'link', 'menuitem', 'checkbox', 'radio']);

const ARTICLE = '/post/detalji/atlanta-1996-prvo-zlato-stiglo-je-iz-rukometne-dvorane';
const WEB_FILES = '/web-slike';
const FILES = '/media-manager/clanci-slike';

const RECORD_STATES: State[] = [
  ['filters of articles', '/postovi', 'button Filtri', 'combobox Status'],
  ['chosen articles', '/postovi', 'checkbox Odaberi sve', 'button Izbriši'],
  ['question of deletion', '/postovi', 'checkbox Odaberi: Alpska', 'button Izbriši', 'dialog'],
  ['no article found', '/postovi?trazi=zzz'],
  ['offered athletes', '/sportasi', 'combobox Ime = mari', 'listbox Ponuđeni'],
  ['picker', ARTICLE, 'button Zamijeni', 'dialog', 'button medalje'],
  ['preview', ARTICLE, 'button Pregled', 'button Poveznica za', 'button Nova poveznica', 'list Poveznice'],
  ['history', ARTICLE, 'button Ukloni', 'button Spremi', ARTICLE, 'button Povijest', 'radio Iva', 'region Razlike'],
  ['calendar', ARTICLE, 'button Kalendar: Vrijeme', 'dialog'],
  ['kinds of paragraphs', ARTICLE, 'textbox Tekst', 'button Vrsta odlomka', 'menu'],
  ['more of the toolbar', ARTICLE, 'textbox Tekst', 'button Više', 'menu'],
  ['link', ARTICLE, 'textbox Tekst', 'button Poveznica', 'dialog'],
  ['picture of the text', ARTICLE, 'textbox Tekst', 'button Slika', 'dialog', 'button medalje'],
  ['find', ARTICLE, 'textbox Tekst', 'button Pronađi', 'textbox Pronađi'],
  ['HTML', ARTICLE, 'textbox Tekst', 'button HTML', 'dialog'],
  ['translation', ARTICLE, 'link Izradi prijevod', 'region Na hrvatskom'],
  ['comparison with the translation', '/stranice/1', 'button Usporedi', 'region'],
  ['table of issues', '/olimp-brojevi', 'radio Tablica', 'table'],
  ['deletion of a medal', '/medalje', 'button Izbriši: ', 'dialog'],
];

const OTHER_STATES: State[] = [
  ['search', '/profil', 'key Control+k', 'combobox Što tražite = zlato', 'option'],
  ['menu on a phone', '/profil', 'phone', 'button Otvori izbornik', 'dialog Izbornik'],
  ['item of the menu', '/navigacija?stavka=1'],
  ['section of the menu', '/navigacija', 'link Uredi: sekcija'],
  ['user', '/korisnici?korisnik=1'],
  ['new user', '/korisnici', 'link Dodaj korisnika'],
  ['entry of the audit log', '/dnevnik', 'link Pojedinosti'],
  ['document', '/dokumenti/folder/1?dokument=1'],
  ['actions of a folder', '/dokumenti-folderi', 'button Radnje', 'menu'],
  ['subfolders', '/dokumenti-folderi', 'button Prikaži subfoldere'],
  ['new folder', '/dokumenti-folderi', 'link Dodaj folder', 'dialog'],
  ['documents to add', '/dokumenti/folder/1/dodaj', 'file izvješće.pdf'],
  ['details of a file', FILES, 'button Detalji', 'complementary'],
  ['actions of a file', FILES, 'button Što učiniti', 'menu'],
  ['files in a grid', FILES, 'radio Mreža', 'list'],
  ['new folder of files', FILES, 'button Dodaj folder', 'dialog'],
  ['list to import', '/kategorizacije-upload', 'file popis.csv'],
  ['a file in the bin', WEB_FILES, 'button Što', 'menuitem Izbriši', 'button Izbriši', 'link Koš', 'heading Koš'],
  ['not found', '/nema', 'heading'],
];

/** Every screen but those that are the media manager in another folder. */
const screens = Object.entries(SCREENS)
  .filter(([name, { partOf }]) => partOf !== 'media' || name === 'mediaManager')
  .map(
    ([name, { path }]): State => [
      name,
      path.replace('/post/detalji/:alias', ARTICLE).replace('/media-manager/:folder', FILES).replace(/:\w+/, '1'),
    ],
  );
const firstOther = screens.findIndex(([name]) => name === 'dashboard');

const PARTS = {
  records: [...screens.slice(0, firstOther), ...RECORD_STATES],
  others: [['log-in', '/admin'] as State, ...screens.slice(firstOther), ...OTHER_STATES],
};

for (const [part, states] of Object.entries(PARTS)) {
  test(`the layout of ${part} is as stored`, async ({ page, logIn }) => {
    const settle = waitForLoads(page);
    const print = printer();
    const stored: string[] = [];
    if (part === 'records') await logIn('superadmin');
    for (const [name, address, ...steps] of states) {
      await (name in SCREENS && name !== 'dashboard' ? openInside(page, address) : page.goto(address));
      for (const step of steps) {
        await settle();
        await take(page, step);
      }
      for (const width of steps[0] === 'phone' ? [360] : [1440, 360]) {
        await resize(page, width);
        const title = width === 360 ? `${name}, 360 px` : name;
        const roots = ['log-in', 'dashboard'].includes(name) ? '#root' : 'main, [data-portal]';
        const outlines = await readSettled(page, settle, roots);
        stored.push(`## ${title}`, ...outlines.flatMap((outline) => print(outline, title)), '');
      }
      await resize(page, 1440);
      if (name === 'log-in') await logIn('superadmin');
    }
    expect(stored.join('\n')).toMatchSnapshot(`layout-${part}.txt`);
  });
}

/** Waits until nothing loads, moves or is drawn. The browser does not always say that a picture will not come. */
function waitForLoads(page: Page): () => Promise<void> {
  const loading = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'image' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return async () => {
    do {
      await page.evaluate(waitForAnimations);
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    } while (loading.size > 0);
  };
}

/** A page that is just loading may have the former size for a moment. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((expected) => innerWidth === expected, width);
}

/** The layout when it does not change any more. */
async function readSettled(page: Page, settle: () => Promise<void>, roots: string): Promise<Outline[]> {
  for (let former = ''; ; ) {
    await settle();
    await page.waitForFunction(isDrawn);
    const outlines = await page.evaluate(readLayout, [roots, PROPERTIES] as const);
    const text = JSON.stringify(outlines);
    if (text === former) return outlines;
    former = text;
  }
}

/** Runs in the page. A screen whose code arrives has no heading yet; one that waits for its data says so. */
function isDrawn(): boolean {
  return document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
}

async function take(page: Page, step: string): Promise<void> {
  if (step.startsWith('/')) return void (await page.goto(step));
  const [, role = '', what = '', value] = /^(\w+) ?(.*?)(?: = (.*))?$/.exec(step) ?? [];
  const target = page.getByRole(role as 'button', { name: new RegExp(`^${what}`) }).first();
  const file = { name: what, mimeType: '', buffer: Buffer.from('a,b\n1,2\n') };
  if (role === 'phone') await resize(page, 360);
  else if (role === 'key') await page.keyboard.press(what);
  else if (role === 'file') await page.locator('input[type=file]').setInputFiles(file);
  else if (value !== undefined) await target.fill(value);
  else if (role === 'textbox') await target.focus();
  else if (CLICKED.has(role)) await target.dispatchEvent('click');
  else await expect(target).toBeVisible();
}

/**
 * Prints outlines, an only child on the line of its parent. What was printed before is named by its screen, and by its
 * number if the screen has several elements of that name with something in them.
 */
function printer() {
  const places = new Map<string, string>();
  const numbers = new Map<string, number>();
  return function print(outline: Outline, title: string): string[] {
    const [line, inside] = outline;
    const key = JSON.stringify(outline);
    const former = places.get(key);
    if (former !== undefined) return [former];
    if (inside.length > 0) {
      const place = `${line.split(':', 1)} = ${title}`;
      const number = (numbers.get(place) ?? 0) + 1;
      numbers.set(place, number);
      places.set(key, number > 1 ? `${place} (${number})` : place);
    }
    const below = inside.flatMap((one) => print(one, title));
    return below.length === 1 ? [`${line} > ${below}`] : [line, ...below.map((one) => `  ${one}`)];
  };
}
