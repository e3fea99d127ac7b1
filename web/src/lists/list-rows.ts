import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Turning } from '#web/ui/lists/CursorPager.tsx';
import type { ListRequest } from './address/list-address.ts';
import { type Finding, findRows, type ListPage, pageOfRows } from './find-rows.ts';

export type ListRows<Row> = {
  /** Undefined until they are read. */
  readonly page: ListPage<Row> | undefined;
  /** The rows that "select all" selects: the page of a list with server pages, else every match. */
  readonly selectable: readonly Row[];
  readonly isWhole: boolean;
  /** No record exists at all, with or without a search; false while that is unknown. */
  readonly isEmpty: boolean;
  /** These are the former rows, until the requested ones arrive. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
  /** Turns the pages of a list whose pages have no numbers; undefined for other lists, and for a single page. */
  readonly turning?: Turning | undefined;
};

export type UseRows<Row, Request> = (request: Request) => ListRows<Row>;

export type ListQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** Rows that the server searches, filters, sorts and splits into pages. */
export function useServerRows<Data, Row, Key extends QueryKey>(
  query: ListQuery<Data, Key>,
  toPage: (data: Data) => ListPage<Row>,
): ListRows<Row> {
  const list = useQuery(query);
  const page = list.data === undefined ? undefined : toPage(list.data);
  return { page, selectable: page?.rows ?? [], isWhole: false, isEmpty: false, ...stateOf(list) };
}

/** Rows of a list that the browser holds, in pages of 100. `finding` must keep its identity. */
export function useLocalRows<Row extends { id: number | string }, Request extends ListRequest, Key extends QueryKey>(
  query: ListQuery<Row[], Key>,
  request: Request,
  finding: Finding<Row, Request>,
): ListRows<Row> {
  const list = useQuery(query);
  const found = useMemo(() => list.data && findRows(list.data, request, finding), [list.data, request, finding]);
  return {
    page: found && pageOfRows(found, request.page ?? 1),
    selectable: found ?? [],
    isWhole: true,
    isEmpty: list.data?.length === 0,
    ...stateOf(list),
  };
}

function stateOf({ isPlaceholderData, isFetching, error, refetch }: UseQueryResult<unknown>) {
  return { isStale: isPlaceholderData, isFetching, error, refetch: () => void refetch() };
}
