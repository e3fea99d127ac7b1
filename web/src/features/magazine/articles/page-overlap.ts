import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { formatRange } from '@baklja/contract/plural';

type Paged = Pick<MagazineArticleRow, 'stranica_start' | 'stranica_kraj'>;

/** The pages of an article; one page where the last one is missing, none without the first one. */
export function pagesOf({ stranica_start: first, stranica_kraj: last }: Paged): number[] {
  if (first === null) return [];
  return Array.from({ length: Math.max((last ?? first) - first + 1, 0) }, (_, place) => first + place);
}

/** The pages that other articles cover too, and the titles of those articles. */
export function findOverlap(own: Paged, others: readonly (Paged & { naslov: string })[]) {
  const pages = new Set(pagesOf(own));
  const overlapping = others.filter((other) => pagesOf(other).some((page) => pages.has(page)));
  const covered = new Set(overlapping.flatMap(pagesOf));
  return { pages: [...pages].filter((page) => covered.has(page)), titles: overlapping.map(({ naslov }) => naslov) };
}

/** The pages of an article that neither it nor another one had before. */
export function findNewPages(own: Paged, stored: readonly Paged[]): number[] {
  const had = new Set(stored.flatMap(pagesOf));
  return pagesOf(own).filter((page) => !had.has(page));
}

/** „4, 8–10” for pages in their order. */
export function rangesOf(pages: readonly number[]): string {
  const ends = pages.filter((page) => !pages.includes(page + 1));
  const starts = pages.filter((page) => !pages.includes(page - 1));
  return starts.map((start, place) => formatRange(start, ends[place] ?? start)).join(', ');
}
