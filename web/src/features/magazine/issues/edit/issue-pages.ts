import type { MagazineArticleRow } from '@baklja/contract/features/magazine-articles';

export type PageRange = { first: number; last: number };

/** A line of the contents: an article, or pages without one. */
export type ContentsLine =
  | { article: MagazineArticleRow; range: PageRange | undefined; alsoBefore: number[] }
  | { article?: undefined; range: PageRange };

/** What a page holds: an article (by its place among the articles), several, none, or the cover or imprint. */
export type PageCell = { place: number } | 'overlap' | 'gap' | 'end';

export type IssueContents = {
  /** In page order; articles without pages come last. */
  lines: ContentsLine[];
  /** One for each page, from page 1. */
  cells: PageCell[];
  /** Pages with an article. */
  covered: number;
  gaps: PageRange[];
  /** Pages with several articles. */
  overlaps: number[];
  withoutPages: number;
};

/** Pages at the beginning that need no article: the cover and the imprint. */
const FRONT_PAGES = 2;

/** The articles of an issue by pages. `pages` of the PDF are 0 when not known; the articles then end the issue. */
export function contentsOf(articles: readonly MagazineArticleRow[], pages: number): IssueContents {
  const placed = articles
    .flatMap((article) => {
      const range = rangeOf(article);
      return range ? [{ article, range }] : [];
    })
    .sort((a, b) => a.range.first - b.range.first || a.range.last - b.range.last || a.article.id - b.article.id);
  const last = Math.max(pages, ...placed.map(({ range }) => range.last), 0);
  const cells = numbersTo(last).map((page): PageCell => {
    const places = placed.flatMap(({ range }, place) => (range.first <= page && page <= range.last ? [place] : []));
    if (places.length > 1) return 'overlap';
    if (places[0] !== undefined) return { place: places[0] };
    return page <= FRONT_PAGES || page === pages ? 'end' : 'gap';
  });
  const gaps = placed.length === 0 ? [] : rangesOf(cells, 'gap');
  const rest = articles.filter((article) => !rangeOf(article));
  const lines: ContentsLine[] = [
    ...[
      ...placed.map(({ article, range }, place) => ({
        ...{ article, range },
        alsoBefore: pagesOf(range).filter((page) => placed.slice(0, place).some((one) => one.range.last >= page)),
      })),
      ...gaps.map((range) => ({ range })),
    ].sort((a, b) => a.range.first - b.range.first),
    ...rest.map((article) => ({ article, range: undefined, alsoBefore: [] })),
  ];
  return {
    ...{ lines, cells, gaps, withoutPages: rest.length },
    covered: cells.filter((cell) => cell === 'overlap' || typeof cell === 'object').length,
    overlaps: cells.flatMap((cell, index) => (cell === 'overlap' ? [index + 1] : [])),
  };
}

/** `3`, `4 – 9`. */
export function rangeText({ first, last }: PageRange): string {
  return first === last ? String(first) : `${first} – ${last}`;
}

function rangeOf({ stranica_start: first, stranica_kraj: last }: MagazineArticleRow): PageRange | undefined {
  return first === null ? undefined : { first, last: last ?? first };
}

function pagesOf({ first, last }: PageRange): number[] {
  return numbersTo(last - first + 1).map((number) => first + number - 1);
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The pages with such a cell, those next to each other together. */
function rangesOf(cells: readonly PageCell[], wanted: PageCell): PageRange[] {
  const ranges: PageRange[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell !== wanted) continue;
    const before = ranges.at(-1);
    if (before?.last === index) before.last = index + 1;
    else ranges.push({ first: index + 1, last: index + 1 });
  }
  return ranges;
}
