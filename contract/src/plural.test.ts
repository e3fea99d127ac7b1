import { expect, test } from 'vitest';
import { countOf, formatNumber, formFor } from './plural.ts';

const article = { one: 'članak', few: 'članka', other: 'članaka' };

test.each([
  [0, '0 članaka'],
  [1, '1 članak'],
  [2, '2 članka'],
  [5, '5 članaka'],
  [11, '11 članaka'],
  [12, '12 članaka'],
  [21, '21 članak'],
  [22, '22 članka'],
  [101, '101 članak'],
  [111, '111 članaka'],
  [1000, '1.000 članaka'],
  [1642, '1.642 članka'],
])('%i is written %j', (count, text) => {
  expect(countOf(count, article)).toBe(text);
});

test.each([
  [1, 'Odabran 1 članak'],
  [3, 'Odabrana 3 članka'],
  [5, 'Odabrano 5 članaka'],
])('for %i, a word before the number agrees too: %j', (count, text) => {
  const selected = formFor(count, { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' });
  expect(`${selected} ${countOf(count, article)}`).toBe(text);
});

test('thousands are separated by a dot', () => {
  expect(formatNumber(1_587_000)).toBe('1.587.000');
});
