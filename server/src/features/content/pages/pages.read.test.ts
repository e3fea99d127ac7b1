import { pageRoutes } from '@baklja/contract/features/content/pages';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import type { Language } from '@baklja/contract/fields';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeMedal } from '../../../testing/records/make-athlete.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makeEachPost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('reading and deleting pages on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'superadmin';
  const make = (draft: Parameters<typeof makePage>[1]) => makePage(testApp.dependencies.database, draft);
  const list = (language: Language, headers: Record<string, string> = {}) =>
    testApp.call(pageRoutes.listPages, { params: { language }, headers });
  const titles = async (language: Language) =>
    (await list(language)).json<{ title: string }[]>().map(({ title }) => title);
  const get = (id: number, options: object = {}) => testApp.call(pageRoutes.getPage, { params: { id }, ...options });
  const update = (body: object) => testApp.call(pageRoutes.updatePage, { as, rawBody: body });
  const tagOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['etag']);
  const makeTitled = async (title: string) => (await make({ title })).id;
  const medal = (settings: Parameters<typeof makeMedal>[1]) => makeMedal(testApp.dependencies.database, settings);
  const english = async (title: string) => (await make({ title, language: 'en-GB' })).id;
  const remove = (id: number) => testApp.call(pageRoutes.deletePage, { as, params: { id } });
  const referencesOf = (id: number) => testApp.call(pageRoutes.listPageReferences, { as, params: { id } });
  const medalOf = async (id: number) => (await testApp.call(medalRoutes.getMedal, { params: { id } })).json()[0];

  test('lists all of a language, by id, for the public', async () => {
    const first = await make({ title: 'Ž', description: '<p>dugo</p>', show_gallery: 1 });
    await make({ title: 'About', language: 'en-GB' });
    const third = await make({ title: 'A' });
    await update({ id: first.id, title: 'Ž i dalje' });
    const answer = await list('hr-HR');
    const flags = { show_gallery: 0, show_buttons: 0, show_accordion: 0 };
    const modified_time = testApp.dependencies.clock().toISOString();
    const alone = { translation_id: null, translation_title: null };
    const rest = { language: 'hr-HR', modified_time, created_user_id: null, ...alone };
    expect(answer.json()).toEqual([
      { ...rest, ...flags, id: first.id, title: 'Ž i dalje', slug: 'z', show_gallery: 1, version: 2 },
      { ...rest, ...flags, id: third.id, title: 'A', slug: 'a', version: 1 },
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await titles('en-GB')).toEqual(['About']);
  });

  test('returns a list with a tag that changes with every change', async () => {
    const { id } = await make({ title: 'Oznaka' });
    const tags = [tagOf(await list('hr-HR'))];
    expect((await list('hr-HR', { 'if-none-match': tags[0]! })).statusCode).toBe(304);
    await update({ id, title: 'Oznaka 2' });
    tags.push(tagOf(await list('hr-HR')));
    await update({ id, title: 'Oznaka 2', language: 'en-GB' });
    tags.push(tagOf(await list('hr-HR')));
    await update({ id, title: 'Oznaka 2', language: 'hr-HR' });
    tags.push(tagOf(await list('hr-HR')));
    await testApp.call(pageRoutes.deletePage, { as, params: { id } });
    await make({ title: 'Oznaka 2' });
    tags.push(tagOf(await list('hr-HR')));
    expect(new Set(tags).size).toBe(tags.length);
  });

  test.each([
    ['the list', pageRoutes.listPages, { language: 'hr-HR' }],
    ['one page', pageRoutes.getPage, {}],
  ])(
    'names in %s who wrote, for roles that write pages alone, and its tag follows the names',
    async (_, route, more) => {
      const { database } = testApp.dependencies;
      const name = 'Korisnik superadmin-of-tests';
      await testApp.tokenOf(as);
      const users = database.read.selectFrom('users').select('id').where('role', '=', as);
      const { id } = await make({ title: 'Čija je', created_user_id: (await users.executeTakeFirstOrThrow()).id });
      await update({ id, title: 'Čija je' });
      const read = async (role?: Role, headers = {}) => {
        const input = { ...(role && { as: role }), params: { id, ...more }, headers };
        const answer = await testApp.call(route as typeof pageRoutes.getPage, input as never);
        const page = answer.statusCode === 200 && answer.json<{ id: number }[]>().find((one) => one.id === id);
        return { status: answer.statusCode, tag: tagOf(answer), text: JSON.stringify(page) };
      };
      for (const role of ['superadmin', 'tipfeler'] as const) expect((await read(role)).text).toContain(name);
      for (const role of [undefined, 'olimp', 'dokumenti', 'sportasi', 'kategorizacije'] as const) {
        expect((await read(role)).text).not.toContain('_by_name');
      }
      const [forAll, forWriters] = [(await read()).tag, (await read(as)).tag];
      expect((await read(undefined, { 'if-none-match': forAll })).status).toBe(304);
      expect((await read(as, { 'if-none-match': forWriters })).status).toBe(304);
      const rename = (values: { name: string; version: number }) =>
        database.write((transaction) => transaction.updateTable('users').set(values).where('role', '=', as).execute());
      await rename({ name: 'Drugo ime', version: 7 });
      expect((await read(as, { 'if-none-match': forWriters })).text).toContain('Drugo ime');
      expect((await read()).tag).toBe(forAll);
      await rename({ name, version: 1 });
      await update({ id, title: 'Čija je' });
      expect((await read()).tag).not.toBe(forAll);
    },
  );

  test('shows a translation on both pages and in the list, which gets a new tag; a switch does not outdate it', async () => {
    const { id } = await make({ title: 'Prevedena' });
    const { id: other } = await make({ language: 'en-GB', title: 'Page' });
    const before = tagOf(await list('hr-HR'));
    await testApp.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id: other } });
    const read = async (of: number) => (await get(of, { as })).json()[0];
    expect(await read(id)).toMatchObject({ version: 1, translation_id: other, translation_title: 'Page', outdated: 0 });
    expect(await read(other)).toMatchObject({ translation_id: id, translation_outdated: 0 });
    const after = await list('hr-HR');
    expect(tagOf(after)).not.toBe(before);
    expect(after.json()).toContainEqual(expect.objectContaining({ id, translation_id: other }));
    await update({ id, title: 'Prevedena', show_gallery: 1 });
    expect(await read(id)).toMatchObject({ outdated: 0, translation_outdated: 0 });
  });

  test('finds references from medals, each named once by its readable name', async () => {
    const [page, other] = [await english('Odličja'), await makeTitled('Druga')];
    const gold = await medal({ page_id_eng: page, sport: 'Veslanje', natjecanje: 'OI Pariz 2024' });
    const torino = { sport: 'Alpsko skijanje', natjecanje: 'ZOI Torino 2006' };
    const silver = await medal({ page_id_eng: page, medalja: 2, ...torino });
    const bronze = await medal({ page_id_eng: page, medalja: 3, sport: 'BMX', natjecanje: 'OI Tokyo 2020' });
    await medal({ page_id: other });
    await medal({});
    // A page may get the other language after its medals.
    const { database } = testApp.dependencies;
    await update({ id: page, title: 'Odličja', language: 'hr-HR' });
    await database.write((db) => db.updateTable('medals').set({ page_id: page }).where('id', '=', gold).execute());
    expect((await referencesOf(page)).json()).toEqual({
      references: [
        { kind: 'medal', id: gold, title: 'Zlato, veslanje, OI Pariz 2024' },
        { kind: 'medal', id: silver, title: 'Srebro, alpsko skijanje, ZOI Torino 2006' },
        { kind: 'medal', id: bronze, title: 'Bronca, BMX, OI Tokyo 2020' },
      ],
      total: 3,
    });
  });

  test('finds references from none, and more than are named', async () => {
    const [alone, popular] = [await makeTitled('Sama'), await makeTitled('Tražena')];
    for (let place = 0; place <= NAMED_USES_LIMIT; place += 1) await medal({ page_id: popular });
    expect((await referencesOf(alone)).json()).toEqual({ references: [], total: 0 });
    const { references, total } = (await referencesOf(popular)).json();
    expect([references.length, total]).toEqual([NAMED_USES_LIMIT, NAMED_USES_LIMIT + 1]);
  });

  test('removes a deleted page from its medals, and leaves medals of other pages unchanged', async () => {
    const [hr, en] = [await makeTitled('Nestaje'), await english('Nestaje i ona')];
    const other = { page_id: await makeTitled('Ostaje'), page_id_eng: await english('Ostaje i ona') };
    const ids = [
      await medal({ ...other, page_id: hr }),
      await medal({ ...other, page_id_eng: en }),
      await medal(other),
    ];
    for (const id of [hr, en]) expect((await remove(id)).json()).toEqual({ message: 'Stranica je izbrisana.' });
    expect(await Promise.all(ids.map(medalOf))).toMatchObject([
      { ...other, page_id: null, version: 2 },
      { ...other, page_id_eng: null, version: 2 },
      { ...other, version: 1 },
    ]);
  });

  test('are listed before the deletion of a file, pages before posts and never confuse a page with the post of the same id', async () => {
    const { database } = testApp.dependencies;
    const { id, path } = await makeFile(testApp.dependencies, { path: 'images/zajednička.jpg' });
    const image = JSON.stringify({ url: path });
    const pages = [await makePage(database, { image }), await makePage(database, { image })];
    const posts = await makeEachPost(database, Array(NAMED_USES_LIMIT).fill({ images: `{"image_intro":"${path}"}` }));
    const { uses, total_uses } = (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
    expect(total_uses).toBe(NAMED_USES_LIMIT + 2);
    expect(uses.map(({ kind, record_id }: { kind: string; record_id: number }) => [kind, record_id])).toEqual([
      ...pages.toReversed().map((page) => ['page', page.id]),
      ...posts
        .toReversed()
        .slice(0, NAMED_USES_LIMIT - 2)
        .map((post) => ['post', post]),
    ]);
    const listed = await testApp.call(mediaRoutes.listFileUses, { as, rawBody: { ids: [id] } });
    expect(listed.json().files).toMatchObject([{ id, path, uses, total_uses }]);
  });
});
