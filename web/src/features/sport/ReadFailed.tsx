import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';

export function ReadFailed({ message, query }: { message: string; query: UseQueryResult }) {
  return (
    <Text c="red" fz="sm" style={{ gridColumn: '1 / -1' }} role="alert">
      {message} <RetryButton variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()} />
    </Text>
  );
}
