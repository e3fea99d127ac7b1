import type { PageRow } from '@baklja/contract/features/content/pages';
import { useQueryClient } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import type { Card } from '#web/lists/card-template.ts';
import { EditLink, InCard, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { TranslationMark, translationOf } from '#web/lists/TranslationMark.tsx';
import look from '#web/ui/look.module.css';
import { pageQuery } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import type { PageListAddress } from './list-address.ts';
import classes from './PageCells.module.css';
import { pageListText as text } from './page-list.text.ts';

/** The columns of the list of pages. The title is a link that covers the whole row. */
export const pageColumns: readonly Column<PageRow, PageListAddress>[] = [
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
    className: look.quiet,
    cell: ({ id }) => (
      <>
        <InCard>ID </InCard>
        {id}
      </>
    ),
  },
  {
    key: 'modified',
    head: text.modified,
    width: 120,
    sort: true,
    onPhone: 'meta',
    className: look.quiet,
    cell: ({ modified_time: time }) => formatListDate(time),
  },
  {
    key: 'edit',
    head: pagesText.edit,
    isHeadHidden: true,
    width: 64,
    narrowWidth: 46,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, title }) => <EditLink to={paths.editPage(id)} title={title} />,
  },
];

export const pageCard: Card = {
  columns: '56px 92px minmax(0, 1fr) auto',
  gap: 0,
  height: 64,
  checkOver: 'edit',
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

/** Loads the code of the editor. */
export function loadPageEditor(): Promise<unknown> {
  return import('../edit/PageEditScreen.tsx');
}

function translationAddress({ translation_id: id }: PageRow): string | undefined {
  return id === null ? undefined : paths.editPage(id);
}
