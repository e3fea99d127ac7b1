/**
 * `npm run bench:typing`: measures the cost of a key press in an article of 20,000 words with a gallery, in the screen
 * where it is edited. `BENCH_WEB` names another folder of the built browser application.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { openSqliteDatabase } from '../server/src/db/database.ts';
import { openDiskStorage } from '../server/src/files/storage/disk-storage.ts';
import { makeFile } from '../server/src/testing/records/make-file.ts';
import { fillProduct, sizesOf } from './fill-product.ts';
import { readKeyTimes } from './key-times.ts';
import { GALLERY_PICTURES, makeArticle } from './made-article.ts';
import { startServer } from './servers.ts';

const WEB_FOLDER = process.env['BENCH_WEB'] ?? path.resolve(import.meta.dirname, '../web/dist');

const KEYS = 200;
const KEY_EVERY_MS = 100;

/** After this many key presses the typist pauses, long enough for all work that waits for a pause. */
const KEYS_UNTIL_PAUSE = 25;
const PAUSE_MS = 1500;

const WARM_UP_KEYS = 20;
const NAME_WIDTH = 26;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
const [target, dataDir] = [path.join(folder, 'product.db'), path.join(folder, 'data')];

try {
  const { token, pictures } = await fill();
  const server = await startServer('product-server.ts', target, dataDir, WEB_FOLDER);
  const alias = await createArticle(server.url, { token, pictures });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await openArticle(browser, { url: server.url, token, alias });
    await type(page, WARM_UP_KEYS);
    await browser.startTracing(page, { categories: CATEGORIES });
    await type(page, KEYS + 1);
    print(readKeyTimes(await browser.stopTracing(), KEY_EVERY_MS));
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<{ token: string; pictures: string[] }> {
  const database = openSqliteDatabase(target);
  const token = await fillProduct(database, sizesOf(0.001));
  const files = await openDiskStorage(path.join(dataDir, 'files'));
  const pictures: string[] = [];
  for (let number = 0; number < GALLERY_PICTURES; number += 1) {
    pictures.push((await makeFile({ database, files }, { path: `galerije/slika-${number}.jpg` })).path);
  }
  await database.close();
  return { token, pictures };
}

async function createArticle(url: string, { token, pictures }: { token: string; pictures: string[] }): Promise<string> {
  const answer = await fetch(`${url}${pathFor(postRoutes.createPost)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({
      title: 'Dugačak članak',
      language: 'hr-HR',
      catid: 1,
      state: 0,
      featured: 1,
      access: 1,
      asset_id: 0,
      ...makeArticle(pictures),
      images: JSON.stringify({ image_intro: `/files/${pictures[0]}`, image_fulltext: `/files/${pictures[1]}` }),
    }),
  });
  if (!answer.ok) throw new Error(`The article was not made: ${answer.status} ${await answer.text()}`);
  const { alias } = (await answer.json()) as { alias: string };
  return alias;
}

/** The article in its editor, with the cursor in the paragraph in its middle. */
async function openArticle(
  browser: Browser,
  { url, token, alias }: { url: string; token: string; alias: string },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((kept) => {
    localStorage.setItem('baklja.token', kept);
    localStorage.setItem('baklja.role', 'tipfeler');
  }, token);
  await page.goto(`${url}/post/detalji/${alias}`);
  const paragraphs = page.getByRole('textbox', { name: 'Tekst', exact: true }).locator('> p');
  await paragraphs.first().waitFor();
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.waitForLoadState('networkidle');
  return page;
}

async function type(page: Page, keys: number): Promise<void> {
  const letters = 'tekst koji netko tipka ';
  let next = performance.now();
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(letters[key % letters.length] ?? ' ');
    next += KEY_EVERY_MS + (key % KEYS_UNTIL_PAUSE === KEYS_UNTIL_PAUSE - 1 ? PAUSE_MS : 0);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
}

function print({ byClock, byProcessor }: ReturnType<typeof readKeyTimes>): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
  const lines = [
    `${byClock.length} keys, milliseconds; ${machine}`,
    '',
    `${''.padEnd(NAME_WIDTH)}    p50    p99    max`,
    inShort(
      'work for a key',
      byClock.map(({ work }) => work),
    ),
    inShort(
      'longest piece of it',
      byClock.map(({ longest }) => longest),
    ),
    inShort(
      'work, of the processor',
      byProcessor.map(({ work }) => work),
    ),
    inShort(
      'longest, of the processor',
      byProcessor.map(({ longest }) => longest),
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function inShort(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1).padStart(7);
  return `${name.padEnd(NAME_WIDTH)}${at(0.5)}${at(0.99)}${at(1)}`;
}
