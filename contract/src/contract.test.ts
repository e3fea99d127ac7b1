import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';
import { pathFor } from './route.ts';

type Schema = {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** Names whose plain English needs no explanation. Every other wire name needs a description. */
const PLAIN_NAMES = new Set([
  'auth',
  'code',
  'email',
  'errors',
  'field',
  'message',
  'posts',
  'role',
  'title',
  'token',
  'username',
  'warning',
]);

test('every field without a self-explanatory name has a description', () => {
  const undescribed = allRoutes.flatMap(({ key, route }) =>
    (['params', 'query', 'body', 'response', 'errorShape'] as const).flatMap((part) =>
      fieldsOf(route[part] as Schema | undefined)
        .filter(([name, schema]) => !PLAIN_NAMES.has(name) && !schema.description)
        .map(([name]) => `${key}.${part}.${name}`),
    ),
  );
  expect(undescribed).toEqual([]);
});

test('no two routes have the same method and path', () => {
  // Two parameters in the same place are the same path; their names do not matter.
  const calls = allRoutes.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(repeated(calls)).toEqual([]);
});

test('no two features have a route with the same key', () => {
  expect(repeated(allRoutes.map(({ key }) => key))).toEqual([]);
});

test.each(allRoutes)('$key describes exactly the parameters of its path', ({ route }) => {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const described = Object.keys((route.params as Schema | undefined)?.properties ?? {});
  expect(described.toSorted()).toEqual(inPath.toSorted());
});

test.each(allRoutes)('$key has a summary of one sentence', ({ route }) => {
  expect(route.summary).toMatch(/^[A-Z].*\.$/);
});

test('only POST and PUT accept a body', () => {
  const wrong = allRoutes.filter(({ route }) => route.body !== undefined && !['POST', 'PUT'].includes(route.method));
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('a path contains encoded parameters and the given query', () => {
  const route = { path: '/api/{page}/{search}' };
  const params = { page: 2, search: 'A/B %' };
  expect(pathFor(route, { params, query: { search: 'č&', empty: '', absent: undefined } })).toBe(
    '/api/2/A%2FB%20%25?search=%C4%8D%26',
  );
});

function fieldsOf(schema: Schema | undefined): [string, Schema][] {
  if (!schema) return [];
  const fields = Object.entries(schema.properties ?? {});
  const inner = [...fields.map(([, field]) => field), ...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [...fields, ...inner.flatMap((part) => fieldsOf(part))];
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}
