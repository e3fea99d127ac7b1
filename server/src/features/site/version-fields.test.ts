import { mediaRoutes } from '@baklja/contract/features/media/media';
import {
  type RecordVersion,
  recordVersionRoutes,
  type VersionedKind,
} from '@baklja/contract/features/site/record-versions';
import { kindsWith } from '@baklja/contract/kinds';
import { describe, expect, test } from 'vitest';
import { users } from '../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { USUAL_KINDS } from '../../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

type Fields = Record<string, unknown>;

/** Fields of an answer that say who and when, or name the record: no version holds them. */
const OF_EVERY_KIND = new Set([
  'id',
  'version',
  'created',
  'created_by',
  'created_by_name',
  'modified',
  'modified_by',
  'modified_by_name',
  'created_time',
  'created_user_id',
  'modified_time',
  'modified_user_id',
  'azurirano',
]);

/** Fields of an answer about a file that no version holds. */
const NOT_IN_VERSIONS_OF_FILES = ['duplicates', 'former', 'tag', 'total_uses', 'uses'];

const KINDS_OF_VERSIONS = ['file', ...Object.keys(USUAL_KINDS)] as ('file' | keyof typeof USUAL_KINDS)[];

describe.each(DATABASE_NAMES)('versions on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';

  const latestOf = async (kindOfRecord: VersionedKind, id: number) => {
    const query = { kind: kindOfRecord, record_id: id };
    const list = await testApp.call(recordVersionRoutes.listRecordVersions, { as, query });
    const [latest] = list.json<{ versions: RecordVersion[] }>().versions;
    const answer = await testApp.call(recordVersionRoutes.getRecordVersion, { as, params: { id: latest?.id ?? 0 } });
    return answer.json<RecordVersion & { fields: Fields }>();
  };

  test('are kept of every kind that is stored as a row of its own', () => {
    expect([...KINDS_OF_VERSIONS, 'user'].toSorted()).toEqual(kindsWith('history').toSorted());
  });

  /** A record of the kind, how its editor reads it, and a save. */
  const makeRecord = async (kind: (typeof KINDS_OF_VERSIONS)[number]) => {
    const { database } = testApp.dependencies;
    if (kind === 'file') {
      const { id } = await makeFile(testApp.dependencies);
      const save = () => testApp.call(mediaRoutes.updateFile, { as, params: { id }, rawBody: { alt: 'Novo' } });
      return { id, read: () => testApp.call(mediaRoutes.getFile, { as, params: { id } }), save };
    }
    const { calls, make, change, id: nameOfId = 'id' } = USUAL_KINDS[kind];
    const id = await make(database, 10);
    const [post] = await database.read.selectFrom('posts').select('alias').orderBy('id', 'desc').limit(1).execute();
    const params = { id, alias: post?.alias };
    const save = async () =>
      testApp.call(calls.update, { as, rawBody: { ...(await change(database, 11)), [nameOfId]: id } });
    return { id, read: () => testApp.call(calls.get, { as, params } as never), save };
  };

  test.each(KINDS_OF_VERSIONS)('of kind %s hold what the editor reads', async (kind) => {
    const left = kind === 'file' ? NOT_IN_VERSIONS_OF_FILES : USUAL_KINDS[kind].notInVersions;
    const { id, read, save } = await makeRecord(kind);
    const [before = {}] = [(await read()).json<Fields | Fields[]>()].flat();
    expect((await save()).statusCode).toBe(200);
    const { fields, version } = await latestOf(kind, id);
    expect(version).toBe(before['version']);
    const shared = Object.keys(before).filter((field) => field in fields);
    const inBoth = (values: Fields) => Object.fromEntries(shared.map((field) => [field, values[field]]));
    expect(inBoth(fields)).toEqual(inBoth(before));
    const others = Object.keys(before).filter((field) => !(field in fields) && !OF_EVERY_KIND.has(field));
    expect(others.toSorted()).toEqual(left);
  });

  test('of users hold no name, address or password', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'verzija', role: 'olimp' });
    const stamp = { userId: null, at: TEST_NOW };
    await users.update(database, { id, values: { name: 'Novo Ime', role: 'dokumenti' }, stamp });
    const { fields } = await latestOf('user', id);
    expect(fields).toMatchObject({ role: 'olimp' });
    const left = ['name', 'username', 'email', 'password_hash', 'username_folded', 'email_folded'];
    expect(Object.keys(fields).filter((field) => left.includes(field))).toEqual([]);
  });
});
