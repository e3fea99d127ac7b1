import { cellsOf, gapsIn, overlapsIn, type PageRange, rangeOf } from '@baklja/contract/features/magazine/issue-pages';
import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { formatRange } from '@baklja/contract/plural';

export type ContentsLine =
  | { article: MagazineArticleRow; range: PageRange | undefined; alsoBefore: number[] }
  | { article?: undefined; range: PageRange };

/**
 * The articles of an issue: lines in page order, those without pages last; a cell for each page, from page 1; how many
 * pages have an article, and which have several. `pages` of the PDF are 0 when not known; the articles then end the issue.
 */
export function contentsOf(articles: readonly MagazineArticleRow[], pages: number) {
  const placed = articles
    .flatMap((article) => {
      const range = rangeOf(article);
      return range ? [{ article, range }] : [];
    })
    .sort((a, b) => a.range.first - b.range.first || a.range.last - b.range.last || a.article.id - b.article.id);
  const cells = cellsOf(
    placed.map(({ range }) => range),
    pages,
  );
  const gaps = gapsIn(cells);
  const rest = articles.filter((article) => !rangeOf(article));
  const lines: ContentsLine[] = [
    ...[
      ...placed.map(({ article, range }, place) => ({
        article,
        range,
        alsoBefore: pagesOf(range).filter((page) => placed.slice(0, place).some((one) => one.range.last >= page)),
      })),
      ...gaps.map((range) => ({ range })),
    ].sort((a, b) => a.range.first - b.range.first),
    ...rest.map((article) => ({ article, range: undefined, alsoBefore: [] })),
  ];
  return {
    lines,
    cells,
    gaps,
    withoutPages: rest.length,
    covered: cells.filter((cell) => cell === 'overlap' || typeof cell === 'object').length,
    overlaps: overlapsIn(cells),
  };
}

export type ArticlesByPage = ReturnType<typeof contentsOf>;

/** `3`, `4–9`. */
export function rangeText({ first, last }: PageRange): string {
  return formatRange(first, last);
}

function pagesOf({ first, last }: PageRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
