import { expect, test } from 'vitest';
import { findRows, pageOfRows } from './find-rows.ts';

type Sport = { id: number; naziv: string; athletes: number };
type Request = { search: string; sort: 'naziv' | 'athletes'; order: 'asc' | 'desc'; isUsed?: boolean };

const NAMES = ['Žongliranje', 'Čučanj đak', 'cilj', 'Curling', 'Ćuk'];
const SPORTS: Sport[] = NAMES.map((naziv, place) => ({ id: place + 1, naziv, athletes: place % 3 }));

const namesFor = (request: Partial<Request>) =>
  findRows<Sport, Request>(
    SPORTS,
    { search: '', sort: 'naziv', order: 'asc', ...request },
    {
      titleOf: ({ naziv }) => naziv,
      sortValue: (sport, sort) => sport[sort],
      matches: ({ athletes }, { isUsed }) => isUsed === undefined || isUsed === athletes > 0,
    },
  ).map(({ naziv }) => naziv);

test.each([
  ['cucanj DAK', ['Čučanj đak']],
  [' CIL ', ['cilj']],
  ['nema', []],
])('letter case and diacritics do not matter: %j finds %j', (search, found) => {
  expect(namesFor({ search })).toEqual(found);
});

test('texts are in Croatian order, numbers by size, equal values by id', () => {
  expect(namesFor({})).toEqual(['cilj', 'Curling', 'Čučanj đak', 'Ćuk', 'Žongliranje']);
  expect(namesFor({ order: 'desc' })).toEqual(['Žongliranje', 'Ćuk', 'Čučanj đak', 'Curling', 'cilj']);
  expect(namesFor({ sort: 'athletes' })).toEqual(['Žongliranje', 'Curling', 'Čučanj đak', 'Ćuk', 'cilj']);
  expect(namesFor({ sort: 'athletes', order: 'desc' })).toEqual([
    'cilj',
    'Ćuk',
    'Čučanj đak',
    'Curling',
    'Žongliranje',
  ]);
});

test('filters narrow the search results', () => {
  expect(namesFor({ isUsed: false })).toEqual(['Curling', 'Žongliranje']);
  expect(namesFor({ isUsed: false, search: 'cur' })).toEqual(['Curling']);
});

test('without a sorting rows keep their order', () => {
  const found = findRows(SPORTS, { search: 'c' }, { titleOf: ({ naziv }) => naziv });
  expect(found.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('a page holds a hundred, and the last one, which one past the end is too, the rest', () => {
  const many = Array.from({ length: 101 }, (_, id) => ({ id }));
  expect(pageOfRows(many, 1)).toMatchObject({ total: 101, pages: 2, start: 0 });
  expect(pageOfRows(many, 1).rows).toHaveLength(100);
  for (const page of [2, 9]) expect(pageOfRows(many, page)).toMatchObject({ rows: [{ id: 100 }], start: 100 });
  expect(pageOfRows([], 3)).toEqual({ rows: [], total: 0, pages: 0, start: 0 });
});
