/** What a list of files shows: a page of it, and what was searched for. */
export type ListAddress = { page: number; search: string };

/** What the address says; what it does not say is the first page of all. */
export function listAddressFrom(query: URLSearchParams): ListAddress {
  const page = Number.parseInt(query.get('stranica') ?? '1', 10);
  return { page: Number.isNaN(page) ? 1 : Math.max(page, 1), search: query.get('trazi') ?? '' };
}

/** The address of a list; what is usual is left out. */
export function queryOfList({ page, search }: ListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('trazi', search);
  if (page > 1) query.set('stranica', String(page));
  return query;
}
