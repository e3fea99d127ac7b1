import { Flex } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { type FormDefinition, listOf } from '../define-record-form.ts';
import { recordFormText as text } from '../record-form.text.ts';

type FormOf = Pick<FormDefinition<never>, 'kind' | 'listTitle'>;

type Props = {
  form: FormOf;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Sentence for a missing record. */
  missing: string;
  /** The editor in its final shape. */
  skeleton: ReactNode;
};

/** Replaces an editor without its record: the record is loading, missing or failed to load. */
export function RecordLoadState({ form, query: { error, isFetching, refetch }, missing, skeleton }: Props) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  if (error instanceof ApiError && error.status === 404) return <RecordMissing form={form} title={missing} />;
  if (error) {
    return (
      <ErrorState
        title={text.notLoaded(form.kind)}
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    isSlow && (
      <Flex flex={1} direction="column" role="status" aria-label={text.loading(form.kind)}>
        {skeleton}
      </Flex>
    )
  );
}

/** Shown for an address that identifies no record. */
export function RecordMissing({ form, title = text.missing(form.kind) }: { form: FormOf; title?: string }) {
  const list = listOf(form);
  return (
    <EmptyState
      isScreen
      title={title}
      help={text.missingHelp(form.kind)}
      actions={<TextLink to={list.path}>{list.title}</TextLink>}
    />
  );
}
