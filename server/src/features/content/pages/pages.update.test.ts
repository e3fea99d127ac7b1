import { pageRoutes } from '@baklja/contract/features/content/pages';
import { GALLERY_MAX_ITEMS } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);

const WHOLE = {
  title: 'Prije',
  description: '<p>tekst</p>',
  show_gallery: 1 as const,
  show_buttons: 1 as const,
  show_accordion: 1 as const,
  image: '{"url":"a.jpg","caption":"A"}',
  gallery: '[{"image":"b.jpg","caption":"B"},{"image":"c.jpg"}]',
  buttons: '[{"title":"Link","link":"/page/1/1"}]',
  accordion: '[{"title":"P","data":"<p>O</p>"}]',
};

describe.each(DATABASE_NAMES)('an existing page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const make = async (draft: Parameters<typeof makePage>[1]) =>
    (await makePage(testApp.dependencies.database, draft)).id;
  const update = (body: object) => testApp.call(pageRoutes.updatePage, { as, rawBody: body });
  const get = async (id: number) => (await testApp.call(pageRoutes.getPage, { as, params: { id } })).json()[0];

  test('is changed in the sent fields, and keeps the others', async () => {
    const id = await make(WHOLE);
    const before = await get(id);
    testApp.setNow(LATER);
    const sent = { id: String(id), title: 'Poslije', modified_user_id: 999, modified_time: '1999-01-01', slug: 'novi' };
    const answer = await update({ ...sent, show_buttons: false });
    testApp.setNow(TEST_NOW);
    const modified_time = LATER.toISOString();
    expect(answer.json()).toEqual({ message: 'Stranica je spremljena.', version: 2, modified_time });
    const by = { modified_user_id: expect.any(Number), modified_by_name: 'Korisnik tipfeler-of-tests' };
    const changed = { title: 'Poslije', show_buttons: 0, version: 2, modified_time, ...by };
    expect(await get(id)).toEqual({ ...before, ...changed });
  });

  describe('has captions', () => {
    const captionsOf = async (id: number) => {
      const { gallery, gallery_captions } = await get(id);
      const pictures = JSON.parse(gallery) as { caption?: string }[];
      expect(pictures.map(({ caption }) => caption ?? '')).toEqual(JSON.parse(gallery_captions));
      return JSON.parse(gallery_captions);
    };

    test('that override those of the gallery sent with them', async () => {
      const id = await make(WHOLE);
      const gallery = ['X', 'Y', 'Z'].map((caption) => ({ image: `${caption}.jpg`, caption }));
      await update({ id, title: 'a', gallery, gallery_captions: ['1', null] });
      expect(await captionsOf(id)).toEqual(['1', 'Y', 'Z']);
      await update({ id, title: 'a', gallery, gallery_captions: '["","2","3"]' });
      expect(await captionsOf(id)).toEqual(['', '2', '3']);
    });

    test('that override those of the stored gallery when they come alone', async () => {
      const id = await make(WHOLE);
      await update({ id, title: 'a', gallery_captions: '[null,"<i>C</i>"]' });
      expect(await captionsOf(id)).toEqual(['B', '<i>C</i>']);
      await update({ id, title: 'a', gallery_captions: '' });
      expect(await captionsOf(id)).toEqual(['B', '<i>C</i>']);
    });

    test.each([
      ['than the gallery sent', { gallery: '[{"image":"x.jpg"}]', gallery_captions: ['1', '2'] }],
      ['than the stored gallery', { gallery_captions: '["1","2","3"]' }],
      ['than an empty gallery', { gallery: [], gallery_captions: [null] }],
    ])('never more %s', async (_, sent) => {
      const id = await make(WHOLE);
      const before = await get(id);
      const answer = await update({ id, title: 'Previše', ...sent });
      const errors = [{ field: 'gallery_captions', message: 'Potpisa je više nego slika u galeriji.' }];
      expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
      expect(await get(id)).toEqual(before);
    });

    test('that do not make the gallery longer than the limit', async () => {
      const id = await make(WHOLE);
      const gallery = Array.from({ length: GALLERY_MAX_ITEMS }, () => ({ image: 'a'.repeat(900) }));
      const gallery_captions = gallery.map(() => 'b'.repeat(1500));
      const answer = await update({ id, title: 'Duga', gallery, gallery_captions });
      expect(answer.json().errors).toMatchObject([{ field: 'gallery_captions' }]);
      expect(await get(id)).toMatchObject({ title: 'Prije', version: 1 });
    });
  });

  describe('stays unchanged', () => {
    test('when another user has shortened the gallery since', async () => {
      const id = await make(WHOLE);
      expect((await update({ id, title: 'Prva', gallery: [], version: 1 })).statusCode).toBe(200);
      const before = await get(id);
      const answer = await update({ id, title: 'Druga', gallery_captions: ['1', '2'], version: 1 });
      expect(answer.json()).toMatchObject({ code: 'stale' });
      expect(await get(id)).toEqual(before);
    });

    test.each([undefined, '  '])('when the title is %j', async (title) => {
      const id = await make(WHOLE);
      const answer = await update({ id, title, description: '<p>novo</p>' });
      expect(answer.json()).toMatchObject({ message: 'Pripazite da je naslov unesen!', code: 'incomplete' });
      expect(await get(id)).toMatchObject({ title: 'Prije', description: '<p>tekst</p>', version: 1 });
    });
  });
});
