import { binRoutes, type DeletedRecord } from '@baklja/contract/features/site/bin';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Role } from '@baklja/contract/roles';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { describe, expect, test } from 'vitest';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../../../testing/records/make-athlete.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makeMenuItem, makeSection } from '../../../testing/records/make-menu.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('the content of a deleted record on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const remove = async (kind: BinKind, id: number): Promise<number> => {
    await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    const { records } = (await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind } })).json();
    return records.find(({ record_id }: DeletedRecord) => record_id === id)?.id;
  };
  const show = (id: number, role: Role = as) => testApp.call(binRoutes.getDeletedRecord, { as: role, params: { id } });

  test('has the fields as they were, clean HTML, and the names of what they name', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'Vodeni sportovi');
    const introtext = '<p>Prvi<script>alert(1)</script></p>';
    const { id, alias } = await makePost(database, { title: '1 < 2', introtext, catid });
    const { kind, fields, names } = (await show(await remove('post', id))).json();
    expect(kind).toBe('post');
    expect(fields).toMatchObject({ title: '1 < 2', alias, catid, introtext: '<p>Prvi</p>' });
    expect(names).toEqual({ catid: 'Vodeni sportovi' });
    for (const hidden of ['id', 'version', 'title_folded', 'title_key']) expect(fields).not.toHaveProperty(hidden);
  });

  test('cleans the HTML in the accordion of a page', async () => {
    const accordion = JSON.stringify([{ title: 'Pitanje', data: '<p onclick="a()">Odgovor</p>' }]);
    const { id } = await makePage(testApp.dependencies.database, { accordion });
    const { fields } = (await show(await remove('page', id))).json();
    expect(JSON.parse(fields.accordion)).toEqual([{ title: 'Pitanje', data: '<p>Odgovor</p>' }]);
  });

  test('has neither the OIB of an athlete nor the storage key of a file', async () => {
    const { database } = testApp.dependencies;
    const athlete = await show(await remove('athlete', await makeAthlete(database, { oib: '12345678903' })));
    expect(athlete.json().fields).toHaveProperty('Prezime');
    expect(athlete.body).not.toContain('12345678903');
    const { id, object_key } = await makeFile(testApp.dependencies);
    const file = await show(await remove('file', id));
    expect(file.json().fields).toHaveProperty('path');
    expect(file.body).not.toContain(object_key);
  });

  test('names what belonged to it and what it contained', async () => {
    const { database } = testApp.dependencies;
    const folder = await makeFolder(database, { title: 'Natječaji' });
    const sub = await makeSubfolder(database, { doc_cat: folder, title: 'Pozivi' });
    await makeDocument(database, { page_id: folder, doc_name: 'Prvi' });
    await makeDocument(database, { page_id: folder, doc_name: 'Drugi', sub_folder: sub, show_in_sub: 1 });
    const nav = await makeSection(database, { value: 'Programi' });
    await makeMenuItem(database, { nav, value: 'Pozivi', link: `/dokumenti/folder/${folder}` });
    expect((await show(await remove('documentFolder', folder))).json().parts).toEqual([
      { part: 'subfolder', count: 1, titles: ['Pozivi'] },
      { part: 'document', count: 2, titles: ['Prvi', 'Drugi'] },
      { part: 'menuLinks', count: 1, titles: ['Programi: Pozivi'] },
    ]);
    const athletes = [
      await makeAthlete(database, { Ime: 'Ana', Prezime: 'Anić' }),
      await makeAthlete(database, { Ime: 'Bruna', Prezime: 'Bego' }),
    ];
    const medal = await remove('medal', await makeMedal(database, { athletes }));
    const named = [{ part: 'winners', count: 2, titles: ['Ana Anić', 'Bruna Bego'] }];
    expect((await show(medal)).json().parts).toEqual(named);
  });

  test('counts the uses of a file for the file alone, not for another record with its id', async () => {
    const { database } = testApp.dependencies;
    const file = await makeFile(testApp.dependencies, { path: 'images/korisna.jpg' });
    await makePost(database, { introtext: '<p><img src="/files/images/korisna.jpg"></p>' });
    const page = await remove('page', (await makePage(database)).id);
    const row = await remove('file', file.id);
    await database.write((transaction) =>
      transaction.updateTable('deleted_records').set({ record_id: file.id }).where('id', '=', page).execute(),
    );
    const { records } = (await testApp.call(binRoutes.listDeletedRecords, { as, query: {} })).json();
    const partsOf = (id: number) => records.find((one: DeletedRecord) => one.id === id)?.parts;
    expect([partsOf(row), partsOf(page)]).toEqual([[{ part: 'uses', count: 1 }], []]);
  });

  test('is for those who may restore it, for 30 days, and not for what is in another deleted record', async () => {
    const { database } = testApp.dependencies;
    const row = await remove('page', (await makePage(database)).id);
    expect((await show(row, 'tipfeler')).statusCode).toBe(200);
    expect((await show(row, 'sportasi')).statusCode).toBe(403);
    expect((await show(row, 'kategorizacije')).statusCode).toBe(403);
    expect((await testApp.call(binRoutes.getDeletedRecord, { params: { id: row } })).statusCode).toBe(401);
    expect((await show(999_999)).statusCode).toBe(404);
    const folder = await makeFolder(database);
    await makeDocument(database, { page_id: folder });
    await remove('documentFolder', folder);
    const inner = await database.read
      .selectFrom('deleted_records')
      .select('id')
      .where('deleted_with', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await show(inner.id)).statusCode).toBe(404);
    testApp.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
    expect((await show(row)).statusCode).toBe(404);
    testApp.setNow(TEST_NOW);
  });
});
