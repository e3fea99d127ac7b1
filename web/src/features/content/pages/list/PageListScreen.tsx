import type { PageRow } from '@baklja/contract/features/content/pages';
import { compareCroatian } from '@baklja/contract/title-order';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { IconWorld } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import { type Filter, type FilterOption, rangeFilters } from '#web/lists/filters/filters.ts';
import { translationFilter } from '#web/lists/filters/translation-filter.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { EditLink, InCard, RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { recordListText } from '#web/lists/record-list.text.ts';
import type { DeleteDetails } from '#web/lists/selection/DeleteRecordsDialog.tsx';
import { TranslationMark, translationOf } from '#web/lists/TranslationMark.tsx';
import { PageReferences } from '../PageReferences.tsx';
import { pageListQuery, pageQueries, pageQuery, pageReferencesQuery } from '../pages.queries.ts';
import classes from './PageListScreen.module.css';
import { type PageListAddress, pageFinding, pageListAddress } from './pages.list.ts';

export function beginPageList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(pageListQuery(pageListAddress.read(search).language));
}

export function PageListScreen() {
  return (
    <RecordListScreen
      kind="page"
      title="Uredi stranice-kategorije"
      address={pageListAddress}
      useRows={usePageRows}
      columns={pageColumns}
      card={pageCard}
      titleOf={({ title }) => title}
      panelFilters={pageFilters}
      sortings={{
        'id desc': 'Najnovije',
        'id asc': 'Najstarije',
        'modified desc': 'Nedavno promijenjeno',
        'modified asc': 'Davno promijenjeno',
        'title asc': 'Naslov od A do Ž',
        'title desc': 'Naslov od Ž do A',
      }}
      queries={pageQueries}
      loadEditor={loadPageEditor}
      useDeleteDetails={useDeleteDetails}
      texts={{
        emptyHelp: 'Za prvu stranicu dovoljan je naslov. Tekst, poveznice i slike možete dopuniti poslije.',
        noMatch: 'Nijedna stranica ne odgovara.',
        among: ({ language = 'hr-HR' }) => `među stranicama na ${recordListText.language[language]}`,
      }}
    />
  );
}

function usePageRows(request: PageListAddress) {
  return useLocalRows(pageListQuery(request.language), request, pageFinding);
}

/** The references that deleting the pages would break; the delete button waits until they are loaded. */
function useDeleteDetails(pages: readonly PageRow[], isAsking: boolean): DeleteDetails {
  const references = useQuery({ ...pageReferencesQuery(pages.map(({ id }) => id)), enabled: isAsking });
  return {
    consequences: [
      {
        icon: <IconWorld aria-hidden />,
        text: pages.length === 1 ? 'Javnost je više neće vidjeti' : 'Javnost ih više neće vidjeti',
      },
    ],
    details: <PageReferences query={references} areSeveral={pages.length > 1} />,
    isWaiting: references.isFetching,
  };
}

/** The filters of the list of pages; the days are those of the last change. */
const pageFilters: readonly Filter[] = [
  { key: 'author', label: 'Autor', all: 'Svi autori', useOptions: useAuthorOptions, failed: 'Autori nisu učitani.' },
  ...rangeFilters,
  translationFilter('Svi prijevodi'),
];

function useAuthorOptions() {
  const { request } = useListAddress(pageListAddress);
  return useQuery({ ...pageListQuery(request.language), select: authorsOf });
}

function authorsOf(pages: readonly PageRow[]): FilterOption[] {
  const names = new Map<number, string>();
  for (const { created_user_id: id, created_by_name: name } of pages) if (id !== null && name) names.set(id, name);
  return [...names]
    .map(([id, name]) => ({ value: String(id), label: name }))
    .sort((a, b) => compareCroatian(a.label, b.label));
}

const pageColumns: readonly Column<PageRow, PageListAddress>[] = [
  { key: 'title', head: 'Naslov', sort: true, onPhone: 'title', cell: (page) => <TitleCell page={page} /> },
  {
    key: 'language',
    head: 'Jezik',
    width: 168,
    narrowWidth: 128,
    onPhone: 'meta',
    cell: (page) => (
      <span className={classes.languages}>
        {page.language} <TranslationMark language={page.language} {...translationOf(page, translationAddress(page))} />
      </span>
    ),
  },
  {
    key: 'id',
    head: 'ID',
    width: 88,
    narrowWidth: 64,
    sort: true,
    onPhone: 'meta',
    className: classes.quiet,
    cell: ({ id }) => (
      <>
        <InCard>ID </InCard>
        {id}
      </>
    ),
  },
  {
    key: 'modified',
    head: 'Zadnja izmjena',
    width: 120,
    sort: true,
    onPhone: 'meta',
    className: classes.quiet,
    cell: ({ modified_time: time }) => formatListDate(time),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 64,
    narrowWidth: 46,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, title }) => <EditLink to={paths.editPage(id)} title={title} />,
  },
];

const pageCard: Card = {
  columns: '56px 92px minmax(0, 1fr) auto',
  gap: 0,
  height: 64,
  lines: ['title title title edit', 'id modified language edit'],
};

function TitleCell({ page: { id, title } }: { page: PageRow }) {
  const queryClient = useQueryClient();
  const prefetch = () => {
    void queryClient.prefetchQuery(pageQuery(id));
    void loadPageEditor();
  };
  return <RecordLink to={paths.editPage(id)} title={title} isHeadline prefetch={prefetch} />;
}

function loadPageEditor(): Promise<unknown> {
  return import('../edit/PageScreen.tsx');
}

function translationAddress({ translation_id: id }: PageRow): string | undefined {
  return id === null ? undefined : paths.editPage(id);
}
