import { mediaRoutes } from '@baklja/contract/features/media';
import { NEW_PAGE_COLUMNS, pageRoutes } from '@baklja/contract/features/pages';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const HOST = 'https://datoteke.example.org';

describe.each(DATABASE_NAMES)('file uses of pages on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { FILE_HOST_URL: `${HOST}/files` });

  const as = 'superadmin';
  const make = (path: string) => makeFile(testApp.dependencies, { path, bytes: path });
  const usesOf = async (id: number) => {
    const { uses, total_uses } = (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
    return { uses, total_uses };
  };
  const create = async (draft: Record<string, unknown>): Promise<number> => {
    const rawBody = toRow({ language: 'hr-HR', ...draft }, NEW_PAGE_COLUMNS as readonly string[] as never);
    return (await testApp.call(pageRoutes.createPage, { as, rawBody })).json().id;
  };
  const update = (body: object) => testApp.call(pageRoutes.updatePage, { as, rawBody: body });
  const rowsOf = async (id: number) => {
    const { read } = testApp.dependencies.database;
    const query = read.selectFrom('file_uses').select('path').where('kind', '=', 'page').where('record_id', '=', id);
    return (await query.orderBy('path').execute()).map(({ path }) => path);
  };

  test('are found in every field in which a page names a file', async () => {
    const names = [
      'slika.jpg',
      'galerija 1.jpg',
      'tekst.jpg',
      'dokument.pdf',
      'harmonika.jpg',
      'Plan č.pdf',
      'host.pdf',
    ];
    const files = await Promise.all(names.map((name) => make(`images/mjesta/${name}`)));
    const id = await create({
      title: 'Sa svime',
      image: { url: '/files/images/mjesta/slika.jpg' },
      gallery: [{ image: 'images/mjesta/galerija 1.jpg' }, { image: 'https://drugdje.example/a.jpg' }],
      description:
        '<p><img src="/files/images/mjesta/tekst.jpg"> <a href="/files/images/mjesta/dokument.pdf">x</a></p>',
      accordion: [{ title: '/files/a.jpg', data: '<img src="/files/images/mjesta/harmonika.jpg">' }],
      buttons: [
        { title: 'Plan', link: '/files/images/mjesta/Plan%20%C4%8D.pdf' },
        { title: 'Na hostu', link: `${HOST}/files/images/mjesta/host.pdf` },
        { title: 'Stranica', link: '/page/1/1' },
      ],
    });
    const use = { kind: 'page', record_id: id, title: 'Sa svime', key: String(id) };
    for (const file of files)
      expect([file.path, await usesOf(file.id)]).toEqual([file.path, { uses: [use], total_uses: 1 }]);
    expect(await rowsOf(id)).toHaveLength(names.length);
  });

  test('follow the content of a page, and end when it is deleted', async () => {
    const id = await create({ title: 'Mijenja se', description: '<img src="/files/a.jpg">', image: { url: 'b.jpg' } });
    expect(await rowsOf(id)).toEqual(['a.jpg', 'b.jpg']);
    await update({ id, title: 'Samo naslov' });
    expect(await rowsOf(id)).toEqual(['a.jpg', 'b.jpg']);
    await update({ id, title: 'Link', image: {}, buttons: [{ title: 'c', link: '/files/c.pdf' }] });
    expect(await rowsOf(id)).toEqual(['a.jpg', 'c.pdf']);
    expect((await update({ id, title: 'Stara verzija', version: 1, buttons: [] })).statusCode).toBe(409);
    const bad = [{ title: 'x', link: 'javascript:a()' }];
    expect((await update({ id, title: 'Loš link', description: '', buttons: bad })).statusCode).toBe(400);
    expect(await rowsOf(id)).toEqual(['a.jpg', 'c.pdf']);
    await testApp.call(pageRoutes.deletePage, { as, params: { id } });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('list pages before posts, and never confuse a page with the post of the same id', async () => {
    const { database } = testApp.dependencies;
    const { id, path } = await make('images/zajednička.jpg');
    const image = JSON.stringify({ url: path });
    const pages = [
      await makePage(database, { title: 'Prva', image }),
      await makePage(database, { title: 'Druga', image }),
    ];
    const posts: { id: number }[] = [];
    for (let place = 0; place < NAMED_USES_LIMIT; place += 1) {
      posts.push(await makePost(database, { title: `Članak ${place}`, images: JSON.stringify({ image_intro: path }) }));
    }
    const { uses, total_uses } = await usesOf(id);
    expect(total_uses).toBe(NAMED_USES_LIMIT + 2);
    expect(uses.map(({ kind, record_id }: { kind: string; record_id: number }) => [kind, record_id])).toEqual([
      ...pages.toReversed().map((page) => ['page', page.id]),
      ...posts
        .toReversed()
        .slice(0, NAMED_USES_LIMIT - 2)
        .map((post) => ['post', post.id]),
    ]);
    const listed = await testApp.call(mediaRoutes.listFileUses, { as, rawBody: { ids: [id] } });
    expect(listed.json().files).toMatchObject([{ id, path, uses, total_uses }]);
  });

  test('end with the deleted page, even when a post has the same id', async () => {
    const { database } = testApp.dependencies;
    const { id: fileId, path } = await make('images/istoimena.jpg');
    const page = await makePage(database, { title: 'S istim brojem', image: JSON.stringify({ url: path }) });
    let post = { id: 0 };
    while (post.id < page.id) post = await makePost(database, { images: JSON.stringify({ image_intro: path }) });
    const before = (await usesOf(fileId)).total_uses;
    await testApp.call(pageRoutes.deletePage, { as, params: { id: page.id } });
    const after = await usesOf(fileId);
    expect(after.total_uses).toBe(before - 1);
    expect(after.uses.every(({ kind }: { kind: string }) => kind === 'post')).toBe(true);
  });
});
