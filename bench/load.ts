/**
 * `npm run bench:load`: measures how soon the list of posts shows its first row in a browser, what was loaded until
 * then, and how soon later screens are visible. It opens the built product with the demo content.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { pathFor } from '@baklja/contract/route';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { type Traffic, watchTraffic } from '../scripts/page-traffic.ts';
import { DEMO_PASSWORD } from '../server/src/starter/starter-accounts.ts';
import { startProduct } from './servers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SLOWER = 4;

/** A person looks at a screen this long before the next click. */
const PAUSE_MS = 2000;

const USERNAME = 'tipfeler';
const LIST = '/postovi';
const FIRST_ROW = 'main tbody a[href^="/post/"]';

/**
 * Screens that are opened one after another by links, starting at the list, and what shows that each of them is ready.
 */
const LATER_SCREENS = {
  pages: { link: 'nav a[href="/stranice"]', shows: 'main tbody a[href^="/stranice/"]' },
  media: { link: 'nav a[href^="/media"]', shows: 'main h1' },
  'posts again': { link: 'nav a[href="/postovi"]', shows: FIRST_ROW },
  'editor of a post': { link: FIRST_ROW, shows: 'main .ProseMirror' },
};

type Opened = Traffic & { firstRowMs: number };

const dataDir = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
const server = await startProduct(dataDir);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const session = await logIn();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
  print([`middle of ${ROUNDS}; ${machine}`, '']);
  print(['list of posts          first row ms   script KB    style KB    requests']);
  for (const slower of [1, SLOWER]) await printList(session, slower);
  print(['', 'later screens                     ms']);
  for (const [name, times] of Object.entries(await openLaterScreens(session))) {
    print([`${name.padEnd(23)}${cell(middleOf(times))}`]);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
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

async function printList(session: Session, slower: number): Promise<void> {
  const opened: { cold: Opened[]; warm: Opened[] } = { cold: [], warm: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openContext(browser, session);
    opened.cold.push(await openList(context, slower));
    // A browser keeps compiled scripts from the second visit on.
    await openList(context, slower);
    opened.warm.push(await openList(context, slower));
    await context.close();
  }
  for (const [name, all] of Object.entries(opened)) {
    const cells = (['firstRowMs', 'scriptKb', 'styleKb', 'requests'] as const).map((key) =>
      cell(middleOf(all.map((one) => one[key]))),
    );
    print([`${`${name}${slower > 1 ? `, ${slower} times slower` : ''}`.padEnd(23)}${cells.join('')}`]);
  }
}

async function openContext(from: Browser, { token, role }: Session): Promise<BrowserContext> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, locale: 'hr-HR' });
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('baklja.token', kept.token);
      localStorage.setItem('baklja.role', kept.role);
    },
    { token, role },
  );
  return context;
}

async function openList(context: BrowserContext, slower: number): Promise<Opened> {
  const page = await context.newPage();
  const readTraffic = await watchTraffic(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const firstRowMs = await timeOfFirst(page, FIRST_ROW);
  const opened = { ...readTraffic(), firstRowMs };
  await page.waitForLoadState('networkidle');
  await page.close();
  return opened;
}

/** Milliseconds from the start of the page to the first frame that shows the element. */
async function timeOfFirst(page: Page, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) performance.mark('bench.shown');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(`${server.url}${LIST}`);
  await page.waitForFunction(() => performance.getEntriesByName('bench.shown').length > 0);
  return page.evaluate(() => performance.getEntriesByName('bench.shown')[0]?.startTime ?? 0);
}

async function openLaterScreens(session: Session): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openContext(browser, session);
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

function cell(value: number): string {
  return value.toFixed(0).padStart(12);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
