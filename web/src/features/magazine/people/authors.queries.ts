import { magazineRoutes } from '@baklja/contract/features/magazine';
import { recordQueries } from '#web/widgets/record-form/record-queries.ts';

const queries = recordQueries(
  'magazineAuthor',
  {
    list: magazineRoutes.listMagazineAuthors,
    get: magazineRoutes.getMagazineAuthor,
    create: magazineRoutes.createMagazineAuthor,
    update: magazineRoutes.updateMagazineAuthor,
    remove: magazineRoutes.deleteMagazineAuthor,
    removeMany: magazineRoutes.deleteMagazineAuthors,
    restore: magazineRoutes.restoreMagazineAuthors,
  },
  { alsoChanges: ['magazine_articles', 'magazine_issues'] },
);

/** Queries and mutations of authors. Articles and issues show their names. */
export const authorQueries = { ...queries, useMerge: () => queries.useWrite(magazineRoutes.mergeMagazineAuthors) };

/** All authors, by last name. */
export const authorListQuery = queries.list({});
