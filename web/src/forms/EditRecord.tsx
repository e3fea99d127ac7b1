import { kindRow } from '@baklja/contract/kinds';
import { Box, Flex, Skeleton } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { HiddenHead, PageHead } from '#web/ui/PageHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { type EditForm, listOf, type RecordForm, type RecordRow, titlesOf } from './define-record-form.ts';
import { useEditRecord } from './editing/use-edit-record.ts';
import { type AnyDraft, RecordProvider } from './open-record.ts';
import classes from './PageFrame.module.css';
import { recordFormText as text } from './record-form.text.ts';
import type { EditorQueries } from './record-queries.ts';
import { useSaveAfterPictures } from './use-save-after-pictures.ts';

export type EditRecordProps<Draft extends object, Row extends RecordRow, Create, Update> = {
  form: RecordForm<Draft, Row, Create, Update>;
  queries: EditorQueries<Row, Create, Update>;
  recordKey: string;
  /** Replaces the record while it is loading: the skeleton of a page, if absent. */
  skeleton?: ReactNode;
  children: ReactNode;
};

/** The props of any form: its types end at the border of this file. */
type AnyProps = EditRecordProps<AnyDraft, RecordRow, unknown, unknown>;

/** Loads a record for its frame; shows when it is loading, missing or failed to load. */
export function EditRecord<Draft extends object, Row extends RecordRow, Create, Update>(
  props: EditRecordProps<Draft, Row, Create, Update>,
) {
  const { form, recordKey } = props;
  const isKey = kindRow(form.kind).key !== 'id' || /^[1-9]\d{0,15}$/.test(recordKey);
  return isKey ? <ReadRecord key={recordKey} {...(props as unknown as AnyProps)} /> : <NoRecord form={form} />;
}

function NoRecord({ form }: { form: FormOf }) {
  useDocumentTitle(titlesOf(form.kind).edit);
  return <RecordMissing form={form} />;
}

function ReadRecord(props: AnyProps) {
  const { form, queries, recordKey } = props;
  const query = useQuery(queries.one(recordKey));
  const { data: row } = query;
  const title = titlesOf(form.kind).edit;
  const name = row && (form.nameOf?.(row) ?? String(Reflect.get(row, kindRow(form.kind).title) ?? ''));
  useDocumentTitle(name ? `${name} – ${title}` : title);
  if (row) return <ReadyRecord key={row.id} {...props} row={row} />;
  return (
    <RecordLoadState
      form={form}
      query={query}
      title={title}
      missing={text.missing(form.kind)}
      skeleton={props.skeleton}
    />
  );
}

function ReadyRecord({ form, queries, recordKey, row, children }: AnyProps & { row: RecordRow }) {
  const record = useSaveAfterPictures(useEditRecord({ form, queries, recordKey, row }));
  return <RecordProvider record={record}>{children}</RecordProvider>;
}

type FormOf = Pick<EditForm<never, never, never>, 'kind' | 'list'>;

type LoadProps = {
  form: FormOf;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The heading of a page until the record is loaded. */
  title: string;
  missing: string;
  skeleton?: ReactNode;
};

export function RecordLoadState({ form, query, title, missing, skeleton }: LoadProps) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  const { error } = query;
  if (error instanceof ApiError && error.status === 404) return <RecordMissing form={form} title={missing} />;
  return (
    <>
      {/* A drawer has a title of its own. */}
      {!skeleton && (error ? <PageHead title={title} /> : <HiddenHead title={title} />)}
      <FailedQuery title={text.notLoaded(form.kind)} query={query} />
      {!error && isSlow && (
        <Flex flex={1} direction="column" role="status" aria-label={text.loading(form.kind)}>
          {skeleton ?? <PageSkeleton />}
        </Flex>
      )}
    </>
  );
}

export function RecordMissing({ form, title = text.missing(form.kind) }: { form: FormOf; title?: string }) {
  const list = listOf<never>(form);
  return (
    <EmptyState
      isScreen
      title={title}
      help={text.missingHelp(form.kind)}
      actions={<TextLink to={list.path}>{list.title}</TextLink>}
    />
  );
}

function PageSkeleton() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.page}>
      <div className={classes.columns} data-right={isNarrow ? undefined : 'panel'}>
        <div className={classes.sheet}>
          <Box maw="var(--w-measure)" mx="auto">
            <Skeleton height={12} width={160} mt={6} mb={24} />
            <Skeleton height={36} mb={10} />
            <Skeleton height={36} width="60%" mb={24} />
            <Skeleton height={36} mb={24} />
            {['96%', '100%', '92%', '98%', '40%'].map((width) => (
              <Skeleton key={width} height={14} width={width} mb={14} />
            ))}
          </Box>
        </div>
        {!isNarrow && (
          <div className={classes.panel}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} height={32} mb={28} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
