import type { PageRow } from '@baklja/contract/features/pages';
import type { Finding } from '#web/widgets/record-list/find-rows.ts';
import type { PageListAddress } from './list-address.ts';

/** Search, filter and sort rules for the pages of a language. */
export const pageFinding: Finding<PageRow, PageListAddress> = {
  titleOf: ({ title }) => title,
  sortValue: (page, sort) => (sort === 'modified' ? Date.parse(page.modified_time) : page[sort]),
  matches: ({ translation_id, translation_outdated }, { translation }) => {
    if (translation === undefined) return true;
    return translation === 'missing' ? translation_id === null : translation_outdated === 1;
  },
};
