import { foldText } from '@baklja/contract/alias';
import { compareCroatian } from '@baklja/contract/title-order';
import type { ListRequest } from './address/list-address.ts';

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** 0 when the list is empty. */
  readonly pages: number;
  /** Number of rows on the previous pages. */
  readonly start: number;
};

const LOCAL_PAGE_SIZE = 100;

/** How a list that the browser holds as a whole is searched, filtered and sorted. */
export type Finding<Row, Request extends ListRequest> = {
  readonly titleOf: (row: Row) => string;
  /** Sorts a column: texts in Croatian order, numbers by size. Without it rows keep their order. */
  readonly sortValue?: (row: Row, sort: NonNullable<Request['sort']>) => string | number;
  /** Compares texts instead of the Croatian order, such as names of files by the numbers in them. */
  readonly compareTexts?: (one: string, other: string) => number;
  /** Rows of a lower group come first in every order. */
  readonly groupOf?: (row: Row) => number;
  readonly matches?: (row: Row, request: Request) => boolean;
};

/** The rows whose title contains the query, ignoring case and diacritics, and that match the filters, in order. */
export function findRows<Row extends { id: number | string }, Request extends ListRequest>(
  rows: readonly Row[],
  request: Request,
  finding: Finding<Row, Request>,
): Row[] {
  const { titleOf, sortValue, compareTexts = compareCroatian, groupOf = () => 0, matches = () => true } = finding;
  const words = foldText((request.search ?? '').trim());
  const found = rows.filter((row) => foldText(titleOf(row)).includes(words) && matches(row, request));
  const sort: Request['sort'] = request.sort;
  if (sort === undefined || !sortValue) return found;
  const direction = request.order === 'desc' ? -1 : 1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
  return found.sort(
    (a, b) =>
      groupOf(a) - groupOf(b) || direction * (compare(sortValue(a, sort), sortValue(b, sort)) || compare(a.id, b.id)),
  );
}

/** A page of the rows; past the end it is the last one. */
export function pageOfRows<Row>(rows: readonly Row[], page: number): ListPage<Row> {
  const pages = Math.ceil(rows.length / LOCAL_PAGE_SIZE);
  const start = (Math.min(page, Math.max(pages, 1)) - 1) * LOCAL_PAGE_SIZE;
  return { rows: rows.slice(start, start + LOCAL_PAGE_SIZE), total: rows.length, pages, start };
}
