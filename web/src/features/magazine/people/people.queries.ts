import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { queryOptions } from '@tanstack/react-query';
import { recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

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
export const authorQueries = {
  ...queries,
  useMerge: () => queries.useWrite(magazineRoutes.mergeMagazineAuthors),
  useSetDifferent: () => queries.useWrite(magazineRoutes.setMagazineAuthorsDifferent),
};

/** Pairs of authors who may be the same. Any write of an author reads it again. */
export const sameAuthorsQuery = queryOptions({
  queryKey: ['magazine_authors', 'same'],
  queryFn: ({ signal }) => call(magazineRoutes.listSameMagazineAuthors, {}, { signal }),
});

export const authorListQuery = queries.list({});

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
