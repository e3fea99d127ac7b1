import type { PageRow } from '@baklja/contract/features/content/pages';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import type { Finding } from '#web/lists/find-rows.ts';
import type { PageListAddress } from './list-address.ts';

/** Search, filter and sort rules for the pages of a language. */
export const pageFinding: Finding<PageRow, PageListAddress> = {
  titleOf: ({ title }) => title,
  sortValue: (page, sort) => (sort === 'modified' ? Date.parse(page.modified_time) : page[sort]),
  matches: (page, { author, from, to, translation }) => {
    if (author !== undefined && page.created_user_id !== author) return false;
    if (translation === 'missing' && page.translation_id !== null) return false;
    if (translation === 'outdated' && page.translation_outdated !== 1) return false;
    return isWithin(page.modified_time, { from, to });
  },
};

/** Whether the moment is on one of the days in Zagreb; both days are inclusive. */
function isWithin(moment: string, { from, to }: Pick<PageListAddress, 'from' | 'to'>): boolean {
  if (from === undefined && to === undefined) return true;
  const day = dayInZagreb(new Date(moment));
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}
