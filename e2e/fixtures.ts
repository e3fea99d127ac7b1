import type { Role } from '@baklja/contract/roles';
import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type Baklja, DEMO_PASSWORD, startOnPostgres, startOnS3, startOnSqlite } from './baklja.ts';

export type WorkerFixtures = { baklja: Baklja; stores: keyof typeof STARTS; sessions: Map<Role, StoredSession> };
type TestFixtures = {
  /** Logs in: through the log-in screen, and later in the worker with the session of that log-in, while it lasts. */
  logIn: (role: Role) => Promise<void>;
  /** Fails on any violation of WCAG 2.2 AA that axe finds, and on a page wider than its window. */
  expectAccessible: (page: Page, part?: CheckedPart) => Promise<void>;
};

/** What the application stores of a session in the browser. */
type StoredSession = Record<string, string>;

/**
 * The whole page without it. `waiting main` is a screen and its dialogs without what every screen has around it; what
 * waits has the colours of what comes, and rules about colours take half of the time.
 */
export type CheckedPart = 'waiting main';

const STARTS = { SQLite: startOnSqlite, PostgreSQL: startOnPostgres, S3: startOnS3 };

/** Each worker has its own product instance; `stores` chooses where it keeps its records and files. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stores: ['SQLite', { option: true, scope: 'worker' }],
  baklja: [
    async ({ stores }, use) => {
      const baklja = await STARTS[stores]();
      await use(baklja);
      await baklja.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter of a fixture must be a pattern
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  baseURL: async ({ baklja }, use) => use(baklja.url),
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await use(page);
    expect(faults, 'errors on the page').toEqual([]);
  },
  request: async ({ request }, use) => {
    const get = request.get.bind(request);
    // A busy machine may refuse public reads for a moment; those who read the site ask again too.
    request.get = async (...call) => {
      let answer = await get(...call);
      await expect(async () => {
        if (answer.status() === 503) answer = await get(...call);
        expect(answer.status()).not.toBe(503);
      }).toPass();
      return answer;
    };
    await use(request);
  },
  logIn: async ({ page, sessions }, use) => {
    await use(async (role) => {
      const former = sessions.get(role);
      if (!(former && (await goOn(page, former)))) await logInOnScreen(page, role);
      // On a phone the log-out is in the menu.
      await expect(page.getByRole('button', { name: /^(Odjavi se|Otvori izbornik)$/ })).toBeVisible();
      sessions.set(role, await page.evaluate(() => ({ ...localStorage })));
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter of a fixture must be a pattern
  expectAccessible: async ({}, use) => {
    await use(async (page, part) => {
      await page.evaluate(waitForAnimations);
      // Once for each loaded page: reading the script takes longer than a check.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      const rules = part ? { ...RULES, rules: WITHOUT_COLOURS } : RULES;
      const violations = await page.evaluate(listViolations, [part ? 'main, [data-portal]' : 'html', rules] as const);
      expect(violations, 'violations of WCAG 2.2 AA').toEqual([]);
      expect(await page.evaluate(isTooWide), 'the page is wider than its window').toBe(false);
    });
  },
});

async function logInOnScreen(page: Page, role: Role): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Korisničko ime').fill(role);
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByText('You are logged in')).toBeVisible();
}

/** Opens the application with a session. Returns false when a test has ended the session. */
async function goOn(page: Page, session: StoredSession): Promise<boolean> {
  const headers = { token: session[TOKEN_KEY] ?? '' };
  const answer = await page.request.get('/api/auth/token', { headers });
  if (!answer.ok()) return false;
  // An answer of the API is a page of the same origin without the application.
  await page.goto('/api/auth/token');
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
  await page.goto('/');
  return true;
}

const TOKEN_KEY = 'baklja.token';

const WITHOUT_COLOURS = { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } };

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Axe otherwise fetches style sheets again for a rule that is not among them.
  preload: false,
};

/** Runs in the page, into which axe was loaded. */
async function listViolations([root, rules]: readonly [string, RunOptions]): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page. */
export function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

/** Runs in the page. Colours in the middle of a fade are not those that users read. Skeletons, which never stop, are left out. */
export async function waitForAnimations(): Promise<void> {
  // A change of the window begins its fades with the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Opens an address as a link inside the application does, without loading the page again. */
export function openInside(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** How the editor of an article states that it is saved. */
export const SAVED = /^((Objavljeno u|Izmjene su javne od) \d\d:\d\d|Skica spremljena|Zakazano za )/;

export { expect };
