import { day, defineListAddress, id, language, page, search, sort } from '#web/lists/address/list-address.ts';
import { translation } from '#web/lists/filters/translation-filter.ts';

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
