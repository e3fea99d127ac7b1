import type { Language } from '@baklja/contract/fields';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { BesideFrame } from './BesideText.tsx';
import { translationText as text } from './translation.text.ts';

type Props<Row> = {
  record: UseQueryResult<Row>;
  language: Language;
  onClose: () => void;
  /** Draws the record once it is read. */
  children: (row: Row) => ReactNode;
};

/** The record in the other language beside the form, while it is read and when it could not be. */
export function BesideRecord<Row>({ record, language, onClose, children }: Props<Row>) {
  const isSlow = useDelayed(record.isPending, SKELETON_AFTER_MS);
  if (record.data !== undefined) return children(record.data);
  return (
    <BesideFrame language={language} onClose={onClose}>
      {record.isError ? (
        <ErrorState
          title={text.besideNotLoaded}
          reason={record.error.message}
          onRetry={() => void record.refetch()}
          isRetrying={record.isFetching}
        />
      ) : (
        isSlow && <Skeleton height={320} mt={24} role="status" aria-label={text.loading} />
      )}
    </BesideFrame>
  );
}
