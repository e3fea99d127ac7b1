import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import type { ListRequest } from './address/list-address.ts';
import type { ListState } from './address/use-list-address.ts';
import type { Filter } from './filters/filters.ts';
import type { ListRows } from './list-rows.ts';
import { NoRecords } from './NoRecords.tsx';
import { type ListTexts, recordListText as text } from './record-list.text.ts';

type Props = ListState<ListRequest> & {
  list: ListRows<unknown>;
  texts: ListTexts;
  filters: readonly Filter[];
  clearFilters: () => void;
  /** The first action of an empty list. */
  action: ReactNode;
  /** The rows, or their skeleton. */
  children: ReactNode;
};

/** A list in its states: loading, failed, without rows, or with rows. */
export function ListBody({ list, texts, children, ...props }: Props) {
  const { search } = props.request;
  if (list.error && list.page === undefined) {
    return (
      <ErrorState
        title={texts.notLoaded}
        reason={[list.error.message, ...(search ? [text.keptSearch(search)] : [])].join(' ')}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.page?.total === 0 && !list.isStale) return <NoRecords {...props} texts={texts} isEmpty={list.isEmpty} />;
  return children;
}
