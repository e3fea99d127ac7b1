import { LANGUAGES } from '@baklja/contract/fields';
import type { PostListRequest } from './posts.queries.ts';

/** What the list shows, as its address says; what the address does not say is the first page in Croatian. */
export function requestFromAddress(address: URLSearchParams): PostListRequest {
  const page = Number.parseInt(address.get('stranica') ?? '1', 10);
  const language = LANGUAGES.find((candidate) => candidate === address.get('jezik')) ?? 'hr-HR';
  return { page: Number.isNaN(page) ? 1 : Math.max(page, 1), language, search: address.get('trazi') ?? '' };
}

/** The address of a list; what is usual is left out. */
export function addressOfRequest({ page, language, search }: PostListRequest): URLSearchParams {
  const address = new URLSearchParams();
  if (page > 1) address.set('stranica', String(page));
  if (language !== 'hr-HR') address.set('jezik', language);
  if (search !== '') address.set('trazi', search);
  return address;
}
