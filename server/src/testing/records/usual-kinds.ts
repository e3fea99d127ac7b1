import { allRoutes } from '@baklja/contract';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Route } from '@baklja/contract/route';
import type { Database } from '../../db/database.ts';
import { magazineSections } from '../../features/magazine/people.ts';
import { TEST_NOW, type TestApp } from '../build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from './make-athlete.ts';
import { makeDocument, makeFolder, makeSubfolder } from './make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from './make-magazine.ts';
import { makeMenuItem, makeSection } from './make-menu.ts';
import { makePage } from './make-page.ts';
import { makeCategory, makePost } from './make-post.ts';
import { makeEvent, makeGames, makeStart } from './make-start.ts';

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
  /** What a call about a record of the kind says when there is none. */
  missing: string;
  /** Fields of an answer that come from other records, and personal ones: no version holds them. */
  notInVersions: readonly string[];
  /** Makes a record with everything that can belong to one, and returns its id; {@link make} when absent. */
  whole?: (on: TestApp) => Promise<number>;
  /** The columns of the last change, where they are not `modified` and `modified_by`. */
  stamps?: { modified: string; modifiedBy: string };
};

const OF_TRANSLATION = [
  'outdated',
  'same_texts',
  'translation_alias',
  'translation_id',
  'translation_outdated',
  'translation_title',
];

const PICTURE = '<p><img src="/files/clanci-slike/a.jpg"></p>';

const as = 'superadmin';

const zapis = (number: number) => `Zapis ${number}`;

/** Every kind of the bin, except files and users, whose calls are of their own. */
export const USUAL_KINDS: Record<Exclude<BinKind, 'file' | 'user'>, UsualKind> = {
  post: {
    calls: callsOf('Post'),
    make: async (database, number) => (await makePost(database, { title: zapis(number), fulltext: '<p>a</p>' })).id,
    change: async (database, number) => ({
      title: zapis(number),
      catid: await makeCategory(database),
      language: 'hr-HR',
    }),
    title: zapis,
    missing: 'Taj članak ne postoji.',
    notInVersions: ['catName', ...OF_TRANSLATION],
    whole: async (on) => {
      const { database } = on.dependencies;
      const { id } = await makePost(database, { title: 'Cijeli', introtext: PICTURE });
      const { id: translation_id } = await makePost(database, { title: 'Whole', language: 'en-GB' });
      await on.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
      await on.call(postRoutes.setIzdvojeno, { as, body: { id, val: 1 } });
      await on.call(pinnedPostRoutes.pinPost, { as, body: { id } });
      return id;
    },
  },
  page: {
    calls: callsOf('Page'),
    make: async (database, number) => (await makePage(database, { title: zapis(number), description: '<p>a</p>' })).id,
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    stamps: { modified: 'modified_time', modifiedBy: 'modified_user_id' },
    missing: 'Ta stranica ne postoji.',
    notInVersions: OF_TRANSLATION.filter((field) => field !== 'translation_alias'),
    whole: async (on) => {
      const { database } = on.dependencies;
      const { id } = await makePage(database, { title: 'Cijela', description: PICTURE });
      const { id: translation_id } = await makePage(database, { title: 'Whole', language: 'en-GB' });
      await on.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id } });
      await makeMedal(database, { tim: 1, timVal: 'Hrvatska', page_id: id });
      const english = await makePage(database, { language: 'en-GB' });
      await makeMedal(database, { tim: 1, timVal: 'Hrvatska', page_id: id, page_id_eng: english.id });
      await makeMenuItem(database, { nav: await makeSection(database), link: `/page/${id}/1` });
      return id;
    },
  },
  athlete: {
    calls: callsOf('Athlete'),
    make: (database, number) => makeAthlete(database, { Ime: 'Ana', Prezime: zapis(number) }),
    change: async (database, number) => ({
      Ime: 'Ana',
      Prezime: zapis(number),
      sportid: await makeSport(database),
    }),
    title: (number) => `Ana ${zapis(number)}`,
    stamps: { modified: 'azurirano', modifiedBy: 'modified_by' },
    missing: 'Taj sportaš ne postoji.',
    notInVersions: ['category', 'category_from', 'category_to', 'ime_sporta', 'medals', 'oib'],
    whole: ({ dependencies: { database } }) => makeAthlete(database, { tekst: PICTURE, oib: '12345678903' }),
  },
  medal: {
    calls: callsOf('Medal'),
    make: async (database, number) =>
      makeMedal(database, { natjecanje: zapis(number), athletes: [await makeAthlete(database)] }),
    change: async (database, number) => {
      const [page, english] = [await makePage(database), await makePage(database, { language: 'en-GB' })];
      const own = { medalja: 1, sport: 'Atletika', tim: false, page_id: page.id, page_id_eng: english.id };
      return { ...own, natjecanje: zapis(number), ime_prezime: [{ id: await makeAthlete(database) }] };
    },
    title: (number) => `Zlato, atletika, ${zapis(number)}`,
    missing: 'Ta medalja ne postoji.',
    notInVersions: ['lacks_start', 'start_id'],
    whole: async ({ dependencies: { database } }) => {
      const athletes = [await makeAthlete(database), await makeAthlete(database)].toReversed();
      const [page, english] = [await makePage(database), await makePage(database, { language: 'en-GB' })];
      return makeMedal(database, { athletes, page_id: page.id, page_id_eng: english.id });
    },
  },
  games: {
    calls: callsOf('Games', 'ManyGames'),
    make: (database, number) => makeGames(database, { name: zapis(number), year: 2024 }),
    change: (_, number) => ({ name: zapis(number), year: 2024, season: 'summer' }),
    title: zapis,
    missing: 'Taj zapis o Igrama ne postoji.',
    notInVersions: [],
  },
  event: {
    calls: callsOf('Event'),
    make: (database, number) => makeEvent(database, { name: zapis(number) }),
    change: async (database, number) => ({
      games_id: await makeGames(database),
      sport: 'Atletika',
      name: zapis(number),
      sex: 'M',
    }),
    title: (number) => `Atletika, ${zapis(number)}, muškarci`,
    missing: 'Ta disciplina ne postoji.',
    notInVersions: [],
  },
  start: {
    calls: callsOf('Start'),
    make: async (database, number) =>
      makeStart(database, {
        athletes: [await makeAthlete(database, { Ime: 'Ana', Prezime: zapis(number) })],
        event_id: await makeEvent(database),
      }),
    change: async (database, number) => ({
      event_id: await makeEvent(database),
      athletes: [{ athlete_id: await makeAthlete(database, { Ime: 'Ana', Prezime: zapis(number) }) }],
    }),
    title: (number) => `Ana ${zapis(number)}, Atletika, Bacanje diska, muškarci`,
    missing: 'Taj nastup ne postoji.',
    notInVersions: ['decisions', 'event', 'event_en', 'games', 'games_id', 'is_pending', 'is_team', 'sex', 'sport'],
    whole: async ({ dependencies: { database } }) => {
      const athletes = [await makeAthlete(database), await makeAthlete(database)].toReversed();
      return makeStart(database, {
        event_id: await makeEvent(database, { name: 'Štafeta', is_team: 1 }),
        athletes,
        medal: 2,
      });
    },
  },
  documentFolder: {
    calls: callsOf('DocumentFolder'),
    make: (database, number) => makeFolder(database, { title: zapis(number) }),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    missing: 'Taj folder ne postoji.',
    notInVersions: ['documents', 'ordered_by_name', 'subfolders'],
    whole: async (on) => (await makeDocuments(on)).folder,
  },
  subfolder: {
    calls: callsOf('Subfolder'),
    make: async (database, number) =>
      makeSubfolder(database, { title: zapis(number), doc_cat: await makeFolder(database) }),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    id: 'sub_id',
    missing: 'Taj subfolder ne postoji.',
    notInVersions: ['documents', 'sub_id'],
    whole: async (on) => (await makeDocuments(on)).sub,
  },
  document: {
    calls: callsOf('Document'),
    make: async (database, number) =>
      makeDocument(database, { doc_name: zapis(number), page_id: await makeFolder(database) }),
    change: (_, number) => ({ doc_name: zapis(number) }),
    title: zapis,
    id: 'doc_id',
    missing: 'Taj dokument ne postoji.',
    notInVersions: ['doc_id', 'file_id', 'file_missing', 'file_size'],
    whole: async (on) => (await makeDocuments(on)).document,
  },
  menuSection: {
    calls: callsOf('MenuSection'),
    make: (database, number) => makeSection(database, { value: zapis(number), orderIndex: number }),
    change: (_, number) => ({ value: zapis(number) }),
    title: zapis,
    missing: 'Ta sekcija ne postoji.',
    notInVersions: ['items', 'managed_items'],
    whole: async (on) => (await makeMenu(on)).section,
  },
  menuItem: {
    calls: callsOf('MenuItem'),
    make: async (database, number) => {
      const nav = await makeSection(database, { orderIndex: 1000 + number });
      return makeMenuItem(database, { value: zapis(number), nav, orderIndex: 1 });
    },
    change: (_, number) => ({ value: zapis(number) }),
    title: zapis,
    missing: 'Ta stavka ne postoji.',
    notInVersions: ['dead', 'deleted_on', 'target_id', 'target_kind', 'target_title'],
    whole: async (on) => (await makeMenu(on)).item,
  },
  magazineIssue: {
    calls: callsOf('Issue', 'MagazineIssues'),
    make: (database, number) => makeIssue(database, { broj: String(number) }),
    change: (_, number) => ({ broj_olimpa: number }),
    title: (number) => `Olimp 0${number}`,
    missing: 'Taj broj Olimpa ne postoji.',
    notInVersions: ['articles', 'gaps', 'overlaps', 'pages', 'pdf_missing', 'pdf_size', 'pdf_text'],
    whole: async ({ dependencies: { database } }) =>
      makeIssue(database, {
        broj: '91',
        urednik_id: await makeAuthor(database),
        prijevod_id: await makeAuthor(database),
      }),
  },
  magazineArticle: {
    calls: callsOf('MagazineArticle', 'MagazineArticles', 'getEditedMagazineArticle'),
    make: (database, number) => makeArticle(database, { naslov: zapis(number) }),
    change: (_, number) => ({ naslov: zapis(number) }),
    title: zapis,
    missing: 'Taj članak Olimpa ne postoji.',
    notInVersions: ['autori', 'broj', 'rubrika'],
    whole: async (on) => {
      const { database } = on.dependencies;
      const [first, second] = [await makeAuthor(database), await makeAuthor(database)];
      const section = await on.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Cijela rubrika'] });
      return makeArticle(database, {
        autor_id: `${second}|${first}`,
        foto_autor_id: second,
        rubrika_id: section.json().id,
        broj_id: await makeIssue(database, { broj: '92' }),
        puni_sadrzaj: PICTURE,
      });
    },
  },
  magazineAuthor: {
    calls: callsOf('MagazineAuthor'),
    make: (database, number) => makeAuthor(database, { ime: 'Ana', prezime: zapis(number) }),
    change: (_, number) => ({ prezime: zapis(number) }),
    title: (number) => `Ana ${zapis(number)}`,
    missing: 'Taj autor ne postoji.',
    notInVersions: ['articles', 'issues', 'photographs'],
    whole: async (on) => {
      const { database } = on.dependencies;
      const [id, other_id] = [await makeAuthor(database), await makeAuthor(database)];
      await on.call(magazineRoutes.setMagazineAuthorsDifferent, { as, rawBody: { id, other_id, different: 1 } });
      return id;
    },
  },
  magazineSection: {
    calls: callsOf('MagazineSection'),
    make: async (database, number) => {
      const creation = { values: { naziv: zapis(number) }, stamp: { userId: null, at: TEST_NOW } };
      return (await magazineSections.create(database, creation)).id;
    },
    change: (_, number) => ({ naziv: zapis(number) }),
    title: zapis,
    missing: 'Ta rubrika ne postoji.',
    notInVersions: ['articles'],
  },
  sport: {
    calls: callsOf('Sport'),
    make: (database, number) => makeSport(database, zapis(number)),
    change: (_, number) => ({ naziv: zapis(number) }),
    title: zapis,
    missing: 'Taj sport ne postoji.',
    notInVersions: ['athletes', 'categorised', 'medals'],
  },
  category: {
    calls: callsOf('Category', 'Categories'),
    make: (database, number) => makeCategory(database, zapis(number)),
    change: (_, number) => ({ title: zapis(number) }),
    title: zapis,
    missing: 'Ta kategorija ne postoji.',
    notInVersions: ['croatian_posts', 'english_posts', 'posts'],
  },
};

/** The calls of the kind that keys name as `one`, and as `many`. @throws when the contract lacks one of them. */
function callsOf(one: string, many = `${one}s`, get = `get${one}`): UsualCalls {
  const find = (wanted: string) => allRoutes.find(({ key }) => key === wanted)?.route;
  const calls = {
    get: find(get),
    update: find(`update${one}`),
    remove: find(`delete${one}`),
    restore: find(`restore${many}`),
  };
  if (Object.values(calls).includes(undefined)) throw new Error(`The contract lacks a call of ${one}.`);
  const removeMany = find(`delete${many}`);
  return { ...(calls as UsualCalls), ...(removeMany && { removeMany }) };
}

/** A folder with a subfolder; of three documents the second is shown in the subfolder, the last belongs to it. */
async function makeDocuments({ dependencies: { database } }: TestApp) {
  const folder = await makeFolder(database);
  const sub = await makeSubfolder(database, { doc_cat: folder });
  await makeDocument(database, { page_id: folder, orderIndex: 1 });
  const document = await makeDocument(database, { page_id: folder, sub_folder: sub, show_in_sub: 1, orderIndex: 2 });
  await makeDocument(database, { page_id: folder, sub_folder: sub, orderIndex: 3 });
  await makeMenuItem(database, { nav: await makeSection(database), link: `/dokumenti/folder/${folder}` });
  return { folder, sub, document };
}

/** Two sections before one that is part of the site; the first has three items. */
async function makeMenu({ dependencies: { database } }: TestApp) {
  const places = await database.read.selectFrom('menu_sections').select('orderIndex').execute();
  const first = Math.max(0, ...places.map(({ orderIndex }) => orderIndex)) + 1;
  const section = await makeSection(database, { orderIndex: first });
  await makeSection(database, { orderIndex: first + 1 });
  const items: number[] = [];
  for (const orderIndex of [1, 2, 3]) {
    const link = '/files/dokumenti/statut.pdf';
    items.push(await makeMenuItem(database, { nav: section, orderIndex, link }));
  }
  return { section, item: items[1] ?? 0 };
}
