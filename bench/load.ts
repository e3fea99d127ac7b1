/**
 * `npm run bench:load`: measures how soon lists show their first row in a browser, compared with a bare page that shows
 * the rows of the list of posts from the same call, and how soon later screens are visible. It opens the built product
 * with the demo content, 500 medals and 5000 athletes.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { type Traffic, watchTraffic } from '../scripts/page-traffic.ts';
import { openDatabase } from '../server/src/db/open-database.ts';
import { DEMO_PASSWORD } from '../server/src/starter/starter-accounts.ts';
import { fillSport, sizesOf } from './fill-product.ts';
import { type Server, startProduct, startServer } from './servers.ts';

const WEB_FOLDER = process.env['BENCH_WEB'] ?? path.resolve(import.meta.dirname, '../web/dist');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** A new tab, and a page that was shown, have no work left after this time. */
const SETTLED_MS = 300;

/** A person looks at a screen this long before the next click. */
const PAUSE_MS = 2000;

const USERNAME = 'superadmin';
const LIST = '/postovi';
const FIRST_ROW = 'main tbody a[href^="/post/"]';

/** Pages and their first rows. Other times are compared with that of the bare page. */
const PAGES = {
  'bare page': { at: '/assets/bare.html', row: 'tbody tr' },
  posts: { at: LIST, row: FIRST_ROW },
  '500 medals': { at: '/medalje', row: 'main tbody a[href^="/uredi-medalju/"]' },
  '5000 athletes': { at: '/sportasi', row: 'main tbody a[href^="/olimpijci/detalji/"]' },
};

type PageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const BARE_SCRIPT = `
const answer = await fetch(${JSON.stringify(pathFor(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } }))}, {
  headers: { 'x-access-token': localStorage.getItem('baklja.token') },
});
const body = document.body.appendChild(document.createElement('table')).appendChild(document.createElement('tbody'));
for (const { title, catName, created, language } of (await answer.json()).posts) {
  const row = body.insertRow();
  for (const text of [title, catName, created, language]) row.insertCell().textContent = text;
}`;

/**
 * Screens that are opened one after another by links, starting at the list, and what shows that each of them is ready.
 */
const LATER_SCREENS = {
  pages: { link: 'nav a[href="/stranice"]', shows: 'main tbody a[href^="/stranice/"]' },
  media: { link: 'nav a[href^="/media"]', shows: 'main h1' },
  'posts again': { link: 'nav a[href="/postovi"]', shows: FIRST_ROW },
  'editor of a post': { link: FIRST_ROW, shows: 'main .ProseMirror' },
};

/** `cpuMs` is the processor time of the page until then, which other work on the machine changes less. */
type Opened = Traffic & { firstRowMs: number; cpuMs: number };

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
const options = await chromiumLaunchOptions();
const server = await startFilled();
try {
  const session = await logIn();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
  print([`middle of ${ROUNDS}; ${machine}`, '']);
  printPages(await openPages(session));
  print(['', 'later screens                     ms']);
  for (const [name, times] of Object.entries(await openLaterScreens(session))) {
    print([`${name.padEnd(23)}${cell(middleOf(times))}`]);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The first start makes the demo content. The second also serves the bare page. */
async function startFilled(): Promise<Server> {
  const dataDir = path.join(folder, 'data');
  const filling = await startProduct(dataDir);
  await filling.stop();
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await fillSport(database, { ...sizesOf(1), starts: 0 });
  await database.close();
  const web = path.join(folder, 'web');
  cpSync(WEB_FOLDER, web, { recursive: true });
  writeFileSync(
    path.join(web, 'assets/bare.html'),
    '<!doctype html><script type="module" src="bare.js"></script><body>',
  );
  writeFileSync(path.join(web, 'assets/bare.js'), BARE_SCRIPT);
  return startServer('product-server.ts', path.join(dataDir, 'baklja.db'), dataDir, web);
}

type Session = { token: string; role: string };

async function logIn(): Promise<Session> {
  const answer = await fetch(`${server.url}${pathFor(authRoutes.logIn)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password: DEMO_PASSWORD }),
  });
  return (await answer.json()) as Session;
}

type Measured = Record<PageName, { cold: Opened[]; warm: Opened[] }>;

/** In turns, each in a browser with a new profile, so that other work on the machine slows all of them. */
async function openPages(session: Session): Promise<Measured> {
  const measured = Object.fromEntries(PAGE_NAMES.map((name) => [name, { cold: [], warm: [] }])) as unknown as Measured;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of PAGE_NAMES) {
      const context = await openBrowser(session);
      measured[name].cold.push(await openPage(context, name));
      // A browser keeps compiled scripts from the second visit on.
      await openPage(context, name);
      measured[name].warm.push(await openPage(context, name));
      await context.close();
    }
  }
  return measured;
}

function printPages(measured: Measured): void {
  print(['                       first row ms     of bare      cpu ms   script KB    style KB    requests']);
  for (const way of ['cold', 'warm'] as const) {
    for (const name of PAGE_NAMES) {
      const middle = (of: PageName, key: keyof Opened) => middleOf(measured[of][way].map((one) => one[key]));
      const ratio = middle(name, 'firstRowMs') / middle('bare page', 'firstRowMs');
      const keys = ['cpuMs', 'scriptKb', 'styleKb', 'requests'] as const;
      const cells = [cell(middle(name, 'firstRowMs')), cell(ratio, 2), ...keys.map((key) => cell(middle(name, key)))];
      print([`${`${name}, ${way}`.padEnd(23)}${cells.join('')}`]);
    }
  }
}

async function openBrowser({ token, role }: Session): Promise<BrowserContext> {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  const view = { viewport: { width: 1440, height: 900 }, locale: 'hr-HR' };
  const context = await chromium.launchPersistentContext(profile, { ...options, ...view });
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('baklja.token', kept.token);
      localStorage.setItem('baklja.role', kept.role);
    },
    { token, role },
  );
  return context;
}

async function openPage(context: BrowserContext, name: PageName): Promise<Opened> {
  const { at, row } = PAGES[name];
  const page = await context.newPage();
  const readTraffic = await watchTraffic(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(SETTLED_MS);
  const firstRowMs = await timeOfFirst(page, { at, row });
  const { metrics } = await client.send('Performance.getMetrics');
  const cpuMs = 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
  const opened = { ...readTraffic(), firstRowMs, cpuMs };
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
  return opened;
}

/**
 * Milliseconds from the start of the page until the first frame with the row is drawn. The page reports it itself: a
 * question from outside would take its time from the page.
 */
async function timeOfFirst(page: Page, { at, row }: { at: string; row: string }): Promise<number> {
  const shown = new Promise<number>((resolve) => page.exposeFunction('reportRow', resolve));
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return requestAnimationFrame(look);
      return setTimeout(() => Reflect.get(window, 'reportRow')(performance.now()));
    };
    requestAnimationFrame(look);
  }, row);
  await page.goto(`${server.url}${at}`, { waitUntil: 'commit' });
  return shown;
}

async function openLaterScreens(session: Session): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openBrowser(session);
    const page = await context.newPage();
    await page.goto(`${server.url}${LIST}`);
    await page.locator(FIRST_ROW).first().waitFor();
    for (const [name, { link, shows }] of Object.entries(LATER_SCREENS)) {
      await page.waitForTimeout(PAUSE_MS);
      await page.waitForLoadState('networkidle');
      times[name] = [...(times[name] ?? []), await openByLink(page, link, shows)];
    }
    await context.close();
  }
  return times;
}

/** Milliseconds from the click to the first frame that shows the element, by the clock of the page. */
function openByLink(page: Page, link: string, shows: string): Promise<number> {
  return page.evaluate(
    ([from = '', to = '']) =>
      new Promise<number>((resolve, reject) => {
        const former = document.querySelector(to);
        const begin = performance.now();
        const link = document.querySelector<HTMLElement>(from);
        if (!link) return reject(new Error(`no link ${from}`));
        setTimeout(() => reject(new Error(`no ${to} after ${from}`)), 10_000);
        link.click();
        const look = () => {
          const found = document.querySelector(to);
          if (found && found !== former) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [link, shows],
  );
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function cell(value: number, digits = 0): string {
  return value.toFixed(digits).padStart(12);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
