import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { queryOptions } from '@tanstack/react-query';
import { onlyOne, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

const queries = recordQueries(
  'athlete',
  {
    list: athleteRoutes.findAthletes,
    get: athleteRoutes.getAthlete,
    create: athleteRoutes.createAthlete,
    update: athleteRoutes.updateAthlete,
    remove: athleteRoutes.deleteAthlete,
    removeMany: athleteRoutes.deleteAthletes,
    restore: athleteRoutes.restoreAthletes,
  },
  // Medals show their names; sports count them.
  { alsoChanges: ['medals', 'sports'] },
);

export const athleteQueries = { ...queries, one: (id: string | number) => onlyOne('athlete', queries.one(id)) };

/** The athletes with the same name, without the athlete itself. Not asked while a part of the name is missing. */
export function namesakesQuery({ Ime, Prezime, id }: { Ime: string; Prezime: string; id: number | undefined }) {
  const query = { Ime: Ime.trim(), Prezime: Prezime.trim(), ...(id !== undefined && { id }) };
  return queryOptions({
    queryKey: ['athletes', 'namesakes', query],
    queryFn: ({ signal }) => call(athleteRoutes.findNamesakes, { query }, { signal }),
    enabled: query.Ime !== '' && query.Prezime !== '',
  });
}
