import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import type { ListRequest } from './address/list-address.ts';
import type { ListState } from './address/use-list-address.ts';
import { activeFilters, type Filter } from './filters/filters.ts';
import { FilterName } from './filters/ListChips.tsx';
import type { ListRows } from './list-rows.ts';
import { type ListTexts, recordListText as text } from './record-list.text.ts';

type Props = ListState<ListRequest> & {
  list: ListRows<unknown>;
  texts: ListTexts;
  filters: readonly Filter[];
  clearFilters: () => void;
  action: ReactNode;
  children: ReactNode;
};

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

type NoRowsProps = Omit<Props, 'list' | 'children' | 'action'>;

function NoRecords({ isEmpty, action, ...props }: Omit<Props, 'list' | 'children'> & { isEmpty: boolean }) {
  const { request, texts, filters } = props;
  if (!isEmpty && activeFilters(filters, request).length > 0) return <NoMatch {...props} />;
  if (!isEmpty && request.search) return <NotFound {...props} search={request.search} />;
  return (
    <EmptyState
      title={texts.empty(request)}
      help={texts.emptyHelp === '' ? undefined : texts.emptyHelp}
      actions={action ?? undefined}
    />
  );
}

function NotFound({ request, change, texts, search }: NoRowsProps & { search: string }) {
  const { language } = request;
  const among = texts.among(request);
  return (
    <EmptyState
      title={texts.noTitle(search)}
      help={`${texts.foldedSearch}${among === '' ? '' : ` Traženo je ${among}.`}`}
      actions={
        <>
          <Button onClick={() => change({ search: '' })}>{text.clearSearch}</Button>
          {language && (
            <Button variant="quiet" onClick={() => change({ language: otherLanguage(language) })}>
              {text.otherLanguage[language]}
            </Button>
          )}
        </>
      }
    />
  );
}

function NoMatch({ request, change, texts, filters, clearFilters }: NoRowsProps) {
  const { search = '' } = request;
  const among = texts.among(request);
  const names = activeFilters(filters, request).map(({ filter, value }) => (
    <Fragment key={filter.key}>
      {filter.label.toLowerCase()} „<FilterName filter={filter} value={value} />”
    </Fragment>
  ));
  const conditions = search === '' ? names : [texts.searchedTitle(search), ...names];
  return (
    <EmptyState
      title={texts.noMatch}
      help={
        <>
          Traženo je{among === '' ? '' : ` ${among}`}:{' '}
          {conditions.map((condition, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <Fragment key={place}>
              {place > 0 && ', '}
              {condition}
            </Fragment>
          ))}
          .
        </>
      }
      actions={
        <>
          <Button onClick={clearFilters}>{text.clearFilters}</Button>
          {search !== '' && (
            <Button variant="quiet" onClick={() => change({ search: '' })}>
              {text.clearSearch}
            </Button>
          )}
        </>
      }
    />
  );
}
