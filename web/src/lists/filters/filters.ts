import type { UseQueryResult } from '@tanstack/react-query';

export type FilterOption = { readonly value: string; readonly label: string };

type Named = {
  readonly key: string;
  readonly label: string;
};

export type ChoiceFilter = Named & {
  readonly all: string;
  readonly options: readonly FilterOption[];
  /** Its field is shown only while it is active, for example because the start page opened the list with it. */
  readonly isOnlyShownActive?: boolean;
};

/** A filter by the id of something whose name the server knows. */
export type IdFilter = Named & {
  readonly all: string;
  readonly useOptions: () => UseQueryResult<readonly FilterOption[]>;
  readonly failed: string;
};

export type DayFilter = Named & { readonly isDay: true };

/** A filter of a list, apart from search and language. */
export type Filter = ChoiceFilter | IdFilter | DayFilter;

/** The filters by the first and the last day of a range; the panel of filters adds a choice of whole years. */
export const rangeFilters: readonly DayFilter[] = [
  { key: 'from', label: 'Od', isDay: true },
  { key: 'to', label: 'Do', isDay: true },
];

/** The active filters of the list, each with the text of its value. */
export function activeFilters(filters: readonly Filter[], request: object): { filter: Filter; value: string }[] {
  const values = new Map<string, unknown>(Object.entries(request));
  return filters.flatMap((filter) => {
    const value = values.get(filter.key);
    return value === undefined ? [] : [{ filter, value: String(value) }];
  });
}
