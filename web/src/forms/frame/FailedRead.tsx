import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

type Props = { title: string; query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> };

/** What is missing because its read failed, and why. Nothing while the read has no error. */
export function FailedRead({ title, query: { error, isFetching, refetch } }: Props) {
  if (!error) return null;
  return <ErrorState title={title} reason={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
