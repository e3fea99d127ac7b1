import { eventRoutes } from '@baklja/contract/features/sport/games';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { startsRoutes } from '@baklja/contract/features/sport/starts';
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

/** A medal by id, in a list of one; undefined reads nothing. */
export function medalQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['medals', 'named', id],
    queryFn:
      id === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => call(medalRoutes.getMedal, { params: { id } }, { signal }),
  });
}
