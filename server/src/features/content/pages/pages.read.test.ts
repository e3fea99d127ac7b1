import { pageRoutes } from '@baklja/contract/features/content/pages';
import type { Language } from '@baklja/contract/fields';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('reading pages on %s', (databaseName) => {
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

  test('lists all of a language, by id, for the public', async () => {
    const first = await make({ title: 'Ž', description: '<p>dugo</p>', show_gallery: 1 });
    await make({ title: 'About', language: 'en-GB' });
    const third = await make({ title: 'A' });
    await update({ id: first.id, title: 'Ž i dalje' });
    const answer = await list('hr-HR');
    const flags = { show_gallery: 0, show_buttons: 0, show_accordion: 0 };
    const modified_time = testApp.dependencies.clock().toISOString();
    const alone = { translation_id: null, translation_title: null, translation_outdated: null, outdated: 0 };
    const rest = { language: 'hr-HR', modified_time, created_user_id: null, ...alone };
    expect(answer.json()).toEqual([
      { ...rest, ...flags, id: first.id, title: 'Ž i dalje', slug: 'z', show_gallery: 1, version: 2 },
      { ...rest, ...flags, id: third.id, title: 'A', slug: 'a', version: 1 },
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await titles('en-GB')).toEqual(['About']);
  });

  test.each(['de-DE', 'hr', 'constructor'])('lists none for the language %s', async (language) => {
    expect((await list(language as Language)).statusCode).toBe(400);
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

  test('lists who made them, with names only for roles that write pages, and tags the names', async () => {
    const { database } = testApp.dependencies;
    await testApp.tokenOf(as);
    const setName = (user: { name: string; version: number }) =>
      database.write((transaction) => transaction.updateTable('users').set(user).where('role', '=', as).execute());
    const author = await database.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', as)
      .executeTakeFirstOrThrow();
    const { id } = await make({ title: 'Čija je', created_user_id: author.id });
    const rowFor = async (role: Role | undefined) => {
      const answer = await testApp.call(pageRoutes.listPages, {
        ...(role && { as: role }),
        params: { language: 'hr-HR' },
      });
      const rows = answer.json<{ id: number; created_by_name?: string; created_user_id: number | null }[]>();
      return { tag: tagOf(answer), row: rows.find((row) => row.id === id) };
    };
    for (const role of ['superadmin', 'tipfeler'] as const) {
      expect((await rowFor(role)).row).toMatchObject({
        created_user_id: author.id,
        created_by_name: 'Korisnik superadmin-of-tests',
      });
    }
    for (const role of [undefined, 'olimp', 'dokumenti'] as const) {
      expect((await rowFor(role)).row).not.toHaveProperty('created_by_name');
    }
    const [forAll, forWriters] = [await rowFor(undefined), await rowFor(as)];
    await setName({ name: 'Drugo ime', version: 7 });
    expect((await rowFor(as)).row?.created_by_name).toBe('Drugo ime');
    expect([(await rowFor(undefined)).tag, (await rowFor(as)).tag === forWriters.tag]).toEqual([forAll.tag, false]);
    await setName({ name: 'Korisnik superadmin-of-tests', version: 1 });
  });

  test('returns one as a list of one, with names only for roles that write pages', async () => {
    const { id } = await make({ title: 'Imena' });
    await update({ id, title: 'Imena' });
    const names = { modified_by_name: 'Korisnik superadmin-of-tests' };
    const whole = (await get(id, { as: 'tipfeler' })).json();
    expect(whole).toEqual([expect.objectContaining({ id, title: 'Imena', ...names })]);
    for (const role of [undefined, 'olimp', 'dokumenti', 'sportasi', 'kategorizacije']) {
      const [page] = (await get(id, { as: role })).json();
      expect(page).toEqual({ ...whole[0], modified_by_name: undefined });
    }
  });

  test('returns a tag of the page and of the users in the response', async () => {
    const { id } = await make({ title: 'Oznaka stranice' });
    await update({ id, title: 'Oznaka stranice' });
    const [forAll, forWriters] = [tagOf(await get(id)), tagOf(await get(id, { as }))];
    expect((await get(id, { headers: { 'if-none-match': forAll } })).statusCode).toBe(304);
    expect((await get(id, { as, headers: { 'if-none-match': forWriters } })).statusCode).toBe(304);
    expect((await get(id, { as, headers: { 'if-none-match': forAll } })).statusCode).toBe(200);
    await testApp.dependencies.database.write((transaction) =>
      transaction.updateTable('users').set({ name: 'Novo ime', version: 2 }).where('role', '=', as).execute(),
    );
    expect((await get(id, { headers: { 'if-none-match': forAll } })).statusCode).toBe(304);
    const [page] = (await get(id, { as, headers: { 'if-none-match': forWriters } })).json();
    expect(page.modified_by_name).toBe('Novo ime');
    await update({ id, title: 'Oznaka stranice' });
    expect((await get(id, { headers: { 'if-none-match': forAll } })).statusCode).toBe(200);
  });
});
