import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete } from '../../../testing/records/make-athlete.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makeCategory, makePost, makePosts } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { readPosts } from './feeds.store.ts';
import { serveFeeds } from './feeds.ts';

const SETTINGS = { PUBLIC_FEEDS: '1', PUBLIC_SITE_URL: 'https://www.hoo.hr', PUBLIC_POST_PATH: '/a&b/{alias}' };
const as = 'superadmin';
const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();

describe.each(DATABASE_NAMES)('feeds on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, SETTINGS);
  const read = (url: string) => testApp.send({ url });

  let croatian: { id: number; alias: string };

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    const make = (settings: object) => makePost(database, { state: 1, ...settings });
    croatian = await make({
      title: 'Zlato & <srebro>\u0001\ufffe',
      introtext: '<p>Uvod & još</p>',
      images: JSON.stringify({ image_intro: 'images/a.jpg', image_fulltext: 'https://www.hoo.hr/b.jpg' }),
      catid: await makeCategory(database, 'Igre & <više>'),
      publish_up: at(-3600),
    });
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
    // It is streamed.
    expect(headers['content-length']).toBeUndefined();
    const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
    const links = (hr: string, en: string) =>
      `<xhtml:link rel="alternate" hreflang="hr" href="https://www.hoo.hr${hr}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="https://www.hoo.hr${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://www.hoo.hr${hr}"/>`;
    const entry = (path: string, rest = '') =>
      `<loc>https://www.hoo.hr${path}</loc><lastmod>${TEST_NOW.toISOString()}</lastmod>${rest}`;
    const pair = links(`/a&#38;b/${croatian.alias}`, '/a&#38;b/gold');
    const pages = links('/page/1/1', '/page/2/1');
    expect(entries).toEqual([
      entry(`/a&#38;b/${croatian.alias}`, pair),
      entry('/a&#38;b/gold', pair),
      entry('/a&#38;b/samo-hrvatski'),
      entry('/page/1/1', pages),
      entry('/page/2/1', pages),
    ]);
  });

  test('a sitemap of too many entries is an index of files, the last one with the pages', async () => {
    const pathsIn = async (url: string, size: number) => {
      const app = Fastify();
      serveFeeds(app, testApp.dependencies, size);
      const { body } = await app.inject({ url });
      return [...body.matchAll(/<loc>https:\/\/www.hoo.hr(.*?)<\/loc>/g)].map(([, path]) => path);
    };
    const files = ['/sitemap.xml?part=1', '/sitemap.xml?part=2', '/sitemap.xml?part=3'];
    expect(await pathsIn('/sitemap.xml', 5)).toHaveLength(5);
    expect(await pathsIn('/sitemap.xml', 4)).toEqual(files.slice(0, 2));
    expect(await pathsIn('/sitemap.xml', 2)).toEqual(files);
    expect(await Promise.all(files.map((file) => pathsIn(file, 2)))).toEqual([
      [`/a&#38;b/${croatian.alias}`, '/a&#38;b/gold'],
      ['/a&#38;b/samo-hrvatski'],
      ['/page/1/1', '/page/2/1'],
    ]);
  });

  test('the news feed has the latest of a language or a category, as XML that any reader accepts', async () => {
    const { body, headers } = await read('/rss.xml');
    expect(headers['cache-tag']).toBe('posts-hr,category-names');
    const titles = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(titles(body)).toEqual(['Samo hrvatski', 'Zlato &#38; &#60;srebro&#62;']);
    expect(body).toContain(`<link>https://www.hoo.hr/a&#38;b/${croatian.alias}</link>`);
    expect(body).toContain('<category>Igre &#38; &#60;više&#62;</category>');
    expect(body).toContain('<description>&#60;p&#62;Uvod &#38; još&#60;/p&#62;</description>');
    expect(body).toContain(`<pubDate>${TEST_NOW.toUTCString()}</pubDate>`);
    const english = await read('/rss.xml?language=en-GB');
    expect([titles(english.body), english.headers['cache-tag']]).toEqual([['Gold'], 'posts-en,category-names']);
    const other = await makeCategory(testApp.dependencies.database, 'Druga');
    expect(titles((await read(`/rss.xml?category=${other}`)).body)).toEqual([]);
    expect((await read('/rss.xml?language=de-DE')).statusCode).toBe(400);
    for (const category of ['x', '0', '9'.repeat(12)]) {
      expect([category, (await read(`/rss.xml?category=${category}`)).statusCode]).toEqual([category, 400]);
    }
    for (const part of ['9', 'x', '0', '1.5']) {
      expect([part, (await read(`/sitemap.xml?part=${part}`)).statusCode]).toEqual([part, 404]);
    }
  });

  test('single reads describe their record for search engines', async () => {
    const answer = await testApp.call(postRoutes.getPost, { params: { alias: croatian.alias } });
    const { jsonld, title } = answer.json();
    const url = `https://www.hoo.hr/a&b/${croatian.alias}`;
    expect(jsonld).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'NewsArticle',
          headline: title,
          url,
          inLanguage: 'hr-HR',
          datePublished: at(-3600),
          dateModified: at(0),
          articleSection: 'Igre & <više>',
          image: 'https://www.hoo.hr/b.jpg',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'www.hoo.hr', item: 'https://www.hoo.hr' },
            { '@type': 'ListItem', position: 2, name: title, item: url },
          ],
        },
      ],
    });
    // Older aliases may hold anything. A picture of the library has no whole address.
    const { database } = testApp.dependencies;
    const { id: old } = await makePost(database, { images: '{"image_intro":"images/a.jpg"}' });
    const alias = 'a,b ć';
    await database.write((transaction) =>
      transaction.updateTable('posts').set({ alias }).where('id', '=', old).execute(),
    );
    const other = (await testApp.call(postRoutes.getPost, { params: { alias } })).json();
    expect(other.jsonld['@graph'][0].url).toBe('https://www.hoo.hr/a&b/a%2Cb%20%C4%87');
    expect(other.jsonld['@graph'][0]).not.toHaveProperty('image');
    const [page] = (await testApp.call(pageRoutes.getPage, { params: { id: 1 } })).json();
    expect(page.jsonld['@graph']).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    const id = await makeAthlete(database, { Ime: 'Sara', Prezime: 'Kolak' });
    const [athlete] = (await testApp.call(athleteRoutes.getAthlete, { params: { id } })).json();
    expect(athlete.jsonld['@graph']).toEqual([
      { '@type': 'Person', name: 'Sara Kolak', givenName: 'Sara', familyName: 'Kolak' },
    ]);
  });

  test('posts are read some at a time, from any place on; the news feed has the last 30', async () => {
    const { database } = testApp.dependencies;
    await makePosts(database, 600, { title: 'Many', language: 'en-GB' });
    const keys = async (from: number, count: number) => {
      const found: (string | number)[] = [];
      const chosen = { now: TEST_NOW.toISOString(), from, count };
      for await (const { key } of readPosts(database.read, chosen)) found.push(key);
      return found;
    };
    const all = await keys(0, 1000);
    expect([all.length, new Set(all).size]).toEqual([604, 604]);
    expect(await keys(1, 1)).toEqual(all.slice(1, 2));
    expect(await keys(90, 505)).toEqual(all.slice(90, 595));
    expect(await keys(600, 10)).toEqual(all.slice(600));
    expect((await read('/rss.xml?language=en-GB')).body.match(/<item>/g)).toHaveLength(30);
  });

  test('50,000 entries are one file; one more is an index', async () => {
    const { database } = testApp.dependencies;
    const present = (await read('/sitemap.xml')).body.split('<url>').length - 1;
    const { id: _, slug: __, ...page } = await database.read.selectFrom('pages').selectAll().executeTakeFirstOrThrow();
    const names = sql.join(Object.keys(page).map((column) => sql.ref(column)));
    await database.write((transaction) =>
      sql`with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${sql.lit(50_000 - present)})
        insert into pages (slug, ${names}) select 'p' || number, ${names} from pages, numbers where id = 1`.execute(
        transaction,
      ),
    );
    expect((await read('/sitemap.xml')).body.split('<url>')).toHaveLength(50_001);
    await makePage(database, { title: 'Jedna više' });
    expect((await read('/sitemap.xml')).body).toContain('<sitemapindex');
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
