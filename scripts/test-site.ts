/**
 * Builds the example site, and checks it against a server with the demo content and a cache in front that is purged by
 * tags. It installs the packages of the site, so it is no part of `npm test`.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { callServer } from '../server/src/testing/faults/real-installation.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SITE = path.join(ROOT, 'examples/site');
const PASSWORD = 'baklja-demo-2026';

/** A write has to be on the page within this time, ms. */
const LONGEST_DELAY_MS = 2000;

const LANGUAGES = ['hr', 'en'];
const SCREENS = ['', '/news', '/documents', '/medals', '/athletes', '/categorisation', '/magazine', '/search?q=olimp'];

const dataDir = mkdtempSync(path.join(tmpdir(), 'baklja-site-'));
const children: ChildProcess[] = [];
let server: string;
let site: string;
let front: Awaited<ReturnType<typeof startCache>>;
let token: string;

before(async () => {
  const npm = (...parameters: string[]) =>
    execFileSync('npm', parameters, { cwd: SITE, stdio: 'inherit', shell: process.platform === 'win32' });
  execFileSync(process.execPath, ['client/build.ts'], { cwd: ROOT });
  npm('ci', '--no-audit', '--no-fund');
  npm('run', 'build');
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = await start(['server/src/main.ts'], /ready at (http:\/\/[\d.]+:\d+)/, {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_CACHE: 'tags',
    PUBLIC_FEEDS: '1',
    PUBLIC_SITE_URL: site,
    PUBLIC_POST_PATH: '/post/{alias}',
    PREVIEW_URL: `${site}/preview?kind={kind}&key={key}&token={token}`,
  });
  await start([path.join(SITE, 'dist/server/entry.mjs')], /(listening)/, {
    BAKLJA_URL: server,
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  front = await startCache(site);
  const body = { username: 'tipfeler', password: PASSWORD };
  token = (await callServer(server, authRoutes.logIn, { body })).answer.token;
});

after(async () => {
  front?.close();
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
  rmSync(dataDir, { recursive: true });
});

test('every screen is there in both languages, and is kept by a shared cache', async () => {
  for (const place of LANGUAGES.flatMap((language) => SCREENS.map((screen) => `/${language}${screen}`))) {
    const first = await front.read(place);
    assert.equal(first.status, 200, place);
    assert.match(first.html, /<h1>/, place);
    assert.equal((await front.read(place)).isKept, true, place);
  }
});

test('every address of the sitemap is a page, which search engines read', async () => {
  const { html } = await front.read('/sitemap.xml');
  const places = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(site, ''));
  assert.ok(places.length > 10);
  for (const place of places) {
    const page = await front.read(place);
    assert.deepEqual([page.status, page.html.includes('application/ld+json')], [200, true], place);
  }
  assert.match((await front.read('/robots.txt')).html, /Sitemap: http/);
  assert.match((await front.read('/rss.xml?language=en-GB')).html, /<item>/);
});

test('what is not there answers 404, and no cache keeps it', async () => {
  for (const place of ['/post/nema', '/page/99999/1', '/hr/news/0']) {
    assert.equal((await front.read(place)).status, 404, place);
    assert.equal((await front.read(place)).isKept, false, place);
  }
});

test('an edit in the back office is on its pages within two seconds; other pages stay kept', async () => {
  const { posts } = (
    await callServer(server, postRoutes.listPosts, {
      params: { page: 1, language: 'hr-HR', search: '-' },
      query: {},
    })
  ).answer;
  const [post, other] = posts;
  assert.ok(post && other);
  const places = ['/hr', `/post/${post.alias}`, '/rss.xml?language=hr-HR'];
  for (const place of [...places, `/post/${other.alias}`, '/hr/medals']) await front.read(place);
  const title = 'Naslov koji se vidi odmah';
  const body = { id: post.id, title, catid: post.catid, language: post.language, version: post.version };
  const { status } = await callServer(server, postRoutes.updatePost, { body, token });
  assert.equal(status, 200);
  const until = Date.now() + LONGEST_DELAY_MS;
  for (const place of places) {
    let page = await front.read(place);
    while (!page.html.includes(title) && Date.now() < until) {
      await sleep(20);
      page = await front.read(place);
    }
    assert.ok(page.html.includes(title), `${place} shows the new title`);
  }
  for (const place of [`/post/${other.alias}`, '/hr/medals'])
    assert.equal((await front.read(place)).isKept, true, place);
});

test('a draft is on the site for the holder of its token alone', async () => {
  const title = 'Nacrt na pravoj stranici';
  const body = { title, catid: 1, language: 'hr-HR' as const, state: 0 as const, introtext: '<p>U radu</p>' };
  const { answer: made } = await callServer(server, postRoutes.createPost, { body, token });
  const asked = { body: { kind: 'post' as const, id: made.id }, token };
  const { url } = (await callServer(server, previewRoutes.createPreviewToken, asked)).answer;
  const place = String(url).replace(site, '');
  const draft = await front.read(place);
  assert.ok(draft.status === 200 && draft.html.includes(title));
  assert.equal((await front.read(place)).isKept, false);
  assert.equal((await front.read(`${place}x`)).status, 403);
  assert.equal((await front.read(`/post/${made.alias}`)).status, 404);
});

/** Starts a program, and answers what its output says. */
async function start(program: string[], says: RegExp, settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, program, { cwd: ROOT, env: { ...process.env, ...settings } });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const found = says.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
}

type Kept = { status: number; html: string; tags: string[] };

/** A shared cache in front of the site, which drops what a change names. */
async function startCache(origin: string) {
  const kept = new Map<string, Kept>();
  const listChanges = (query: { after?: number }) => callServer(server, changeRoutes.listChanges, { query });
  let { last } = (await listChanges({})).answer;
  const purge = async () => {
    const { changes } = (await listChanges({ after: last })).answer;
    last = changes.at(-1)?.id ?? last;
    const tags = new Set(changes.flatMap((change) => change.tags));
    for (const [place, page] of kept) if (page.tags.some((tag) => tags.has(tag))) kept.delete(place);
  };
  const timer = setInterval(() => void purge(), 200);
  return {
    close: () => clearInterval(timer),
    read: async (place: string): Promise<Kept & { isKept: boolean }> => {
      const known = kept.get(place);
      if (known) return { ...known, isKept: true };
      const { status, headers, ...answer } = await fetchPage(`${origin}${place}`);
      const page = { status, html: answer.html, tags: (headers.get('cache-tag') ?? '').split(',') };
      if (headers.get('cache-control')?.includes('s-maxage')) kept.set(place, page);
      return { ...page, isKept: false };
    },
  };
}

async function fetchPage(address: string) {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
