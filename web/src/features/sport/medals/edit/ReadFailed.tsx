import type { UseQueryResult } from '@tanstack/react-query';
import look from '#web/ui/look.module.css';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './MedalEditor.module.css';

type Props = { message: string; query: Pick<UseQueryResult, 'isFetching' | 'refetch'> };

/** Where data should be that failed to load, with a retry. */
export function ReadFailed({ message, query }: Props) {
  return (
    <p className={`${look.red} ${look.small} ${classes.failed}`} role="alert">
      {message} <RetryButton variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()} />
    </p>
  );
}
