import type { PageRow } from '@baklja/contract/features/pages';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { otherLanguage } from '#web/widgets/record-editor/languages.ts';
import type { PageListRequest } from './list-address.ts';
import classes from './PageTable.module.css';
import { PageTableRow } from './PageTableRow.tsx';
import { pagesText } from './pages.text.ts';

type Props = {
  list: UseQueryResult<PageRow[]>;
  /** Those of the list that the search finds, in their order; undefined until the list is read. */
  found: readonly PageRow[] | undefined;
  request: PageListRequest;
  onChange: (next: Partial<PageListRequest>) => void;
};

/** The list of pages in all its states. On a phone each row is a card. */
export function PageTable({ list, found, request, onChange }: Props) {
  if (list.isError && list.data === undefined) {
    const reason = `${list.error.message}${request.search === '' ? '' : ` Vaša pretraga „${request.search}” ostaje upisana.`}`;
    return (
      <ErrorState
        title={pagesText.listNotLoaded}
        reason={reason}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (found?.length === 0 && !list.isPlaceholderData) {
    return <NoPages isEmpty={list.data?.length === 0} request={request} onChange={onChange} />;
  }
  return (
    <table
      className={`${tableClasses.table} ${classes.pages}`}
      aria-busy={list.isFetching}
      aria-label={pagesText.listTitle}
    >
      <thead>
        <tr>
          <th scope="col">Naslov</th>
          <th scope="col" className={classes.id}>
            ID
          </th>
          <th scope="col" className={classes.edit}>
            <span className={tableClasses.spoken}>{pagesText.edit}</span>
          </th>
        </tr>
      </thead>
      {found === undefined ? (
        <TableSkeleton columns={3} rows={20} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>
          {found.map((page) => (
            <PageTableRow key={page.id} page={page} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function NoPages({ isEmpty, request, onChange }: { isEmpty: boolean } & Pick<Props, 'request' | 'onChange'>) {
  const { search, language } = request;
  const isCroatian = language === 'hr-HR';
  if (isEmpty) {
    return (
      <EmptyState
        title={isCroatian ? 'Ovdje će biti stranice na hrvatskom.' : 'Ovdje će biti stranice na engleskom.'}
        help="Za prvu stranicu dovoljan je naslov. Tekst, poveznice i slike možete dopuniti poslije."
        actions={
          <Button component={Link} to={paths.createPage} variant="filled" leftSection={<IconPlus aria-hidden />}>
            {pagesText.createTitle}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={`Nijedan naslov ne sadrži „${search}”.`}
      help={`Kvačice i velika slova nisu važni: „sinkovic” nalazi „Sinković”. Traženo je među stranicama na ${isCroatian ? 'hrvatskom' : 'engleskom'}.`}
      actions={
        <>
          <Button onClick={() => onChange({ search: '' })}>Poništi pretragu</Button>
          <Button variant="quiet" onClick={() => onChange({ language: otherLanguage(language) })}>
            {isCroatian ? 'Traži među engleskima' : 'Traži među hrvatskima'}
          </Button>
        </>
      }
    />
  );
}
