export type SortOrder = 'asc' | 'desc';

/** How a list is sorted: by what, and in which order. */
export type Sorting<Sort extends string = string> = { sort: Sort; order: SortOrder };

/** The sorting after the head of a column was used: by it, or the other way round when the list already is. */
export function sortBy<Sort extends string>(
  current: Partial<Sorting>,
  sort: Sort,
  firstOrder: SortOrder = 'asc',
): Sorting<Sort> {
  if (current.sort !== sort) return { sort, order: firstOrder };
  return { sort, order: current.order === 'asc' ? 'desc' : 'asc' };
}

/** `aria-sort` of the head of a column; undefined when something else sorts the list. */
export function headState({ sort, order }: Partial<Sorting>, column: string): 'ascending' | 'descending' | undefined {
  if (sort !== column) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}
