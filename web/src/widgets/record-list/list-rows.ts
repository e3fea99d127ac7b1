import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Finding, findRows, type ListPage, pageOfRows } from './find-rows.ts';
import type { ListRequest } from './list-address.ts';

/** What a list shows of its rows. */
export type ListRows<Row> = {
  /** Undefined until they are read. */
  readonly page: ListPage<Row> | undefined;
  /** What "select all" selects: the page of a list that the server cuts, else everything that was found. */
  readonly selectable: readonly Row[];
  /** The browser holds the whole list. */
  readonly isWhole: boolean;
  /** There is no record at all, whatever is searched for; false while that is not known. */
  readonly isEmpty: boolean;
  /** These are the former rows, until the asked ones come. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
};

export type UseRows<Row, Request> = (request: Request) => ListRows<Row>;

type ListQuery<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** Rows that the server searches, filters, sorts and cuts into pages. */
export function useServerRows<Data, Row, Key extends QueryKey>(
  query: ListQuery<Data, Key>,
  toPage: (data: Data) => ListPage<Row>,
): ListRows<Row> {
  const list = useQuery(query);
  const page = list.data === undefined ? undefined : toPage(list.data);
  return { page, selectable: page?.rows ?? [], isWhole: false, isEmpty: false, ...stateOf(list) };
}

/** Rows of a list that is read as a whole, searched, filtered, sorted and cut into pages of 100 in the browser. `finding` must keep its identity. */
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
