import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { recordQueries } from '#web/forms/record-queries.ts';

/** Queries and mutations of sports. Medals show sport names. */
export const sportQueries = recordQueries(
  'sport',
  {
    list: sportRoutes.listSports,
    get: sportRoutes.getSport,
    create: sportRoutes.createSport,
    update: sportRoutes.updateSport,
    remove: sportRoutes.deleteSport,
    removeMany: sportRoutes.deleteSports,
    restore: sportRoutes.restoreSports,
  },
  { alsoChanges: ['medals', 'athletes'] },
);
