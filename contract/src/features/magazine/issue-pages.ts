/** The pages of an issue: which have an article, several, or none. */

export type PageRange = { first: number; last: number };

/** What a page holds: an article (by its place among the ranges), several, none, or the cover or imprint. */
export type PageCell = { place: number } | 'overlap' | 'gap' | 'end';

/** Pages at the beginning that need no article: the cover and the imprint. */
const FRONT_PAGES = 2;

/** The pages of an article; undefined without a first page. Without a last page it has one page. */
export function rangeOf(article: {
  stranica_start: number | null;
  stranica_kraj: number | null;
}): PageRange | undefined {
  const { stranica_start: first, stranica_kraj: last } = article;
  return first === null ? undefined : { first, last: last ?? first };
}

/**
 * One cell for each page, from page 1. `pages` of the PDF are 0 when not known; the articles then end the issue. Without
 * an article no page counts as a gap.
 */
export function cellsOf(ranges: readonly PageRange[], pages: number): PageCell[] {
  const length = Math.max(pages, ...ranges.map(({ last }) => last), 0);
  const cells = Array.from({ length }, (_, index): PageCell => {
    const page = index + 1;
    return ranges.length === 0 || page <= FRONT_PAGES || page === pages ? 'end' : 'gap';
  });
  for (const [place, { first, last }] of ranges.entries()) {
    for (let index = first - 1; index < last; index += 1) {
      cells[index] = typeof cells[index] === 'string' && cells[index] !== 'overlap' ? { place } : 'overlap';
    }
  }
  return cells;
}

/** The pages that have no article and need one, those next to each other together. */
export function gapsIn(cells: readonly PageCell[]): PageRange[] {
  const gaps: PageRange[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell !== 'gap') continue;
    const before = gaps.at(-1);
    if (before?.last === index) before.last = index + 1;
    else gaps.push({ first: index + 1, last: index + 1 });
  }
  return gaps;
}

/** The pages with several articles. */
export function overlapsIn(cells: readonly PageCell[]): number[] {
  return cells.flatMap((cell, index) => (cell === 'overlap' ? [index + 1] : []));
}
