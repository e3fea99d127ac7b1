import type { PageRow, pageRoutes } from '@baklja/contract/features/content/pages';
import type { RouteAnswer } from '@baklja/contract/route';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { day, defineListAddress, id, language, page, search, sort } from '#web/lists/address/list-address.ts';
import { translation } from '#web/lists/filters/translation-filter.ts';
import type { Finding } from '#web/lists/find-rows.ts';

/** The URL parameters of the list; without parameters all Croatian pages, highest id first. */
export const pageListAddress = defineListAddress({
  page: page(),
  language: language(),
  search: search(),
  author: id('autor'),
  from: day('od'),
  to: day('do'),
  translation: translation(),
  ...sort({
    id: { word: 'id', first: 'desc' },
    modified: { word: 'promijenjeno', first: 'desc' },
    title: { word: 'naslov', first: 'asc' },
  }),
});

export type PageListAddress = ReturnType<typeof pageListAddress.read>;

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

type References = RouteAnswer<typeof pageRoutes.listPageReferences>;

/** The references to any of several pages. A reference to two of them counts once if both answers name it. */
export function joinReferences(all: readonly References[]): References {
  const named = all.flatMap(({ references }) => references);
  const references = [...new Map(named.map((reference) => [`${reference.kind}/${reference.id}`, reference])).values()];
  const total = all.reduce((sum, one) => sum + one.total, 0) - (named.length - references.length);
  return { references, total };
}
