import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, useTestApp } from '../testing/build-test-app.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const ADD_POST = { method: 'POST', url: '/api/content/add/post' } as const;
const UPDATE_POST = { method: 'PUT', url: '/api/content/get/post/update' } as const;

describe.each(DATABASE_NAMES)('rejections on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let headers: Record<string, string>;
  let catid: number;

  beforeAll(async () => {
    headers = { 'x-access-token': await testApp.tokenOf('superadmin'), 'content-type': 'application/json' };
    catid = await makeCategory(testApp.dependencies.database);
  });

  const posts = () => testApp.dependencies.database.read.selectFrom('posts').select('title').execute();

  describe('an unknown address', () => {
    test.each([
      ['GET', '/api/nema'],
      ['GET', '/api'],
      ['GET', '/api/'],
      ['POST', '/api/content/nema'],
      ['DELETE', '/api/auth/login'],
      ['PATCH', '/api/users'],
      ['GET', '/api/content/get/all/1'],
      ['GET', '/files/nema.jpg'],
      ['GET', '/files/../secret'],
      ['GET', '/files/%2e%2e/secret'],
      ['GET', '/files/..%2fsecret'],
      ['GET', '/files/.skriveno'],
    ] as const)('%s %s is not found, in JSON', async (method, url) => {
      const answer = await testApp.send({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    test.each(['/api/%', '/api/content/get/single/%E0%A4%A', '/api/content/get/single/%ff', '/files/%zz'])(
      '%s is rejected for its encoding',
      async (url) => {
        const answer = await testApp.send({ url });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ message: 'Adresa nije ispravna.', code: 'invalid-input' });
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      },
    );

    test.each(['/api/content/get/single/a%00b', '/api/content/get/all/1/hr-HR/-?search=%00', '/files/%00', '/%00'])(
      '%s is rejected for its NUL',
      async (url) => {
        const answer = await testApp.send({ url });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ message: 'Adresa nije ispravna.', code: 'invalid-input' });
      },
    );

    test.each(['/%00', '/%', '/files/%zz', '/api/%ff'])('%s gets the security headers of every answer', async (url) => {
      const { headers } = await testApp.send({ url: '/api/nema' });
      const names = Object.keys(headers).filter((name) => /policy|frame|origin|x-content-type|x-xss/.test(name));
      const answer = await testApp.send({ url });
      expect(answer.statusCode).toBe(400);
      expect(names.length).toBeGreaterThan(7);
      for (const name of names) expect([name, answer.headers[name]]).toEqual([name, headers[name]]);
    });

    test('is not a fault when its query is badly encoded', async () => {
      for (const query of ['search=%', 'search=%E0%A4%A', 'search=%ff', '%=1', '&&==', '__proto__=1', 'search[a]=1']) {
        const answer = await testApp.send({ url: `/api/content/get/all/1/hr-HR/-?${query}` });
        expect([query, answer.statusCode]).toEqual([query, expect.toBeOneOf([200, 400])]);
      }
    });
  });

  describe('a Host header', () => {
    test.each([
      ['GET', '/api/health'],
      ['GET', '/api/users'],
      ['GET', '/files/nema.jpg'],
      ['GET', '/api/nema'],
      ['POST', '/api/content/add/post'],
      ['OPTIONS', '/api/content/add/post'],
    ] as const)('that %s %s has twice is rejected', async (method, url) => {
      const preflight = { origin: 'https://jedan.example', 'access-control-request-method': 'GET' };
      const twice = { ...headers, ...preflight, host: ['jedan.example', 'dva.example'] } as never;
      const answer = await testApp.send({ method, url, headers: twice });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Zahtjev smije imati samo jedno zaglavlje Host.',
        code: 'invalid-input',
      });
    });
  });

  describe('a body', () => {
    test.each(['{', '{"title":}', 'title=Naslov', '{"title":"a\tb"}', "{'title':'a'}", '{"title":"\\u12"}'])(
      'that is not JSON (%j) is rejected',
      async (payload) => {
        const answer = await testApp.send({ ...ADD_POST, headers, payload });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ message: 'Zahtjev nije ispravan.', code: 'invalid-input' });
      },
    );

    test.each(['', 'null', '[]', '"tekst"', '5', 'true', '[{"title":"a"}]'])(
      'that is %j is rejected',
      async (payload) => {
        const answer = await testApp.send({ ...ADD_POST, headers, payload });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      },
    );

    test.each([
      ['the title', (nul: string) => `{"title":"a${nul}b","catid":CATID,"language":"hr-HR"}`],
      ['a body', (nul: string) => `{"title":"a","catid":CATID,"language":"hr-HR","fulltext":"<p>${nul}</p>"}`],
      [
        'a picture',
        (nul: string) => `{"title":"a","catid":CATID,"language":"hr-HR","images":{"image_intro":"${nul}"}}`,
      ],
      ['a key', (nul: string) => `{"title":"a","catid":CATID,"language":"hr-HR","images":{"${nul}":"a"}}`],
    ])('with NUL in %s is rejected', async (_, write) => {
      for (const nul of ['\\u0000', '\u0000']) {
        const payload = write(nul).replace('CATID', String(catid));
        expect((await testApp.send({ ...ADD_POST, headers, payload })).statusCode).toBe(400);
      }
      expect(await posts()).toEqual([]);
    });

    test.each(['__proto__', 'constructor'])('with the key %s is rejected where it could do harm', async (key) => {
      const inner = key === 'constructor' ? '{"prototype":{"isAdmin":true}}' : '{"isAdmin":true}';
      const payload = `{"title":"a","catid":${catid},"language":"hr-HR","${key}":${inner}}`;
      expect((await testApp.send({ ...ADD_POST, headers, payload })).statusCode).toBe(400);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
      expect(await posts()).toEqual([]);
    });

    test('nested without end is rejected', async () => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
      for (const images of [`{"x":${deep}}`, JSON.stringify(`{"x":${deep}}`)]) {
        const payload = `{"title":"a","catid":${catid},"language":"hr-HR","images":${images}}`;
        expect((await testApp.send({ ...ADD_POST, headers, payload })).statusCode).toBe(400);
      }
      expect((await testApp.send({ ...ADD_POST, headers, payload: deep })).statusCode).toBe(400);
    });

    test('of ten megabytes is read, and one byte more is too large', async () => {
      const limit = 10 * 1024 * 1024;
      const frame = JSON.stringify({ x: '' }).length;
      const payload = (bytes: number) => JSON.stringify({ x: 'a'.repeat(bytes - frame) });
      expect((await testApp.send({ ...ADD_POST, headers, payload: payload(limit) })).statusCode).toBe(400);
      const answer = await testApp.send({ ...ADD_POST, headers, payload: payload(limit + 1) });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toEqual({ message: 'Poslano je više podataka nego što se prima.', code: 'too-large' });
    });

    test('of a million values is parsed, and one of more is refused without being parsed', async () => {
      const values = (count: number) =>
        `{"title":"\\"[,{","x":[${Array(count - 3)
          .fill('0')
          .join()}]}`;
      expect((await testApp.send({ ...ADD_POST, headers, payload: values(1_000_000) })).statusCode).toBe(400);
      for (const payload of [values(1_000_001), `${values(1_000_001)}unparsed`, `[${'[],'.repeat(500_000)}`]) {
        const answer = await testApp.send({ ...ADD_POST, headers, payload });
        expect(answer.statusCode).toBe(413);
        expect(answer.json()).toEqual({ message: 'Poslano je više podataka nego što se prima.', code: 'too-large' });
      }
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ])('of the type %s is rejected', async (type) => {
      const answer = await testApp.send({ ...ADD_POST, headers: { ...headers, 'content-type': type }, payload: '{}' });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual({
        message: 'Podaci moraju biti JSON (application/json).',
        code: 'wrong-type',
      });
    });

    test('may declare its charset', async () => {
      const answer = await testApp.send({
        ...ADD_POST,
        headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' },
        payload: JSON.stringify({ title: 'Šđčćž', catid, language: 'hr-HR', state: 0 }),
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ alias: 'sdccz' });
    });
  });

  describe('an id', () => {
    test.each([2 ** 31, 2 ** 53 - 1, String(2 ** 53 - 1)])('as large as %j is read, and not found', async (id) => {
      const payload = JSON.stringify({ id, title: 'a', catid, language: 'hr-HR' });
      expect((await testApp.send({ ...UPDATE_POST, headers, payload })).statusCode).toBe(404);
    });

    test.each([2 ** 31, 2 ** 53, 1e300])('of the version %d is stale, not a fault', async (version) => {
      const { id } = await makePost(testApp.dependencies.database);
      const payload = JSON.stringify({ id, title: 'a', catid, language: 'hr-HR', version });
      const answer = await testApp.send({ ...UPDATE_POST, headers, payload });
      expect(answer.statusCode).toBeOneOf([400, 409]);
    });
  });
});

describe.each(DATABASE_NAMES)('a fault on %s', (databaseName) => {
  test('is reported without a stack, a query or a path', async () => {
    const testApp = await buildTestApp(databaseName);
    const token = await testApp.tokenOf('superadmin');
    await testApp.dependencies.database.close();
    const calls = [
      { url: '/api/content/get/cats' },
      { url: '/api/content/get/all/1/hr-HR/-' },
      { url: '/api/users', headers: { token } },
      { ...ADD_POST, headers: { token }, payload: { title: 'a', catid: 1, language: 'hr-HR' } },
      { method: 'POST', url: '/api/auth/login', payload: { username: 'a', password: 'b' } },
      { method: 'POST', url: '/register', payload: REGISTRATION },
    ] as const;
    for (const call of calls) {
      const answer = await testApp.send(call);
      expect([call.url, answer.statusCode]).toEqual([call.url, expect.toBeOneOf([500, 503])]);
      expect(answer.body).not.toMatch(/stack|select|insert|node_modules|\.ts|database|sqlite|driver|postgres|pool/i);
      expect(answer.json()).toMatchObject({ code: expect.toBeOneOf(['fault', 'unavailable']) });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    await testApp.close();
  });
});

const REGISTRATION = {
  f_name: 'Ana',
  l_name: 'Anić',
  username: 'ana',
  email: 'ana@example.invalid',
  password: 'dovoljno duga',
  accountTypeRequest: 'USER',
};
