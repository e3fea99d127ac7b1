import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, useTestApp } from '../testing/build-test-app.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const ADD_POST = { method: 'POST', url: '/api/content/add/post' } as const;
const UPDATE_POST = { method: 'PUT', url: '/api/content/get/post/update' } as const;

describe('an address', () => {
  const testApp = useTestApp('SQLite');

  test.each([
    ...(['/api/nema', '/api', '/api/', '/api/content/get/all/1', '/files/nema.jpg'] as const).map((url) => [
      'GET',
      url,
    ]),
    ...['../secret', '%2e%2e/secret', '..%2fsecret', '.skriveno'].map((path) => ['GET', `/files/${path}`]),
    ['POST', '/api/content/nema'],
    ['DELETE', '/api/auth/login'],
    ['PATCH', '/api/users'],
  ])('that does not exist is not found, in JSON: %s %s', async (method, url) => {
    const answer = await testApp.send({ method: method as 'GET', url: url ?? '' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    '/api/%',
    '/api/content/get/single/%E0%A4%A',
    '/api/content/get/single/%ff',
    '/files/%zz',
    '/%',
    '/api/%ff',
    '/api/content/get/single/a%00b',
    '/api/content/get/all/1/hr-HR/-?search=%00',
    '/files/%00',
    '/%00',
  ])('with a wrong encoding or NUL is rejected with the security headers of every answer: %s', async (url) => {
    const { headers } = await testApp.send({ url: '/api/nema' });
    const names = Object.keys(headers).filter((name) => /policy|frame|origin|x-content-type|x-xss/.test(name));
    const answer = await testApp.send({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'Adresa nije ispravna.', code: 'invalid-input' });
    expect(names.length).toBeGreaterThan(7);
    for (const name of names) expect([name, answer.headers[name]]).toEqual([name, headers[name]]);
  });

  test('whose query is badly encoded is no fault', async () => {
    for (const query of ['search=%', 'search=%E0%A4%A', 'search=%ff', '%=1', '&&==', '__proto__=1', 'search[a]=1']) {
      const answer = await testApp.send({ url: `/api/content/get/all/1/hr-HR/-?${query}` });
      expect([query, answer.statusCode]).toEqual([query, expect.toBeOneOf([200, 400])]);
    }
  });

  test.each([
    ...['/api/health', '/api/users', '/files/nema.jpg', '/api/nema'].map((url) => ['GET', url]),
    ...['POST', 'OPTIONS'].map((method) => [method, ADD_POST.url]),
  ])('is not read when the Host comes twice: %s %s', async (method, url) => {
    const preflight = { origin: 'https://jedan.example', 'access-control-request-method': 'GET' };
    const twice = { ...preflight, host: ['jedan.example', 'dva.example'] } as never;
    const answer = await testApp.send({ method: method as 'GET', url: url ?? '', headers: twice });
    const message = 'Zahtjev smije imati samo jedno zaglavlje Host.';
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, code: 'invalid-input' }]);
  });
});

describe.each(DATABASE_NAMES)('rejections on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let headers: Record<string, string>;
  let catid: number;

  beforeAll(async () => {
    headers = { 'x-access-token': await testApp.tokenOf('superadmin'), 'content-type': 'application/json' };
    catid = await makeCategory(testApp.dependencies.database);
  });

  const posts = () => testApp.dependencies.database.read.selectFrom('posts').select('title').execute();
  const add = (payload: string, more: Record<string, string> = {}) =>
    testApp.send({ ...ADD_POST, headers: { ...headers, ...more }, payload });
  /** JSON of a post with more of it. */
  const postWith = (more: string) => `{"title":"a","catid":${catid},"language":"hr-HR",${more}}`;

  describe.runIf(databaseName === 'SQLite')('a body', () => {
    test('that is not JSON is rejected', async () => {
      for (const payload of [
        '{',
        '{"title":}',
        'title=Naslov',
        '{"title":"a\tb"}',
        "{'title':'a'}",
        '{"title":"\\u12"}',
      ]) {
        const answer = await add(payload);
        const refusal = { message: 'Zahtjev nije ispravan.', code: 'invalid-input' };
        expect([payload, answer.statusCode, answer.json()]).toEqual([payload, 400, refusal]);
      }
    });

    test('that is no object is rejected', async () => {
      for (const payload of ['', 'null', '[]', '"tekst"', '5', 'true', '[{"title":"a"}]']) {
        const answer = await add(payload);
        expect([payload, answer.statusCode]).toEqual([payload, 400]);
        expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      }
    });

    test.each([
      ['NUL in the title', (nul: string) => `{"title":"a${nul}b","catid":1,"language":"hr-HR"}`],
      ['NUL in a text', (nul: string) => postWith(`"fulltext":"<p>${nul}</p>"`)],
      ['NUL in a picture', (nul: string) => postWith(`"images":{"image_intro":"${nul}"}`)],
      ['NUL in a key', (nul: string) => postWith(`"images":{"${nul}":"a"}`)],
      ['a key that could do harm', () => postWith('"__proto__":{"isAdmin":true}')],
      ['another key that could do harm', () => postWith('"constructor":{"prototype":{"isAdmin":true}}')],
    ])('with %s is rejected', async (_, write) => {
      for (const nul of ['\\u0000', '\u0000']) expect((await add(write(nul))).statusCode).toBe(400);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
      expect(await posts()).toEqual([]);
    });

    test('nested without end is rejected', async () => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
      for (const images of [`{"x":${deep}}`, JSON.stringify(`{"x":${deep}}`)]) {
        expect((await add(postWith(`"images":${images}`))).statusCode).toBe(400);
      }
      expect((await add(deep)).statusCode).toBe(400);
    });

    const TOO_LARGE = { message: 'Poslano je više podataka nego što se prima.', code: 'too-large' };

    test('of ten megabytes is read, and one byte more is too large', async () => {
      const payload = (bytes: number) => JSON.stringify({ x: 'a'.repeat(bytes - JSON.stringify({ x: '' }).length) });
      expect((await add(payload(10 * 1024 * 1024))).statusCode).toBe(400);
      const answer = await add(payload(10 * 1024 * 1024 + 1));
      expect([answer.statusCode, answer.json()]).toEqual([413, TOO_LARGE]);
    });

    test('of a million values is parsed, and one of more is refused without being parsed', async () => {
      const zeros = (count: number) => Array(count).fill('0').join();
      const values = (count: number) => `{"title":"\\"[,{","x":[${zeros(count - 3)}]}`;
      expect((await add(values(1_000_000))).statusCode).toBe(400);
      for (const payload of [values(1_000_001), `${values(1_000_001)}unparsed`, `[${'[],'.repeat(500_000)}`]) {
        const answer = await add(payload);
        expect([answer.statusCode, answer.json()]).toEqual([413, TOO_LARGE]);
      }
    });

    test('of another type is rejected, and JSON may declare its charset', async () => {
      const others = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
      for (const type of [...others, 'application/xml']) {
        const answer = await add('{}', { 'content-type': type });
        const refusal = { message: 'Podaci moraju biti JSON (application/json).', code: 'wrong-type' };
        expect([type, answer.statusCode, answer.json()]).toEqual([type, 415, refusal]);
      }
      const body = JSON.stringify({ title: 'Šđčćž', catid, language: 'hr-HR', state: 0 });
      const answer = await add(body, { 'content-type': 'application/json; charset=UTF-8' });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { alias: 'sdccz' }]);
    });
  });

  test('an id as large as it can be is read, and not found; such a version is stale or wrong', async () => {
    const { id: known } = await makePost(testApp.dependencies.database);
    const update = async (more: object) => {
      const payload = JSON.stringify({ title: 'a', catid, language: 'hr-HR', ...more });
      return (await testApp.send({ ...UPDATE_POST, headers, payload })).statusCode;
    };
    for (const id of [2 ** 31, 2 ** 53 - 1, String(2 ** 53 - 1)]) expect([id, await update({ id })]).toEqual([id, 404]);
    for (const version of [2 ** 31, 2 ** 53, 1e300]) expect(await update({ id: known, version })).toBeOneOf([400, 409]);
  });

  test('a fault is reported without a stack, a query or a path', async () => {
    const faulty = await buildTestApp(databaseName);
    const token = await faulty.tokenOf('superadmin');
    await faulty.dependencies.database.close();
    const names = { f_name: 'Ana', l_name: 'Anić', username: 'ana', email: 'ana@example.invalid' };
    const calls = [
      { url: '/api/content/get/cats' },
      { url: '/api/content/get/all/1/hr-HR/-' },
      { url: '/api/users', headers: { token } },
      { ...ADD_POST, headers: { token }, payload: { title: 'a', catid: 1, language: 'hr-HR' } },
      { method: 'POST', url: '/api/auth/login', payload: { username: 'a', password: 'b' } },
      {
        method: 'POST',
        url: '/register',
        payload: { ...names, password: 'dovoljno duga', accountTypeRequest: 'USER' },
      },
    ] as const;
    for (const call of calls) {
      const answer = await faulty.send(call);
      expect([call.url, answer.statusCode]).toEqual([call.url, expect.toBeOneOf([500, 503])]);
      expect(answer.body).not.toMatch(/stack|select|insert|node_modules|\.ts|database|sqlite|driver|postgres|pool/i);
      expect(answer.json()).toMatchObject({ code: expect.toBeOneOf(['fault', 'unavailable']) });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    await faulty.close();
  });
});
