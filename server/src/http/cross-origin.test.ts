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

  test.each(others)('may send $key and read its answer from a listed origin, and from no other', async ({ route }) => {
    const url = pathFor(route, { params: PARAMS });
    const call = { method: route.method, url, ...(route.body && { payload: {} }) };
    const stranger = await testApp.send({
      ...call,
      headers: { origin: STRANGER, token: await testApp.tokenOf('superadmin') },
    });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    expect(stranger.headers['cross-origin-resource-policy']).toBe('same-origin');

    const asked = await preflight(url, route.method, LISTED);
    expect(asked.statusCode).toBe(204);
    const answer = await testApp.send({ ...call, headers: { origin: LISTED } });
    for (const { headers } of [asked, answer]) {
      expect(headers['access-control-allow-origin']).toBe(LISTED);
      expect(headers['vary']).toContain('Origin');
    }
    expect(asked.headers['access-control-allow-methods']).toContain(route.method);
    expect(asked.headers['access-control-allow-headers']).toContain('x-access-token');
    expect(answer.headers['access-control-expose-headers']).toContain('etag, cache-tag, retry-after');
  });

  test('get their origin in the answer of public reads too, when it is listed', async () => {
    const { headers } = await testApp.send({ url: '/api/content/get/cats', headers: { origin: LISTED } });
    const both = { 'access-control-allow-origin': LISTED, 'cross-origin-resource-policy': 'cross-origin' };
    expect(headers).toMatchObject(both);
  });

  test('may send a preflight for a read from everywhere', async () => {
    const { statusCode, headers } = await preflight('/api/content/get/cats', 'GET', STRANGER);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': '3600',
      'x-content-type-options': 'nosniff',
    });
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

  test.each(['/files/dokumenti/slika.txt', '/api/openapi.json'])('may read %s from everywhere', async (url) => {
    const { statusCode, headers } = await testApp.send({ url, headers: { origin: STRANGER } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
