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
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

type Draft = { [Key in keyof PageDraft]?: unknown };

const rowOf = (draft: Draft) => toRow<Draft>({ language: 'hr-HR', ...draft }, NEW_PAGE_COLUMNS);
const many = <Item>(length: number, item: Item) => Array.from({ length }, () => item);

describe.each(DATABASE_NAMES)('a new page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const send = (body: unknown) => testApp.call(pageRoutes.createPage, { as, rawBody: body });
  const create = (draft: Draft) => send(rowOf(draft));
  const get = async (id: number) => (await testApp.call(pageRoutes.getPage, { as, params: { id } })).json()[0];
  const createAndGet = async (draft: Draft) => get((await create(draft)).json().id);

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
      ...{ id, title: 'Samo naslov', slug: 'samo-naslov', language: 'hr-HR', description: '', image: '{}' },
      ...{ gallery: '[]', gallery_captions: '[]', buttons: '[]', accordion: '[]' },
      ...{ show_gallery: 0, show_buttons: 0, show_accordion: 0, version: 1 },
      ...{ ...by, created_time: now, modified_time: now },
      ...{ modified_user_id: expect.any(Number), modified_by_name: by.created_by_name },
      ...{ translation_id: null, translation_title: null, translation_outdated: null, outdated: 0 },
    });
  });

  test('has slug, stamps and version from the server, and ignores sent ones', async () => {
    const page = await createAndGet({
      ...{ title: 'Tuđe vrijeme', slug: 'moj-slug', state: 0, access: { a: 1 } },
      ...{ created_user_id: 999, created_time: '1999-01-01', modified_user_id: 'netko', modified_time: [] },
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
