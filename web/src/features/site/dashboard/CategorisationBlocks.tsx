import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { DashboardBlock, isLoading, ReadError } from './DashboardBlock.tsx';
import { DashboardRow, LoadingRows } from './DashboardRow.tsx';

const LIST = SCREENS.categorisation.path;
const SHOWN_VERSIONS = 5;
const ROWS = { one: 'redak', few: 'retka', other: 'redaka' };

function useVersions() {
  return useQuery({
    queryKey: ['categorisation', 'versions'],
    queryFn: ({ signal }) => call(categorisationRoutes.listCategorisationVersions, {}, { signal }),
  });
}

/** How many rows of the list in force each category has. */
export function ListInForce() {
  const read = useQuery({
    queryKey: ['categorisation', 'page', {}],
    queryFn: ({ signal }) => call(categorisationRoutes.findCategorisedAthletes, { query: {} }, { signal }),
  });
  const versions = useVersions();
  const since = versions.data?.[0]?.created;
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <DashboardBlock
      id="in-force"
      title="Popis na snazi"
      link={read.data && <TextLink to={LIST}>{`Svih ${formatNumber(read.data.total)}`}</TextLink>}
      isBusy={isLoading(read)}
    >
      <ReadError title="Popis na snazi nije učitan." reads={[read, versions]} />
      {isLoading(read) && <LoadingRows count={1} isSeen={isSlow} />}
      {read.data && (
        <Text className={classes.lined} c="quiet" py="sm">
          {read.data.total === 0 ? 'Popis je prazan.' : since && `Od ${formatDateTime(since)}.`}
        </Text>
      )}
      <SimpleGrid component="ul" cols={{ base: 3, sm: 6 }} spacing={0}>
        {read.data?.categories.map(({ value, count }) => (
          <li key={value}>
            <Anchor
              component={Link}
              to={`${LIST}?kategorija=${encodeURIComponent(value)}`}
              aria-label={`Kategorija ${value}: ${formatNumber(count)}`}
              display="block"
              py="xs"
              c="inherit"
            >
              <Text span ff="heading" fz="lg">
                {value}
              </Text>{' '}
              {formatNumber(count)}
            </Anchor>
          </li>
        ))}
      </SimpleGrid>
    </DashboardBlock>
  );
}

/** The lists that were imported last, in place of records: a categorisation has none that are edited. */
export function LatestLists() {
  const read = useVersions();
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <DashboardBlock
      id="latest-lists"
      title="Zadnji popisi"
      link={<TextLink to={SCREENS.categorisationVersions.path}>Sve verzije</TextLink>}
      isBusy={isLoading(read)}
    >
      <ReadError title="Zadnji popisi nisu učitani." reads={[read]} />
      {isLoading(read) && <LoadingRows count={SHOWN_VERSIONS} isSeen={isSlow} />}
      {read.data?.length === 0 && (
        <Text className={classes.lined} c="quiet" py="sm">
          Još nije uvezen nijedan popis.
        </Text>
      )}
      <ul>
        {read.data?.slice(0, SHOWN_VERSIONS).map(({ id, action, file_name, rows, created, created_by_name }) => (
          <DashboardRow
            key={id}
            title={action === 'delete' ? 'Popis izbrisan' : file_name || 'Popis bez imena datoteke'}
            note={[countOf(rows, ROWS), created_by_name].filter(Boolean).join(', ')}
            at={created}
          />
        ))}
      </ul>
    </DashboardBlock>
  );
}
