import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategorisation, makeRow, makeRows } from '../../../testing/records/make-categorisation.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { toCategorisationRows } from './categorisation-rows.ts';
import { importList } from './replace-list.ts';

const as = 'kategorizacije';

describe.each(DATABASE_NAMES)('replacing the categorisation on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  /** For rules that no database has a part in. */
  const onceTest = test.runIf(databaseName === 'SQLite');

  const upload = (rows: unknown, query: object = {}) =>
    testApp.call(categorisationRoutes.importCategorisation, { as, rawBody: rows, query });
  const read = async () => (await testApp.call(categorisationRoutes.listCategorisation, { as })).json();
  const versions = async () => (await testApp.call(categorisationRoutes.listCategorisationVersions, { as })).json();
  const namesInForce = async () => new Set((await read()).map(({ PreZme }: { PreZme: string }) => PreZme));

  test('keeps the former list as a version with who, when, file and difference', async () => {
    const first = await upload(makeRows(3), { file_name: 'prva.csv' });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { message: 'Podaci uspješno dodani', id: expect.any(Number), total: 3 },
    ]);
    await upload([...makeRows(2, { EVSKat: 'V' }), makeRow({ AUTOID: '7', EVSKat: 'I' })], { file_name: 'druga.xlsx' });
    const [second, former] = await versions();
    expect(former).toMatchObject({ file_name: 'prva.csv', rows: 3, added: 3, removed: 0, changed: 0 });
    expect(second).toMatchObject({
      action: 'import',
      file_name: 'druga.xlsx',
      created: TEST_NOW.toISOString(),
      restored_id: null,
      created_by_name: expect.any(String),
      rows: 3,
      added: 1,
      removed: 1,
      changed: 2,
    });
  });

  test('takes numbers and null, and trims no-break spaces', async () => {
    await upload([makeRow({ AUTOID: 5, Ime: '\u00a0 Ana ', Klub: null })]);
    expect(await read()).toMatchObject([{ AUTOID: 5, Ime: 'Ana', Klub: '' }]);
  });

  const EMPTY_CELLS = { Ime: '', PreZme: ' \u00a0', SptNazOK: null };
  const toError = ([field, text]: [field: string, message: string]) => ({ field, message: text });
  const REFUSED: [string, unknown[], string, [field: string, message: string][]][] = [
    ['an empty list', [], 'Popis je prazan. Ništa nije promijenjeno.', []],
    [
      'a row of 12 values',
      [makeRow(), makeRow().slice(1)],
      'Popis ima 1 grešku. Ništa nije promijenjeno.',
      [['2', 'Redak 2: Redak mora imati 13 vrijednosti, a ima ih 12.']],
    ],
    [
      'a doubled AUTOID',
      [makeRow(), makeRow({ AUTOID: 1 })],
      'Popis ima 1 grešku. Ništa nije promijenjeno.',
      [['2.AUTOID', 'Redak 2, AUTOID: 1 već je u retku 1.']],
    ],
    [
      'empty cells',
      [makeRow(EMPTY_CELLS)],
      'Popis ima 3 greške. Ništa nije promijenjeno.',
      Object.keys(EMPTY_CELLS).map((column) => [`1.${column}`, `Redak 1, ${column}: Vrijednost je obavezna.`]),
    ],
  ];

  test.each(REFUSED)('refuses %s and changes nothing', async (_what, rows, message, errors) => {
    await makeCategorisation(testApp.dependencies.database, [{ PreZme: 'Ostaje' }]);
    const before = await versions();
    const answer = await upload(rows);
    const found = { message, ...(errors.length > 0 && { errors: errors.map(toError) }) };
    expect([answer.statusCode, answer.json()]).toMatchObject([400, found]);
    expect(await versions()).toEqual(before);
    expect(await namesInForce()).toEqual(new Set(['Ostaje']));
  });

  onceTest.each(['', '9e5', '-4', '900013.5', 'ABC', '0', '٣', '9007199254740993', true, {}, 1.5])(
    'refuses the AUTOID %j',
    async (AUTOID) => {
      expect((await upload([makeRow({ AUTOID })])).json().errors).toMatchObject([{ field: '1.AUTOID' }]);
    },
  );

  test('takes cells of 500 characters and refuses 501', async () => {
    expect((await upload([makeRow({ KatRezult: 'a'.repeat(500) })])).statusCode).toBe(200);
    expect((await upload([makeRow({ KatRezult: 'a'.repeat(501) })])).json().errors).toEqual([
      { field: '1.KatRezult', message: 'Redak 1, KatRezult: Najviše je 500 znakova, a ovdje ih je 501.' },
    ]);
  });

  onceTest('counts 199 faults, and ends its check with the 200th', async () => {
    const few = (await upload(makeRows(199, { Ime: '' }))).json();
    expect([few.message, few.errors.length]).toEqual(['Popis ima 199 grešaka. Ništa nije promijenjeno.', 199]);
    const rows = makeRows(201, { Ime: '' });
    const many = (await upload(rows)).json();
    const message = 'Popis ima najmanje 200 grešaka. Ništa nije promijenjeno.';
    expect([many.message, many.errors.length]).toEqual([message, 200]);
    const looked: number[] = [];
    const list = new Proxy(rows, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.push(Number(key));
        return Reflect.get(target, key);
      },
    });
    await expect(toCategorisationRows(list)).rejects.toThrow(message);
    expect(Math.max(...looked)).toBe(199);
  });

  const EMPTY_ROWS = (count: number) => `[${Array(count).fill('[]').join()}]`;

  onceTest('takes 50,000 rows to check, and refuses one more before it looks at any', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (payload: string) =>
      testApp.call(categorisationRoutes.importCategorisation, { as, headers, rawBody: payload });
    expect((await send(EMPTY_ROWS(50_000))).json().errors).toHaveLength(200);
    const before = await versions();
    const refused = await send(EMPTY_ROWS(50_001));
    const message =
      'Popis ima više od 50.000 redaka, a više ih se ne može uvesti. Popis na snazi nije promijenjen. Provjerite je li to prava datoteka.';
    expect([refused.statusCode, refused.json()]).toEqual([413, { message, code: 'too-many-items' }]);
    expect((await send(`${EMPTY_ROWS(50_000).slice(0, -1)},unparsed`)).statusCode).toBe(413);
    expect(await versions()).toEqual(before);
  });

  onceTest('brings back a stored list that is longer than an import may be', async () => {
    const { write } = testApp.dependencies.database;
    const id = await makeCategorisation(testApp.dependencies.database, [{ PreZme: 'Dug' }]);
    await write(async (transaction) => {
      const rows = transaction.selectFrom('categorisation_list_rows').selectAll().where('list_id', '=', id);
      const columns = Object.keys(await rows.executeTakeFirstOrThrow()).filter((column) => column !== 'AUTOID');
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`with recursive numbers (number) as (select 2 union all select number + 1 from numbers where number < 50001)
        insert into categorisation_list_rows ("AUTOID", ${names})
        select number, ${names} from categorisation_list_rows, numbers where list_id = ${id}`.execute(transaction);
      await transaction.updateTable('categorisation_versions').set({ rows: 50_001 }).where('id', '=', id).execute();
    });
    await makeCategorisation(testApp.dependencies.database, [{}]);
    expect((await restore(id)).statusCode).toBe(200);
    expect((await versions())[0]).toMatchObject({ action: 'restore', rows: 50_001 });
    expect(await read()).toHaveLength(50_001);
  });

  onceTest('stops checking at the next turn when the caller is gone', async () => {
    let turns = 0;
    const checking = toCategorisationRows(makeRows(1000), () => {
      turns += 1;
      return turns === 3;
    });
    await expect(checking).rejects.toMatchObject({ code: 'caller-gone' });
    expect(turns).toBe(3);
  });

  onceTest('changes nothing when the caller closes the connection while the rows are checked', async () => {
    const own = await buildTestApp(databaseName);
    try {
      const failed = Promise.withResolvers<unknown>();
      own.app.addHook('onError', async (_request, _reply, error) => failed.resolve(error.code));
      const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
      const body = JSON.stringify(makeRows(50_000));
      const headers = { 'content-type': 'application/json', 'x-access-token': await own.tokenOf(as) };
      const url = `${address}${categorisationRoutes.importCategorisation.path}`;
      const leaving = request(url, { method: 'POST', headers });
      leaving.on('error', () => {});
      leaving.end(body, () => leaving.destroy());
      expect(await failed.promise).toBe('caller-gone');
      expect((await own.call(categorisationRoutes.listCategorisationVersions, { as })).json()).toEqual([]);
    } finally {
      await own.close();
    }
  });

  onceTest('takes a body far larger than that of other calls', async () => {
    const columns = ['Ime', 'PreZme', 'SptNazOK', 'Klub', 'Zupanija', 'EVSKat', 'KatRezult'];
    const rows = makeRows(3_200, Object.fromEntries(columns.map((column) => [column, 'a'.repeat(500)])));
    expect(JSON.stringify(rows).length).toBeGreaterThan(10 * 1024 * 1024);
    expect((await upload(rows)).json().total).toBe(3_200);
  });

  test('lets other reads go on meanwhile, which see the former list', async () => {
    await makeCategorisation(testApp.dependencies.database, [{ PreZme: 'Stari' }]);
    const seen: number[] = [];
    let isDone = false;
    const replacing = upload(makeRows(3_000)).then(() => {
      isDone = true;
    });
    while (!isDone) {
      seen.push((await testApp.call(categorisationRoutes.countCategorisation)).json().total);
      await nextTurn();
    }
    await replacing;
    expect(seen.length).toBeGreaterThan(5);
    for (const count of seen.slice(0, -1)) expect([1, 3_000]).toContain(count);
  });

  test.runIf(databaseName === 'PostgreSQL')('lets the planner of PostgreSQL know the rows of a new list', async () => {
    const { database } = testApp.dependencies;
    await makeCategorisation(database, [{}, {}]);
    const { rows } = await sql`select reltuples::int - (select count(*)::int from categorisation_list_rows) as unknown
      from pg_class where oid = 'categorisation_list_rows'::regclass`.execute(database.read);
    expect(rows).toEqual([{ unknown: 0 }]);
  });

  test('leaves the former list when it fails after half of the rows', async () => {
    const { database } = testApp.dependencies;
    await makeCategorisation(database, [{ PreZme: 'Stari' }]);
    const before = await versions();
    const good = await toCategorisationRows(makeRows(600));
    const rows = [...good, ...good.slice(0, 1)];
    const stamp = { userId: null, at: TEST_NOW };
    const failing = database.write((transaction) => importList(transaction, { rows, fileName: '', stamp }));
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await versions()).toEqual(before);
    expect(await namesInForce()).toEqual(new Set(['Stari']));
    await upload(makeRows(600, { PreZme: 'Novi' }));
    expect(await namesInForce()).toEqual(new Set(['Novi']));
  });

  test('leaves one whole list when two people do it at once, and keeps the other', async () => {
    const { database } = testApp.dependencies;
    const before = (await versions()).length;
    const works = ['Prvi', 'Drugi'].map((PreZme) => () => upload(makeRows(600, { PreZme })));
    const answers = await runTogether(database, 'categorisation_versions', works);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read()).toHaveLength(600);
    expect((await namesInForce()).size).toBe(1);
    expect((await versions()).length).toBe(before + 2);
  });

  test('refuses the second of two people who compared with the same list', async () => {
    const { database } = testApp.dependencies;
    const version = await makeCategorisation(database, [{}]);
    const works = ['Prvi', 'Drugi'].map((PreZme) => () => upload(makeRows(2, { PreZme }), { version }));
    const answers = await runTogether(database, 'categorisation_versions', works);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'Popis se u međuvremenu promijenio. Pogledajte što je novo pa pokušajte ponovno.',
      code: 'list-changed',
    });
  });

  test('empties the list as a version that can be brought back', async () => {
    const id = await makeCategorisation(testApp.dependencies.database, [{ PreZme: 'Stari' }]);
    const answer = await testApp.call(categorisationRoutes.clearCategorisation, { as });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Podaci izbrisani!' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await read()).toEqual([]);
    expect((await versions())[0]).toMatchObject({ action: 'delete', rows: 0, removed: 1 });
    await testApp.call(categorisationRoutes.clearCategorisation, { as });
    expect((await versions())[0].id).toBe(id + 1);
    await restore(id);
    expect(await namesInForce()).toEqual(new Set(['Stari']));
  });

  const restore = (id: number, body: object = {}) =>
    testApp.call(categorisationRoutes.restoreCategorisationVersion, { as, params: { id }, rawBody: body });

  test('brings a version back as a new one, after showing what that changes', async () => {
    const { database } = testApp.dependencies;
    const first = await makeCategorisation(database, [{ EVSKat: 'I' }, {}]);
    const second = await makeCategorisation(database, [{ EVSKat: 'V' }, { AUTOID: 7 }, { AUTOID: 8 }]);
    const compare = { as, params: { id: first } } as const;
    expect((await testApp.call(categorisationRoutes.compareCategorisationVersion, compare)).json()).toEqual({
      added: 1,
      removed: 2,
      changed: 1,
      version: second,
    });
    const tag = (await testApp.call(categorisationRoutes.listCategorisation)).headers['etag'];
    const answer = await restore(first, { version: second });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Popis je vraćen.', id: second + 1 }]);
    expect(await read()).toMatchObject([{ AUTOID: 1, EVSKat: 'I' }, { AUTOID: 2 }]);
    expect((await versions())[0]).toMatchObject({
      id: second + 1,
      action: 'restore',
      restored_id: first,
      file_name: 'popis.csv',
      rows: 2,
      removed: 2,
    });
    expect((await testApp.call(categorisationRoutes.listCategorisation)).headers['etag']).not.toBe(tag);
    expect((await restore(first, { version: second })).json().code).toBe('list-changed');
    expect((await restore(second + 1)).statusCode).toBe(200);
    expect(await read()).toHaveLength(2);
  });

  test('answers 404 for a version that does not exist', async () => {
    const params = { id: 999_999 };
    expect((await restore(999_999)).statusCode).toBe(404);
    const compared = await testApp.call(categorisationRoutes.compareCategorisationVersion, { as, params });
    expect(compared.statusCode).toBe(404);
  });
});
