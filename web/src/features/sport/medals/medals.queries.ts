import { pageRoutes } from '@baklja/contract/features/content/pages';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import type { Language } from '@baklja/contract/fields';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { onlyOne, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

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

export const medalQueries = { ...queries, one: (id: string | number) => onlyOne('medal', queries.one(id)) };

export const medalListQuery = queries.list({});

export function athleteChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['athletes', 'choices', search],
    queryFn: ({ signal }) => call(athleteRoutes.findAthletes, { query: search === '' ? {} : { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The athlete whom the form of athletes has added for this medal; undefined asks nothing. */
export function addedAthleteQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['athletes', 'added', id],
    queryFn: ({ signal }) => call(athleteRoutes.getAthlete, { params: { id: id ?? 0 }, query: {} }, { signal }),
    enabled: id !== undefined,
  });
}

export function pageChoicesQuery(language: Language) {
  return queryOptions({
    queryKey: ['pages', 'choices', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
  });
}
