import type { Sport } from '@baklja/contract/features/sports';
import { lazy } from 'react';
import { defineListAddress, option, page, search, sort } from '#web/widgets/record-list/address/list-address.ts';
import type { Finding } from '#web/widgets/record-list/find-rows.ts';
import { useLocalRows } from '#web/widgets/record-list/list-rows.ts';
import {
  countColumn,
  editColumn,
  factsColumn,
  modifiedColumn,
  nameColumn,
} from '#web/widgets/record-list/plain-columns.tsx';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import { toAthletes, toMedals } from './sport-uses.ts';
import { sportQueries } from './sports.queries.ts';
import { sportsText as text } from './sports.text.ts';

const SportSheet = lazy(() => import('./SportSheet.tsx').then((module) => ({ default: module.SportSheet })));

const address = defineListAddress({
  page: page(),
  search: search(),
  use: option('uporaba', { used: 'da', unused: 'ne' }),
  ...sort({
    naziv: { word: 'naziv', first: 'asc' },
    athletes: { word: 'sportasi', first: 'desc' },
    medals: { word: 'medalje', first: 'desc' },
    categorised: { word: 'kategorizacija', first: 'desc' },
    modified: { word: 'promijenjeno', first: 'desc' },
  }),
});

const lineFilters = [
  {
    key: 'use',
    label: text.use,
    all: text.all,
    options: [
      { value: 'used', label: text.uses.used },
      { value: 'unused', label: text.uses.unused },
    ],
  },
];

const columns = [
  nameColumn<Sport>('sport', text.name),
  countColumn<Sport>('athletes', 'Sportaša', toAthletes),
  countColumn<Sport>('medals', 'Medalja', toMedals),
  countColumn<Sport>('categorised', 'U kategorizaciji'),
  modifiedColumn<Sport>(),
  factsColumn<Sport>(describeUse),
  editColumn<Sport>('sport'),
];

type Request = ReturnType<typeof address.read>;

/** /sportovi: all sports, with the sport being edited or added in a sheet over them. */
export function SportListScreen() {
  return (
    <RecordListScreen
      kind="sport"
      address={address}
      useRows={useSportRows}
      columns={columns}
      lineFilters={lineFilters}
      titleOf={({ naziv }) => naziv}
      queries={sportQueries}
      texts={texts}
      Sheet={SportSheet}
    />
  );
}

const texts = { search: text.name, noTitle: text.noName, emptyHelp: text.emptyHelp };

const finding: Finding<Sport, Request> = {
  titleOf: ({ naziv }) => naziv,
  sortValue: (sport, sort) => sport[sort] ?? '',
  matches: (sport, { use }) => use === undefined || (use === 'used') === isUsed(sport),
};

function useSportRows(request: Request) {
  return useLocalRows(sportQueries.list({}), request, finding);
}

function isUsed({ athletes = 0, medals = 0, categorised = 0 }: Sport): boolean {
  return athletes + medals + categorised > 0;
}

/** The use of a sport on a phone card: „37 sportaša, 6 medalja”. */
function describeUse({ athletes = 0, medals = 0, categorised = 0 }: Sport): string {
  const uses = [
    athletes > 0 && text.athletes(athletes),
    medals > 0 && text.medals(medals),
    categorised > 0 && text.rows(categorised),
  ].filter(Boolean);
  return uses.length > 0 ? uses.join(', ') : text.unused;
}
