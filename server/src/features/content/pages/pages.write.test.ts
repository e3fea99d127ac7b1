import { NEW_PAGE_COLUMNS, type PageDraft, pageRoutes } from '@baklja/contract/features/content/pages';
import {
  GALLERY_MAX_ITEMS,
  HTML_MAX_LENGTH,
  PAGE_ACCORDION_MAX_ITEMS,
  PAGE_BUTTONS_MAX_ITEMS,
} from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

type Draft = { [Key in keyof PageDraft]?: unknown };

const rowOf = (draft: Draft) => toRow<Draft>({ language: 'hr-HR', ...draft }, NEW_PAGE_COLUMNS);
const many = <Item>(length: number, item: Item) => Array.from({ length }, () => item);

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

describe.each(DATABASE_NAMES)('pages on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const send = (body: unknown) => testApp.call(pageRoutes.createPage, { as, rawBody: body });
  const create = (draft: Draft) => send(rowOf(draft));
  const get = async (id: number) => (await testApp.call(pageRoutes.getPage, { as, params: { id } })).json()[0];
  const createAndGet = async (draft: Draft) => get((await create(draft)).json().id);
  const make = async (draft: Parameters<typeof makePage>[1]) =>
    (await makePage(testApp.dependencies.database, draft)).id;
  const update = (body: object) => testApp.call(pageRoutes.updatePage, { as, rawBody: body });

  describe('of which a new one', () => {
    describe('is rejected', () => {
      test.each(['   ', null])('with the title %j, with the specified text', async (title) => {
        const errors = [{ field: 'title', message: 'Obavezan podatak.' }];
        const { message, ...rest } = (await create({ title })).json();
        expect([message, rest]).toEqual(['Unesite naslov!', { code: 'incomplete', errors }]);
      });

      test.each([
        ['title', 'a'.repeat(501)],
        ['description', 'a'.repeat(HTML_MAX_LENGTH + 1)],
        ['show_gallery', 2],
        ['image', { url: 5 }],
        ['image', { url: 'a'.repeat(1001) }],
        ['image', { caption: 'a'.repeat(2001) }],
        ['gallery', [{ caption: 'bez slike' }]],
        ['gallery', many(GALLERY_MAX_ITEMS + 1, { image: 'a' })],
        ['buttons', [{ title: 'bez adrese' }]],
        ['buttons', many(PAGE_BUTTONS_MAX_ITEMS + 1, { title: 'a', link: '/' })],
        ['accordion', [{ title: 'bez teksta' }]],
        ['accordion', many(PAGE_ACCORDION_MAX_ITEMS + 1, { title: 'a', data: '' })],
      ])('with the %s %j, which the response names', async (field, value) => {
        const answer = await create({ title: 'Neispravna', [field]: value });
        const named = { field: expect.stringMatching(new RegExp(`^${field}\\b`)), message: expect.any(String) };
        expect([answer.statusCode, answer.json().errors]).toEqual([400, expect.arrayContaining([named])]);
      });

      test('and nothing is written', async () => {
        const { read } = testApp.dependencies.database;
        expect(await read.selectFrom('pages').select('id').execute()).toEqual([]);
        expect(await read.selectFrom('file_uses').select('path').execute()).toEqual([]);
      });
    });

    test('returns its id and slug, sent bare or in an array of one', async () => {
      const answer = await create({ title: 'Tko smo i što radimo?' });
      expect(answer.statusCode).toBe(200);
      const message = 'Stranica je spremljena.';
      expect(answer.json()).toEqual({ message, id: expect.any(Number), slug: 'tko-smo-i-sto-radimo' });
      const inArray = await send([rowOf({ title: 'U popisu' })]);
      expect(inArray.json()).toEqual({ message, id: expect.any(Number), slug: 'u-popisu' });
    });

    test('is empty, with the present time and user, by default', async () => {
      const now = TEST_NOW.toISOString();
      const { id } = (await create({ title: 'Samo naslov' })).json();
      const by = { created_user_id: expect.any(Number), created_by_name: 'Korisnik tipfeler-of-tests' };
      expect(await get(id)).toEqual({
        id,
        title: 'Samo naslov',
        slug: 'samo-naslov',
        language: 'hr-HR',
        description: '',
        image: '{}',
        gallery: '[]',
        gallery_captions: '[]',
        buttons: '[]',
        accordion: '[]',
        show_gallery: 0,
        show_buttons: 0,
        show_accordion: 0,
        version: 1,
        ...by,
        created_time: now,
        modified_time: now,
        modified_user_id: expect.any(Number),
        modified_by_name: by.created_by_name,
        translation_id: null,
        translation_title: null,
        translation_outdated: null,
        outdated: 0,
        same_texts: null,
      });
    });

    test('has slug, stamps and version from the server, and ignores sent ones', async () => {
      const page = await createAndGet({
        title: 'Tuđe vrijeme',
        slug: 'moj-slug',
        state: 0,
        access: { a: 1 },
        created_user_id: 999,
        created_time: '1999-01-01',
        modified_user_id: 'netko',
        modified_time: [],
      });
      const now = TEST_NOW.toISOString();
      expect(page).toMatchObject({ slug: 'tude-vrijeme', created_time: now, modified_time: now, version: 1 });
      expect(page.created_user_id).toEqual(page.modified_user_id);
      expect(page.created_user_id).not.toBe(999);
    });

    test('accepts its parts as text and as JSON, and returns text with both captions equal', async () => {
      const parts = {
        image: { url: 'clanci-slike/a.jpg', caption: 'Opis "slike" & više' },
        gallery: [{ image: 'galerije/b.jpg', id: 3, caption: '<b>Potpis</b>' }, { image: 'galerije/c.jpg' }],
        buttons: [{ title: '<i>Statut</i>', link: '/page/3/1' }],
        accordion: [{ title: 'Pitanje & odgovor', data: '<p>Odgovor</p>' }],
      };
      const asText = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]));
      const captions = { gallery_captions: JSON.stringify(['<b>Potpis</b>', '']) };
      for (const [title, given] of [['Kao JSON', parts] as const, ['Kao tekst', asText] as const]) {
        expect(await createAndGet({ title, ...given })).toMatchObject({ ...asText, ...captions });
      }
    });
  });

  describe('of which an existing one', () => {
    test('is changed in the sent fields, and keeps the others', async () => {
      const id = await make(WHOLE);
      const before = await get(id);
      testApp.setNow(LATER);
      const sent = {
        id: String(id),
        title: 'Poslije',
        modified_user_id: 999,
        modified_time: '1999-01-01',
        slug: 'novi',
      };
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
});
