import { pageRoutes } from '@baklja/contract/features/content/pages';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { type ListedSection, type ManagedSection, navigationRoutes } from '@baklja/contract/features/navigation';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeFolder } from '../../testing/records/make-folder.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { listManagedMenu, listMenu } from './navigation.store.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('the menu on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let [about, sport, documents] = [0, 0, 0];

  beforeEach(async () => {
    const { database } = testApp.dependencies;
    await database.write(async (transaction) => {
      for (const table of ['menu_items', 'menu_sections', 'deleted_records'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
    about = await makeSection(database, { value: 'O nama', orderIndex: 1 });
    sport = await makeSection(database, { value: 'Sport', orderIndex: 2 });
    documents = await makeSection(database, { value: 'Dokumenti', orderIndex: 3, sub: 0, doc: 1 });
  });

  const db = () => testApp.dependencies.database;
  const menu = async (): Promise<ManagedSection[]> =>
    (await testApp.call(navigationRoutes.listNavigation, { as })).json();
  const values = async () =>
    (await menu()).map(({ value, managed_items }) => [value, ...managed_items.map((item) => item.value)]);
  const add = (rows: unknown, headers = {}) =>
    testApp.call(navigationRoutes.createMenuItems, { as, rawBody: rows, headers });
  const update = (body: object) => testApp.call(navigationRoutes.updateMenuItem, { as, rawBody: body });
  const order = (...sections: object[]) => testApp.call(navigationRoutes.orderMenuItems, { as, rawBody: { sections } });
  const addSection = (value: string) => testApp.call(navigationRoutes.createMenuSection, { as, rawBody: { value } });
  const removeSection = (id: number) => testApp.call(navigationRoutes.deleteMenuSection, { as, params: { id } });
  const three = async () => {
    const rows = ['A', 'B', 'C'].map((value) => [value, '/a', about]);
    return (await add(rows)).json<{ ids: [number, number, number] }>().ids;
  };

  test('is public with exactly the fields of the specification, and its items are JSON text', async () => {
    const item = await makeMenuItem(db(), { nav: about, value: '„Naš” tim', link: '/page/1/1' });
    const sections = (await testApp.call(navigationRoutes.listNavigation)).json<ListedSection[]>();
    const plain = { sub: 1, doc: 0, link: '', search: 0, kont: 0 };
    expect(sections).toEqual([
      { ...plain, id: about, value: 'O nama', items: expect.any(String) },
      { ...plain, id: sport, value: 'Sport', items: '[]' },
      { ...plain, id: documents, value: 'Dokumenti', sub: 0, doc: 1, items: '[]' },
    ]);
    const items = [{ id: item, value: '„Naš” tim', link: '/page/1/1', nav: about }];
    expect(JSON.parse(sections[0]?.items ?? '')).toEqual(items);
    const other = (await testApp.call(navigationRoutes.listNavigation, { as: 'tipfeler' })).json();
    expect(other).toEqual(sections);
  });

  test('takes items in rows, at the end of their sections, all or none, once for each key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-menu-1' };
    const rows = [
      ['Povijest', '/page/1/1', about],
      ['Sportovi', 'https://example.org', String(sport)],
    ];
    const first = (await add(rows, headers)).json();
    expect(first).toEqual({ message: 'Spremljeno: 2 stavke.', ids: [expect.any(Number), expect.any(Number)] });
    expect((await add(rows, headers)).json()).toEqual(first);
    expect((await add(['Ustroj', '/page/2/1', about])).json()).toMatchObject({ message: 'Stavka je spremljena.' });
    const wrong = [about, 99_999].map((nav) => ['X', '/x', nav]);
    expect((await add(wrong)).json()).toMatchObject({ errors: [{ field: 'nav' }] });
    expect(await values()).toEqual([['O nama', 'Povijest', 'Ustroj'], ['Sport', 'Sportovi'], ['Dokumenti']]);
    expect((await menu())[0]?.managed_items[1]).toMatchObject({ version: 1, modified: TEST_NOW.toISOString() });
  });

  test.each(['HTTPS://a.example', 'mailto:ured@example.org', 'tel:+38516659666', '/', ' /x '])(
    'accepts the address %s',
    async (link) => expect((await add([['A', link, about]])).statusCode).toBe(200),
  );

  test.each(['ftp://a.example', '//a.example', 'a', '#a', '   ', null])('refuses the address %j', async (link) => {
    expect((await add([['A', link, about]])).statusCode).toBe(400);
    const [id] = (await add([['A', '/a', about]])).json<{ ids: number[] }>().ids;
    if (link !== null) expect((await update({ id, link })).statusCode).toBe(400);
    expect(await values()).toEqual([['O nama', 'A'], ['Sport'], ['Dokumenti']]);
  });

  test('keeps what an update leaves out, and moves an item to the end of another section', async () => {
    const [a] = await three();
    await makeMenuItem(db(), { nav: sport, value: 'Prva', orderIndex: 4 });
    expect((await update({ id: a, value: 'Novi' })).json()).toMatchObject({ version: 2 });
    expect((await update({ id: a, nav: sport })).statusCode).toBe(200);
    expect(await values()).toEqual([['O nama', 'B', 'C'], ['Sport', 'Prva', 'Novi'], ['Dokumenti']]);
    expect((await update({ id: a, nav: 99_999 })).statusCode).toBe(400);
    const one = await testApp.call(navigationRoutes.getMenuItem, { as, params: { id: a } });
    expect(one.json()).toMatchObject({ value: 'Novi', link: '/a', nav: sport });
  });

  test('refuses the name and address of another item of the section, but keeps two that are stored already', async () => {
    const [a, b] = await three();
    const message = 'Sekcija već ima stavku s tim nazivom i tom adresom.';
    const refused = { message, code: 'same-item', errors: [{ field: 'value', message, id: a }] };
    const answers = [await add([['a', '/a', about]]), await update({ id: b, value: 'A' })];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(answers.map(() => [409, refused]));
    expect((await add([['A', '/b', about]])).statusCode).toBe(200);
    expect((await add([['A', '/a', sport]])).statusCode).toBe(200);
    const stored = await makeMenuItem(db(), { nav: about, value: 'A', link: '/a', orderIndex: 9 });
    expect((await update({ id: stored, value: 'A', link: '/a' })).statusCode).toBe(200);
    expect((await values())[0]).toEqual(['O nama', 'A', 'B', 'C', 'A', 'A']);
  });

  test('is ordered within and between sections in one step', async () => {
    const [a, b, c] = await three();
    const versions = { order_version: 1 };
    const answer = await order({ id: about, items: [c, a], ...versions }, { id: sport, items: [b], ...versions });
    expect(answer.json()).toEqual({ message: 'Redoslijed je spremljen.' });
    expect(await values()).toEqual([['O nama', 'C', 'A'], ['Sport', 'B'], ['Dokumenti']]);
    const stale = await order({ id: about, items: [a, c], ...versions });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-order']);
    expect((await order({ id: about, items: [a, c], order_version: 2 })).statusCode).toBe(200);
    expect((await update({ id: b, value: 'x', version: 1 })).json()).toMatchObject({ code: 'stale' });
  });

  test('refuses an order with items from elsewhere, or twice, and writes nothing', async () => {
    const [a, b, c] = await three();
    const foreign = await makeMenuItem(db(), { nav: sport, value: 'Prva' });
    const wrong = [
      [{ id: about, items: [b, foreign] }],
      [{ id: about, items: [b, 99_999] }],
      [{ id: 99_999, items: [] }],
      [{ id: about, items: [c, b, c] }],
      [
        { id: about, items: [c, b, a] },
        { id: sport, items: [a] },
      ],
    ];
    for (const sections of wrong) {
      const answer = await order(...sections);
      expect([sections, answer.statusCode, answer.json().code]).toEqual([sections, 400, 'not-in-container']);
    }
    expect(await values()).toEqual([['O nama', 'A', 'B', 'C'], ['Sport', 'Prva'], ['Dokumenti']]);
  });

  test('has the order of one of two people who move at the same moment', async () => {
    const [a, b, c] = await three();
    const move = (items: number[], moved: number[]) =>
      order({ id: about, items, order_version: 1 }, { id: sport, items: moved, order_version: 1 });
    const [one, other] = await runTogether(db(), 'menu_sections', [() => move([a, b], [c]), () => move([c, b], [a])]);
    expect([one?.statusCode, other?.statusCode].toSorted()).toEqual([200, 409]);
    const [first, moved] = one?.statusCode === 200 ? ['A', 'C'] : ['C', 'A'];
    expect(await values()).toEqual([['O nama', first, 'B'], ['Sport', moved], ['Dokumenti']]);
  });

  test('takes new sections before those that are part of the site, and puts sections in order', async () => {
    expect((await addSection(' ')).statusCode).toBe(400);
    const { id } = (await addSection('Partneri')).json<{ id: number }>();
    expect((await values()).flat()).toEqual(['O nama', 'Sport', 'Partneri', 'Dokumenti']);
    const rename = { as, rawBody: { id, value: 'Sponzori', version: 1 } } as const;
    expect((await testApp.call(navigationRoutes.updateMenuSection, rename)).statusCode).toBe(200);
    const put = (ids: number[]) => testApp.call(navigationRoutes.orderMenuSections, { as, rawBody: { ids } });
    expect((await put([id, about])).statusCode).toBe(200);
    expect((await values()).flat()).toEqual(['Sponzori', 'O nama', 'Sport', 'Dokumenti']);
    for (const ids of [[about, about], [99_999]])
      expect((await put(ids)).json()).toMatchObject({ code: 'not-in-container' });
    const read = await testApp.call(navigationRoutes.getMenuSection, { as, params: { id } });
    expect(read.json()).toMatchObject({ value: 'Sponzori', version: 2, managed_items: [] });
  });

  test('keeps the sections that are part of the site', async () => {
    const answer = await removeSection(documents);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'fixed-section', message: 'Sekcija „Dokumenti” dio je javnog weba i ne može se izbrisati.' },
    ]);
    expect((await values()).flat()).toContain('Dokumenti');
  });

  test('deletes a section with its items as one entry of the bin, and restores both', async () => {
    const [a, b] = await three();
    await testApp.call(navigationRoutes.deleteMenuItem, { as, params: { id: b } });
    expect((await removeSection(about)).json().message).toBe('Sekcija je izbrisana.');
    const bin = (await testApp.call(binRoutes.listDeletedRecords, { as })).json<{ records: { kind: string }[] }>();
    expect(bin.records.map(({ kind }) => kind)).toEqual(['menuSection', 'menuItem']);
    const restoreItem = () => testApp.call(navigationRoutes.restoreMenuItems, { as, body: { ids: [b] } });
    expect((await restoreItem()).json()).toMatchObject({ code: 'section-gone' });
    const restore = await testApp.call(navigationRoutes.restoreMenuSections, { as, body: { ids: [about] } });
    expect(restore.json().message).toBe('Sekcija je vraćena.');
    expect(await values()).toEqual([['O nama', 'A', 'C'], ['Sport'], ['Dokumenti']]);
    await order({ id: about, items: [a] });
    expect((await restoreItem()).statusCode).toBe(200);
    expect((await values())[0]).toEqual(['O nama', 'A', 'C', 'B']);
  });

  test('is read with as many queries for one item as for many', async () => {
    const sites = { publicSiteUrl: 'https://www.example.org', fileHostUrl: undefined };
    const count = async () => [
      await countQueries(db().read, listMenu),
      await countQueries(db().read, (counted) => listManagedMenu(counted, sites)),
    ];
    for (const link of ['/page/1/1', '/dokumenti/folder/1', '/files/dokumenti/a.pdf']) {
      await makeMenuItem(db(), { nav: about, link });
    }
    const [withFew, ...others] = await count();
    for (let id = 2; id <= 10; id += 1)
      await makeMenuItem(db(), { nav: await makeSection(db()), link: `/page/${id}/1` });
    expect(withFew).toBe(2);
    expect(await count()).toEqual([withFew, ...others]);
  });

  test('marks items that lead nowhere, with what was there and when it was deleted', async () => {
    const { id: page } = await makePage(db(), { title: 'Članice' });
    const { id: gone } = await makePage(db(), { title: 'Obrisana' });
    const folder = await makeFolder(db(), { title: 'Zakoni' });
    const { id: file } = await makeFile(testApp.dependencies, { path: `dokumenti/m${page}.pdf`, bytes: '%PDF' });
    const links = [
      `/page/${page}/1`,
      `/page/${gone}/1`,
      `/dokumenti/folder/${folder}`,
      `/files/dokumenti/m${page}.pdf`,
      '/files/dokumenti/nema.pdf',
      '/dokumenti/folder/99999',
      'https://example.org',
      'tel:112',
      '/page/9007199254740993',
    ];
    await add(links.map((link) => ['A', link, sport]));
    await testApp.call(pageRoutes.deletePage, { as, params: { id: gone } });
    const read = async () =>
      (await menu())
        .flatMap(({ managed_items }) => managed_items)
        .map((item) => [item.target_kind, item.target_id, item.target_title, item.dead, item.deleted_on]);
    const expected = [
      ['page', page, 'Članice', null, null],
      ['page', gone, 'Obrisana', 'page', TEST_NOW.toISOString()],
      ['documentFolder', folder, 'Zakoni', null, null],
      ['file', file, `m${page}.pdf`, null, null],
      ['file', null, 'nema.pdf', 'file', null],
      ['documentFolder', 99_999, null, 'folder', null],
      [null, null, null, null, null],
      [null, null, null, null, null],
      ['page', 9007199254740992, null, 'page', null],
    ];
    expect(await read()).toEqual(expected);
    const hide = { as, rawBody: { id: folder, show_doc_page: 0 } } as const;
    await testApp.call(documentFolderRoutes.setFolderVisibility, hide);
    expect((await read())[2]).toEqual(['documentFolder', folder, 'Zakoni', 'hidden-folder', null]);
    await testApp.call(mediaRoutes.deleteFiles, { as, body: { ids: [file] } });
    expect((await read())[3]).toEqual(['file', null, `m${page}.pdf`, 'file', null]);
  });

  test('is named when a page is deleted to which it leads, and where a file is used', async () => {
    const { id: page } = await makePage(db(), { title: 'Povijest' });
    const { id: file } = await makeFile(testApp.dependencies, { path: `dokumenti/u${page}.pdf`, bytes: '%PDF' });
    const item = await makeMenuItem(db(), { nav: about, value: 'Povijest', link: `https://www.hoo.hr/page/${page}/1` });
    const used = await makeMenuItem(db(), { nav: about, value: 'Plan', link: `/files/dokumenti/u${page}.pdf` });
    const references = await testApp.call(pageRoutes.listPageReferences, { as, params: { id: page } });
    expect(references.json()).toEqual({
      references: [{ kind: 'menuItem', id: item, title: 'O nama: Povijest' }],
      total: 1,
    });
    const details = await testApp.call(mediaRoutes.getFile, { as, params: { id: file } });
    expect(details.json()).toMatchObject({
      total_uses: 1,
      uses: [{ kind: 'menuItem', record_id: used, title: 'Plan' }],
    });
  });
});
