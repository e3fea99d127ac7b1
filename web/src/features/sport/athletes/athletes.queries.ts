import { type AthleteDetails, athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { missingText } from '@baklja/contract/records/record-words';
import { queryOptions } from '@tanstack/react-query';
import { type RecordQuery, recordQueries } from '#web/forms/record-queries.ts';
import { ApiError, call } from '#web/lib/api-client.ts';

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
  { alsoChanges: ['medals', 'sports'] },
);

function athleteQuery(id: string | number): RecordQuery<AthleteDetails> {
  const { queryKey, queryFn } = queries.one(id);
  return {
    queryKey,
    queryFn: async (context) => {
      const [athlete] = await queryFn(context);
      if (athlete === undefined) throw new ApiError(404, { code: 'not-found', message: missingText('athlete') });
      return athlete;
    },
  };
}

/** Queries and mutations of athletes. Medals show their names; sports count them. */
export const athleteQueries = { ...queries, one: athleteQuery };

type Name = { Ime: string; Prezime: string; id: number | undefined };

/** The athletes with the same name, without the athlete itself. Not asked while a part of the name is missing. */
export function namesakesQuery({ Ime, Prezime, id }: Name) {
  const query = { Ime: Ime.trim(), Prezime: Prezime.trim(), ...(id !== undefined && { id }) };
  return queryOptions({
    queryKey: ['athletes', 'namesakes', query],
    queryFn: ({ signal }) => call(athleteRoutes.findNamesakes, { query }, { signal }),
    enabled: query.Ime !== '' && query.Prezime !== '',
  });
}
