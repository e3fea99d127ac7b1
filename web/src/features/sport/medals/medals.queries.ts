import { pageRoutes } from '@baklja/contract/features/content/pages';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import type { Language } from '@baklja/contract/fields';
import { queryOptions } from '@tanstack/react-query';
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
  { alsoChanges: ['athletes', 'sports', 'starts'] },
);

export const medalQueries = { ...queries, one: (id: string | number) => onlyOne('medal', queries.one(id)) };

export const medalListQuery = queries.list({});

export function pageChoicesQuery(language: Language) {
  return queryOptions({
    queryKey: ['pages', 'choices', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
  });
}
