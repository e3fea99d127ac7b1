import { expect, test } from 'vitest';
import { keepListed, NOTHING_SELECTED, toggleAll, toggleRow } from './selection.ts';

const ORDER = [5, 3, 9, 1, 7];

function idsAfter(...clicks: [id: number, isRange: boolean][]): number[] {
  const selection = clicks.reduce((now, [id, isRange]) => toggleRow(now, ORDER, id, isRange), NOTHING_SELECTED);
  return ORDER.filter((id) => selection.ids.has(id));
}

test('a click selects a row and another takes it away', () => {
  expect(idsAfter([3, false])).toEqual([3]);
  expect(idsAfter([3, false], [3, false])).toEqual([]);
});

test('Shift selects down and up to the row clicked before', () => {
  expect(idsAfter([3, false], [1, true])).toEqual([3, 9, 1]);
  expect(idsAfter([1, false], [5, true])).toEqual([5, 3, 9, 1]);
});

test('Shift takes away as well', () => {
  expect(idsAfter([5, false], [7, true], [9, false], [7, true])).toEqual([5, 3]);
});

test('Shift without a row before selects the one', () => {
  expect(idsAfter([9, true])).toEqual([9]);
});

test('a row before that the list no longer has begins no range', () => {
  const selection = toggleRow({ ids: new Set(), anchor: 44 }, ORDER, 9, true);
  expect([...selection.ids]).toEqual([9]);
});

test('all rows, then none', () => {
  const all = toggleAll(toggleRow(NOTHING_SELECTED, ORDER, 9, false), ORDER);
  expect(all.ids).toEqual(new Set(ORDER));
  expect(toggleAll(all, ORDER).ids.size).toBe(0);
});

test('rows that left the list leave the selection', () => {
  const all = toggleAll(NOTHING_SELECTED, ORDER);
  expect(keepListed(all, [3, 9])).toEqual({ ids: new Set([3, 9]), anchor: undefined });
  expect(keepListed(all, ORDER)).toBe(all);
});
