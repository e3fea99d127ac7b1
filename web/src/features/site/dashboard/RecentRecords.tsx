import { RECENT_RECORDS_LIMIT, recentRoutes } from '@baklja/contract/features/site/recent';
import { nominative } from '@baklja/contract/records/record-words';
import { Anchor, Box, Flex, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, isLoading, ReadError } from './DashboardBlock.tsx';

/** Read again at each visit: a save may have been made in another tab. */
const recentRecordsQuery = queryOptions({
  queryKey: ['recent records'],
  queryFn: ({ signal }) => call(recentRoutes.listRecentRecords, {}, { signal }),
  staleTime: 0,
});

/** The records that the user edited last. */
export function RecentRecords() {
  const read = useQuery(recentRecordsQuery);
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <DashboardBlock id="recent" title="Zadnje uređivano" isBusy={isLoading(read)}>
      <ReadError title="Zadnje uređivano nije učitano." reads={[read]} />
      {isLoading(read) &&
        Array.from({ length: RECENT_RECORDS_LIMIT }, (_, place) => place).map((place) => (
          <Flex key={place} className={classes.lined} h={52} align="center" aria-hidden>
            {isSlow && <Skeleton height={12} width="60%" />}
          </Flex>
        ))}
      {read.data?.length === 0 && (
        <Text className={classes.lined} c="quiet" py="sm">
          Još niste ništa uredili.
        </Text>
      )}
      <ul>
        {read.data?.map(({ kind, at, ...record }) => (
          <Flex
            component="li"
            key={`${kind} ${record.id}`}
            className={classes.lined}
            mih={52}
            py={7}
            gap="sm"
            align="center"
            justify="space-between"
          >
            <Box miw={0}>
              <Anchor
                component={Link}
                to={paths.record({ kind, ...record })}
                display="block"
                c="inherit"
                fw={600}
                truncate
              >
                {record.title}
              </Anchor>
              <Text c="quiet" fz="sm" lh="18px">
                {nominative(kind)}
              </Text>
            </Box>
            <Text c="quiet" fz="sm" style={{ whiteSpace: 'nowrap' }}>
              {formatMoment(at, new Date())}
            </Text>
          </Flex>
        ))}
      </ul>
    </DashboardBlock>
  );
}
