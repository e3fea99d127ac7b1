import { previewRoutes } from '@baklja/contract/features/content/previews';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAuthor, makeIssue } from '../../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const POST = { title: 'Zlato u Parizu', language: 'hr-HR' };
const PAGE = { title: 'Tko smo', language: 'hr-HR' };
const EVIL = '<script>alert("1")</script> & \'"><img src=x onerror=alert(2)>';
const ESCAPED =
  "&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; '&#34;&#62;&#60;img src=x onerror=alert(2)&#62;";

describe.each(DATABASE_NAMES)('a preview of sent values on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const sendPost = (body: object) => testApp.call(previewRoutes.previewPost, { as, rawBody: body });
  const sendPage = (body: object) => testApp.call(previewRoutes.previewPage, { as, rawBody: body });
  const post = async (body: object = {}): Promise<string> => (await sendPost({ ...POST, ...body })).json().html;
  const page = async (body: object = {}): Promise<string> => (await sendPage({ ...PAGE, ...body })).json().html;

  test('is a whole document in the language of the record, without scripts, and not for search engines', async () => {
    for (const [html, lang] of [[await post(), 'hr'] as const, [await page({ language: 'en-GB' }), 'en'] as const]) {
      expect(html).toMatch(/^<!doctype html>\n<html lang="(hr|en)">/);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
      expect(html).toMatch(/<link rel="stylesheet" href="\/pregled\/preview\.css\?v=[\w-]{20}">/);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('preview-notice');
    }
  });

  test.each([
    ['hr-HR', '21. studenoga 2026.'],
    ['en-GB', '21 November 2026'],
  ])('of a post in %s shows its day in words, in Zagreb, today by default', async (language, day) => {
    expect(await post({ language })).toContain(`>${day}</time>`);
    expect(await post({ language, created: '2026-11-20T23:30:00Z' })).toContain(`>${day}</time>`);
  });

  test('of a post shows its picture, introduction, body and gallery in this order', async () => {
    const html = await post({
      introtext: '<p>Uvod</p>',
      fulltext: '<p>Tekst</p>',
      images: {
        image_intro: 'clanci-slike/popis.jpg',
        image_fulltext: '/files/clanci-slike/zlato.jpg',
        image_fulltext_alt: 'Judašica',
        image_fulltext_caption: 'Foto: HOO',
        float_fulltext: 'left',
      },
      gallery: [{ image: 'galerije/a.jpg', caption: 'Prva' }, { image: '' }, { image: 'https://a.hr/b.jpg' }],
    });
    const parts = [
      '<h1>Zlato u Parizu</h1>',
      'data-side="left"',
      'src="/files/clanci-slike/zlato.jpg?w=1920" srcset="/files/clanci-slike/zlato.jpg?w=640 640w, ',
      'alt="Judašica"><figcaption>Foto: HOO</figcaption>',
      '<p>Uvod</p>',
      '<p>Tekst</p>',
      '<h2>Galerija</h2>',
      'src="/files/galerije/a.jpg?w=960"',
      '<figcaption>Prva</figcaption>',
      '<img src="https://a.hr/b.jpg" alt=""',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toContain('popis.jpg');
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  test('of a page shows a part with a switch only when it is on', async () => {
    const parts = {
      description: '<p>Opis</p>',
      image: { url: 'images/a.jpg', caption: 'Potpis' },
      buttons: [
        { title: 'Statut', link: '/page/3/1' },
        { title: '', link: '/page/4/1' },
      ],
      accordion: [{ title: 'Pitanje', data: '<p>Odgovor</p>' }],
      gallery: [{ image: 'galerije/a.jpg', caption: 'Iz galerije' }],
    };
    const shown = ['Odgovor', 'Statut', 'Iz galerije'];
    const off = await page(parts);
    expect(off).toContain('<p>Opis</p>');
    expect(off).toContain('Potpis');
    for (const text of shown) expect(off).not.toContain(text);
    const on = await page({ ...parts, show_buttons: true, show_accordion: 1, show_gallery: '1' });
    for (const text of shown) expect(on).toContain(text);
    expect(on).toMatch(/<details><summary>Pitanje<\/summary><div[^>]*><p>Odgovor<\/p><\/div><\/details>/);
    expect(on).toContain('<a href="https://www.hoo.hr/page/3/1" target="_blank" rel="noopener noreferrer">Statut</a>');
    expect(on).not.toContain('/page/4/1');
  });

  test('shows plain texts unchanged, with any content', async () => {
    const picture = { image_fulltext: 'a.jpg', image_fulltext_alt: EVIL, image_fulltext_caption: EVIL };
    const html = await post({ title: EVIL, images: picture, gallery: [{ image: `b"${EVIL}`, caption: EVIL }] });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html.split(ESCAPED)).toHaveLength(6);
    const part = { title: EVIL, link: '/', data: '' };
    const ofPage = await page({
      title: EVIL,
      image: { url: 'a.jpg', caption: EVIL },
      buttons: [part],
      accordion: [part],
      show_buttons: 1,
      show_accordion: 1,
    });
    expect(ofPage).not.toMatch(/<script|<img src=x/);
    expect(ofPage.split(ESCAPED)).toHaveLength(6);
  });

  test('has a link in place of a player, since nothing may run in the application', async () => {
    const fulltext = '<iframe src="https://www.youtube.com/embed/abc-1?rel=0"></iframe>';
    const html = await post({ fulltext });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://www.youtube.com/watch?v=abc-1" target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('>Video · youtube.com · Otvori u novoj kartici</a>');
    const titled = await post({ fulltext: fulltext.replace('>', ' title="Finale &amp; slavlje">') });
    expect(titled).toContain('>Finale &amp; slavlje · youtube.com · Otvori u novoj kartici</a>');
  });

  test('with only a language says that there is no title', async () => {
    expect(await post({ title: ' ' })).toContain('<h1 class="preview-untitled">Bez naslova</h1>');
    expect(await page({ title: '', language: 'en-GB' })).toContain('<title>Untitled</title>');
  });
});

const HEAD = [
  '<p class="preview-section">Povijest &#38; mi</p>',
  '<h1>Od četverca do dvojca</h1>',
  '<p class="preview-subtitle">U čamcima &#60;braće&#62;</p>',
  '<p class="preview-signers">Tena Uzorić, Klara Slovčić</p>',
  '<p class="preview-photographs">Foto: Arhiv Primjer</p>',
  '<p class="preview-date">Olimp 083, rujan 2026., str.\u00a016–\u206021</p>',
  '<div class="article-text preview-body"><p>Tekst.</p></div>',
];

describe.each(DATABASE_NAMES)('the preview of an article of the magazine on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let article: Record<string, string | number | null> & { naslov: string };

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    const klara = await makeAuthor(database, { ime: 'Klara', prezime: 'Slovčić' });
    const tena = await makeAuthor(database);
    const photographer = await makeAuthor(database, { ime: 'Arhiv Primjer', prezime: '', firma: 1 });
    const section = await testApp.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Povijest & mi'] });
    article = {
      naslov: 'Od četverca do dvojca',
      podnaslov: 'U čamcima <braće>',
      puni_sadrzaj: '<p>Tekst.</p>',
      broj_id: await makeIssue(database, { broj: '83', godina: 2026, mjesec: '9' }),
      rubrika_id: section.json().id,
      autor_id: `${tena}|${klara}`,
      foto_autor_id: photographer,
      stranica_start: 16,
      stranica_kraj: 21,
    };
  });

  const as = 'olimp';
  const send = (body: object) => testApp.call(previewRoutes.previewMagazineArticle, { as, rawBody: body });
  const preview = async (body: object): Promise<string> => (await send(body)).json().html;
  const create = async (): Promise<number> =>
    (await testApp.call(magazineArticleRoutes.createMagazineArticle, { as, rawBody: article })).json().id;
  const link = (id: number, role: 'olimp' | 'tipfeler' = as) =>
    testApp.call(previewRoutes.createPreviewLink, { as: role, body: { kind: 'magazineArticle', id } });
  const partsOf = (html: string) => html.split('<article>\n')[1]?.split('\n</article>')[0]?.split('\n').filter(Boolean);

  test('shows section, title, subtitle, signers in order, issue, pages and text of what is sent', async () => {
    const html = await preview(article);
    expect(html).toContain('<html lang="hr">');
    expect(html).toContain('<title>Od četverca do dvojca</title>');
    expect(html).not.toContain('preview-notice');
    expect(partsOf(html)).toEqual(HEAD);
  });

  test('leaves out what is empty and what does not exist', async () => {
    expect(partsOf(await preview({ naslov: ' ' }))).toEqual(['<h1 class="preview-untitled">Bez naslova</h1>']);
    const unknown = { broj_id: 99_999, rubrika_id: 99_999, autor_id: '99999', foto_autor_id: 99_999 };
    expect(partsOf(await preview({ naslov: 'A', podnaslov: ' ', ...unknown }))).toEqual(['<h1>A</h1>']);
    expect(partsOf(await preview({ naslov: 'A', stranica_start: 7 }))).toEqual([
      '<h1>A</h1>',
      '<p class="preview-date">str.\u00a07</p>',
    ]);
  });

  test('has links for roles that write the magazine alone, and these have none to posts', async () => {
    expect((await link(await create(), 'tipfeler')).statusCode).toBe(403);
    const forPost = { kind: 'post' as const, id: 1 };
    expect((await testApp.call(previewRoutes.createPreviewLink, { as, body: forPost })).statusCode).toBe(403);
  });

  test('is shown by a link as it was saved, to everyone, until the article is deleted', async () => {
    const id = await create();
    const { path } = (await link(id)).json();
    const follow = () => testApp.send({ method: 'GET', url: path });
    const answer = await follow();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<strong>Pregled</strong>');
    expect(partsOf(answer.body)).toEqual(HEAD);
    await testApp.call(magazineArticleRoutes.deleteMagazineArticle, { as, params: { id } });
    expect((await follow()).statusCode).toBe(404);
    await testApp.call(magazineArticleRoutes.restoreMagazineArticles, { as, body: { ids: [id] } });
    expect((await follow()).statusCode).toBe(404);
  });
});
