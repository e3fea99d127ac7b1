import { mediaRoutes } from '@baklja/contract/features/media/media';
import { kindsWith } from '@baklja/contract/kinds';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Route } from '@baklja/contract/route';
import { describe, expect, test } from 'vitest';
import { definedRecord } from '../../../records/define-record.ts';
import { REMOVERS } from '../../../testing/bin/removers.ts';
import { type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { dumpTables } from '../../../testing/dump-tables.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { USUAL_KINDS } from '../../../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { listRestorers } from './restore-records.ts';

const as = 'superadmin';

/** Every kind but users, whose passwords are not kept. */
type Undone = Exclude<BinKind, 'user'>;

const KINDS_WITH_UNDO = kindsWith('bin').filter((kind): kind is Undone => kind !== 'user');

/** Makes a record of a kind with everything that can belong to one, and returns its id. */
function makeWhole(kind: Undone, on: TestApp): Promise<number> {
  if (kind === 'file') return makeWholeFile(on);
  const { database } = on.dependencies;
  const { whole, make } = USUAL_KINDS[kind];
  return whole?.(on) ?? make(database, 90);
}

async function makeWholeFile(on: TestApp): Promise<number> {
  const { id } = await makeFile(on.dependencies, { path: 'galerije/cijela/prva.jpg' });
  await on.call(mediaRoutes.updateFile, { as, params: { id }, body: { name: 'druga', alt: 'Opis' } });
  await makePost(on.dependencies.database, { introtext: '<img src="/files/galerije/cijela/prva.jpg">' });
  return id;
}

describe.each(DATABASE_NAMES)('an undone deletion on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const undo = (kind: Undone, id: number) => {
    const route = kind === 'file' ? mediaRoutes.restoreFiles : USUAL_KINDS[kind].calls.restore;
    return testApp.call(route as Route, { as, rawBody: { ids: [id] } } as never);
  };

  test.each(KINDS_WITH_UNDO)('of the kind %s leaves everything as it was', async (kind) => {
    const id = await makeWhole(kind, testApp);
    const before = await dumpTables(testApp.dependencies.database.read);
    const removed = await testApp.call(REMOVERS[kind], { as, params: { id }, body: { ids: [id] } } as never);
    expect(removed.statusCode).toBe(200);
    expect(await dumpTables(testApp.dependencies.database.read)).not.toEqual(before);

    const restored = await undo(kind, id);
    expect(restored.statusCode).toBe(200);
    const after = await dumpTables(testApp.dependencies.database.read);
    const { users, record_versions, ...others } = before;
    // The medals that a page loses and gets back are changed each time, and keep their versions.
    if (kind === 'page') expect(after['record_versions']).toHaveLength((record_versions?.length ?? 0) + 4);
    else expect(after['record_versions']).toEqual(record_versions);
    expect(after['users']).toEqual(users);
    expect(after).toMatchObject(others);
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });
});

const RESTORERS = listRestorers(async () => []);
const ORDER = [...RESTORERS.keys()];

test('every kind of the bin has a restorer', () => {
  expect(ORDER.toSorted()).toEqual(kindsWith('bin').toSorted());
  expect(RESTORERS.get('sport')).toBe(definedRecord('sport').restorer);
  expect(RESTORERS.get('file')).not.toBe(definedRecord('file').restorer);
});

test('files are restored before all other kinds', () => {
  expect(ORDER[0]).toBe('file');
});

test.each<BinKind[]>([
  ['category', 'post'],
  ['sport', 'athlete', 'medal'],
  ['page', 'medal'],
  ['documentFolder', 'subfolder', 'document'],
  ['menuSection', 'menuItem'],
  ['magazineAuthor', 'magazineIssue', 'magazineArticle'],
  ['magazineSection', 'magazineArticle'],
])('%s is restored before what is in it or names it', (...kinds) => {
  expect(kinds.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))).toEqual(kinds);
});

test('a kind that no feature has defined is named', () => {
  expect(() => definedRecord('categorisedAthlete')).toThrow(
    'No feature has defined the record of the kind categorisedAthlete.',
  );
});
