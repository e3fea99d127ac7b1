import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import classes from './Dashboard.module.css';

type Props = { id: string; title: string; link?: ReactNode; isBusy: boolean; children: ReactNode };

export function DashboardBlock({ id, title, link, isBusy, children }: Props) {
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <Group className={classes.ruled} wrap="nowrap" align="baseline" pt={10} pb={6}>
        <Title order={2} id={id} lts="-0.01em">
          {title}
        </Title>
        {link !== undefined && (
          <Text span fz="sm" ml="auto" style={{ whiteSpace: 'nowrap' }}>
            {link}
          </Text>
        )}
      </Group>
      {children}
    </section>
  );
}

/** The state of the data that a block shows; a query result has this shape. */
export type Read<Data> = {
  /** Undefined until the data has arrived. */
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Whether there is nothing to show because the read failed. Data that arrived earlier stays visible. */
export function hasFailed(read: Read<unknown>): boolean {
  return read.data === undefined && read.error !== null;
}

export function isLoading(read: Read<unknown>): boolean {
  return read.data === undefined && read.error === null;
}

type ReadErrorProps = {
  title: string;
  /** All reads of the block; the button repeats those that failed. */
  reads: readonly Read<unknown>[];
};

/** One message for all failed reads of a block; nothing when none failed. */
export function ReadError({ title, reads }: ReadErrorProps) {
  const failed = reads.filter(hasFailed);
  const query = {
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
  return <FailedQuery title={title} query={query} />;
}
