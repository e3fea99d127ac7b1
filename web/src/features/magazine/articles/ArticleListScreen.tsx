import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { KINDS } from '@baklja/contract/kinds';
import { MAGAZINE_ARTICLES_PAGE_SIZE } from '@baklja/contract/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { defineListAddress, id, page, search } from '#web/lists/address/list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { listName } from '../people/author-names.ts';
import { authorListQuery } from '../people/authors.queries.ts';
import { sectionQueries } from '../people/sections.queries.ts';
import { articleColumns, loadArticleEditor } from './article-columns.tsx';
import { articleListQuery, articleQueries, issueChoicesQuery } from './articles.queries.ts';
import { articlesText as text } from './articles.text.ts';

/** Prefetches the page that the address names. */
export function beginArticleList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(articleListQuery(articleListAddress.read(search)));
}

/** /olimp-clanci: the articles of the magazine, one page at a time. */
export function ArticleListScreen() {
  return (
    <RecordListScreen
      kind="magazineArticle"
      address={articleListAddress}
      useRows={useArticleRows}
      columns={articleColumns}
      rowHeight={52}
      lineFilters={useFilters()}
      hint={<TextLink to={KINDS.magazineSection.screens.list.path}>{text.editSections}</TextLink>}
      titleOf={({ naslov }: MagazineArticleRow) => naslov}
      searchButton={text.search}
      queries={articleQueries}
      loadEditor={loadArticleEditor}
      texts={{ noTitle: text.noTitle, emptyHelp: text.emptyHelp }}
    />
  );
}

function useArticleRows(request: ArticleListAddress) {
  return useServerRows(articleListQuery(request), ({ articles, numPages, total }) => ({
    ...{ rows: articles, total, pages: numPages },
    start: (request.page - 1) * MAGAZINE_ARTICLES_PAGE_SIZE,
  }));
}

function useFilters(): ChoiceFilter[] {
  const issues = useQuery(issueChoicesQuery).data ?? [];
  const sections = useQuery(sectionQueries.list({})).data ?? [];
  const authors = useQuery(authorListQuery).data ?? [];
  return [
    {
      ...{ key: 'issue', label: text.issue, all: text.allIssues },
      options: issues.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      ...{ key: 'section', label: text.section, all: text.allSections },
      options: sections.map(({ id, naziv }) => ({ value: String(id), label: naziv })),
    },
    {
      ...{ key: 'author', label: text.author, all: text.allAuthors },
      options: authors.map((author) => ({ value: String(author.id), label: listName(author) })),
    },
  ];
}

/** The parameters of the list of articles in its address. */
export const articleListAddress = defineListAddress({
  page: page(),
  search: search(),
  issue: id('broj'),
  section: id('rubrika'),
  author: id('autor'),
});

type ArticleListAddress = ReturnType<typeof articleListAddress.read>;
