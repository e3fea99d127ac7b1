import type { MagazineArticleRow } from '@baklja/contract/features/magazine/magazine-articles';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { MAGAZINE_ARTICLES_PAGE_SIZE } from '@baklja/contract/limits';
import { formatRange } from '@baklja/contract/plural';
import { Text } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { editScreenColumn, factsColumn, removeColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { authorListQuery, sectionQueries } from '../people/people.queries.ts';
import { listName } from '../people/people.ts';
import classes from './ArticleListScreen.module.css';
import { articleListQuery, articleQueries, issueChoicesQuery } from './articles.queries.ts';
import { cutSubtitle, articlesText as text } from './articles.text.ts';

export function beginArticleList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(articleListQuery(articleListAddress.read(search)));
}

export function ArticleListScreen() {
  return (
    <RecordListScreen
      kind="magazineArticle"
      address={articleListAddress}
      useRows={useArticleRows}
      columns={articleColumns}
      rowHeight={52}
      lineFilters={useFilters()}
      hint={<TextLink to={KINDS.magazineSection.screens.list.path}>Uredi rubrike</TextLink>}
      titleOf={titleOf}
      searchButton="Pretraži"
      queries={articleQueries}
      loadEditor={() => import('./ArticleScreen.tsx')}
      texts={{ noTitle: text.noTitle, emptyHelp: 'Članak ima naslov, a može imati broj, rubriku, stranice i autore.' }}
    />
  );
}

function useArticleRows(request: ArticleListAddress) {
  return useServerRows(articleListQuery(request), ({ articles, numPages, total }) => ({
    rows: articles,
    total,
    pages: numPages,
    start: (request.page - 1) * MAGAZINE_ARTICLES_PAGE_SIZE,
  }));
}

function useFilters(): ChoiceFilter[] {
  const issues = useQuery(issueChoicesQuery).data ?? [];
  const sections = useQuery(sectionQueries.list({})).data ?? [];
  const authors = useQuery(authorListQuery).data ?? [];
  return [
    {
      key: 'issue',
      label: text.issue,
      all: 'Svi brojevi',
      options: issues.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'section',
      label: text.section,
      all: 'Sve rubrike',
      options: sections.map(({ id, naziv }) => ({ value: String(id), label: naziv })),
    },
    {
      key: 'author',
      label: 'Autor',
      all: 'Svi autori',
      options: authors.map((author) => ({ value: String(author.id), label: listName(author) })),
    },
    {
      key: 'lack',
      label: 'Nedostaje',
      all: 'Potpuni i ostali',
      options: [{ value: 'author', label: 'Bez autora' }],
      // The line has no room for one more.
      isOnlyShownActive: true,
    },
  ];
}

function titleOf({ naslov }: MagazineArticleRow): string {
  return naslov;
}

const articleListAddress = defineListAddress({
  page: page(),
  search: search(),
  issue: id('broj'),
  section: id('rubrika'),
  author: id('autor'),
  lack: option<'author'>('nedostaje', { author: 'autor' }),
});

type ArticleListAddress = ReturnType<typeof articleListAddress.read>;

const articleColumns: readonly Column<MagazineArticleRow, unknown>[] = [
  {
    key: 'title',
    head: text.title,
    onPhone: 'title',
    className: classes.title,
    cell: ({ id, naslov, podnaslov }) => (
      <>
        <RecordLink to={editorPath('magazineArticle', id)} title={naslov} isHeadline />
        {podnaslov !== '' && (
          <Text c="dimmed" fz="sm" lh="18px" truncate visibleFrom="sm">
            {cutSubtitle(podnaslov)}
          </Text>
        )}
      </>
    ),
  },
  { key: 'issue', head: text.issue, width: 72, className: classes.words, cell: ({ broj }) => broj ?? '–' },
  {
    key: 'section',
    head: text.section,
    width: 130,
    hideBelow: 'tablet',
    className: classes.words,
    cell: ({ rubrika }) => rubrika ?? '–',
  },
  {
    key: 'authors',
    head: text.authors,
    width: 220,
    narrowWidth: 180,
    className: classes.words,
    cell: ({ autori }) =>
      autori || (
        <Text span c="dimmed">
          {text.noAuthor}
        </Text>
      ),
  },
  {
    key: 'pages',
    head: 'Stranice',
    width: 84,
    hideBelow: 'tablet',
    cell: (article) => (
      <Text c="quiet" style={{ whiteSpace: 'nowrap' }}>
        {describePages(article)}
      </Text>
    ),
  },
  factsColumn<MagazineArticleRow>(describeOnPhone),
  editScreenColumn('magazineArticle', titleOf),
  removeColumn({ kind: 'magazineArticle', titleOf, queries: articleQueries }),
];

function describePages({ stranica_start: first, stranica_kraj: last }: MagazineArticleRow): string {
  if (first === null) return '–';
  return formatRange(first, last ?? first);
}

/** „Klara Slovčić · 083, str. 16–21” */
function describeOnPhone(article: MagazineArticleRow): string {
  const { broj, autori, stranica_start: first } = article;
  const printed = [broj, first !== null && text.onPages(describePages(article))].filter(Boolean).join(', ');
  return [autori || text.noAuthor, printed].filter(Boolean).join('\u00a0· ');
}
