import { ATHLETES_PAGE_SIZE, type AthleteRow } from '@baklja/contract/features/sport/athletes';
import { editorPath } from '@baklja/contract/kinds';
import { Combobox, UnstyledButton } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { defineListAddress, id, option, page, search, sort } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { SearchField, type SearchFieldProps } from '#web/ui/lists/SearchField.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from '../AthleteOffers.tsx';
import classes from './AthleteListScreen.module.css';
import { athleteColumns } from './athlete-columns.tsx';
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

/** The search of the list, which also offers the first athletes that it found: one of them opens at once. */
function AthleteSearch(props: SearchFieldProps) {
  const { request } = useListAddress(athleteListAddress);
  const { page, isStale } = useAthleteRows(request);
  const navigate = useNavigate();
  const [isTyping, setIsTyping] = useState(false);
  const athletes = request.search === '' ? [] : (page?.rows.slice(0, OFFERED_ATHLETES) ?? []);
  return (
    <AthleteOffers
      athletes={athletes}
      search={request.search}
      isStale={isStale}
      isOpen={isTyping && athletes.length > 0}
      onOpenChange={setIsTyping}
      onPick={({ id }) => void navigate(editorPath('athlete', id))}
      label={text.offered}
      head={page && text.count(page.total)}
      foot={
        <>
          <span className={classes.keys}>{text.offerKeys}</span>
          <UnstyledButton
            className={classes.all}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsTyping(false)}
          >
            {text.showAll(page?.total ?? 0)}
          </UnstyledButton>
        </>
      }
    >
      <SearchField
        {...props}
        onSubmit={(words) => {
          setIsTyping(false);
          props.onSearch(words);
        }}
        renderBox={(box) => (
          <Combobox.Target withExpandedAttribute>
            <SearchBox
              {...box}
              onChange={(words) => {
                setIsTyping(words.trim() !== '');
                box.onChange(words);
              }}
              onBlur={() => setIsTyping(false)}
            />
          </Combobox.Target>
        )}
      />
    </AthleteOffers>
  );
}

/** The page of athletes of a request. */
function useAthleteRows(request: AthleteListRequest) {
  return useServerRows(athleteListQuery(request), ({ athletes, total, numPages }) => ({
    rows: athletes,
    total,
    pages: numPages,
    start: (request.page - 1) * ATHLETES_PAGE_SIZE,
  }));
}

export function athleteListQuery({ search, sport, activity, olympian, ...request }: AthleteListRequest) {
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

/** The parameters of the list of athletes in its address. */
export const athleteListAddress = defineListAddress({
  page: page(),
  search: search(),
  sport: id('sport'),
  activity: option<'0' | '1'>('aktivnost', { 1: 'aktivni', 0: 'neaktivni' }),
  olympian: option<'0' | '1'>('olimpijci', { 1: 'da', 0: 'ne' }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    sport: { word: 'sport', first: 'asc' },
    modified: { word: 'azurirano', first: 'desc' },
  }),
});

type AthleteListRequest = ReturnType<typeof athleteListAddress.read>;
