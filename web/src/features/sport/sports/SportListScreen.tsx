import type { Sport } from '@baklja/contract/features/sport/sports';
import { lazy } from 'react';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { toAthletes, toMedals } from './sport-uses.ts';
import { sportQueries } from './sports.queries.ts';
import { sportsText as text } from './sports.text.ts';

const SportSheet = lazy(() => import('./SportSheet.tsx').then((module) => ({ default: module.SportSheet })));

const list = plainList({
  kind: 'sport',
  list: sportQueries.list({}),
  queries: sportQueries,
  counts: [
    { key: 'athletes', head: 'Sportaša', word: 'sportasi', toUses: toAthletes },
    { key: 'medals', head: 'Medalja', word: 'medalje', toUses: toMedals },
    { key: 'categorised', head: 'U kategorizaciji', word: 'kategorizacija' },
  ],
  describeUse,
  everything: text.all,
  texts: { search: text.name, noTitle: text.noName, emptyHelp: text.emptyHelp },
  Sheet: SportSheet,
});

/** /sportovi: all sports, with the sport being edited or added in a sheet over them. */
export function SportListScreen() {
  return <RecordListScreen {...list} />;
}

/** „37 sportaša, 6 medalja” */
function describeUse({ athletes = 0, medals = 0, categorised = 0 }: Sport): string {
  const uses = [
    athletes > 0 && text.athletes(athletes),
    medals > 0 && text.medals(medals),
    categorised > 0 && text.rows(categorised),
  ];
  return uses.filter(Boolean).join(', ');
}
