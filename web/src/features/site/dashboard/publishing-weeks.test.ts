import { expect, test } from 'vitest';
import { makeWeeks } from '#web/testing/records/make-weeks.ts';
import { countPublished, fullestWeek, monthLabels, weekDate } from './publishing-weeks.ts';

test('the fullest week has the most posts, of two equal weeks the later one; there is none without posts', () => {
  expect(fullestWeek(makeWeeks('2026-11-16', [3, 9, 2, 9, 1]))?.week).toBe('2026-11-09');
  expect(fullestWeek(makeWeeks('2026-11-16', [0, 0, 0]))).toBeUndefined();
  expect(countPublished(makeWeeks('2026-11-16', [3, 0, 12]))).toBe(15);
});

test('each month name is below its first Monday, in the nominative', () => {
  const labels = monthLabels(makeWeeks('2026-11-16', Array(26).fill(1)));
  expect(labels).toEqual([
    { name: 'lipanj', week: 1, room: 5 },
    { name: 'srpanj', week: 6, room: 4 },
    { name: 'kolovoz', week: 10, room: 5 },
    { name: 'rujan', week: 15, room: 4 },
    { name: 'listopad', week: 19, room: 4 },
    { name: 'studeni', week: 23, room: 3 },
  ]);
});

test('omits a month that has just begun and the remainder of the first month', () => {
  const names = monthLabels(makeWeeks('2026-12-07', Array(26).fill(1))).map(({ name }) => name);
  expect(names).toEqual(['lipanj', 'srpanj', 'kolovoz', 'rujan', 'listopad', 'studeni']);
});

test('formats the Monday of a week like the dates in lists', () => {
  expect(weekDate({ week: '2026-08-03', posts: 52 })).toBe('03-08-2026');
});
