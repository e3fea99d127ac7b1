import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { readCompetition } from '@baklja/contract/features/sport/competition';
import { eventRoutes, gamesRoutes } from '@baklja/contract/features/sport/games';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { startsRoutes } from '@baklja/contract/features/sport/starts';
import { readJsonItems } from '@baklja/contract/json-text';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

export const startQueries = recordQueries(
  'start',
  {
    list: startsRoutes.listStartsWithoutMedal,
    get: startsRoutes.getStart,
    create: startsRoutes.createStart,
    update: startsRoutes.updateStart,
    remove: startsRoutes.deleteStart,
    restore: startsRoutes.restoreStarts,
  },
  // A start makes an Olympian, and is the result of a medal.
  { alsoChanges: ['games', 'athletes', 'medals'] },
);

/** The starts of an athlete, newest Games first. */
export function athleteStartsQuery(id: number) {
  return queryOptions({
    queryKey: ['starts', 'of athlete', id],
    queryFn: ({ signal }) => call(startsRoutes.listStartsOfAthlete, { params: { id }, query: {} }, { signal }),
  });
}

/** The events of some Games, by sport and name; undefined reads nothing. */
export function eventChoicesQuery(games: number | undefined) {
  return queryOptions({
    queryKey: ['events', 'choices', games],
    queryFn:
      games === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => call(eventRoutes.listEvents, { query: { games } }, { signal }),
  });
}

/** What a new start begins with, by the ids of an athlete and of the medal that is its result. What cannot be read is left empty. */
export function firstValuesQuery({ athlete, medal }: { athlete: number | undefined; medal: number | undefined }) {
  return queryOptions({
    queryKey: ['first values of a start', athlete, medal],
    queryFn: async ({ signal }) => {
      const [[named], [won]] = await Promise.all([
        athlete === undefined
          ? []
          : call(athleteRoutes.getAthlete, { params: { id: athlete }, query: {} }, { signal }).catch(() => []),
        medal === undefined ? [] : call(medalRoutes.getMedal, { params: { id: medal } }, { signal }).catch(() => []),
      ]);
      const { season, year } = readCompetition(won?.natjecanje ?? '');
      const all = won && (await call(gamesRoutes.listGames, {}, { signal }).catch(() => undefined));
      const athletes = [
        ...(named ? [{ id: named.id, name: `${named.Ime} ${named.Prezime}` }] : []),
        ...readJsonItems(won?.ime_prezime ?? '[]').map(({ id, name }) => ({ id: Number(id), name: String(name) })),
      ];
      return {
        games_id: all?.games.find((one) => one.season === season && one.year === year)?.id,
        athletes: athletes.map((one) => ({ ...one, role: '', took_part: 1 as const })),
        medal: won?.medalja,
      };
    },
    // It begins a form, and must not change below it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
