import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { recordQueries } from '#web/forms/record-queries.ts';

/** Queries and mutations of sections. Articles show their names. */
export const sectionQueries = recordQueries(
  'magazineSection',
  {
    list: magazineRoutes.listMagazineSections,
    get: magazineRoutes.getMagazineSection,
    create: magazineRoutes.createMagazineSection,
    update: magazineRoutes.updateMagazineSection,
    remove: magazineRoutes.deleteMagazineSection,
    removeMany: magazineRoutes.deleteMagazineSections,
    restore: magazineRoutes.restoreMagazineSections,
  },
  { alsoChanges: ['magazine_articles'] },
);
