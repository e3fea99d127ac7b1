import { mediaRoutes } from '@baklja/contract/features/media/media';
import { kindsWith } from '@baklja/contract/kinds';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const as = 'superadmin';
const inHtml = (path: string) => `<p><img src="/files/${path}"></p>`;
const address = (path: string) => `/files/${path}`;
const plain = (path: string) => path;

/** Every field in which a record names a file: kind, name in a write, and how it names the path. */
const FIELDS = [
  ['post', 'introtext', inHtml],
  ['post', 'fulltext', (path: string) => `<a href="/files/${path}">a</a>`],
  ['post', 'images', (path: string) => ({ image_intro: path })],
  ['post', 'images', (path: string) => ({ image_fulltext: address(path) })],
  ['post', 'gallery', (path: string) => [{ image: 'a.jpg' }, { image: path }]],
  ['page', 'description', inHtml],
  ['page', 'image', (path: string) => ({ url: address(path) })],
  ['page', 'gallery', (path: string) => [{ image: path }]],
  ['page', 'accordion', (path: string) => [{ title: '/files/a.jpg', data: inHtml(path) }]],
  ['page', 'buttons', (path: string) => [{ title: 'Plan', link: address(path) }]],
  ['athlete', 'slika', plain],
  ['athlete', 'tekst', inHtml],
  ['athlete', 'tekst_eng', inHtml],
  ['document', 'link', plain],
  ['menuItem', 'link', address],
  ['magazineIssue', 'pdf', plain],
  ['magazineIssue', 'img', plain],
  ['magazineArticle', 'puni_sadrzaj', inHtml],
] as const;

test('every kind that names files is in the table', () => {
  expect([...new Set(FIELDS.map(([kind]) => kind))].toSorted()).toEqual(kindsWith('file-uses').toSorted());
});

describe.each(DATABASE_NAMES)('the uses of a file on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let number = 10;

  test.each(FIELDS)('by %s in %s follow what the record names, and where the file is', async (kind, field, name) => {
    number += 1;
    const { database } = testApp.dependencies;
    const { calls, make, change, title, id: nameOfId = 'id' } = USUAL_KINDS[kind];
    const path = `images/mapa ${number}/prva.jpg`.replace(' ', '-');
    const { id: file } = await makeFile(testApp.dependencies, { path, bytes: path });
    const id = await make(database, number);
    const set = async (value: unknown) => {
      const rawBody = { ...(await change(database, number)), [nameOfId]: id, [field]: value };
      expect((await testApp.call(calls.update, { as, rawBody })).statusCode).toBe(200);
    };
    const uses = async () => (await testApp.call(mediaRoutes.getFile, { as, params: { id: file } })).json().uses;
    const used = [{ kind, record_id: id, title: title(number) }];
    expect(await uses()).toEqual([]);
    await set(name(path));
    expect(await uses()).toMatchObject(used);

    const params = { id: file };
    const moves = [
      () => testApp.call(mediaRoutes.updateFile, { as, params, rawBody: { name: 'druga.jpg' } }),
      () => testApp.call(mediaRoutes.renameFolder, { as, body: { path: `images/mapa-${number}`, name: `m${number}` } }),
      () => testApp.call(mediaRoutes.moveFiles, { as, body: { ids: [file], target: 'galerije' } }),
      () => testApp.call(mediaRoutes.updateFile, { as, params, rawBody: { name: `treća-${number}.jpg` } }),
    ];
    for (const move of moves) {
      expect((await move()).statusCode).toBe(200);
      expect(await uses()).toMatchObject(used);
    }
    const former = await testApp.send({ url: `/files/${path}` });
    expect([former.statusCode, (await testApp.send({ url: String(former.headers['location']) })).body]).toEqual([
      302,
      path,
    ]);

    await set(name('images/druga.jpg'));
    expect(await uses()).toEqual([]);
    await set(name(path));
    await testApp.call(calls.remove, { as, params: { id } } as never);
    const rows = database.read.selectFrom('file_uses').selectAll().where('kind', '=', kind);
    expect(await rows.where('record_id', '=', id).execute()).toEqual([]);
  });
});
