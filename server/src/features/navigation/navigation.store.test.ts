import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../../testing/test-databases.ts';
import { listManagedMenu, listMenu } from './navigation.store.ts';

const SITES = { publicSiteUrl: 'https://www.example.org', fileHostUrl: undefined };

describe.each(DATABASE_NAMES)('the reads of the menu on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
  });

  afterAll(() => opened.destroy());

  test('send as many queries for one item as for many', async () => {
    const { database } = opened;
    const nav = await makeSection(database);
    const count = async () => [
      await countQueries(database.read, listMenu),
      await countQueries(database.read, (db) => listManagedMenu(db, SITES)),
    ];
    for (const link of ['/page/1/1', '/dokumenti/folder/1', '/files/dokumenti/a.pdf']) {
      await makeMenuItem(database, { nav, link });
    }
    const withFew = await count();
    for (let id = 2; id <= 10; id += 1)
      await makeMenuItem(database, { nav: await makeSection(database), link: `/page/${id}/1` });
    expect(withFew[0]).toBe(2);
    expect(await count()).toEqual(withFew);
  });
});
