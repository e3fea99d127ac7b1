import type { Category } from '@baklja/contract/features/categories';
import { countRecords } from '@baklja/contract/records/record-words';
import { lazy } from 'react';
import { paths } from '#web/lib/paths.ts';
import { defineListAddress, page, search, sort } from '#web/widgets/record-list/address/list-address.ts';
import type { Finding } from '#web/widgets/record-list/find-rows.ts';
import { useLocalRows } from '#web/widgets/record-list/list-rows.ts';
import {
  countColumn,
  editColumn,
  factsColumn,
  modifiedColumn,
  nameColumn,
} from '#web/widgets/record-list/plain-columns.tsx';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import { categoryQueries } from './categories.queries.ts';
import { categoriesText as text } from './categories.text.ts';

const CategorySheet = lazy(() => import('./CategorySheet.tsx').then((module) => ({ default: module.CategorySheet })));

const address = defineListAddress({
  page: page(),
  search: search(),
  ...sort({
    title: { word: 'naziv', first: 'asc' },
    croatian_posts: { word: 'clanci', first: 'desc' },
    english_posts: { word: 'engleski-clanci', first: 'desc' },
    modified: { word: 'promijenjeno', first: 'desc' },
  }),
});

type Request = ReturnType<typeof address.read>;

const columns = [
  nameColumn<Category>('category', text.title),
  countColumn<Category>('croatian_posts', text.croatianPosts, ({ id }) => paths.postsOfCategory(id, 'hr-HR')),
  countColumn<Category>('english_posts', text.englishPosts, ({ id }) => paths.postsOfCategory(id, 'en-GB')),
  modifiedColumn<Category>(),
  factsColumn<Category>(({ posts = 0 }) => (posts > 0 ? countRecords('post', posts) : text.unused)),
  editColumn<Category>('category'),
];

const texts = { search: text.title, noTitle: text.noTitle, emptyHelp: text.emptyHelp };

/** /kategorije: all post categories, with the category being edited or added in a sheet over them. */
export function CategoryListScreen() {
  return (
    <RecordListScreen
      kind="category"
      address={address}
      useRows={useCategoryRows}
      columns={columns}
      titleOf={({ title }) => title}
      queries={categoryQueries}
      texts={texts}
      Sheet={CategorySheet}
    />
  );
}

const finding: Finding<Category, Request> = {
  titleOf: ({ title }) => title,
  sortValue: (category, sort) => category[sort] ?? '',
};

function useCategoryRows(request: Request) {
  return useLocalRows(categoryQueries.list({}), request, finding);
}
