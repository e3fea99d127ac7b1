import { pageRoutes } from '@baklja/contract/features/content/pages';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { type ManagedSection, navigationRoutes } from '@baklja/contract/features/navigation';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeFolder } from '../../testing/records/make-folder.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('where the menu leads on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let [about, sport] = [0, 0];

  beforeEach(async () => {
    const { database } = testApp.dependencies;
    await database.write(async (transaction) => {
      for (const table of ['menu_items', 'menu_sections', 'deleted_records'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
    about = await makeSection(database, { value: 'O nama', orderIndex: 1 });
    sport = await makeSection(database, { value: 'Sport', orderIndex: 2 });
  });

  const db = () => testApp.dependencies.database;
  const menu = async (): Promise<ManagedSection[]> =>
    (await testApp.call(navigationRoutes.listNavigation, { as })).json();
  const add = (rows: unknown, headers = {}) =>
    testApp.call(navigationRoutes.createMenuItems, { as, rawBody: rows, headers });

  test('marks items that lead nowhere, with what was there and when it was deleted', async () => {
    const { id: page } = await makePage(db(), { title: 'Članice' });
    const { id: gone } = await makePage(db(), { title: 'Obrisana' });
    const folder = await makeFolder(db(), { title: 'Zakoni' });
    const { id: file } = await makeFile(testApp.dependencies, { path: `dokumenti/m${page}.pdf`, bytes: '%PDF' });
    const links = [
      ...[`/page/${page}/1`, `/page/${gone}/1`, `/dokumenti/folder/${folder}`, `/files/dokumenti/m${page}.pdf`],
      ...[
        '/files/dokumenti/nema.pdf',
        '/dokumenti/folder/99999',
        'https://example.org',
        'tel:112',
        '/page/9007199254740993',
      ],
    ];
    await add(links.map((link) => ['A', link, sport]));
    await testApp.call(pageRoutes.deletePage, { as, params: { id: gone } });
    const read = async () =>
      (await menu())
        .flatMap(({ managed_items }) => managed_items)
        .map(({ target_kind, target_id, target_title, dead, deleted_on }) => [
          target_kind,
          target_id,
          target_title,
          dead,
          deleted_on,
        ]);
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

  test('is named when a page that it leads to is deleted, and where a file is used', async () => {
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
