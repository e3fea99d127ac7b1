import { expect, test } from 'vitest';
import { keepListed, NOTHING_SELECTED, type Selection, toggleAll, toggleRow } from './use-selection.ts';

type Row = { id: number };

const LISTED: Row[] = [5, 3, 9, 1, 7].map((id) => ({ id }));
const NEXT_PAGE: Row[] = [20, 21].map((id) => ({ id }));

const NOTHING: Selection<Row> = NOTHING_SELECTED;
const idsOf = ({ rows }: Selection<Row>) => [...rows.keys()].sort((a, b) => a - b);

function idsAfter(...clicks: [id: number, isRange: boolean][]): number[] {
  return idsOf(clicks.reduce((now, [id, isRange]) => toggleRow(now, LISTED, id, isRange), NOTHING));
}

test('a click selects a row and another click deselects it', () => {
  expect(idsAfter([3, false])).toEqual([3]);
  expect(idsAfter([3, false], [3, false])).toEqual([]);
});

test('Shift selects the rows down or up to the last clicked row', () => {
  expect(idsAfter([3, false], [1, true])).toEqual([1, 3, 9]);
  expect(idsAfter([1, false], [5, true])).toEqual([1, 3, 5, 9]);
});

test('Shift deselects as well', () => {
  expect(idsAfter([5, false], [7, true], [9, false], [7, true])).toEqual([3, 5]);
});

test('Shift without an earlier click selects the one row', () => {
  expect(idsAfter([9, true])).toEqual([9]);
});

test('an earlier row that is no longer in the list starts no range', () => {
  expect(idsOf(toggleRow({ rows: new Map(), anchor: 44 }, LISTED, 9, true))).toEqual([9]);
});

test('all rows, then none', () => {
  const all = toggleAll(toggleRow(NOTHING, LISTED, 9, false), LISTED);
  expect(idsOf(all)).toEqual([1, 3, 5, 7, 9]);
  expect(idsOf(toggleAll(all, LISTED))).toEqual([]);
});

test('rows of other pages stay selected while "select all" is used on this page', () => {
  const both = toggleAll(toggleRow(NOTHING, LISTED, 9, false), NEXT_PAGE);
  expect(idsOf(both)).toEqual([9, 20, 21]);
  expect(idsOf(toggleAll(both, NEXT_PAGE))).toEqual([9]);
  expect(idsOf(toggleRow(both, NEXT_PAGE, 20, false))).toEqual([9, 21]);
});

test('rows that left the list leave the selection', () => {
  const all = toggleAll(NOTHING, LISTED);
  expect(idsOf(keepListed(all, [{ id: 3 }, { id: 9 }]))).toEqual([3, 9]);
  expect(keepListed(all, LISTED)).toBe(all);
});
