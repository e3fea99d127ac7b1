import type { PostFilters } from '../posts.queries.ts';

/** How many filters narrow the list. */
export function filterCount({ status, category, author, from, to, translation }: PostFilters): number {
  return [status, category, author, from, to, translation].filter((value) => value !== undefined).length;
}
