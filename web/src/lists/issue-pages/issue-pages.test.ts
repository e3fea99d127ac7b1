import { expect, test } from 'vitest';
import { makeMagazineArticle } from '#web/testing/records/make-issue.ts';
import { issuePagesText } from './issue-pages.text.ts';
import { contentsOf, rangeText } from './issue-pages.ts';

const on = (id: number, stranica_start: number | null, stranica_kraj: number | null) =>
  makeMagazineArticle({ id, stranica_start, stranica_kraj });

test('articles come in page order with the gaps between them, and those without pages last', () => {
  const { lines, gaps, withoutPages } = contentsOf([on(3, null, null), on(2, 8, 9), on(1, 3, 5)], 0);
  expect(lines.map(({ article, range }) => [article?.id, range && rangeText(range)])).toEqual([
    [1, '3–\u20605'],
    [undefined, '6–\u20607'],
    [2, '8–\u20609'],
    [3, undefined],
  ]);
  expect(gaps).toEqual([{ first: 6, last: 7 }]);
  expect(withoutPages).toBe(1);
});

test('a page of two articles is an overlap, which the later article names', () => {
  const { lines, cells, overlaps, covered } = contentsOf([on(1, 3, 6), on(2, 5, 8)], 0);
  expect(overlaps).toEqual([5, 6]);
  expect(lines.map((line) => line.article && line.alsoBefore)).toEqual([[], [5, 6]]);
  expect(cells.slice(2)).toEqual([{ place: 0 }, { place: 0 }, 'overlap', 'overlap', { place: 1 }, { place: 1 }]);
  expect(covered).toBe(6);
});

test('the cover, the imprint and the last page of the PDF need no article', () => {
  const { cells, gaps } = contentsOf([on(1, 3, 4)], 7);
  expect(cells).toEqual(['end', 'end', { place: 0 }, { place: 0 }, 'gap', 'gap', 'end']);
  expect(gaps).toEqual([{ first: 5, last: 6 }]);
});

test('without a PDF the articles end the issue, and an issue without articles has no gaps', () => {
  expect(contentsOf([on(1, 3, null)], 0).cells).toHaveLength(3);
  expect(contentsOf([], 12).gaps).toEqual([]);
});

test.each([
  [1, '1 od 1 stranice'],
  [12, '1 od 12 stranica'],
  [21, '1 od 21 stranice'],
  [24, '1 od 24 stranice'],
])('the pages of %i that have an article are named in the genitive', (pages, words) => {
  expect(issuePagesText.covered(1, pages)).toBe(words);
});
