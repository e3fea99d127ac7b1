import { postRoutes } from '@baklja/contract/features/content/posts';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '../../db/count-rows.ts';
import { backfillFileUses } from '../../jobs/backfill-file-uses.ts';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeCategory, makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const HOST = 'https://datoteke.example.org';

describe.each(DATABASE_NAMES)('the uses of files on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { FILE_HOST_URL: `${HOST}/files` });
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  const as = 'superadmin';
  const make = (path: string) => makeFile(testApp.dependencies, { path, bytes: path });
  const usesOf = async (id: number) =>
    (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json() as {
      uses: { record_id: number }[];
      total_uses: number;
    };
  const usersOf = async (id: number) => (await usesOf(id)).uses.map(({ record_id }) => record_id);
  const uses = (body: object) => testApp.call(mediaRoutes.listFileUses, { as, rawBody: body });
  const draft = (title: string) => ({ title, catid, language: 'hr-HR' });
  const create = async (body: object): Promise<{ id: number; alias: string }> =>
    (await testApp.call(postRoutes.createPost, { as, rawBody: body })).json();
  const update = (body: object) => testApp.call(postRoutes.updatePost, { as, rawBody: body });

  test('name a draft only to roles that write posts, and a public post to all', async () => {
    const { id } = await make('images/mjesta/tajna.jpg');
    const html = '<p><img src="/files/images/mjesta/tajna.jpg"></p>';
    const hidden = { ...draft('Tajna skica'), introtext: html, state: 0 };
    const planned = { ...draft('Sutra'), introtext: html, state: 1, publish_up: '2099-01-01T00:00:00.000Z' };
    const past = { publish_up: '2020-01-01', publish_down: '2020-01-02' };
    const ended = { ...draft('Jučer'), introtext: html, state: 1, ...past };
    for (const body of [hidden, planned, ended, { ...draft('Javno'), introtext: html, state: 1 }]) await create(body);
    for (const [role, titles] of [
      ['olimp', ['Javno']],
      ['tipfeler', ['Javno', 'Jučer', 'Sutra', 'Tajna skica']],
    ] as const) {
      const file = await testApp.call(mediaRoutes.getFile, { as: role, params: { id } });
      const chosen = await testApp.call(mediaRoutes.listFileUses, { as: role, rawBody: { ids: [id] } });
      for (const { uses: named, total_uses } of [file.json(), chosen.json().files[0]]) {
        expect(named.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles);
        expect(total_uses).toBe(4);
      }
      if (role === 'olimp') expect(`${file.body}${chosen.body}`).not.toMatch(/tajna-skica|sutra|jucer/i);
    }
  });

  test('are counted under former addresses too, each post once', async () => {
    const { id } = await make('images/bivše/staro.jpg');
    const first = await create({ ...draft('Prvi'), fulltext: '<img src="/files/images/bivše/staro.jpg">' });
    await testApp.call(mediaRoutes.updateFile, { as, params: { id }, body: { name: 'novo' } });
    const introtext = '<img src="/files/images/bivše/staro.jpg">';
    const fulltext = '<img src="/files/images/bivše/novo.jpg">';
    const second = await create({ ...draft('Drugi'), introtext, fulltext });
    expect(await usesOf(id)).toMatchObject({
      total_uses: 2,
      uses: [
        { kind: 'post', record_id: second.id, title: 'Drugi', key: second.alias },
        { kind: 'post', record_id: first.id, title: 'Prvi', key: first.alias },
      ],
    });
  });

  test('are named up to the limit and counted beyond', async () => {
    const { id, path } = await make('images/česta.jpg');
    const posts: number[] = [];
    for (let place = 0; place <= NAMED_USES_LIMIT; place += 1) {
      const images = JSON.stringify({ image_intro: path });
      posts.push((await makePost(testApp.dependencies.database, { title: `Članak ${place}`, images })).id);
    }
    expect(await usersOf(id)).toEqual(posts.toReversed().slice(0, NAMED_USES_LIMIT));
    expect((await usesOf(id)).total_uses).toBe(NAMED_USES_LIMIT + 1);
  });

  test('cost a new post no query when it names no file, and are stored when it names very many', async () => {
    const { id } = await create({ ...draft('Bez datoteka'), fulltext: '<p>/files/images/a.jpg</p>' });
    const links = Array.from({ length: 3000 }, (_, place) => `<a href="/files/images/${place}.jpg">x</a>`).join('');
    const many = await create({ ...draft('S mnogo datoteka'), fulltext: links });
    const count = (record: number) =>
      countRows(testApp.dependencies.database.read.selectFrom('file_uses').where('record_id', '=', record));
    expect([await count(id), await count(many.id)]).toEqual([0, 3000]);
    await update({ ...draft('Bez njih'), id: many.id, fulltext: '' });
    expect(await count(many.id)).toBe(0);
  });

  describe('of chosen files', () => {
    test('show which of them are in use, including those in the folders', async () => {
      const [a, b] = [await make('dokumenti/pitanje/a.jpg'), await make('dokumenti/pitanje/niže/b.jpg')];
      const [c, d] = [await make('dokumenti/pitanje/c.jpg'), await make('dokumenti/d.jpg')];
      const fulltext = `<img src="/files/${b.path}"><img src="/files/${d.path}">`;
      const post = await create({ ...draft('Koristi'), fulltext });
      const use = { kind: 'post', record_id: post.id, title: 'Koristi', key: post.alias };
      const answer = await uses({ ids: [a.id, d.id], folders: ['dokumenti/pitanje/', 'dokumenti/pitanje/niže'] });
      expect(answer.json()).toEqual({
        files: [
          { id: b.id, name: 'b.jpg', path: b.path, uses: [use], total_uses: 1 },
          { id: d.id, name: 'd.jpg', path: d.path, uses: [use], total_uses: 1 },
        ].toSorted((one, other) => one.id - other.id),
        total: 4,
        total_used: 2,
      });
      expect((await uses({ ids: [c.id] })).json()).toEqual({ files: [], total: 1, total_used: 0 });
    });

    test.each([{}, { ids: [999_999] }, { folders: ['dokumenti/nema'] }, { folders: ['..'] }, { ids: [1.5] }])(
      'are rejected for %j',
      async (body) => {
        expect((await uses(body)).statusCode).toBe(400);
      },
    );
  });

  test('are recorded once for existing posts, in steps', async () => {
    const { database } = testApp.dependencies;
    const { id, path } = await make('images/odprije.jpg');
    for (let place = 0; place < 60; place += 1) {
      await makePost(database, { title: `Stari ${place}`, fulltext: `<img src="${HOST}/files/${path}">` });
    }
    await database.write((transaction) => transaction.deleteFrom('file_uses').where('path', '=', path).execute());
    expect((await usesOf(id)).total_uses).toBe(0);

    const settings = { fileHostUrl: HOST, signal: new AbortController().signal, pauseMs: 0 };
    await backfillFileUses(database, { ...settings, signal: AbortSignal.abort() });
    expect((await usesOf(id)).total_uses).toBe(0);
    await Promise.all([backfillFileUses(database, settings), backfillFileUses(database, settings)]);
    expect((await usesOf(id)).total_uses).toBe(60);

    await database.write((transaction) => transaction.deleteFrom('file_uses').where('path', '=', path).execute());
    await backfillFileUses(database, settings);
    expect((await usesOf(id)).total_uses).toBe(0);
  });
});
