import type { PageRow } from '@baklja/contract/features/pages';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import { SortHead } from '#web/ui/SortHead.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import type { RowSelection } from '#web/ui/use-selection.ts';
import { headState, sortBy } from '#web/widgets/record-list/sort-order.ts';
import { pagesText } from '../pages.text.ts';
import type { PageListRequest, PageSort } from './list-address.ts';
import { NoPages } from './NoPages.tsx';
import classes from './PageTable.module.css';
import { PageTableRow } from './PageTableRow.tsx';
import { pageListText as text } from './page-list.text.ts';

type Props = {
  list: UseQueryResult<PageRow[]>;
  /** Those of the list that are looked for, in their order; undefined until the list is read. */
  found: readonly PageRow[] | undefined;
  request: PageListRequest;
  selection: RowSelection;
  onChange: (next: Partial<PageListRequest>) => void;
};

const COLUMN_COUNT = 5;

/** The list of pages in all its states. On a phone each row is a card. */
export function PageTable({ list, found, request, selection, onChange }: Props) {
  if (list.isError && list.data === undefined) {
    const reason = `${list.error.message}${request.search === '' ? '' : ` Vaša pretraga „${request.search}” ostaje upisana.`}`;
    return (
      <ErrorState
        title={text.notLoaded}
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
      <Head found={found} request={request} selection={selection} onChange={onChange} />
      {found === undefined ? (
        <TableSkeleton columns={COLUMN_COUNT} rows={20} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>
          {found.map((page) => (
            <PageTableRow
              key={page.id}
              page={page}
              isSelected={selection.rows.has(page.id)}
              onSelect={selection.toggle}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Head({ found, request, selection, onChange }: Omit<Props, 'list'>) {
  const count = selection.rows.size;
  const sortHead = (column: PageSort) => ({
    sorted: headState(request, column),
    onSort: () => onChange(sortBy<PageSort>(request, column)),
  });
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.check}>
          <SelectBox
            label={text.selectAll}
            isSelected={count > 0 && count === found?.length}
            isPartly={count > 0 && count < (found?.length ?? 0)}
            isDisabled={found === undefined}
            onSelect={selection.toggleAll}
          />
        </th>
        <SortHead {...sortHead('title')}>Naslov</SortHead>
        <th scope="col" className={classes.language}>
          {text.language}
        </th>
        <SortHead className={classes.id} {...sortHead('id')}>
          ID
        </SortHead>
        <th scope="col" className={classes.edit}>
          <span className={tableClasses.spoken}>{pagesText.edit}</span>
        </th>
      </tr>
    </thead>
  );
}
