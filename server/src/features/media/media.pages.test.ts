import { foldText } from '@baklja/contract/alias';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeManyFiles } from '../../testing/make-many-files.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const FILES = 2 * FILES_PAGE_SIZE + 1;
const NAMES = Array.from({ length: FILES }, (_, place) => `Čestitka ${place % 7} broj ${place}.jpg`);
/** Long enough for the database to read the list by its index. */
const MANY_NAMES = Array.from({ length: 2500 }, (_, place) => `slika ${place}.jpg`);

describe.each(DATABASE_NAMES)('pages of a long folder on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    await makeManyFiles(testApp.dependencies.database, { folder: 'galerije/dugi', names: NAMES });
    await makeManyFiles(testApp.dependencies.database, { folder: 'images/mnogo', names: MANY_NAMES });
  });

  type Page = { files: { id: number; name: string }[]; total: number; numPages: number };

  async function readAll(query: object): Promise<string[]> {
    const names: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await testApp.call(mediaRoutes.listFiles, { as: 'olimp', query: { ...query, page } });
      const { files, total, numPages } = answer.json<Page>();
      if (files.length === 0) {
        expect([total, numPages]).toEqual([names.length, Math.ceil(names.length / FILES_PAGE_SIZE)]);
        return names;
      }
      expect(files.length).toBe(Math.min(FILES_PAGE_SIZE, total - names.length));
      names.push(...files.map(({ name }) => name));
    }
  }

  test.each(['name', 'created', 'size'] as const)('contain each file once, by %s in both orders', async (sort) => {
    const usual = await readAll({ folder: 'galerije/dugi', sort });
    expect(usual.toSorted()).toEqual(NAMES.toSorted());
    expect(await readAll({ folder: 'galerije/dugi', sort, order: 'reverse' })).toEqual(usual.toReversed());
  });

  test.each(['čestitka 3', 'broj 1', '1', 'j', '.jpg', ' 99'])(
    'contain each file that is found by %j once',
    async (search) => {
      const expected = NAMES.filter((name) => foldText(name).includes(foldText(search))).toSorted();
      expect((await readAll({ folder: 'galerije', search })).toSorted()).toEqual(expected);
      expect((await readAll({ folder: 'galerije/dugi', search, sort: 'name' })).toSorted()).toEqual(expected);
    },
  );

  test.each(['slika', 'sl', '1'])('contain each of very many that are found by %j once', async (search) => {
    const found = await readAll({ folder: 'images', search, sort: 'size' });
    expect(found.toSorted()).toEqual(MANY_NAMES.filter((name) => name.includes(search)).toSorted());
  });
});
