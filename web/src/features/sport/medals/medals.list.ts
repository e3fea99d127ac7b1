import { readCompetition } from '@baklja/contract/features/sport/competition';
import type { Medal } from '@baklja/contract/features/sport/medals';
import { defineListAddress, option, page, search, word } from '#web/lists/address/list-address.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import type { Place } from '../MedalRow.tsx';
import { winnersOf } from './medal-form.ts';

/** The parameters of the list of medals in its address. Competition and sport are texts of the medals. */
export const medalListAddress = defineListAddress({
  page: page(),
  search: search(),
  competition: word('natjecanje'),
  year: word('godina'),
  sport: word('sport'),
  place: option<'1' | '2' | '3'>('medalja', { 1: 'zlato', 2: 'srebro', 3: 'bronca' }),
  lack: option<'start'>('nedostaje', { start: 'nastup' }),
});

export type MedalListRequest = ReturnType<typeof medalListAddress.read>;

export const medalFinding: Finding<Medal, MedalListRequest> = {
  titleOf: (medal) =>
    [winnersOf(medal).map(({ name }) => name), medal.timVal, medal.disciplina, medal.sport, medal.natjecanje]
      .flat()
      .join(' '),
  matches: ({ natjecanje, sport, medalja, lacks_start }, request) =>
    (request.lack === undefined || lacks_start === 1) &&
    (request.competition === undefined || natjecanje === request.competition) &&
    (request.year === undefined || yearOf(natjecanje) === request.year) &&
    (request.sport === undefined || sport === request.sport) &&
    (request.place === undefined || String(medalja) === request.place),
};

export function yearOf(competition: string): string {
  return String(readCompetition(competition).year ?? '');
}

export function countPlaces(medals: readonly Medal[]): Record<Place, number> {
  const count = (place: Place) => medals.filter(({ medalja }) => medalja === place).length;
  return { 1: count(1), 2: count(2), 3: count(3) };
}

type Games = { competition: string; year: string; city: string; medals: readonly Medal[] };

export type Season = { season: 'summer' | 'winter' | undefined; games: Games[] };

/** All Games by season, oldest first, and those without a year before them. `shown` are the medals that the filters let through. */
export function seasonsOf(all: readonly Medal[], shown: readonly Medal[]): Season[] {
  const competitions = [...new Set(all.map(({ natjecanje }) => natjecanje))];
  return (['summer', 'winter', undefined] as const).flatMap((season) => {
    const games = competitions
      .filter((competition) => readCompetition(competition).season === season)
      .map((competition) => ({
        competition,
        year: yearOf(competition),
        city: competition.replace(/^\s*Z?OI\s+/i, '').replace(/\s*\d{4}.*$/, ''),
        medals: shown.filter(({ natjecanje }) => natjecanje === competition),
      }))
      .sort((a, b) => a.year.localeCompare(b.year));
    return games.length > 0 ? [{ season, games }] : [];
  });
}
