import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { changeRoutes } from '@baklja/contract/features/site/changes';
import { statusRoutes } from '@baklja/contract/features/site/status';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Overload } from './overload.ts';
import { useTestApp } from './testing/build-test-app.ts';
import { makeFile } from './testing/records/make-file.ts';
import { makeCategory } from './testing/records/make-post.ts';
import { makeUser, TEST_PASSWORD } from './testing/records/make-user.ts';
import { DATABASE_NAMES } from './testing/test-databases.ts';

/** Two looks that are so late: their mean is the delay. */
function delay(overload: Overload, ms: number): void {
  overload.noteLook(ms);
  overload.noteLook(ms);
}

function calmDown(overload: Overload, looks: number): void {
  for (let look = 0; look < looks; look += 1) overload.noteLook(0);
}

test('one long turn refuses less than the same delay for two turns', () => {
  const overload = new Overload();
  overload.noteLook(440);
  expect([overload.delayMs, overload.refused]).toEqual([220, ['pictures']]);
  overload.noteLook(440);
  expect(overload.refused).toEqual(['pictures', 'search', 'reads']);
});

test('the turn that still runs counts', () => {
  const overload = new Overload();
  overload.noteLook(150);
  overload.lateMs = () => 300;
  expect(overload.delayMs).toBe(225);
  expect(() => overload.refuse('search')).not.toThrow();
  expect(() => overload.refuse('pictures')).toThrow();
  expect(overload.shed).toEqual({ pictures: 1, search: 0, reads: 0 });
});

test('one level less is refused after 50 calm looks in a row', () => {
  const overload = new Overload();
  delay(overload, 400);
  calmDown(overload, 49);
  overload.noteLook(100);
  calmDown(overload, 49);
  expect(overload.refused).toEqual(['pictures', 'search', 'reads']);
  calmDown(overload, 1);
  expect(overload.refused).toEqual(['pictures', 'search']);
  calmDown(overload, 99);
  expect(overload.refused).toEqual(['pictures']);
  calmDown(overload, 1);
  expect(overload.refused).toEqual([]);
});

describe.each(DATABASE_NAMES)('an overloaded server on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { PUBLIC_FEEDS: '1' });
  const as = 'superadmin';
  let path: string;
  let category: number;
  let tries = 0;

  beforeAll(async () => {
    ({ path } = await makeFile(testApp.dependencies, { path: 'images/slika.jpg' }));
    const { database } = testApp.dependencies;
    category = await makeCategory(database, 'Igre');
    await makeUser(database, { username: 'ana' });
  });

  afterEach(() => calmDown(testApp.dependencies.overload, 150));

  const params = (search: string) => ({ page: 1, language: 'hr-HR' as const, search });

  /** Calls of the public for what is not made yet: each try asks for something else. */
  const CALLS = {
    picture: () => testApp.send({ url: `${FILES_PATH}/${path}?w=${[160, 320, 640, 960, 1280, 1920][tries]}` }),
    search: () => testApp.call(postRoutes.listPosts, { params: params(`riječ ${tries}`) }),
    words: () => testApp.call(magazineIssueRoutes.findPages, { query: { text: `riječ ${tries}` } }),
    read: () => testApp.call(postRoutes.listPosts, { params: params('-'), query: { catid: tries + 1 } }),
    feed: () => testApp.send({ url: '/rss.xml' }),
  };

  const listRefused = async () => {
    tries += 1;
    const refused: string[] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      const { statusCode } = await call();
      if (statusCode !== 200) refused.push(`${name} ${statusCode}`);
    }
    return refused;
  };

  test('refuses pictures first, then searches, then all that the public reads, and then less and less again', async () => {
    const { overload } = testApp.dependencies;
    delay(overload, 200);
    expect(await listRefused()).toEqual([]);
    delay(overload, 201);
    expect(await listRefused()).toEqual(['picture 503']);
    delay(overload, 226);
    expect(await listRefused()).toEqual(['picture 503', 'search 503', 'words 503']);
    delay(overload, 251);
    const shed = { ...overload.shed };
    expect(await listRefused()).toEqual(['picture 503', 'search 503', 'words 503', 'read 503', 'feed 503']);
    expect(overload.shed).toEqual({ pictures: shed.pictures + 1, search: shed.search + 2, reads: shed.reads + 2 });
    calmDown(overload, 150);
    expect(await listRefused()).toEqual([]);
  });

  test('says in Croatian when to try again, and no cache keeps that', async () => {
    delay(testApp.dependencies.overload, 1000);
    const { statusCode, headers, json } = await testApp.call(postRoutes.getPost, { params: { alias: 'zlato' } });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(json()).toEqual({
      message: 'Poslužitelj je preopterećen, pa zahtjev nije izvršen. Pokušajte ponovno za koji trenutak.',
      code: 'overloaded',
    });
  });

  test('answers staff, saves, log-ins and its watchers, and sends files and pictures that are made', async () => {
    const picture = { url: `${FILES_PATH}/${path}?w=160` };
    await testApp.send(picture);
    delay(testApp.dependencies.overload, 1000);
    const body = { title: 'Novo', catid: category, language: 'hr-HR' as const };
    const answers = [
      await testApp.send(picture),
      await testApp.send({ url: `${FILES_PATH}/${path}` }),
      await testApp.call(postRoutes.listPosts, { as, params: params('novo') }),
      await testApp.call(postRoutes.createPost, { as, body }),
      await testApp.call(authRoutes.logIn, { body: { username: 'ana', password: TEST_PASSWORD } }),
      await testApp.call(statusRoutes.getHealth),
      await testApp.call(statusRoutes.getReadiness),
      await testApp.call(changeRoutes.listChanges, { query: { after: 0 } }),
    ];
    const draft = { params: { alias: 'zlato' }, headers: { 'x-preview-token': 'neispravan' } };
    expect((await testApp.call(postRoutes.getPost, draft)).statusCode).toBe(403);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });
});
