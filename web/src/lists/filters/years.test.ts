import { expect, test } from 'vitest';
import { daysOfYear, describeRange, yearOf, yearOptions } from './years.ts';

test('names this year, the last one and the one three years ago, and offers each year since 1999', () => {
  const options = yearOptions('2026-11-22');
  expect(options.slice(0, 5).map(({ label }) => label)).toEqual([
    'Ove godine (2026)',
    'Prošle godine (2025)',
    '2024',
    'Prije tri godine (2023)',
    '2022',
  ]);
  expect(options.at(-1)).toEqual({ value: '1999', label: '1999' });
  expect(options).toHaveLength(28);
});

test.each([
  [{ from: '2023-01-01', to: '2023-12-31' }, '2023'],
  [{ from: '2023-01-01', to: '2024-12-31' }, undefined],
  [{ from: '2023-01-02', to: '2023-12-31' }, undefined],
  [{ from: '2023-01-01' }, undefined],
  [{ to: '2023-12-31' }, undefined],
  [{}, undefined],
])('%j is the year %s', (range, year) => {
  expect(yearOf(range)).toBe(year);
  if (year !== undefined) expect(daysOfYear(year)).toEqual(range);
});

test.each([
  [{ from: '2023-02-01', to: '2023-02-28' }, '01-02-2023 – 28-02-2023'],
  [{ from: '2023-02-01' }, 'od 01-02-2023'],
  [{ to: '2023-02-28' }, 'do 28-02-2023'],
])('%j is described as %s', (range, words) => expect(describeRange(range)).toBe(words));
