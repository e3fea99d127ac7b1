import { pageRoutes } from '@baklja/contract/features/content/pages';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeMedal } from '../../../testing/records/make-athlete.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makeEachPost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('deleting a page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const make = async (title: string) => (await makePage(testApp.dependencies.database, { title })).id;
  const medal = (settings: Parameters<typeof makeMedal>[1]) => makeMedal(testApp.dependencies.database, settings);
  const remove = (id: number) => testApp.call(pageRoutes.deletePage, { as, params: { id } });
  const referencesOf = (id: number) => testApp.call(pageRoutes.listPageReferences, { as, params: { id } });
  const medalOf = async (id: number) => (await testApp.call(medalRoutes.getMedal, { params: { id } })).json()[0];

  describe('finds references', () => {
    test('from medals, each named once by its readable name', async () => {
      const [page, other] = [await make('Odličja'), await make('Druga')];
      const gold = await medal({ page_id: page, page_id_eng: page, sport: 'Veslanje', natjecanje: 'OI Pariz 2024' });
      const torino = { sport: 'Alpsko skijanje', natjecanje: 'ZOI Torino 2006' };
      const silver = await medal({ page_id: page, medalja: 2, ...torino });
      const bronze = await medal({ page_id_eng: page, medalja: 3, sport: 'BMX', natjecanje: 'OI Tokyo 2020' });
      await medal({ page_id: other });
      await medal({});
      expect((await referencesOf(page)).json()).toEqual({
        references: [
          { kind: 'medal', id: gold, title: 'Zlato, veslanje, OI Pariz 2024' },
          { kind: 'medal', id: silver, title: 'Srebro, alpsko skijanje, ZOI Torino 2006' },
          { kind: 'medal', id: bronze, title: 'Bronca, BMX, OI Tokyo 2020' },
        ],
        total: 3,
      });
    });

    test('from none, and more than are named', async () => {
      const [alone, popular] = [await make('Sama'), await make('Tražena')];
      for (let place = 0; place <= NAMED_USES_LIMIT; place += 1) await medal({ page_id: popular });
      expect((await referencesOf(alone)).json()).toEqual({ references: [], total: 0 });
      const { references, total } = (await referencesOf(popular)).json();
      expect([references.length, total]).toEqual([NAMED_USES_LIMIT, NAMED_USES_LIMIT + 1]);
    });
  });

  test('removes it from its medals, and leaves medals of other pages unchanged', async () => {
    const [page, other] = [await make('Nestaje'), await make('Ostaje')];
    const both = await medal({ page_id: page, page_id_eng: other });
    const english = await medal({ page_id: other, page_id_eng: page });
    const untouched = await medal({ page_id: other, page_id_eng: other });
    expect((await remove(page)).json()).toEqual({ message: 'Stranica je izbrisana.' });
    expect(await medalOf(both)).toMatchObject({ page_id: null, page_id_eng: other, version: 2 });
    expect(await medalOf(english)).toMatchObject({ page_id: other, page_id_eng: null, version: 2 });
    expect(await medalOf(untouched)).toMatchObject({ page_id: other, page_id_eng: other, version: 1 });
  });

  test('is preceded by the uses of files, which list pages before posts and never confuse a page with the post of the same id', async () => {
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
