import { pageRoutes } from '@baklja/contract/features/content/pages';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const HOST = 'https://datoteke.example.org';

describe.each(DATABASE_NAMES)('file uses of pages on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { FILE_HOST_URL: `${HOST}/files` });

  const as = 'superadmin';
  const make = (path: string) => makeFile(testApp.dependencies, { path, bytes: path });
  const usesOf = async (id: number) => {
    const { uses, total_uses } = (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
    return { uses, total_uses };
  };

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
