import { RECENT_RECORDS_LIMIT } from '@baklja/contract/features/site/start';
import { nominative } from '@baklja/contract/records/record-words';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/lib/paths.ts';
import { recentRecordsQuery } from '#web/lib/queries/recent-records-query.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, isLoading, ReadError } from './DashboardBlock.tsx';
import { DashboardRow, LoadingRows } from './DashboardRow.tsx';

/** The records that the user edited last. */
export function RecentRecords() {
  const read = useQuery(recentRecordsQuery);
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <DashboardBlock id="recent" title="Zadnje uređivano" isBusy={isLoading(read)}>
      <ReadError title="Zadnje uređivano nije učitano." reads={[read]} />
      {isLoading(read) && <LoadingRows count={RECENT_RECORDS_LIMIT} isSeen={isSlow} />}
      {read.data?.length === 0 && (
        <Text className={classes.lined} c="quiet" py="sm">
          Još niste ništa uredili.
        </Text>
      )}
      <ul>
        {read.data?.map(({ kind, id, key, title, medalja, at }) => (
          <DashboardRow
            key={`${kind} ${id}`}
            title={title}
            to={paths.record({ kind, id, key })}
            note={
              <Group component="span" gap={6}>
                {medalja && <MedalDisc place={medalja} />}
                {nominative(kind)}
              </Group>
            }
            at={at}
          />
        ))}
      </ul>
    </DashboardBlock>
  );
}
