import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '@baklja/contract';
import type { HTTPMethods } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';

type Operation = { operationId: string; security?: Record<string, string[]>[] };

type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
};

const FILE = path.resolve(import.meta.dirname, '../../../docs/api/openapi.json');

describe('the description of the API', () => {
  const testApp = useTestApp('SQLite');
  let document: Document;

  beforeAll(async () => {
    document = (await testApp.send({ url: '/api/openapi.json' })).json();
  });

  test('is the one that reviews see: `npm run openapi` writes it', async () => {
    expect(document).toEqual(JSON.parse(await readFile(FILE, 'utf8')));
  });

  test.each([
    ['integrate.md', 'text/markdown', '# Build a site on Baklja'],
    ['llms.txt', 'text/plain', '(/api/docs/integrate.md)'],
  ])('comes with the guide %s, for every origin', async (name, type, text) => {
    const { headers, body } = await testApp.send({ url: `/api/docs/${name}` });
    expect([headers['content-type'], headers['access-control-allow-origin']]).toEqual([`${type}; charset=utf-8`, '*']);
    expect(body).toContain(text);
  });

  test('holds every call of the contract, files, uploads in parts, previews, itself, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const routes = allRoutes.map(({ key, route }) => `${route.method} ${route.path} ${key}`);
    const others = [
      'GET /files/{path} getKeptFile',
      'POST /files/resumable createUpload',
      'HEAD /files/resumable/{upload} getUploadOffset',
      'PATCH /files/resumable/{upload} continueUpload',
      'DELETE /files/resumable/{upload} deleteUpload',
      'GET /pregled/{token} openPreview',
      'GET /api/openapi.json getDescription',
    ];
    expect(described.toSorted()).toEqual([...routes, ...others].toSorted());
  });

  test('holds only calls that the server has, and security schemes that it describes', () => {
    const schemes = new Set<string>();
    for (const [path, methods] of Object.entries(document.paths)) {
      const url = path.replace(/\{(path|token)\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
      for (const [name, { security = [] }] of Object.entries(methods)) {
        const method = name.toUpperCase() as HTTPMethods;
        expect([method, url, testApp.app.hasRoute({ method, url })]).toEqual([method, url, true]);
        for (const way of security) schemes.add(Object.keys(way).join());
      }
    }
    expect([...schemes].toSorted()).toEqual(Object.keys(document.components.securitySchemes).toSorted());
  });
});
