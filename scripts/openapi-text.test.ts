import { expect, test } from 'vitest';
import { makeOpenApiDocument } from '../server/src/http/openapi.ts';
import { openApiText } from './openapi-text.ts';

const text = openApiText();
const lines = text.split('\n').slice(0, -1);

test('the file holds the served document', () => {
  expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(makeOpenApiDocument()));
  expect(text.endsWith('}\n')).toBe(true);
});

test('the file has fewer than 18,000 lines', () => {
  expect(lines.length).toBeLessThan(18_000);
});

test('a line has at most 120 characters, except for one long text', () => {
  const long = lines.filter((line) => line.length > 120);
  expect(long.length).toBeGreaterThan(0);
  expect(long.filter((line) => !/^ *("[^"]+": )?"([^"\\]|\\.)*",?$/.test(line))).toEqual([]);
  expect(Math.max(...lines.filter((line) => !long.includes(line)).map(({ length }) => length))).toBe(120);
});
