import { expect, test } from 'vitest';
import { cutSubtitle } from './articles.text.ts';
import { findNewPages, findOverlap, pagesOf, rangesOf } from './page-overlap.ts';

const article = (stranica_start: number | null, stranica_kraj: number | null, naslov = 'Drugi') => ({
  naslov,
  stranica_start,
  stranica_kraj,
});

test.each([
  [article(4, 6), [4, 5, 6]],
  [article(4, null), [4]],
  [article(null, 6), []],
])('the pages of %j are %j', (one, pages) => {
  expect(pagesOf(one)).toEqual(pages);
});

test('overlapping pages are found with the articles that have them', () => {
  const others = [article(1, 4, 'Prvi'), article(8, null, 'Drugi'), article(10, 12, 'Treći'), article(null, null)];
  expect(findOverlap(article(4, 9), others)).toEqual({ pages: [4, 8], titles: ['Prvi', 'Drugi'] });
  expect(findOverlap(article(5, 7), others)).toEqual({ pages: [], titles: [] });
});

test('new pages are those that no stored article has', () => {
  expect(findNewPages(article(16, 23), [article(16, 21), article(23, 29)])).toEqual([22]);
  expect(findNewPages(article(null, 6), [])).toEqual([]);
});

test.each([
  [[4], '4'],
  [[4, 5, 6], '4–\u20606'],
  [[4, 8, 9, 10, 12], '4, 8–\u206010, 12'],
])('the pages %j are written as %s', (pages, words) => {
  expect(rangesOf(pages)).toBe(words);
});

test('a subtitle of 80 letters stays, and a longer one is cut', () => {
  expect(cutSubtitle('č'.repeat(80))).toBe('č'.repeat(80));
  expect(cutSubtitle('č'.repeat(81))).toBe(`${'č'.repeat(80)}…`);
});
