import type { AthleteRow } from '@baklja/contract/features/sport/athletes';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { AthleteSearch } from './AthleteSearch.tsx';
import { athleteColumns } from './athlete-columns.tsx';
import { type AthleteListRequest, athleteListAddress } from './athlete-list-address.ts';
import { athleteListQuery, useAthleteRows } from './athlete-rows.ts';
import { athleteQueries } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';

/** Prefetches the list of the address. */
export function beginAthleteList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(athleteListQuery(athleteListAddress.read(search)));
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
      Search={AthleteSearch}
      noteOf={(_, request) => <Counts request={request} />}
      titleOf={({ Ime, Prezime }: AthleteRow) => `${Ime} ${Prezime}`}
      queries={athleteQueries}
      loadEditor={() => import('./AthleteScreens.tsx')}
      texts={{
        ...{ search: text.search, noTitle: text.noName, emptyHelp: text.emptyHelp },
        deleteQuestion: text.deleteQuestion,
      }}
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

/** „503 sportaša, 491 olimpijac”, of what is shown. */
function Counts({ request }: { request: AthleteListRequest }) {
  const { data } = useQuery(athleteListQuery(request));
  return data && `${text.count(data.total)}, ${text.countOlympians(data.olympians)}`;
}
