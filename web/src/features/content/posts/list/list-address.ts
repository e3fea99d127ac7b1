import type { PostStatus } from '@baklja/contract/features/content/posts';
import { POST_STATUS_WORDS } from '#web/lib/paths.ts';
import { day, defineListAddress, id, language, option, page, search, sort } from '#web/lists/address/list-address.ts';
import { translation } from '#web/lists/filters/translation-filter.ts';

/**
 * The URL parameters of the list; without parameters the first page of all Croatian posts, newest first. `from` and `to`
 * are days in Zagreb, YYYY-MM-DD, both inclusive.
 */
export const postListAddress = defineListAddress({
  page: page(),
  language: language(),
  search: search(),
  status: option<PostStatus>('status', POST_STATUS_WORDS),
  category: id('kategorija'),
  author: id('autor'),
  from: day('od'),
  to: day('do'),
  translation: translation(),
  ...sort({
    created: { word: 'vrijeme', first: 'desc' },
    modified: { word: 'promijenjeno', first: 'desc' },
    title: { word: 'naslov', first: 'asc' },
  }),
});

export type PostListAddress = ReturnType<typeof postListAddress.read>;
