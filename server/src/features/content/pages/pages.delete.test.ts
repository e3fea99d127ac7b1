import { pageRoutes } from '@baklja/contract/features/content/pages';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { NAMED_USES_LIMIT } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeMedal } from '../../../testing/records/make-athlete.ts';
import { makePage } from '../../../testing/records/make-page.ts';
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
      const silver = await medal({
        page_id: page,
        medalja: 2,
        sport: 'Alpsko skijanje',
        natjecanje: 'ZOI Torino 2006',
      });
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

    test('only for an existing page', async () => {
      const answer = await referencesOf(999_999);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Ta stranica ne postoji.', code: 'not-found' });
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
});
