import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { keyRoutes } from '@baklja/contract/features/site/keys';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { beforeAll, describe, expect, test } from 'vitest';
import { tagOf } from '../files/file-address.ts';
import { makeReadPictures } from '../files/records/shown-pictures.store.ts';
import { loadStarter } from '../starter/load-starter.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete } from '../testing/records/make-athlete.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { makeArticle, makeIssue } from '../testing/records/make-magazine.ts';
import { makePage } from '../testing/records/make-page.ts';
import { makePost } from '../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { compileAddPictures } from './answer-pictures.ts';

const as = 'superadmin';
const TEXTS = { alt: 'Zlato', alt_eng: 'Gold', caption: 'Pobjednik', caption_eng: 'Winner', author: 'Ana Anić' };
const list = { page: 1, language: 'hr-HR', search: '-' } as const;

const demo = useTestApp('SQLite');

describe.each(DATABASE_NAMES)('the pictures of a public answer on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let file: { id: number; url: string };
  let listed: object;
  let single: object;

  beforeAll(async () => {
    const { id, object_key } = await makeFile(testApp.dependencies, { path: 'images/zlato 1.jpg' });
    const body = { ...TEXTS, focal_x: 0.25, focal_y: 0.5 };
    await testApp.call(mediaRoutes.updateFile, { as, params: { id }, body });
    file = { id, url: `/files/images/zlato%201.jpg?v=${tagOf(object_key)}` };
    listed = { url: file.url, width: 1200, height: 800, alt: 'Zlato', focal: { x: 0.25, y: 0.5 } };
    const [path, query] = file.url.split('?');
    const widths = [320, 640, 960].map((width) => `${path}?w=${width}&${query} ${width}w`);
    const srcset = [...widths, `${file.url} 1200w`].join(', ');
    single = { id, ...listed, srcset, caption: 'Pobjednik', author: 'Ana Anić' };
  });

  const make = async (draft: Parameters<typeof makePost>[1]) =>
    (await makePost(testApp.dependencies.database, draft)).alias;
  const images = (picture: object) => JSON.stringify(picture);
  const read = (alias: string, query: { html?: 'ready' } = {}, headers = {}) =>
    testApp.call(postRoutes.getPost, { params: { alias }, query, headers });
  const picturesOf = async (alias: string) => (await read(alias)).json().pictures;

  test('have size, texts and widths in a single read, and are short in lists', async () => {
    const alias = await make({ images: images({ image_intro: '/files/images/zlato%201.jpg' }), title: 'U popisu' });
    expect(await picturesOf(alias)).toEqual({ image_intro: single, image_fulltext: null, gallery: [] });
    const { posts } = (await testApp.call(postRoutes.listPosts, { params: list })).json();
    expect(posts.find((post: { alias: string }) => post.alias === alias).pictures).toEqual({
      image_intro: listed,
      image_fulltext: null,
    });
    const { headers } = await testApp.send({ url: file.url });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const latest = (await testApp.call(dashboardRoutes.listLatestPosts, { params: { language: 'hr-HR' } })).json();
    expect(latest[0].pictures.image_intro).toEqual(listed);
  });

  test('have the texts of the record first, and else those of the file in its language', async () => {
    const named = { image_fulltext: 'images/zlato 1.jpg', image_fulltext_alt: 'Own', image_fulltext_caption: 'Mine' };
    const english = await make({ language: 'en-GB', images: images({ ...named, image_intro: 'images/zlato 1.jpg' }) });
    const { image_intro, image_fulltext } = await picturesOf(english);
    expect([image_intro.alt, image_intro.caption]).toEqual(['Gold', 'Winner']);
    expect([image_fulltext.alt, image_fulltext.caption]).toEqual(['Own', 'Mine']);
  });

  test('of a gallery are in its order, null for one of another site or one that is not there', async () => {
    const gallery = ['images/zlato 1.jpg', 'https://example.org/a.jpg', 'images/nema.jpg'].map((image) => ({ image }));
    const alias = await make({ gallery: JSON.stringify(gallery), images: 'broken' });
    expect(await picturesOf(alias)).toEqual({ image_intro: null, image_fulltext: null, gallery: [single, null, null] });
  });

  test('are found by a former path, and shown at the present one', async () => {
    const former = await makeFile(testApp.dependencies, { path: 'images/prije.jpg' });
    const alias = await make({ images: images({ image_intro: 'images/prije.jpg' }) });
    const body = { name: 'poslije.jpg' };
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: former.id }, body });
    expect((await picturesOf(alias)).image_intro).toMatchObject({
      id: former.id,
      url: expect.stringContaining('/files/images/poslije.jpg?v='),
    });
  });

  test('of a drawing have no widths', async () => {
    const svg = {
      path: 'images/grb.svg',
      bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      media_type: 'image/svg+xml',
      width: 40,
      height: 20,
    };
    await makeFile(testApp.dependencies, svg);
    const alias = await make({ images: images({ image_intro: 'images/grb.svg' }) });
    expect((await picturesOf(alias)).image_intro).toMatchObject({ width: 40, height: 20, srcset: '' });
  });

  test('are those of pages, athletes and issues too', async () => {
    const { database } = testApp.dependencies;
    const picture = 'images/zlato 1.jpg';
    const gallery = JSON.stringify([{ image: picture, caption: 'Prva' }]);
    const page = await makePage(database, { image: images({ url: picture, caption: 'Naslovna' }), gallery });
    const [read] = (await testApp.call(pageRoutes.getPage, { params: { id: page.id }, query: {} })).json();
    const of = (caption: string) => ({ ...single, caption });
    expect(read.pictures).toEqual({ image: of('Naslovna'), gallery: [of('Prva')] });
    const id = await makeAthlete(database, { slika: picture });
    const [athlete] = (await testApp.call(athleteRoutes.getAthlete, { params: { id }, query: {} })).json();
    const [ofList] = (await testApp.call(athleteRoutes.listAthletes)).json();
    expect([athlete.pictures, ofList.pictures]).toEqual([{ slika: single }, { slika: listed }]);
    const issueId = await makeIssue(database, { slika: picture });
    const [issue] = (await testApp.call(magazineIssueRoutes.getIssue, { params: { id: issueId } })).json();
    const [ofIssues] = (await testApp.call(magazineIssueRoutes.listIssues)).json();
    expect([issue.pictures, ofIssues.pictures]).toEqual([{ slika: single }, { slika: listed }]);
  });

  test('are absent for people who see what is not public, but not for their machines', async () => {
    const alias = await make({ images: images({ image_intro: 'images/zlato 1.jpg' }) });
    const { posts } = (await testApp.call(postRoutes.listPosts, { as, params: list })).json();
    const post = (await testApp.call(postRoutes.getPost, { as, params: { alias } })).json();
    expect([post.pictures, posts[0].pictures]).toEqual([undefined, undefined]);
    const body = { name: 'Web', role: 'tipfeler', may_write: 0, expires: null } as const;
    const { key } = (await testApp.call(keyRoutes.createKey, { as, body })).json();
    const headers = { authorization: `Bearer ${key}` };
    const read = await testApp.call(postRoutes.getPost, { params: { alias }, headers });
    expect(read.json().pictures).toMatchObject({ image_intro: single });
  });

  test('are read by one query for a whole list', async () => {
    const { database, config } = testApp.dependencies;
    let queries = 0;
    const counted = database.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    });
    const named = { image_intro: 'images/zlato 1.jpg', image_fulltext: 'images/prije.jpg' };
    const posts = Array.from({ length: 20 }, (_, id) => ({ id, language: 'hr-HR', images: images(named) }));
    const addPictures = compileAddPictures(postRoutes.listPosts, { config, readPictures: makeReadPictures(counted) });
    const added = await addPictures?.({ posts, numPages: 1 }, undefined);
    expect(added?.answer).toMatchObject({ posts: posts.map(() => ({ pictures: { image_intro: listed } })) });
    expect(queries).toBe(1);
  });

  test('change the tag of every answer that shows one', async () => {
    const changing = await makeFile(testApp.dependencies, { path: 'images/mijenja.jpg' });
    const alias = await make({ images: images({ image_intro: 'images/mijenja.jpg' }) });
    const { database } = testApp.dependencies;
    const id = await makeAthlete(database, { slika: 'images/mijenja.jpg' });
    const calls = (headers: Record<string, string>[]) => [
      testApp.call(postRoutes.getPost, { params: { alias }, headers: headers[0] ?? {} }),
      testApp.call(postRoutes.listPosts, { params: list, headers: headers[1] ?? {} }),
      testApp.call(athleteRoutes.getAthlete, { params: { id }, query: {}, headers: headers[2] ?? {} }),
      testApp.call(athleteRoutes.listAthletes, { headers: headers[3] ?? {} }),
    ];
    const before = await Promise.all(calls([]));
    const asked = before.map(({ headers }) => ({ 'if-none-match': String(headers.etag) }));
    const codes = async () => (await Promise.all(calls(asked))).map(({ statusCode }) => statusCode);
    expect(await codes()).toEqual([304, 304, 304, 304]);
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: changing.id }, body: { alt: 'Novo' } });
    expect(await codes()).toEqual([200, 200, 200, 200]);
    expect((await picturesOf(alias)).image_intro.alt).toBe('Novo');
  });

  test('are named in single reads by their ids, or by the path of one that is not there', async () => {
    const alias = await make({
      images: images({ image_intro: 'images/zlato 1.jpg', image_fulltext: 'images/nema.jpg' }),
    });
    const tags = String((await read(alias)).headers['cache-tag']).split(',');
    expect(tags.slice(2)).toEqual([`file-${file.id}`, expect.stringMatching(/^file-at-[\da-f]{16}$/)]);
    expect((await testApp.call(postRoutes.listPosts, { params: list })).headers['cache-tag']).toContain(',files');
  });

  describe('in HTML', () => {
    const IMG = '<img src="/files/images/zlato%201.jpg" alt="a &amp; b">';
    const ready = () => {
      const { srcset } = single as { srcset: string };
      const sizes = 'auto, (max-width: 1200px) 100vw, 1200px';
      const size = `width="1200" height="800" srcset="${srcset}" sizes="${sizes}" loading="lazy"`;
      return `<img src="${file.url}" alt="a &amp; b" ${size}>`.replaceAll('&w', '&amp;w').replaceAll('&v', '&amp;v');
    };

    test('have size, widths and lazy loading when asked for, and the stored text stays', async () => {
      const alias = await make({ introtext: `<p>čaj&nbsp;a<br>${IMG}</p>`, fulltext: '<p>bez</p>' });
      const post = (await read(alias, { html: 'ready' })).json();
      expect([post.introtext, post.fulltext]).toEqual([`<p>čaj&nbsp;a<br>${ready()}</p>`, '<p>bez</p>']);
      expect((await read(alias)).json().introtext).toBe(`<p>čaj&nbsp;a<br>${IMG}</p>`);
    });

    test('keep what the author chose, and those of other sites are only lazy', async () => {
      const img = (attributes: string) => `<img src="/files/images/zlato%201.jpg${attributes}>`;
      const cases = [
        ['" width="300"', 'height="200"'],
        ['" height="400"', 'width="600"'],
        ['" width="10" height="10"', 'width="10" height="10" srcset='],
        ['" width="50%"', 'width="50%" srcset='],
        ['?w=320"', '?w=320" width="1200" height="800" loading="lazy"'],
        ['" srcset="/files/a.jpg 2x" loading="eager"', 'srcset="/files/a.jpg 2x" loading="eager" width="1200"'],
      ] as const;
      const alias = await make({ fulltext: cases.map(([attributes]) => img(attributes)).join('|') });
      const shown = (await read(alias, { html: 'ready' })).json().fulltext.split('|');
      for (const [place, [, expected]] of cases.entries()) expect(shown[place]).toContain(expected);
      const other = await make({ fulltext: '<img src="https://example.org/a.jpg">' });
      const { fulltext } = (await read(other, { html: 'ready' })).json();
      expect(fulltext).toBe('<img src="https://example.org/a.jpg" loading="lazy">');
    });

    test('are ready in pages with their accordion, athletes and articles of the magazine', async () => {
      const { database } = testApp.dependencies;
      const accordion = JSON.stringify([{ title: 'Više', data: IMG }]);
      const { id } = await makePage(database, { description: IMG, accordion });
      const [page] = (await testApp.call(pageRoutes.getPage, { params: { id }, query: { html: 'ready' } })).json();
      expect([page.description, JSON.parse(page.accordion)]).toEqual([ready(), [{ title: 'Više', data: ready() }]]);
      const athleteId = await makeAthlete(database, { tekst: IMG, tekst_eng: IMG });
      const query = { html: 'ready' } as const;
      const [athlete] = (await testApp.call(athleteRoutes.getAthlete, { params: { id: athleteId }, query })).json();
      expect([athlete.tekst, athlete.tekst_eng]).toEqual([ready(), ready()]);
      const articleId = await makeArticle(database, { puni_sadrzaj: IMG });
      const answer = await testApp.call(magazineArticleRoutes.getMagazineArticle, { params: { id: articleId }, query });
      expect(answer.json()[0].puni_sadrzaj).toBe(ready());
      expect(answer.headers['cache-tag']).toContain(`file-${file.id}`);
    });

    test('change with the file, also in long HTML', async () => {
      const changing = await makeFile(testApp.dependencies, { path: 'images/u-tekstu.jpg' });
      const alias = await make({
        fulltext: `${'<p>dug tekst</p>'.repeat(3000)}<img src="/files/images/u-tekstu.jpg">`,
      });
      const first = await read(alias, { html: 'ready' });
      expect(first.json().fulltext).toContain('<p>dug tekst</p><img src="/files/images/u-tekstu.jpg?v=');
      const asked = { 'if-none-match': String(first.headers.etag) };
      expect((await read(alias, { html: 'ready' }, asked)).statusCode).toBe(304);
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: changing.id }, body: { name: 'novo-ime.jpg' } });
      const second = await read(alias, { html: 'ready' }, asked);
      expect(second.json().fulltext).toContain('<img src="/files/images/novo-ime.jpg?v=');
    });

    test('are not ready where another word is asked for', async () => {
      const { statusCode } = await testApp.send({ url: '/api/content/get/single/a?html=spremno' });
      expect(statusCode).toBe(400);
    });
  });
});

test('make compressed answers of real content longer by at most 15 %', async () => {
  const { database, files, config } = demo.dependencies;
  await loadStarter({ database, files }, { ...config, starter: 'demo' }, TEST_NOW);
  const read = async (url: string) => (await demo.send({ url })).json();
  const lists = await Promise.all([1, 2].map((page) => read(`/api/content/get/all/${page}/hr-HR/-`)));
  const aliases: string[] = lists.flatMap(({ posts }) => posts.map(({ alias }: { alias: string }) => alias));
  expect(aliases.length).toBeGreaterThan(30);
  const singles = await Promise.all(aliases.map((alias) => read(`/api/content/get/single/${alias}`)));
  for (const answers of [...lists.map((list) => [list]), singles]) {
    const without = (key: string, value: unknown) => (key === 'pictures' ? undefined : value);
    const [longer, shorter] = [
      answers.map((one) => JSON.stringify(one)),
      answers.map((one) => JSON.stringify(one, without)),
    ];
    for (const compress of [gzipSync, brotliCompressSync]) {
      const sizeOf = (texts: string[]) => texts.reduce((sum, text) => sum + compress(text).length, 0);
      expect(sizeOf(longer) / sizeOf(shorter)).toBeLessThanOrEqual(1.15);
    }
  }
});
