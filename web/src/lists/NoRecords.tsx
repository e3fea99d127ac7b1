import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import type { ListRequest } from './address/list-address.ts';
import type { ListState } from './address/use-list-address.ts';
import { FilterName } from './filters/FilterName.tsx';
import { activeFilters, type Filter } from './filters/filters.ts';
import { type ListTexts, recordListText as text } from './record-list.text.ts';

type Props = ListState<ListRequest> & {
  texts: ListTexts;
  filters: readonly Filter[];
  /** No record exists at all, with or without a search. */
  isEmpty: boolean;
  clearFilters: () => void;
  /** The first action of an empty list. */
  action: ReactNode;
};

/** Replaces a list without rows: shows what belongs here, or what hides the rows and how to continue. */
export function NoRecords({ isEmpty, action, ...props }: Props) {
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

type NoRowsProps = Omit<Props, 'isEmpty' | 'action'>;

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
