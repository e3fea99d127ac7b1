import { pageRoutes } from '@baklja/contract/features/content/pages';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { type Medal, medalRoutes } from '@baklja/contract/features/sport/medals';
import type { Language } from '@baklja/contract/fields';
import { missingText } from '@baklja/contract/records/record-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type RecordQuery, recordQueries } from '#web/forms/record-queries.ts';
import { ApiError, call } from '#web/lib/api-client.ts';

const queries = recordQueries(
  'medal',
  {
    list: medalRoutes.listMedals,
    get: medalRoutes.getMedal,
    create: medalRoutes.createMedal,
    update: medalRoutes.updateMedal,
    remove: medalRoutes.deleteMedal,
    removeMany: medalRoutes.deleteMedals,
    restore: medalRoutes.restoreMedals,
  },
  { alsoChanges: ['athletes', 'sports'] },
);

function medalQuery(id: string | number): RecordQuery<Medal> {
  const { queryKey, queryFn } = queries.one(id);
  return {
    queryKey,
    queryFn: async (context) => {
      const [medal] = await queryFn(context);
      if (medal === undefined) throw new ApiError(404, { code: 'not-found', message: missingText('medal') });
      return medal;
    },
  };
}

/** Queries and mutations of medals. Athletes show their medals; sports count them. */
export const medalQueries = { ...queries, one: medalQuery };

/** All medals. */
export const medalListQuery = queries.list({});

/** Athletes whose names contain the words. */
export function athleteChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['athletes', 'choices', search],
    queryFn: ({ signal }) => call(athleteRoutes.findAthletes, { query: search === '' ? {} : { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The athlete whom a detour to their form has added; undefined asks nothing. */
export function addedAthleteQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['athletes', 'added', id],
    queryFn: ({ signal }) => call(athleteRoutes.getAthlete, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
  });
}

/** All pages of a language. */
export function pageChoicesQuery(language: Language) {
  return queryOptions({
    queryKey: ['pages', 'choices', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
  });
}
