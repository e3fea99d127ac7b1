import { allRoutes } from '@baklja/contract';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Route } from '@baklja/contract/route';
import type { Database } from '../../db/database.ts';
import { magazineSections } from '../../features/magazine/people.ts';
import { TEST_NOW } from '../build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from './make-athlete.ts';
import { makeDocument, makeFolder, makeSubfolder } from './make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from './make-magazine.ts';
import { makeMenuItem, makeSection } from './make-menu.ts';
import { makePage } from './make-page.ts';
import { makeCategory, makePost } from './make-post.ts';

type UsualCalls = { get: Route; update: Route; remove: Route; restore: Route; removeMany?: Route };

/** How records of a kind are made and changed by the usual calls. */
type UsualKind = {
  calls: UsualCalls;
  /** Makes a record of the number, which its title ends with; returns its id. */
  make: (database: Database, number: number) => Promise<number>;
  /** What an update sends with id and version, so that the title is that of the number. */
  change: (database: Database, number: number) => Promise<object> | object;
  /** The title of the record of the number. */
  title: (number: number) => string;
  /** The name of the id in an update; `id` when absent. */
  id?: string;
  /** The columns of the last change, where they are not `modified` and `modified_by`. */
  stamps?: { modified: string; modifiedBy: string };
};

const zapis = (number: number) => `Zapis ${number}`;

/** Every kind of the bin, except files and users, whose calls are of their own. */
export const USUAL_KINDS: Record<Exclude<BinKind, 'file' | 'user'>, UsualKind> = {
  post: {
    calls: callsOf('getPost', 'updatePost', 'deletePost', 'restorePosts', 'deletePosts'),
    make: async (database, number) => (await makePost(database, { title: zapis(number), fulltext: '<p>a</p>' })).id,
    change: async (database, number) => ({
      ...{ title: zapis(number), catid: await makeCategory(database), language: 'hr-HR' },
    }),
    title: zapis,
  },
  page: {
    calls: callsOf('getPage', 'updatePage', 'deletePage', 'restorePages', 'deletePages'),
    make: async (database, number) => (await makePage(database, { title: zapis(number), description: '<p>a</p>' })).id,
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    stamps: { modified: 'modified_time', modifiedBy: 'modified_user_id' },
  },
  athlete: {
    calls: callsOf('getAthlete', 'updateAthlete', 'deleteAthlete', 'restoreAthletes', 'deleteAthletes'),
    make: (database, number) => makeAthlete(database, { Ime: 'Ana', Prezime: zapis(number) }),
    change: async (database, number) => ({
      ...{ Ime: 'Ana', Prezime: zapis(number), sportid: await makeSport(database) },
    }),
    title: (number) => `Ana ${zapis(number)}`,
    stamps: { modified: 'azurirano', modifiedBy: 'modified_by' },
  },
  medal: {
    calls: callsOf('getMedal', 'updateMedal', 'deleteMedal', 'restoreMedals', 'deleteMedals'),
    make: async (database, number) =>
      makeMedal(database, { natjecanje: zapis(number), athletes: [await makeAthlete(database)] }),
    change: async (database, number) => {
      const { id: page } = await makePage(database);
      const own = { medalja: 1, sport: 'Atletika', tim: false, page_id: page, page_id_eng: page };
      return { ...own, natjecanje: zapis(number), ime_prezime: [{ id: await makeAthlete(database) }] };
    },
    title: (number) => `Zlato, atletika, ${zapis(number)}`,
  },
  documentFolder: {
    calls: callsOf('getDocumentFolder', 'updateDocumentFolder', 'deleteDocumentFolder', 'restoreDocumentFolders'),
    make: (database, number) => makeFolder(database, { title: zapis(number) }),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
  },
  subfolder: {
    calls: callsOf('getSubfolder', 'updateSubfolder', 'deleteSubfolder', 'restoreSubfolders'),
    make: async (database, number) =>
      makeSubfolder(database, { title: zapis(number), doc_cat: await makeFolder(database) }),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    id: 'sub_id',
  },
  document: {
    calls: callsOf('getDocument', 'updateDocument', 'deleteDocument', 'restoreDocuments', 'deleteDocuments'),
    make: async (database, number) =>
      makeDocument(database, { doc_name: zapis(number), page_id: await makeFolder(database) }),
    change: (_, number) => ({ doc_name: zapis(number) }),
    title: zapis,
    id: 'doc_id',
  },
  menuSection: {
    calls: callsOf('getMenuSection', 'updateMenuSection', 'deleteMenuSection', 'restoreMenuSections'),
    make: (database, number) => makeSection(database, { value: zapis(number), orderIndex: number }),
    change: (_, number) => ({ value: zapis(number) }),
    title: zapis,
  },
  menuItem: {
    calls: callsOf('getMenuItem', 'updateMenuItem', 'deleteMenuItem', 'restoreMenuItems'),
    make: async (database, number) => {
      const nav = await makeSection(database, { orderIndex: 1000 + number });
      return makeMenuItem(database, { value: zapis(number), nav, orderIndex: 1 });
    },
    change: (_, number) => ({ value: zapis(number) }),
    title: zapis,
  },
  magazineIssue: {
    calls: callsOf('getIssue', 'updateIssue', 'deleteIssue', 'restoreMagazineIssues'),
    make: (database, number) => makeIssue(database, { broj: String(number) }),
    change: (_, number) => ({ broj_olimpa: number }),
    title: (number) => `Olimp 0${number}`,
  },
  magazineArticle: {
    calls: callsOf(
      'getEditedMagazineArticle',
      'updateMagazineArticle',
      'deleteMagazineArticle',
      'restoreMagazineArticles',
      'deleteMagazineArticles',
    ),
    make: (database, number) => makeArticle(database, { naslov: zapis(number) }),
    change: (_, number) => ({ naslov: zapis(number) }),
    title: zapis,
  },
  magazineAuthor: {
    calls: callsOf(
      'getMagazineAuthor',
      'updateMagazineAuthor',
      'deleteMagazineAuthor',
      'restoreMagazineAuthors',
      'deleteMagazineAuthors',
    ),
    make: (database, number) => makeAuthor(database, { ime: 'Ana', prezime: zapis(number) }),
    change: (_, number) => ({ prezime: zapis(number) }),
    title: (number) => `Ana ${zapis(number)}`,
  },
  magazineSection: {
    calls: callsOf(
      'getMagazineSection',
      'updateMagazineSection',
      'deleteMagazineSection',
      'restoreMagazineSections',
      'deleteMagazineSections',
    ),
    make: async (database, number) => {
      const creation = { values: { naziv: zapis(number) }, stamp: { userId: null, at: TEST_NOW } };
      return (await magazineSections.create(database, creation)).id;
    },
    change: (_, number) => ({ naziv: zapis(number) }),
    title: zapis,
  },
  sport: {
    calls: callsOf('getSport', 'updateSport', 'deleteSport', 'restoreSports', 'deleteSports'),
    make: (database, number) => makeSport(database, zapis(number)),
    change: (_, number) => ({ naziv: zapis(number) }),
    title: zapis,
  },
  category: {
    calls: callsOf('getCategory', 'updateCategory', 'deleteCategory', 'restoreCategories', 'deleteCategories'),
    make: (database, number) => makeCategory(database, zapis(number)),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
  },
};

/** The calls of the keys. */
function callsOf(get: string, update: string, remove: string, restore: string, removeMany?: string): UsualCalls {
  const calls = { get: routeOf(get), update: routeOf(update), remove: routeOf(remove), restore: routeOf(restore) };
  return { ...calls, ...(removeMany !== undefined && { removeMany: routeOf(removeMany) }) };
}

/** @throws when the contract has no call of the key. */
function routeOf(wanted: string): Route {
  const found = allRoutes.find(({ key }) => key === wanted);
  if (!found) throw new Error(`The contract has no call ${wanted}.`);
  return found.route;
}
