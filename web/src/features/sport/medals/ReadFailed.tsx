import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './MedalScreen.module.css';

export function ReadFailed({ message, query }: { message: string; query: UseQueryResult }) {
  return (
    <Text c="red" fz="sm" className={classes.failed} role="alert">
      {message} <RetryButton variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()} />
    </Text>
  );
}
