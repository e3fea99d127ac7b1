import { countRecords } from '@baklja/contract/records/record-words';
import { lazy } from 'react';
import { paths } from '#web/lib/paths.ts';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { categoryQueries } from './categories.queries.ts';
import { categoriesText as text } from './categories.text.ts';

const CategorySheet = lazy(() => import('./CategorySheet.tsx').then((module) => ({ default: module.CategorySheet })));

const list = plainList({
  kind: 'category',
  list: categoryQueries.list({}),
  queries: categoryQueries,
  counts: [
    {
      ...{ key: 'croatian_posts', head: text.croatianPosts, word: 'clanci' },
      toUses: ({ id }) => paths.postsOfCategory(id, 'hr-HR'),
    },
    {
      ...{ key: 'english_posts', head: text.englishPosts, word: 'engleski-clanci' },
      toUses: ({ id }) => paths.postsOfCategory(id, 'en-GB'),
    },
  ],
  describeUse: ({ posts = 0 }) => (posts > 0 ? countRecords('post', posts) : ''),
  texts: { search: text.title, noTitle: text.noTitle, emptyHelp: text.emptyHelp },
  Sheet: CategorySheet,
});

/** /kategorije: all post categories, with the category being edited or added in a sheet over them. */
export function CategoryListScreen() {
  return <RecordListScreen {...list} />;
}
