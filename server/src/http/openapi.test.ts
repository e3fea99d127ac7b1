import { allRoutes } from '@baklja/contract';
import { NEW_PAGE_COLUMNS } from '@baklja/contract/features/content/pages';
import type { HTTPMethods } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { expandReferences } from '../testing/expand-references.ts';

type Operation = {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
};

function propertiesOf(schema: object): Record<string, object> {
  return (schema as { properties: Record<string, object> }).properties;
}

type Row = { prefixItems: { title: string }[] };

type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
};

describe('the description of the API', () => {
  const testApp = useTestApp('SQLite');
  let document: Document;
  let body: string;

  beforeAll(async () => {
    const answer = await testApp.send({ url: '/api/openapi.json' });
    body = answer.body;
    document = expandReferences(answer.json());
  });

  test('is OpenAPI 3.1 with a title and a version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Baklja', version: expect.any(String) });
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

  test('holds only calls that the server has', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const url = path.replace(/\{(path|token)\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
      for (const method of Object.keys(methods) as Lowercase<HTTPMethods>[])
        expect([method, url, testApp.app.hasRoute({ method: method.toUpperCase() as HTTPMethods, url })]).toEqual([
          method,
          url,
          true,
        ]);
    }
  });

  test('states that a public read may be answered by 304', () => {
    const answersOf = (path: string) => Object.keys(document.paths[path]!['get']!.responses);
    expect(answersOf('/api/content/get/medalje')).toContain('304');
    expect(answersOf('/api/files')).not.toContain('304');
  });

  test('states the widths of pictures, and that files come in parts', () => {
    const { parameters, responses } = document.paths['/files/{path}']!['get']!;
    const width = parameters.find(({ name }) => name === 'w');
    expect(width!.schema).toMatchObject({ enum: [160, 320, 640, 960, 1280, 1920, 2560] });
    expect(Object.keys(responses)).toEqual(['200', '206', '302', '304', '400', '404', '416', '503']);
  });

  test.each(allRoutes)('states the input and the answers of $key', ({ key, route }) => {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: key, summary: route.summary });
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = operation!.parameters.filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted());
    expect(described.every(({ required }) => required)).toBe(true);
    expect(operation!.requestBody !== undefined).toBe(route.body !== undefined || route.form !== undefined);
    expect(Object.keys(operation!.responses)).toContain('200');
    expect(operation!.security !== undefined).toBe(route.access !== 'public');
    for (const status of route.errors ?? []) expect(operation!.responses).toHaveProperty(String(status));
  });

  test('states that uploads are forms with files', () => {
    const { requestBody } = document.paths['/files/upload-media']!['post']!;
    const { folder, 'files[]': files } = propertiesOf(requestBody!.content['multipart/form-data']!.schema);
    expect(folder).toMatchObject({ type: 'string' });
    expect(files).toMatchObject({ type: 'array', items: { type: 'string', format: 'binary' } });
    expect(Object.keys(requestBody!.content)).toEqual(['multipart/form-data']);
  });

  test('states that a form without files may come as JSON', () => {
    const { requestBody } = document.paths['/files/create-folder']!['post']!;
    expect(Object.keys(requestBody!.content)).toEqual(['multipart/form-data', 'application/json']);
  });

  test('describes the values of a row one by one', () => {
    const { requestBody } = document.paths['/api/content/add/add-new-page']!['post']!;
    const { anyOf } = requestBody!.content['application/json']!.schema as { anyOf: Row[] };
    const [row, list] = anyOf;
    expect(row).toMatchObject({ type: 'array', minItems: 17, maxItems: 17 });
    expect(list).toMatchObject({ type: 'array', items: row, minItems: 1, maxItems: 1 });
    expect(row!.prefixItems.map(({ title }) => title)).toEqual(NEW_PAGE_COLUMNS);
    expect(row!.prefixItems[0]).toMatchObject({ type: 'string', minLength: 1 });
    expect(row!.prefixItems[10]).toMatchObject({ anyOf: [expect.anything(), { type: 'null' }] });
  });

  test('names only security schemes that it describes', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    const used = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ security = [] }) => security.flatMap((way) => Object.keys(way)));
    expect([...new Set(used)].toSorted()).toEqual(schemes.toSorted());
  });

  test('holds nothing that only the server reads', () => {
    expect(body).not.toContain('x-form');
    expect(body).not.toContain('x-json');
    expect(body).not.toContain('x-row');
    expect(body).not.toContain('x-columns');
    expect(body).not.toContain('~');
  });
});
