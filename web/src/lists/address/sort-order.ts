export type SortOrder = 'asc' | 'desc';

/** How a list is sorted: by what, and in which order. */
export type Sorting<Sort extends string = string> = { sort: Sort; order: SortOrder };

/** The sorting after a click on a column head: by that column, or in reverse order when it is sorted by it already. */
export function sortBy<Sort extends string>(
  current: Partial<Sorting>,
  sort: Sort,
  firstOrder: SortOrder = 'asc',
): Sorting<Sort> {
  if (current.sort !== sort) return { sort, order: firstOrder };
  return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
}

/** `aria-sort` of a column head; undefined when the list is sorted otherwise. */
export function headState({ sort, order }: Partial<Sorting>, column: string): 'ascending' | 'descending' | undefined {
  if (sort !== column) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}
