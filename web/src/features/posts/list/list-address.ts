import type { PostSort, PostStatus } from '@baklja/contract/features/posts';
import { PAGE_NUMBER_MAX } from '@baklja/contract/limits';
import { startOfZagrebDay } from '#web/lib/dates.ts';
import {
  type AddressWords,
  addressOf,
  languageIn,
  ORDER_WORDS,
  searchIn,
  TRANSLATION_WORDS,
  valueIn,
} from '#web/widgets/record-list/address-words.ts';
import { usualOrder } from '#web/widgets/record-list/sort-order.ts';
import type { PostFilters, PostListRequest } from '../posts.queries.ts';

const STATUS_WORDS: AddressWords<PostStatus> = { published: 'objavljeno', scheduled: 'zakazano', draft: 'skica' };
const SORT_WORDS: AddressWords<PostSort> = { created: 'vrijeme', modified: 'promijenjeno', title: 'naslov' };

/** A request with everything that it may leave out. */
export type FullRequest = PostListRequest & Required<Pick<PostListRequest, 'sort' | 'order'>>;

/**
 * What the list shows, as its address says; what the address does not say, or says wrongly, is the first page of all in
 * Croatian, the latest first.
 */
export function requestFromAddress(address: URLSearchParams): FullRequest {
  const sort = valueIn(address, 'poredak', SORT_WORDS) ?? 'created';
  return {
    page: pageIn(address),
    language: languageIn(address),
    search: searchIn(address),
    status: valueIn(address, 'status', STATUS_WORDS),
    category: idIn(address, 'kategorija'),
    author: idIn(address, 'autor'),
    from: dayIn(address, 'od'),
    to: dayIn(address, 'do'),
    translation: valueIn(address, 'prijevod', TRANSLATION_WORDS),
    sort,
    order: valueIn(address, 'smjer', ORDER_WORDS) ?? usualOrder(sort),
  };
}

/** The address of a list; what is usual is left out. */
export function addressOfRequest(request: FullRequest): URLSearchParams {
  const { page, language, search, status, category, author, from, to, translation, sort, order } = request;
  return addressOf({
    stranica: page > 1 ? page : undefined,
    jezik: language === 'hr-HR' ? undefined : language,
    trazi: search,
    status: status && STATUS_WORDS[status],
    kategorija: category,
    autor: author,
    od: from,
    do: to,
    prijevod: translation && TRANSLATION_WORDS[translation],
    poredak: sort === 'created' ? undefined : SORT_WORDS[sort],
    smjer: order === usualOrder(sort) ? undefined : ORDER_WORDS[order],
  });
}

/** No filter at all. */
export const NO_FILTERS: PostFilters = {
  status: undefined,
  category: undefined,
  author: undefined,
  from: undefined,
  to: undefined,
  translation: undefined,
};

/** Whether a day of a filter is a whole one: a year that is still being typed begins with zeros. */
export function isFilterDay(day: string): boolean {
  return /^(19|20)\d\d-/.test(day) && startOfZagrebDay(day) !== undefined;
}

function pageIn(address: URLSearchParams): number {
  const page = Number.parseInt(address.get('stranica') ?? '1', 10);
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), PAGE_NUMBER_MAX);
}

function idIn(address: URLSearchParams, name: string): number | undefined {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function dayIn(address: URLSearchParams, name: string): string | undefined {
  const text = address.get(name) ?? '';
  return isFilterDay(text) ? text : undefined;
}
