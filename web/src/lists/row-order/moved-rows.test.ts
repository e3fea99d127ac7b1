import { expect, test } from 'vitest';
import { describeMoves, movedRows } from './moved-rows.ts';

const moves = (before: number[], after: number[]) =>
  [...movedRows(before, after)].map(([id, { from, to }]) => `${id}: ${from} → ${to}`);

test('only the rows that were moved are named, not those that made room', () => {
  expect(moves([1, 2, 3, 4, 5, 6], [1, 5, 2, 3, 4, 6])).toEqual(['5: 5 → 2']);
  expect(moves([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])).toEqual(['1: 1 → 5']);
  expect(moves([1, 2, 3, 4, 5, 6], [6, 1, 2, 4, 5, 3])).toEqual(['6: 6 → 1', '3: 3 → 6']);
});

test('the same order has no moves, and rows that came or went are left out', () => {
  expect(moves([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(moves([1, 2, 3], [1, 3, 4])).toEqual([]);
  expect(moves([], [])).toEqual([]);
});

test('a row that has its old place again is not named', () => {
  expect(moves([1, 2, 3], [3, 2, 1])).toEqual(['3: 3 → 1']);
});

test('a row of another group names that group, and a new row nothing', () => {
  const before = [
    { key: 1, name: 'O nama', ids: [1, 2, 3] },
    { key: 2, name: 'Sport', ids: [4, 5] },
  ];
  const now = [
    { key: 1, name: 'O nama', ids: [3, 1, 2, 4] },
    { key: 2, name: 'Sport', ids: [5, 9] },
  ];
  expect([...describeMoves(before, now)]).toEqual([
    [3, 's 3. na 1. mjesto'],
    [4, 'bilo u: Sport'],
  ]);
});
