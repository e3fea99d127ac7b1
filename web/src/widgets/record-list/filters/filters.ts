import type { UseQueryResult } from '@tanstack/react-query';

export type FilterOption = { readonly value: string; readonly label: string };

type Named = {
  /** The parameter of the list. */
  readonly key: string;
  readonly label: string;
};

/** A filter with a few options that are known. */
export type ChoiceFilter = Named & { readonly all: string; readonly options: readonly FilterOption[] };

/** A filter by the id of something that the server names. */
export type IdFilter = Named & {
  readonly all: string;
  readonly useOptions: () => UseQueryResult<readonly FilterOption[]>;
  /** Says that the options were not read. */
  readonly failed: string;
};

/** A filter by a day of Zagreb. */
export type DayFilter = Named & { readonly isDay: true };

/** What a list is narrowed by, besides search and language. */
export type Filter = ChoiceFilter | IdFilter | DayFilter;

/** The filters that narrow the list, each with the text of its value. */
export function activeFilters(filters: readonly Filter[], request: object): { filter: Filter; value: string }[] {
  const values = new Map<string, unknown>(Object.entries(request));
  return filters.flatMap((filter) => {
    const value = values.get(filter.key);
    return value === undefined ? [] : [{ filter, value: String(value) }];
  });
}
