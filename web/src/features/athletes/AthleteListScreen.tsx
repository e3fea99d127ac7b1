import { ATHLETES_PAGE_SIZE, type AthleteRow } from '@baklja/contract/features/athletes';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { sportChoicesQuery } from '#web/lib/sport-choices-query.ts';
import type { ChoiceFilter } from '#web/widgets/record-list/filters/filters.ts';
import { useServerRows } from '#web/widgets/record-list/list-rows.ts';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import { athleteColumns } from './athlete-columns.tsx';
import { type AthleteListRequest, athleteListAddress } from './athlete-list-address.ts';
import { athleteQueries } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';

/** Prefetches the list of the address. */
export function beginAthleteList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(listQuery(athleteListAddress.read(search)));
}

/** /sportasi: all athletes, a page at a time, searched by name. */
export function AthleteListScreen() {
  return (
    <RecordListScreen
      kind="athlete"
      address={athleteListAddress}
      useRows={useAthleteRows}
      columns={athleteColumns}
      lineFilters={useFilters()}
      titleOf={({ Ime, Prezime }: AthleteRow) => `${Ime} ${Prezime}`}
      queries={athleteQueries}
      loadEditor={() => import('./AthleteScreens.tsx')}
      texts={{ search: text.search, noTitle: text.noName, emptyHelp: text.emptyHelp }}
    />
  );
}

function useFilters(): ChoiceFilter[] {
  const { data: sports = [] } = useQuery(sportChoicesQuery);
  return [
    {
      key: 'sport',
      label: text.sport,
      all: text.allSports,
      options: sports.map(({ id, naziv }) => ({ value: String(id), label: naziv })),
    },
    {
      key: 'activity',
      label: text.activity,
      all: text.allActivities,
      options: [
        { value: '1', label: text.active },
        { value: '0', label: text.inactive },
      ],
    },
    {
      key: 'olympian',
      label: text.olympian,
      all: text.olympians,
      options: [
        { value: '1', label: text.onlyOlympians },
        { value: '0', label: text.onlyOthers },
      ],
    },
  ];
}

function useAthleteRows(request: AthleteListRequest) {
  return useServerRows(listQuery(request), ({ athletes, total, numPages }) => ({
    rows: athletes,
    total,
    pages: numPages,
    start: (request.page - 1) * ATHLETES_PAGE_SIZE,
  }));
}

function listQuery({ search, sport, activity, olympian, ...request }: AthleteListRequest) {
  return athleteQueries.list({
    query: {
      ...request,
      ...(search !== '' && { search }),
      ...(sport !== undefined && { sportid: sport }),
      ...(activity !== undefined && { aktivan: activity }),
      ...(olympian !== undefined && { olimpijac: olympian }),
    },
  });
}
