import { useQuery } from '@tanstack/react-query';
import { formatListDate, startOfZagrebDay } from '#web/lib/dates.ts';
import { categoriesQuery, type PostFilters, postAuthorsQuery } from '../posts.queries.ts';
import { postListText as text } from './post-list.text.ts';

export type NamedFilter = { key: keyof PostFilters; name: string; value: string };

/** The filters that narrow the list, as people call them. Names of categories and authors are asked for when needed. */
export function useFilterNames(filters: PostFilters): NamedFilter[] {
  const { status, category, author, from, to, translation } = filters;
  const categories = useQuery({ ...categoriesQuery, enabled: category !== undefined });
  const authors = useQuery({ ...postAuthorsQuery, enabled: author !== undefined });
  const values: Record<keyof PostFilters, string | undefined> = {
    status: status && text.statuses[status],
    category: nameIn(categories, category, ({ title }) => title),
    author: nameIn(authors, author, ({ name }) => name),
    from: from && dayName(from),
    to: to && dayName(to),
    translation: translation && text.translations[translation],
  };
  const keys = Object.keys(values) as (keyof PostFilters)[];
  return keys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, name: text.names[key], value }];
  });
}

function nameIn<Option extends { id: number }>(
  { data, isPending }: { data: Option[] | undefined; isPending: boolean },
  id: number | undefined,
  nameOf: (option: Option) => string,
): string | undefined {
  if (id === undefined) return undefined;
  const option = data?.find((candidate) => candidate.id === id);
  if (option) return nameOf(option);
  return isPending ? '…' : text.unknown(id);
}

function dayName(day: string): string {
  const start = startOfZagrebDay(day);
  return start === undefined ? day : formatListDate(start);
}
