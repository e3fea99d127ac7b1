import type { TranslationFault } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import {
  type AddressWords,
  addressOf,
  languageIn,
  ORDER_WORDS,
  searchIn,
  TRANSLATION_WORDS,
  valueIn,
} from '#web/widgets/record-list/address-words.ts';
import { type Sorting, usualOrder } from '#web/widgets/record-list/sort-order.ts';

/** What the list of pages can be sorted by. */
export type PageSort = 'id' | 'title' | 'modified';

const SORT_WORDS: AddressWords<PageSort> = { id: 'id', title: 'naslov', modified: 'promijenjeno' };

/** What the list of pages shows. */
export type PageListRequest = {
  language: Language;
  search: string;
  /** Only those whose translation is missing or older. */
  translation: TranslationFault | undefined;
} & Sorting<PageSort>;

/**
 * What the list shows, as its address says; what the address does not say, or says wrongly, is all in Croatian, the
 * newest id first.
 */
export function requestFromAddress(address: URLSearchParams): PageListRequest {
  const sort = valueIn(address, 'poredak', SORT_WORDS) ?? 'id';
  return {
    language: languageIn(address),
    search: searchIn(address),
    translation: valueIn(address, 'prijevod', TRANSLATION_WORDS),
    sort,
    order: valueIn(address, 'smjer', ORDER_WORDS) ?? usualOrder(sort),
  };
}

/** The address of a list; what is usual is left out. */
export function addressOfRequest({ language, search, translation, sort, order }: PageListRequest): URLSearchParams {
  return addressOf({
    jezik: language === 'hr-HR' ? undefined : language,
    trazi: search,
    prijevod: translation && TRANSLATION_WORDS[translation],
    poredak: sort === 'id' ? undefined : SORT_WORDS[sort],
    smjer: order === usualOrder(sort) ? undefined : ORDER_WORDS[order],
  });
}
