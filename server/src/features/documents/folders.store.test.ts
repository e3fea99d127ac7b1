import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../../testing/test-databases.ts';
import { listManagedDocuments, listVisibleDocuments } from './documents.store.ts';
import { listManagedFolders, listVisibleFolders } from './folders.store.ts';

describe.each(DATABASE_NAMES)('the reads of documents on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
  });

  afterAll(() => opened.destroy());

  test('send as many queries for one folder with one document as for many', async () => {
    const { database } = opened;
    const first = await makeFolder(database);
    const count = async () => [
      await countQueries(database.read, (db) => listVisibleFolders(db, 'hrv')),
      await countQueries(database.read, (db) => listVisibleDocuments(db, first)),
      await countQueries(database.read, (db) => listManagedFolders(db, 'hrv')),
      await countQueries(database.read, (db) => listManagedDocuments(db, first)),
    ];
    await makeDocument(database, { page_id: first });
    const withOne = await count();
    for (let orderIndex = 2; orderIndex <= 10; orderIndex += 1) {
      const doc_cat = await makeFolder(database);
      await makeSubfolder(database, { doc_cat });
      await makeDocument(database, { page_id: first, orderIndex });
    }
    expect(await count()).toEqual(withOne);
  });
});
