import type { Request } from '@playwright/test';
import { watchTraffic } from '../scripts/page-traffic.ts';
import { expect, test } from './fixtures.ts';

/** The code of the editor of a post. */
const EDITOR_CODE = /\/assets\/PostScreen-[^/]+\.js$/;

/** The code of the list of posts, and no other. */
const LIST_CODE = /\/assets\/(first-requests|rolldown-runtime|react|index|lists)-[^/]+\.js$/;

/** Budget for the first row of the list of posts in a browser with an empty cache, compressed. */
const BUDGET = { requests: 32, scriptKb: 186, styleKb: 25 };

/** Budget for the start page in the same way. */
const START_BUDGET = { scriptKb: 256, styleKb: 33 };

test('the first list needs few and small files and causes no warning', async ({ page, logIn, browser }) => {
  await logIn('tipfeler');
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const list = await context.newPage();
  const warnings: string[] = [];
  list.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const scripts: string[] = [];
  list.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const readTraffic = await watchTraffic(list);
  await list.goto(new URL('/postovi', page.url()).href);
  await list.locator('main tbody a[href^="/post/"]').first().waitFor();
  const { requests, scriptKb, styleKb } = readTraffic();
  expect(scripts.filter((url) => !LIST_CODE.test(url))).toEqual([]);
  const sizes = await list.evaluate(
    (urls) => urls.map((url) => performance.getEntriesByName(url)[0]).map((entry) => entry?.toJSON().decodedBodySize),
    scripts,
  );
  await context.close();
  // The browser compiles files at the same time.
  expect(Math.max(...sizes)).toBeLessThan(sizes.reduce((sum, size) => sum + size, 0) / 2);
  expect(scriptKb).toBeGreaterThan(0);
  expect(requests).toBeLessThanOrEqual(BUDGET.requests);
  expect(scriptKb).toBeLessThanOrEqual(BUDGET.scriptKb);
  expect(styleKb).toBeLessThanOrEqual(BUDGET.styleKb);
  expect(warnings).toEqual([]);
  const icon = await page.request.get((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
});

test('the start page needs few and small files too', async ({ page, logIn, browser }) => {
  await logIn('tipfeler');
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const start = await context.newPage();
  const readTraffic = await watchTraffic(start);
  await start.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' });
  await expect(start.locator('main a[href^="/post/"]').first()).toBeVisible();
  const { scriptKb, styleKb } = readTraffic();
  await context.close();
  expect(scriptKb).toBeGreaterThan(0);
  expect(scriptKb).toBeLessThanOrEqual(START_BUDGET.scriptKb);
  expect(styleKb).toBeLessThanOrEqual(START_BUDGET.styleKb);
});

const FIRST_READS = [
  ['/postovi', '/api/content/get/all/1/hr-HR/-', 'a[href^="/post/"]'],
  ['/medalje', '/api/content/get/medalje', 'a[href^="/uredi-medalju/"]'],
  ['/sportasi', '/api/sportasi/popis', 'a[href^="/olimpijci/detalji/"]'],
] as const;

test('while the application is loading, session and list are read, once each, and the fonts of the first rows, and the format of times is made; the first frame has the rows', async ({
  page,
  logIn,
}) => {
  await logIn('superadmin');
  await page.addInitScript(() => {
    const construct = (target: typeof Intl.DateTimeFormat, options: unknown[]) => {
      performance.mark('format made');
      return Reflect.construct(target, options) as Intl.DateTimeFormat;
    };
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { construct });
    const markSkeleton = () => document.querySelector('tr[data-skeleton]') && performance.mark('skeleton drawn');
    new MutationObserver(markSkeleton).observe(document, { childList: true, subtree: true });
  });
  for (const [screen, list, link] of FIRST_READS) {
    const reads = ['/api/auth/token', list].toSorted();
    const asked: string[] = [];
    const noteRead = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (reads.includes(pathname)) asked.push(pathname);
    };
    page.on('request', noteRead);
    const answers = reads.map(async (read) => {
      const response = await page.waitForResponse((response) => new URL(response.url()).pathname === read);
      await response.finished();
    });
    const fonts = [/\/instrument-sans-latin-(?!ext)/, /\/newsreader-latin-(?!ext)/].map((font) =>
      page.waitForRequest(font),
    );
    await page.route(
      /\/assets\/index-[^/]+\.js$/,
      async (route) => {
        await Promise.all([...answers, ...fonts]);
        await page.waitForFunction(() => performance.getEntriesByName('format made').length > 0);
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(screen);
    await expect(page.locator(`main tbody ${link}`).first()).toBeVisible();
    page.off('request', noteRead);
    expect(asked.toSorted()).toEqual(reads);
    expect(await page.evaluate(() => performance.getEntriesByName('skeleton drawn').length)).toBe(0);
  }
});

test('the code of the editor is loaded after the list, before a post is opened', async ({ page, logIn }) => {
  await logIn('tipfeler');
  const editorCode = page.waitForResponse(EDITOR_CODE);
  await page.goto('/postovi');
  await (await editorCode).finished();
  await expect(page).toHaveURL('/postovi');
});

test('a post is requested while the code of its editor is loading', async ({ page, logIn }) => {
  await logIn('tipfeler');
  await page.goto('/postovi');
  const address = await page.locator('main tbody a[href^="/post/"]').first().getAttribute('href');
  const requested = Promise.withResolvers<void>();
  await page.route(EDITOR_CODE, async (route) => {
    await requested.promise;
    await route.continue();
  });
  page.on('request', (request) => request.url().includes('/api/content/get/single/') && requested.resolve());
  await page.goto(address ?? '');
  await expect(page.locator('main .ProseMirror').first()).toBeVisible();
});
