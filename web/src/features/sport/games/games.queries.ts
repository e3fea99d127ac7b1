import { eventRoutes, gamesRoutes } from '@baklja/contract/features/sport/games';
import { startsRoutes } from '@baklja/contract/features/sport/starts';
import { SCREENS } from '@baklja/contract/screens';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

/** Reads and writes of Games. Starts show their names; pasting starts adds events, and makes athletes Olympians. */
export const gamesQueries = recordQueries(
  'games',
  {
    list: gamesRoutes.listGames,
    get: gamesRoutes.getGames,
    create: gamesRoutes.createGames,
    update: gamesRoutes.updateGames,
    remove: gamesRoutes.deleteGames,
    restore: gamesRoutes.restoreManyGames,
  },
  { alsoChanges: ['starts', 'events', 'athletes'] },
);

const events = recordQueries(
  'event',
  {
    list: eventRoutes.listEvents,
    get: eventRoutes.getEvent,
    create: eventRoutes.createEvent,
    update: eventRoutes.updateEvent,
    remove: eventRoutes.deleteEvent,
    restore: eventRoutes.restoreEvents,
  },
  { alsoChanges: ['starts'] },
);

/** Reads and writes of events. An event is read by its id, though its address has that of its Games. */
export const eventQueries = {
  ...events,
  one: (id: string | number) => ({
    ...events.one(id),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(eventRoutes.getEvent, { params: { id: Number(id) } }, { signal }),
  }),
};

/** All Games with their counts. */
export const gamesQuery = gamesQueries.list({});

/** Undefined while they are read, and for an id without Games. */
export function useGamesName(id: number): string | undefined {
  return useQuery(gamesQuery).data?.games.find((games) => games.id === id)?.name;
}

/** The starts of some Games, by sport, event and place. */
export function startsOfGamesQuery(id: number) {
  return queryOptions({
    queryKey: ['starts', 'of games', id],
    queryFn: ({ signal }) => call(startsRoutes.listStartsOfGames, { params: { id }, query: {} }, { signal }),
  });
}

/** The path of a screen of some Games. */
export function pathOfGames(id: number, screen: 'startsOfGames' | 'pasteStarts' = 'startsOfGames'): string {
  return SCREENS[screen].path.replace(':id', String(id));
}
