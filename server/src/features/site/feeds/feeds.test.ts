import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete } from '../../../testing/records/make-athlete.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { readPosts } from './feeds.store.ts';
import { serveFeeds } from './feeds.ts';

const SETTINGS = { PUBLIC_FEEDS: '1', PUBLIC_SITE_URL: 'https://www.hoo.hr', PUBLIC_POST_PATH: '/vijesti/{alias}' };
const as = 'superadmin';
const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();

describe.each(DATABASE_NAMES)('feeds on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, SETTINGS);
  const read = (url: string) => testApp.send({ url });

  let croatian: { id: number; alias: string };

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    const make = (settings: object) => makePost(database, { state: 1, ...settings });
    croatian = await make({ title: 'Zlato & <srebro>\u0001', introtext: '<p>Uvod & još</p>' });
    const english = await make({ title: 'Gold', language: 'en-GB' });
    const alone = await make({ title: 'Samo hrvatski' });
    const hidden = await make({ title: 'Draft', state: 0, language: 'en-GB' });
    await make({ title: 'Zakazan', publish_up: at(60) });
    await make({ title: 'Završen', publish_down: at(-60), publish_up: at(-120) });
    const link = (id: number, translation_id: number) =>
      testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
    await link(croatian.id, english.id);
    await link(alone.id, hidden.id);
    const page = await makePage(database, { title: 'O nama' });
    const about = await makePage(database, { title: 'About', language: 'en-GB' });
    await testApp.call(pageRoutes.setPageTranslation, { as, body: { id: page.id, translation_id: about.id } });
  });

  test('the sitemap names what the public sees; translations name each other, in both directions or not at all', async () => {
    const { body, headers } = await read('/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      'cache-tag': 'posts,pages',
    });
    const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
    const links = (hr: string, en: string) =>
      `<xhtml:link rel="alternate" hreflang="hr" href="https://www.hoo.hr${hr}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="https://www.hoo.hr${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://www.hoo.hr${hr}"/>`;
    const entry = (path: string, rest = '') =>
      `<loc>https://www.hoo.hr${path}</loc><lastmod>${TEST_NOW.toISOString()}</lastmod>${rest}`;
    const pair = links(`/vijesti/${croatian.alias}`, '/vijesti/gold');
    const pages = links('/page/1/1', '/page/2/1');
    expect(entries).toEqual([
      entry(`/vijesti/${croatian.alias}`, pair),
      entry('/vijesti/gold', pair),
      entry('/vijesti/samo-hrvatski'),
      entry('/page/1/1', pages),
      entry('/page/2/1', pages),
    ]);
  });

  test('a sitemap of too many entries is an index of files, the last one with the pages', async () => {
    const app = Fastify();
    serveFeeds(app, testApp.dependencies, 2);
    const paths = async (url: string) =>
      [...(await app.inject({ url })).body.matchAll(/<loc>https:\/\/www.hoo.hr(.*?)<\/loc>/g)].map(([, path]) => path);
    const files = ['/sitemap.xml?part=1', '/sitemap.xml?part=2', '/sitemap.xml?part=3'];
    expect(await paths('/sitemap.xml')).toEqual(files);
    expect(await Promise.all(files.map(paths))).toEqual([
      [`/vijesti/${croatian.alias}`, '/vijesti/gold'],
      ['/vijesti/samo-hrvatski'],
      ['/page/1/1', '/page/2/1'],
    ]);
    await app.close();
  });

  test('posts are read some at a time, from any place on', async () => {
    const keys = async (from: number, count: number) => {
      const found: (string | number)[] = [];
      const { read: db } = testApp.dependencies.database;
      for await (const { key } of readPosts(db, { now: TEST_NOW.toISOString(), from, count })) found.push(key);
      return found;
    };
    expect(await keys(1, 1)).toEqual(['gold']);
    expect(await keys(1, 10)).toEqual(['gold', 'samo-hrvatski']);
    expect(await keys(3, 10)).toEqual([]);
  });

  test('the news feed has the latest of a language or a category, as XML that any reader accepts', async () => {
    const { body, headers } = await read('/rss.xml');
    expect(headers['cache-tag']).toBe('posts-hr,category-names');
    const titles = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(titles(body)).toEqual(['Samo hrvatski', 'Zlato &#38; &#60;srebro&#62;']);
    expect(body).toContain('<description>&#60;p&#62;Uvod &#38; još&#60;/p&#62;</description>');
    expect(body).toContain(`<pubDate>${TEST_NOW.toUTCString()}</pubDate>`);
    expect(titles((await read('/rss.xml?language=en-GB')).body)).toEqual(['Gold']);
    const other = await makeCategory(testApp.dependencies.database, 'Druga');
    expect(titles((await read(`/rss.xml?category=${other}`)).body)).toEqual([]);
    expect((await read('/rss.xml?language=de-DE')).statusCode).toBe(400);
    expect((await read('/rss.xml?category=x')).statusCode).toBe(400);
    expect((await read('/sitemap.xml?part=9')).statusCode).toBe(404);
    expect((await read('/sitemap.xml?part=x')).statusCode).toBe(404);
  });

  test('single reads describe their record for search engines', async () => {
    const post = (await testApp.call(postRoutes.getPost, { params: { alias: croatian.alias } })).json();
    expect(post.jsonld['@graph']).toMatchObject([
      { '@type': 'NewsArticle', headline: post.title, url: `https://www.hoo.hr/vijesti/${croatian.alias}` },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2, name: post.title }] },
    ]);
    const [page] = (await testApp.call(pageRoutes.getPage, { params: { id: 1 } })).json();
    expect(page.jsonld['@graph']).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    const id = await makeAthlete(testApp.dependencies.database, { Ime: 'Sara', Prezime: 'Kolak' });
    const [athlete] = (await testApp.call(athleteRoutes.getAthlete, { params: { id } })).json();
    expect(athlete.jsonld['@graph']).toEqual([
      { '@type': 'Person', name: 'Sara Kolak', givenName: 'Sara', familyName: 'Kolak' },
    ]);
  });
});

describe('without PUBLIC_FEEDS', () => {
  const testApp = useTestApp('SQLite');

  test('there is no feed and no description, and robots are kept out', async () => {
    const { alias } = await makePost(testApp.dependencies.database, { state: 1 });
    expect((await testApp.send({ url: '/sitemap.xml' })).statusCode).toBe(404);
    expect((await testApp.send({ url: '/rss.xml' })).statusCode).toBe(404);
    expect((await testApp.call(postRoutes.getPost, { params: { alias } })).json().jsonld).toBeUndefined();
    const robots = await testApp.send({ url: '/robots.txt' });
    expect([robots.statusCode, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  });
});
