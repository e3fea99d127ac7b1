import { previewRoutes } from '@baklja/contract/features/content/previews';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAuthor, makeIssue } from '../../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const HEAD = [
  '<p class="preview-section">Povijest &#38; mi</p>',
  '<h1>Od četverca do dvojca</h1>',
  '<p class="preview-subtitle">U čamcima &#60;braće&#62;</p>',
  '<p class="preview-signers">Tena Uzorić, Klara Slovčić</p>',
  '<p class="preview-photographs">Foto: Arhiv Primjer</p>',
  '<p class="preview-date">Olimp 083, rujan 2026., str. 16 – 21</p>',
  '<div class="preview-text preview-body"><p>Tekst.</p></div>',
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
      ...{ naslov: 'Od četverca do dvojca', podnaslov: 'U čamcima <braće>', puni_sadrzaj: '<p>Tekst.</p>' },
      broj_id: await makeIssue(database, { broj: '83', godina: 2026, mjesec: '9' }),
      ...{ rubrika_id: section.json().id, autor_id: `${tena}|${klara}`, foto_autor_id: photographer },
      ...{ stranica_start: 16, stranica_kraj: 21 },
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
      '<p class="preview-date">str. 7</p>',
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
