import { expect, test } from 'vitest';
import { cutSubtitle } from './cut-subtitle.ts';
import { findOverlap, pagesOf } from './page-overlap.ts';

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

test('a subtitle of 80 letters stays, and a longer one is cut', () => {
  expect(cutSubtitle('č'.repeat(80))).toBe('č'.repeat(80));
  expect(cutSubtitle('č'.repeat(81))).toBe(`${'č'.repeat(80)}…`);
});
