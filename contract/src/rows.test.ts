import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';
import { rowInput, toRow } from './rows.ts';

const COLUMNS = ['title', 'year', 'note'] as const;
const values = Type.Object({ title: Type.String(), year: Type.Number(), note: Type.Optional(Type.String()) });
const schema = rowInput(values, COLUMNS, 'values of a thing');

test('a row holds the values in the order of the columns, and null for missing values', () => {
  expect(toRow({ note: 'c', title: 'a', year: 0 }, COLUMNS)).toEqual(['a', 0, 'c']);
  expect(toRow({ year: 1, title: '' }, COLUMNS)).toEqual(['', 1, null]);
});

test('the description of a row names its columns in their order', () => {
  expect(schema.description).toBe('values of a thing: title, year, note');
});

test('every row of the contract has exactly one column for each of its values', () => {
  type Row = { 'x-row': { properties: object }; 'x-columns': readonly string[] };
  const rows = allRoutes.flatMap(({ route }) =>
    route.body && 'x-row' in route.body ? [route.body as unknown as Row] : [],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Object.keys(row['x-row'].properties).toSorted()).toEqual(row['x-columns'].toSorted());
});
