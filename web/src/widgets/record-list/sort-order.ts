export type SortOrder = 'asc' | 'desc';

/** How a list stands: by what, and in which order. */
export type Sorting<Sort extends string> = { sort: Sort; order: SortOrder };

/** The order in which a column is sorted first: titles from A, all else from the latest or highest. */
export function usualOrder(sort: string): SortOrder {
  return sort === 'title' ? 'asc' : 'desc';
}

/** The sorting after the head of a column was used: by it, or the other way round when it already is by it. */
export function sortBy<Sort extends string>(current: Sorting<Sort>, sort: Sort): Sorting<Sort> {
  if (current.sort !== sort) return { sort, order: usualOrder(sort) };
  return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
}

/** What the head of a column says of the list. */
export function headState<Sort extends string>(
  { sort, order }: Sorting<Sort>,
  column: Sort,
): 'ascending' | 'descending' | undefined {
  if (sort !== column) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}
