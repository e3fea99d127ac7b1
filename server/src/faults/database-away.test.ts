import { postRoutes } from '@baklja/contract/features/content/posts';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '../db/database.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type SwitchedProxy, startSwitchedProxy } from '../testing/faults/switched-proxy.ts';
import { makePostgres } from '../testing/make-database.ts';
import { sendForm } from '../testing/make-form.ts';
import { makeResumableCalls } from '../testing/resumable-uploads.ts';

/** How long the database is away. FAULT_SECONDS=30 takes as long as the promise, with the times of the product. */
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 1);

const PATIENCE = SECONDS < 30 ? { connectMs: 300, silenceMs: 300 } : { connectMs: 5000, silenceMs: 15_000 };

/** Waiting for a connection, and then for an answer, on a machine with other work. */
const ANSWERED_WITHIN_MS = PATIENCE.connectMs + PATIENCE.silenceMs + 2000;

const AWAY = {
  code: 'unavailable',
  message: 'Poslužitelj trenutačno nije dostupan. Pokušajte ponovno za koji trenutak.',
};

const as = 'superadmin' as const;

let proxy: SwitchedProxy;
let testApp: TestApp;

beforeAll(async () => {
  const direct = await makePostgres(inject('postgresUrl'), inject('migratedName'));
  proxy = await startSwitchedProxy(direct.url);
  const database = openPostgresDatabase(proxy.url, PATIENCE);
  const destroy = async () => {
    await database.close();
    await proxy.close();
    await direct.destroy();
  };
  testApp = await buildTestApp('PostgreSQL', {}, { opened: { database, destroy } });
});

afterAll(() => testApp.close());

const makeSport = (naziv: string, key?: string) =>
  testApp.call(sportRoutes.createSport, { as, body: { naziv }, ...(key && { headers: { 'idempotency-key': key } }) });

/** The stored sports whose names begin with the word. */
async function readSports(word: string): Promise<string[]> {
  const answer = await testApp.call(sportRoutes.listSports, { as });
  const names: string[] = answer.json().map(({ naziv }: { naziv: string }) => naziv);
  return names.filter((name) => name.startsWith(word));
}

describe.each(['refusing', 'silent'] as const)('while PostgreSQL is away (%s)', (way) => {
  test(
    `every call answers 503 soon, and goes on by itself after ${SECONDS} s, with everything that was answered`,
    async () => {
      expect((await makeSport(`${way}, prije`)).statusCode).toBe(200);
      await proxy.takeAway(way);
      const back = performance.now() + SECONDS * 1000;
      let slowest = 0;
      for (let number = 1; performance.now() < back; number += 1) {
        const begin = performance.now();
        const list = testApp.call(postRoutes.listPosts, { as, params: { page: 1, language: 'hr-HR', search: '-' } });
        for (const answer of await Promise.all([makeSport(`${way}, tijekom ${number}`), list])) {
          expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', AWAY]);
        }
        slowest = Math.max(slowest, performance.now() - begin);
      }
      expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);
      await proxy.restore();
      const begin = performance.now();
      while ((await makeSport(`${way}, poslije`)).statusCode !== 200);
      const wait = performance.now() - begin;
      expect(wait).toBeLessThan(ANSWERED_WITHIN_MS);
      expect(await readSports(way)).toEqual([`${way}, poslije`, `${way}, prije`]);
      if (process.env['FAULT_SECONDS']) console.info({ way, slowest, wait });
    },
    (SECONDS + 30) * 1000,
  );
});

describe('a write whose commit was not confirmed', () => {
  // Before the proxy waits for a commit: the session has one of its own.
  beforeEach(() => testApp.tokenOf(as));

  test('is stored once when it is repeated with its key', async () => {
    proxy.loseAnswerTo('commit');
    const key = 'kljuc-izgubljenog-odgovora';
    const lost = await makeSport('Kriket', key);
    expect([lost.statusCode, lost.json()]).toEqual([503, AWAY]);
    expect((await makeSport('Kriket', key)).statusCode).toBe(200);
    expect(await readSports('Kriket')).toEqual(['Kriket']);
  });

  test('keeps the bytes of an uploaded file, and makes a second file when its form is sent again', async () => {
    const parts = [
      { name: 'folder', value: 'dokumenti' },
      { name: 'files[]', filename: 'zapis.txt', value: 'Sadržaj.' },
    ];
    proxy.loseAnswerTo('commit');
    const lost = await sendForm(testApp, fileHostRoutes.uploadMedia, parts);
    expect([lost.statusCode, lost.json()]).toEqual([503, AWAY]);
    expect(await readPaths()).toEqual(['dokumenti/zapis.txt']);
    expect((await testApp.send({ url: '/files/dokumenti/zapis.txt' })).body).toBe('Sadržaj.');
    expect((await sendForm(testApp, fileHostRoutes.uploadMedia, parts)).statusCode).toBe(200);
    expect(await readPaths()).toHaveLength(2);
  });

  test('is one file when the upload is resumable, as those of the browser are', async () => {
    const before = await readPaths();
    const { begin, patch } = makeResumableCalls(testApp);
    const id = await begin(8, { filename: 'dijelovi.txt' });
    proxy.loseAnswerTo('commit');
    expect((await patch(id, 0, Buffer.from('Sadržaj'))).statusCode).toBe(503);
    const answer = await patch(id, 8, Buffer.alloc(0));
    expect([answer.statusCode, answer.json().data_name]).toEqual([200, 'dokumenti/dijelovi.txt']);
    expect(await readPaths()).toEqual([...before, 'dokumenti/dijelovi.txt']);
  });
});

async function readPaths(): Promise<string[]> {
  const { read } = testApp.dependencies.database;
  const rows = await read.selectFrom('files').select('path').orderBy('id').execute();
  return rows.map(({ path }) => path);
}

test.each([
  ['53100', 507, 'Na poslužitelju nema više mjesta, pa se ništa ne može spremiti. Javite to administratoru.'],
  ['25006', 503, AWAY.message],
  ['53300', 503, AWAY.message],
  ['57P01', 503, AWAY.message],
])(
  'a write that PostgreSQL refuses with the code %s answers %d, and goes on after that',
  async (code, status, message) => {
    const { read } = testApp.dependencies.database;
    const body = sql.lit(`begin raise exception using errcode = '${code}'; end`);
    await sql`create function refuse() returns trigger language plpgsql as ${body}`.execute(read);
    await sql`create trigger refuse before insert on sports execute function refuse()`.execute(read);
    const refused = await makeSport(`${code}, odbijen`);
    expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
    await sql`drop function refuse cascade`.execute(read);
    expect((await makeSport(`${code}, primljen`)).statusCode).toBe(200);
    expect(await readSports(code)).toEqual([`${code}, primljen`]);
  },
);
