import { categoryRoutes } from '@baklja/contract/features/categories';
import { pageRoutes } from '@baklja/contract/features/pages';
import { postRoutes } from '@baklja/contract/features/posts';
import { sportRoutes } from '@baklja/contract/features/sports';
import type { Route } from '@baklja/contract/route';
import type { Database } from '../db/database.ts';
import { makeSport } from './make-athlete.ts';
import { makePage } from './make-page.ts';
import { makeCategory, makePost } from './make-post.ts';

/** What the calls of a kind need, and what they answer. */
type UsualRecord = {
  kind: 'post' | 'page' | 'sport' | 'category';
  writers: readonly string[];
  routes: { update: Route; remove: Route; removeMany: Route; restore: Route };
  /** Creates a record and returns its id. */
  make: (database: Database, title: string) => Promise<number>;
  /** What a change needs in addition to id and version. */
  body: (database: Database, title: string) => Promise<object>;
  columns: { title: 'title' | 'naziv'; modified: string; modifiedBy: string };
  texts: Record<
    'saved' | 'removed' | 'missing' | 'someMissing' | 'removedTwo' | 'restoredTwo' | 'notDeleted',
    string
  > & {
    someNotDeleted: string;
  };
};

const USUAL_COLUMNS = { title: 'title', modified: 'modified', modifiedBy: 'modified_by' } as const;

/** The kinds of which the usual calls change, delete and restore records. */
export const USUAL_RECORDS: readonly UsualRecord[] = [
  {
    kind: 'post',
    writers: ['superadmin', 'tipfeler'],
    routes: {
      update: postRoutes.updatePost,
      remove: postRoutes.deletePost,
      removeMany: postRoutes.deletePosts,
      restore: postRoutes.restorePosts,
    },
    make: async (database, title) => (await makePost(database, { title, fulltext: '<p>tekst</p>' })).id,
    body: async (database, title) => ({ title, catid: await makeCategory(database), language: 'hr-HR' }),
    columns: USUAL_COLUMNS,
    texts: {
      saved: 'Članak je spremljen.',
      removed: 'Članak je obrisan.',
      missing: 'Taj članak ne postoji.',
      someMissing: 'Neki od odabranih članaka više ne postoje. Osvježite popis.',
      removedTwo: 'Obrisano: 2 članka.',
      restoredTwo: 'Vraćeno: 2 članka.',
      notDeleted: 'Taj članak nije među obrisanima. Možda je već vraćen.',
      someNotDeleted: 'Neki od odabranih članaka nisu među obrisanima. Možda su već vraćeni.',
    },
  },
  {
    kind: 'page',
    writers: ['superadmin', 'tipfeler'],
    routes: {
      update: pageRoutes.updatePage,
      remove: pageRoutes.deletePage,
      removeMany: pageRoutes.deletePages,
      restore: pageRoutes.restorePages,
    },
    make: async (database, title) => (await makePage(database, { title, description: '<p>tekst</p>' })).id,
    body: async (_, title) => ({ title }),
    columns: { title: 'title', modified: 'modified_time', modifiedBy: 'modified_user_id' },
    texts: {
      saved: 'Stranica je spremljena.',
      removed: 'Stranica je obrisana.',
      missing: 'Ta stranica ne postoji.',
      someMissing: 'Neke od odabranih stranica više ne postoje. Osvježite popis.',
      removedTwo: 'Obrisano: 2 stranice.',
      restoredTwo: 'Vraćeno: 2 stranice.',
      notDeleted: 'Ta stranica nije među obrisanima. Možda je već vraćena.',
      someNotDeleted: 'Neke od odabranih stranica nisu među obrisanima. Možda su već vraćene.',
    },
  },
  {
    kind: 'sport',
    writers: ['superadmin'],
    routes: {
      update: sportRoutes.updateSport,
      remove: sportRoutes.deleteSport,
      removeMany: sportRoutes.deleteSports,
      restore: sportRoutes.restoreSports,
    },
    make: makeSport,
    body: async (_, naziv) => ({ naziv }),
    columns: { ...USUAL_COLUMNS, title: 'naziv' },
    texts: {
      saved: 'Sport je spremljen.',
      removed: 'Sport je obrisan.',
      missing: 'Taj sport ne postoji.',
      someMissing: 'Neki od odabranih sportova više ne postoje. Osvježite popis.',
      removedTwo: 'Obrisano: 2 sporta.',
      restoredTwo: 'Vraćeno: 2 sporta.',
      notDeleted: 'Taj sport nije među obrisanima. Možda je već vraćen.',
      someNotDeleted: 'Neki od odabranih sportova nisu među obrisanima. Možda su već vraćeni.',
    },
  },
  {
    kind: 'category',
    writers: ['superadmin'],
    routes: {
      update: categoryRoutes.updateCategory,
      remove: categoryRoutes.deleteCategory,
      removeMany: categoryRoutes.deleteCategories,
      restore: categoryRoutes.restoreCategories,
    },
    make: makeCategory,
    body: async (_, title) => ({ title }),
    columns: USUAL_COLUMNS,
    texts: {
      saved: 'Kategorija je spremljena.',
      removed: 'Kategorija je obrisana.',
      missing: 'Ta kategorija ne postoji.',
      someMissing: 'Neke od odabranih kategorija više ne postoje. Osvježite popis.',
      removedTwo: 'Obrisano: 2 kategorije.',
      restoredTwo: 'Vraćeno: 2 kategorije.',
      notDeleted: 'Ta kategorija nije među obrisanima. Možda je već vraćena.',
      someNotDeleted: 'Neke od odabranih kategorija nisu među obrisanima. Možda su već vraćene.',
    },
  },
];
