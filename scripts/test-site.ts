/**
 * Builds the example site, and checks it against a server with the demo content, behind a cache that is purged by tags:
 * Varnish where it is installed, otherwise a small one of its own. It installs the packages of the site, so it is no part
 * of `npm test`.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { type Browser, chromium, type Page } from 'playwright';
import { callServer } from '../server/src/testing/faults/real-installation.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { freePorts, hasVarnish, listen, type Ports, startCache, startProgram, stopAll } from './site-programs.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SITE = path.join(ROOT, 'examples/site');
const PROGRAM = [process.execPath, path.join(SITE, 'dist/server/entry.mjs')];
const PASSWORD = 'baklja-demo-2026';

/** A write has to be on the page within this time, ms. */
const LONGEST_DELAY_MS = 2000;
/** How late each picture arrives, ms. */
const PICTURE_DELAY_MS = 300;

/** Pictures that are not of the library: their size is not known. */
const FOREIGN = 'https://slike.example/';
const FOREIGN_PICTURE = path.join(ROOT, 'server/starter-files/clanci-slike/baklja.jpg');

const LANGUAGES = ['hr', 'en'];
const SCREENS = ['', '/news', '/documents', '/medals', '/athletes', '/categorisation', '/magazine', '/search?q=olimp'];
const WIDTHS = [1440, 360];

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-site-'));
let following: NodeJS.Timeout | undefined;
let browser: Browser;
let server: string;
let site: Site;
let token: string;
let superToken: string;
let webhook: number;

/** A running site: its own address, that of the cache in front of it, and where that cache takes bans. */
type Site = { origin: string; front: string; bans: string; stop: () => Promise<void> };

before(async () => {
  console.log(hasVarnish ? 'Varnish is in front of the site.' : 'There is no varnishd: a small cache takes its place.');
  const npm = (...parameters: string[]) =>
    execFileSync('npm', parameters, { cwd: SITE, stdio: 'inherit', shell: process.platform === 'win32' });
  execFileSync(process.execPath, ['client/build.ts'], { cwd: ROOT });
  npm('ci', '--no-audit', '--no-fund');
  npm('run', 'check');
  npm('run', 'build');
  const ports = await freePorts();
  const [origin, front] = ports.map((port) => `http://127.0.0.1:${port}`);
  const main = await startProgram([process.execPath, 'server/src/main.ts'], /ready at (http:\/\/[\d.]+:\d+)/, {
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_CACHE: 'tags',
    PUBLIC_FEEDS: '1',
    PUBLIC_SITE_URL: String(front),
    PUBLIC_POST_PATH: '/post/{alias}',
    PREVIEW_URL: `${front}/preview?kind={kind}&key={key}&token={token}`,
    WEBHOOK_PRIVATE: '1',
  });
  server = main.said;
  token = await logIn('tipfeler');
  superToken = await logIn('superadmin');
  const added = await callServer(server, webhookRoutes.createWebhook, {
    body: { url: `${origin}/hook` },
    token: superToken,
  });
  webhook = added.answer.id;
  site = await startSite(ports, { WEBHOOK_SECRET: added.answer.secret });
  browser = await chromium.launch(await chromiumLaunchOptions());
});

after(async () => {
  await browser?.close();
  clearInterval(following);
  await stopAll();
  rmSync(folder, { recursive: true });
});

test('every screen is there in both languages, and is kept by a shared cache', async () => {
  for (const place of LANGUAGES.flatMap((language) => SCREENS.map((screen) => `/${language}${screen}`))) {
    const first = await read(place);
    assert.equal(first.status, 200, place);
    assert.match(first.html, /<h1>/, place);
    assert.match(first.caching, /public, max-age=0, s-maxage=86400, stale-while-revalidate=60, stale-if-error/, place);
    // The server may still be reading the magazine, which purges the search.
    await until(async () => (await read(place)).isKept, 10_000, `${place} is kept`);
  }
});

test('every address of the sitemap is a page, which search engines read', async () => {
  const { html } = await read('/sitemap.xml');
  const places = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(site.front, ''));
  assert.ok(places.length > 10);
  for (const place of places) {
    const page = await read(place);
    assert.deepEqual([page.status, page.html.includes('application/ld+json')], [200, true], place);
  }
  assert.ok((await read('/robots.txt')).html.includes(`Sitemap: ${site.front}/sitemap.xml`));
  assert.match((await read('/rss.xml?language=en-GB')).html, /<item>/);
});

test('what is not there answers 404, and no cache keeps it', async () => {
  for (const place of ['/post/nema', '/page/99999/1', '/page/x/1', '/hr/news/0', '/de/news', '/hr/magazine/99999']) {
    assert.equal((await read(place)).status, 404, place);
    assert.equal((await read(place)).isKept, false, place);
  }
});

test('nothing moves while pictures arrive late', async (t) => {
  const article = await findPost(({ gallery, fulltext }) => gallery.includes('image') && fulltext.includes('<img'));
  const page = await findPage(({ description }) => description.includes('<img'));
  const illustrated = await findPage(({ image }) => image.includes('url'));
  const foreign = await createWithForeignPictures();
  const places = ['/hr', '/en', '/hr/news', article, foreign, page, illustrated, '/hr/magazine', '/hr/search?q=olimp'];
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.route('**/files/**', async (route) => {
      await sleep(PICTURE_DELAY_MS);
      await route.continue();
    });
    await context.route(`${FOREIGN}**`, async (route) => {
      await sleep(PICTURE_DELAY_MS);
      await route.fulfill({ path: FOREIGN_PICTURE });
    });
    for (const place of places) {
      const tab = await context.newPage();
      await tab.addInitScript(NOTE_SHIFTS);
      await tab.goto(site.front + place);
      const pictures = await showAllPictures(tab);
      assert.ok(pictures > 0, `${place} has pictures`);
      assert.deepEqual(await tab.evaluate('shifts'), [], `${place} at ${width} px`);
      t.diagnostic(`${place} at ${width} px: ${pictures} pictures`);
      await tab.close();
    }
    await context.close();
  }
});

test('a draft is on the site for the holder of its token alone', async () => {
  const title = 'Nacrt na pravoj stranici';
  const made = await createDraft(title);
  const asked = { body: { kind: 'post' as const, id: made.id }, token };
  const { url, may_frame } = (await callServer(server, previewRoutes.createPreviewToken, asked)).answer;
  assert.equal(may_frame, true);
  const place = String(url).replace(site.front, '');
  const draft = await read(place);
  assert.ok(draft.status === 200 && draft.html.includes(title));
  assert.ok(draft.html.includes('noindex') && !draft.html.includes('application/ld+json'));
  assert.equal(draft.caching, 'no-store');
  assert.equal(draft.policy, `frame-ancestors ${server}`);
  assert.equal((await read(place)).isKept, false);
  const changed = { id: made.id, title: 'Izmijenjen nacrt', catid: 1, language: 'hr-HR' as const };
  await callServer(server, postRoutes.updatePost, { body: changed, token });
  assert.ok((await read(place)).html.includes('Izmijenjen nacrt'));
  assert.equal((await read(`${place}x`)).status, 403);
  const [{ alias: other = '' } = {}] = await listPosts();
  assert.equal((await read(place.replace(made.alias, other))).status, 403);
  assert.equal((await read(`/post/${made.alias}`)).status, 404);
});

test('the preview of the back office shows the draft on the site, and publishing puts it there', async (t) => {
  const title = 'Nacrt koji se gleda u okviru';
  const { id, alias } = await createDraft(title);
  assert.equal((await read('/hr')).html.includes(title), false);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server}/admin`);
  await page.getByLabel('Korisničko ime').fill('tipfeler');
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.getByText('You are logged in').waitFor();
  await page.goto(`${server}/post/detalji/${alias}`);
  await page.getByRole('button', { name: 'Pregled', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Pregled članka' });
  const frame = preview.frameLocator('iframe');
  await frame.getByRole('heading', { name: title, level: 1 }).waitFor();
  await frame.getByRole('link', { name: 'Sportaši' }).waitFor();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    preview.getByRole('link', { name: 'Otvori na webu' }).click(),
  ]);
  await tab.getByRole('heading', { name: title, level: 1 }).waitFor();
  assert.ok(tab.url().startsWith(`${site.front}/preview?`));
  await page.keyboard.press('Escape');
  await page.getByText('Objavljeno', { exact: true }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Spremi' }).click();
  assert.equal((await saved).status(), 200);
  await expectShown(t, ['/hr', `/post/${alias}`, '/rss.xml?language=hr-HR'], title);
  await context.close();
  await callServer(server, postRoutes.deletePost, { params: { id }, token });
});

test('a webhook puts an edit on its pages within two seconds; other pages stay kept', async (t) => {
  await expectEditShown(t, 'Naslov koji javlja poziv');
});

test('only a signed message purges: its tags in parts, and again when pages that were under way are done', async () => {
  const secret = Buffer.from('a secret of this test');
  const purged: string[] = [];
  const cache = createServer(({ headers }, response) => {
    purged.push(String(headers['x-tags']));
    response.end();
  });
  const [port, cachePort] = await freePorts();
  await listen(cache, cachePort);
  await startProgram(PROGRAM, /(listening)/, {
    CACHE_URL: `http://127.0.0.1:${cachePort}`,
    WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  const tags = Array.from({ length: 101 }, (_, index) => `post-${index}`);
  const body = JSON.stringify({ type: 'content.changed', data: { changes: [{ tags }, { tags: ['post-0'] }] } });
  const send = async (key: Buffer, at: number) => {
    const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64');
    const signed = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
    const headers = { 'content-type': 'application/json', ...signed };
    return (await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers, body })).status;
  };
  const now = Math.floor(Date.now() / 1000);
  assert.equal(await send(Buffer.from('another secret of this test'), now), 401);
  assert.equal(await send(secret, now - 3600), 401);
  assert.deepEqual(purged, []);
  assert.equal(await send(secret, now), 200);
  const parts = [tags.slice(0, 100).join('|'), 'post-100'];
  assert.deepEqual(purged, parts);
  await until(() => purged.length >= 4, 20_000, 'the tags are purged again');
  assert.deepEqual(purged, [...parts, ...parts]);
});

test('asking what changed does the same without a webhook', async (t) => {
  await callServer(server, webhookRoutes.deleteWebhook, { params: { id: webhook }, token: superToken });
  await followChanges();
  await expectEditShown(t, 'Naslov koji javlja upit');
});

test('a page that is too old is shown while the site is away, and what was not kept is not', async () => {
  const short = await startSite(await freePorts(), { MAX_AGE: '1' });
  const kept = await read('/hr/medals', short);
  await short.stop();
  const isTooOld = async () => (await read('/hr/medals', short)).age > 1;
  await until(isTooOld, 10_000, 'the page is too old');
  const stale = await read('/hr/medals', short);
  assert.deepEqual([stale.status, stale.html], [200, kept.html]);
  assert.ok((await read('/en/medals', short)).status >= 500);
});

async function expectEditShown(t: TestContext, title: string): Promise<void> {
  const [post, other] = await listPosts();
  assert.ok(post && other);
  const places = ['/hr', '/hr/news', `/post/${post.alias}`, '/rss.xml?language=hr-HR'];
  const others = [`/post/${other.alias}`, '/hr/medals'];
  for (const place of [...places, ...others]) {
    await read(place);
    assert.equal((await read(place)).isKept, true, place);
  }
  const body = { id: post.id, title, catid: post.catid, language: post.language, version: post.version };
  const { status } = await callServer(server, postRoutes.updatePost, { body, token });
  assert.equal(status, 200);
  await expectShown(t, places, title);
  for (const place of others) assert.equal((await read(place)).isKept, true, place);
}

async function expectShown(t: TestContext, places: string[], title: string): Promise<void> {
  const since = Date.now();
  for (const place of places) {
    const isShown = async () => (await read(place)).html.includes(title);
    await until(isShown, since + LONGEST_DELAY_MS - Date.now(), `${place} shows the new title`);
  }
  t.diagnostic(`on ${places.length} pages after ${Date.now() - since} ms`);
}

/** A public article whose pictures are not of the library, apart from one of its gallery. Its path. */
async function createWithForeignPictures(): Promise<string> {
  const images = {
    image_intro: `${FOREIGN}1.jpg`,
    image_fulltext: `${FOREIGN}2.jpg`,
    image_fulltext_alt: 'Strana slika',
  };
  const gallery = [`${FOREIGN}3.jpg`, '/files/clanci-slike/baklja.jpg'].map((image, id) => ({
    image,
    id,
    caption: '',
  }));
  const texts = { introtext: '<p>Uvod</p>', images: JSON.stringify(images), gallery: JSON.stringify(gallery) };
  const body = { title: 'Strane slike', catid: 1, language: 'hr-HR' as const, state: 1 as const, ...texts };
  const { alias } = (await callServer(server, postRoutes.createPost, { body, token })).answer;
  const { html } = await read(`/post/${alias}`);
  assert.match(html, /<img src="https:[^"]+2\.jpg" alt="Strana slika"/);
  assert.match(html, /3\.jpg".+baklja\.jpg\?/s);
  return `/post/${alias}`;
}

/** @throws AssertionError with the statement when it has not become true within the time. */
async function until(isTrue: () => boolean | Promise<boolean>, limitMs: number, statement: string): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    assert.ok(Date.now() < end, statement);
    await sleep(20);
  }
}

async function createDraft(title: string) {
  const body = { title, catid: 1, language: 'hr-HR' as const, state: 0 as const, introtext: '<p>U radu</p>' };
  return (await callServer(server, postRoutes.createPost, { body, token })).answer;
}

async function listPosts() {
  const params = { page: 1, language: 'hr-HR' as const, search: '-' };
  return (await callServer(server, postRoutes.listPosts, { params, query: {} })).answer.posts;
}

async function findPost(isWanted: (post: { gallery: string; fulltext: string }) => boolean): Promise<string> {
  for (const { alias } of await listPosts()) {
    const { answer } = await callServer(server, postRoutes.getPost, { params: { alias }, query: {} });
    if (isWanted(answer)) return `/post/${alias}`;
  }
  throw new Error('The demo content has no such article.');
}

async function findPage(isWanted: (page: { image: string; description: string }) => boolean): Promise<string> {
  const params = { language: 'hr-HR' as const };
  for (const { id } of (await callServer(server, pageRoutes.listPages, { params })).answer) {
    const [page] = (await callServer(server, pageRoutes.getPage, { params: { id }, query: {} })).answer;
    if (page && isWanted(page)) return `/page/${id}/1`;
  }
  throw new Error('The demo content has no such page.');
}

/** Runs in the page, before it: the elements that moved, each with its share. */
const NOTE_SHIFTS = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push(value + ' ' + sources.map(({ node }) => node?.nodeName).join());
  }).observe({ type: 'layout-shift', buffered: true });
`;
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Brings each picture of the page into view until it has arrived. The number of them. */
async function showAllPictures(page: Page): Promise<number> {
  const pictures = await page.locator('img').all();
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: { decode?: () => Promise<void> }) => image.decode?.());
  }
  // What moved is known with the frame that shows it.
  await page.evaluate(NEXT_FRAME);
  return pictures.length;
}

async function logIn(username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  return (await callServer(server, authRoutes.logIn, { body })).answer.token;
}

/** Reads a page through the cache. `age` is in seconds; 0 for one that was just made. */
async function read(place: string, { front } = site) {
  const answer = await fetch(front + place);
  const { status, headers } = answer;
  return {
    status,
    html: await answer.text(),
    caching: headers.get('cache-control') ?? '',
    policy: headers.get('content-security-policy'),
    age: Number(headers.get('age')),
    isKept: headers.get('x-cache') === 'hit',
  };
}

/** Purges what changed, by asking. Begins with the last change. */
async function followChanges(): Promise<void> {
  const listChanges = (query: { after?: number }) => callServer(server, changeRoutes.listChanges, { query });
  let { last } = (await listChanges({})).answer;
  const purge = async () => {
    const { changes } = (await listChanges({ after: last })).answer;
    last = changes.at(-1)?.id ?? last;
    const tags = changes.flatMap((change) => change.tags).join('|');
    if (tags) await fetch(site.bans, { method: 'PURGE', headers: { 'x-tags': tags } });
  };
  following = setInterval(() => void purge(), 200);
}

/** Starts the site, and the cache in front of it, at the ports of the site, the cache and its bans. */
async function startSite(ports: Ports, settings: Record<string, string>): Promise<Site> {
  const [origin, front, bans] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string];
  const program = await startProgram(PROGRAM, /(listening)/, {
    BAKLJA_URL: server,
    SITE_URL: front,
    CACHE_URL: bans,
    HOST: '127.0.0.1',
    PORT: String(ports[0]),
    ...settings,
  });
  await startCache(ports, { file: path.join(SITE, 'default.vcl'), folder, server });
  return { origin, front, bans, stop: program.stop };
}
