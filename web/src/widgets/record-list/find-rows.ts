import { foldText } from '@baklja/contract/alias';
import { compareCroatian } from '@baklja/contract/title-order';
import type { ListRequest } from './list-address.ts';

/** A page of a list. */
export type ListPage<Row> = {
  readonly rows: readonly Row[];
  /** Of the whole list. */
  readonly total: number;
  /** 0 when nothing is in the list. */
  readonly pages: number;
  /** How many rows are on the pages before. */
  readonly start: number;
};

/** Rows on a page of a list that the browser holds as a whole. */
const LOCAL_PAGE_SIZE = 100;

/** How a list that the browser holds as a whole is searched, filtered and sorted. */
export type Finding<Row, Request extends ListRequest> = {
  /** What the search looks into. */
  readonly titleOf: (row: Row) => string;
  /** What a column is sorted by: texts in Croatian order, numbers by size. Without it rows keep their order. */
  readonly sortValue?: (row: Row, sort: NonNullable<Request['sort']>) => string | number;
  /** Whether the row has what the filters ask for. */
  readonly matches?: (row: Row, request: Request) => boolean;
};

/** The rows that have the searched text in their title, whatever its case and marks, and match the filters, in order. */
export function findRows<Row extends { id: number | string }, Request extends ListRequest>(
  rows: readonly Row[],
  request: Request,
  { titleOf, sortValue, matches = () => true }: Finding<Row, Request>,
): Row[] {
  const words = foldText((request.search ?? '').trim());
  const found = rows.filter((row) => foldText(titleOf(row)).includes(words) && matches(row, request));
  const sort: Request['sort'] = request.sort;
  if (sort === undefined || !sortValue) return found;
  const direction = request.order === 'desc' ? -1 : 1;
  return found.sort((a, b) => direction * (compare(sortValue(a, sort), sortValue(b, sort)) || compare(a.id, b.id)));
}

/** A page of the rows; past the end it is the last one. */
export function pageOfRows<Row>(rows: readonly Row[], page: number): ListPage<Row> {
  const pages = Math.ceil(rows.length / LOCAL_PAGE_SIZE);
  const start = (Math.min(page, Math.max(pages, 1)) - 1) * LOCAL_PAGE_SIZE;
  return { rows: rows.slice(start, start + LOCAL_PAGE_SIZE), total: rows.length, pages, start };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareCroatian(String(a), String(b));
}
