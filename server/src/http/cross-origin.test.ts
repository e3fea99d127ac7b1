import { allRoutes } from '@baklja/contract';
import { pathFor } from '@baklja/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeFile } from '../testing/records/make-file.ts';

const LISTED = 'https://uredi.example.org';
const STRANGER = 'https://stranger.example.org';
const PARAMS = { id: '1', page: '1', language: 'hr-HR', search: '-', alias: 'a', state: '1' };

const publicReads = allRoutes.filter(({ route }) => route.access === 'public' && route.method === 'GET');
const others = allRoutes.filter(({ route }) => route.access !== 'public' || route.method !== 'GET');

describe('calls from pages of other origins', () => {
  const testApp = useTestApp('SQLite', { CORS_ORIGINS: LISTED });

  beforeAll(async () => {
    await makeFile(testApp.dependencies, { path: 'dokumenti/slika.txt', bytes: 'slika', media_type: 'text/plain' });
  });

  const preflight = (url: string, method: string, origin: string) =>
    testApp.send({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } });

  test.each(publicReads)('may read $key from everywhere, without credentials', async ({ route }) => {
    const url = pathFor(route, { params: PARAMS });
    for (const headers of [{ origin: STRANGER }, {}]) {
      const answer = await testApp.send({ url, headers });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });

  test.each(others)('may not read the answer of $key from everywhere', async ({ route }) => {
    const answer = await testApp.send({
      method: route.method,
      url: pathFor(route, { params: PARAMS }),
      headers: { origin: STRANGER, token: await testApp.tokenOf('superadmin') },
      ...(route.body && { payload: {} }),
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test.each(others)('may call $key from a listed origin', async ({ route }) => {
    const answer = await preflight(pathFor(route, { params: PARAMS }), route.method, LISTED);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(LISTED);
    expect(answer.headers['access-control-allow-methods']).toContain(route.method);
    expect(answer.headers['access-control-allow-headers']).toContain('x-access-token');
    expect(answer.headers['vary']).toContain('Origin');
  });

  test.each(others)('may read the answer of $key from a listed origin', async ({ route }) => {
    const answer = await testApp.send({
      method: route.method,
      url: pathFor(route, { params: PARAMS }),
      headers: { origin: LISTED },
      ...(route.body && { payload: {} }),
    });
    expect(answer.headers['access-control-allow-origin']).toBe(LISTED);
    expect(answer.headers['access-control-expose-headers']).toContain('etag, retry-after');
    expect(answer.headers['vary']).toContain('Origin');
  });

  test('get their origin in the answer of public reads too, when it is listed', async () => {
    const answer = await testApp.send({ url: '/api/content/get/cats', headers: { origin: LISTED } });
    expect(answer.headers['access-control-allow-origin']).toBe(LISTED);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('may send a preflight for a read from everywhere', async () => {
    const answer = await preflight('/api/content/get/cats', 'GET', STRANGER);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(answer.headers['access-control-max-age']).toBe('3600');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/api/health', '/api/users', '/api/nema'])('declare to caches that %s varies by origin', async (url) => {
    for (const headers of [{}, { origin: STRANGER }, { origin: LISTED }]) {
      expect((await testApp.send({ url, headers })).headers['vary']).toBe('Origin');
    }
  });

  test.each(['POST', 'PUT', 'DELETE'])('may not even send a preflight for %s from elsewhere', async (method) => {
    const origins = [STRANGER, 'null', `${LISTED}.evil.example`, LISTED.replace('https', 'http'), LISTED.toUpperCase()];
    for (const origin of origins) {
      const answer = await preflight('/api/content/add/post', method, origin);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-methods']).toBeUndefined();
    }
  });

  test('may read uploaded files from everywhere', async () => {
    const answer = await testApp.send({ url: '/files/dokumenti/slika.txt', headers: { origin: STRANGER } });
    expect(answer.body).toBe('slika');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('may read the description of the API from everywhere', async () => {
    const answer = await testApp.send({ url: '/api/openapi.json', headers: { origin: STRANGER } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});
