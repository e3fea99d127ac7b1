import { randomUUID } from 'node:crypto';
import { allRoutes } from '@baklja/contract';
import { foldText } from '@baklja/contract/alias';
import { NEW_PAGE_COLUMNS } from '@baklja/contract/features/content/pages';
import type { pathFor, Route } from '@baklja/contract/route';
import { toRow } from '@baklja/contract/rows';
import { athleteOfStart, FIXED, type Sizes } from './fill-product.ts';
import { makePost } from './made-posts.ts';

type Values = NonNullable<Parameters<typeof pathFor>[1]>;

/** What the floor does instead: one of its own calls for posts, or a statement on the tables of the product. */
type Floor = 'list' | 'deep page' | 'search' | 'single' | Statement;

/** `values` are what the calls in turn give the statement. */
type Statement = { sql: string; values: unknown[][] };

/** Calls that are sent in turn. A public call is measured without a token, and also with one where staff read more. */
export type Read = {
  name: string;
  route: Route;
  asked: Values[];
  floor?: Floor | undefined;
  /** See `Load`. */
  connections?: number;
  calls?: number;
  only?: 'public' | 'staff';
};

/** A call that writes. `floor` says which text the post has that the floor creates meanwhile. */
export type Write = { name: string; route: Route; call: Call; floor?: 'long' | 'short' | undefined; calls?: number };

type Call = (number: number) => { params?: object; body: unknown };

/** A page far from the first one. */
export const DEEP_PAGE = 400;

/** For answers of many rows: a turn could end before the first of them. */
const LARGE = { connections: 2, calls: 12 };
const STAFF = { only: 'staff' } as const;

/** Every list, single and search of the contract. */
export function readsOf(sizes: Sizes): Read[] {
  const posts = (queries: object[], page = 1) =>
    queries.map((query): Values => ({ params: { page, language: 'hr-HR', search: '-' }, query: { ...query } }));
  const aliases = aliasesOf(sizes.posts).map((alias) => ({ params: { alias } }));
  const inCategory = SEARCHES.map((text) => ({ search: text, catid: 1 }));
  return [
    read('posts', 'listPosts', posts([{}]), 'list'),
    read(`posts, page ${DEEP_PAGE}`, 'listPosts', posts([{}], DEEP_PAGE), 'deep page'),
    read('posts, search', 'listPosts', posts(SEARCHES.map((text) => ({ search: text }))), 'search'),
    read('posts of a category', 'listPosts', posts([{ catid: 1 }, { catid: 3 }]), 'list', STAFF),
    read('posts of an author', 'listPosts', posts([{ created_by: 1 }, { created_by: 5 }]), 'list', STAFF),
    read('posts by title', 'listPosts', posts([{ sort: 'title' }, { sort: 'title', order: 'desc' }]), 'list', STAFF),
    read(`posts of a category, page ${DEEP_PAGE}`, 'listPosts', posts([{ catid: 1 }], DEEP_PAGE), 'deep page', STAFF),
    read('posts of a category, search', 'listPosts', posts(inCategory), 'search', STAFF),
    read('post', 'getPost', aliases, 'single'),
    read(
      'post, ready HTML',
      'getPost',
      aliases.map((one) => ({ ...one, query: { html: 'ready' } })),
      'single',
      { only: 'public' },
    ),
    read('latest posts', 'listLatestPosts', params({ language: 'hr-HR' })),
    read('pinned posts', 'listPinnedPosts'),
    read('authors of posts', 'listPostAuthors'),
    read('posts by status', 'countPostsByStatus'),
    read('posts by week', 'listPublishingWeeks'),
    read('versions of a post', 'listRecordVersions', query({ kind: 'post', record_id: 1 })),
    read('categories', 'listCategories', [{}], rows('categories')),
    read('category', 'getCategory', ids(FIXED.categories), one('categories', FIXED.categories)),

    read('pages', 'listPages', params({ language: 'hr-HR' }), statement(PAGES, 'hr-HR'), LARGE),
    read('page', 'getPage', ids(sizes.pages), one('pages', sizes.pages)),
    read('references of a page', 'listPageReferences', ids(sizes.pages)),

    read('sports', 'listSports', [{}], rows('sports')),
    read('sport', 'getSport', ids(FIXED.sports), one('sports', FIXED.sports)),
    read('athletes, whole list', 'listAthletes', [{}], statement(ATHLETES), LARGE),
    read(
      'athletes',
      'findAthletes',
      query({ page: 1 }, { page: 20 }, { page: 40 }),
      pages('athletes', 'name_key', 100, [1, 20, 40]),
    ),
    read('athletes, search', 'findAthletes', texts(NAMES), search('athletes', NAMES, 100)),
    read('athlete', 'getAthlete', ids(sizes.athletes), one('athletes', sizes.athletes)),
    read('namesakes of an athlete', 'findNamesakes', query({ Ime: 'Zagreb', Prezime: 'Split 7' })),
    read('medals', 'listMedals', [{}], statement(MEDALS), LARGE),
    read('medal', 'getMedal', ids(sizes.medals), one('medals', sizes.medals)),
    read('Games', 'listGames', [{}], statement(GAMES)),
    read('starts of Games', 'listStartsOfGames', ids(FIXED.games), statement(STARTS, ...idsOf(FIXED.games)), LARGE),
    read('starts of an athlete', 'listStartsOfAthlete', ids(sizes.athletes)),
    read('start', 'getStart', ids(sizes.starts), one('starts', sizes.starts)),
    read('events of Games', 'listEvents', query({ games: 1 }, { games: 20 })),
    read('tally of a committee', 'getTally', query({ committee: 'CRO' }), statement(TALLY)),
    read('tally on a day', 'getTally', query({ on: '1930-12-31' }, { on: '2020-12-31', sport: 'Sport 7' })),
    read('open data of starts', 'getOpenDataJson', params({ set: 'starts' }), undefined, LARGE),

    read(
      'categorisation, whole list',
      'listCategorisation',
      [{}],
      statement(`select ${CATEGORISED} from categorisation_rows`),
      LARGE,
    ),
    read(
      'categorisation, file',
      'exportCategorisation',
      [{}],
      statement(`select ${CATEGORISED} from categorisation_rows`),
      LARGE,
    ),
    read(
      'categorisation',
      'findCategorisedAthletes',
      query({ page: 1 }, { page: 50 }, { page: 100 }),
      pages('categorisation_rows', 'name_key', 50, [1, 50, 100]),
    ),
    read('categorisation, search', 'findCategorisedAthletes', texts(['pri', 'primjer 123', 'nema toga'])),
    read('categorised athlete', 'getCategorisedAthlete', ids(5000)),
    read('size of the categorisation', 'countCategorisation'),
    read('choices of the categorisation', 'listCategorisationChoices'),
    read('versions of the categorisation', 'listCategorisationVersions'),
    read('comparison of two categorisations', 'compareCategorisationVersion', params({ id: 2 }), undefined, LARGE),

    read('folders of documents', 'listDocumentFolders', params({ lng: 'hrv' }), rows('document_folders')),
    read('folders of documents, staff', 'listManagedFolders', params({ lng: 'hrv' }), rows('document_folders')),
    read('folder of documents', 'getDocumentFolder', ids(FIXED.folders), one('document_folders', FIXED.folders)),
    read('subfolders', 'listSubfolders', ids(FIXED.folders, 'folderId')),
    read('subfolder', 'getSubfolder', ids(FIXED.folders), one('subfolders', FIXED.folders)),
    read('documents of a large folder', 'listDocuments', params({ folderId: 1 }), statement(DOCUMENTS), LARGE),
    read(
      'documents of a large folder, staff',
      'listManagedDocuments',
      params({ folderId: 1 }),
      statement(DOCUMENTS),
      LARGE,
    ),
    read('documents, search', 'findDocuments', texts(WORDS), search('documents', WORDS, 100)),
    read('document', 'getDocument', ids(sizes.documents), one('documents', sizes.documents)),

    read('menu', 'listNavigation', [{}], rows('menu_items')),
    read('section of the menu', 'getMenuSection', ids(FIXED.sections), one('menu_sections', FIXED.sections)),
    read('item of the menu', 'getMenuItem', ids(FIXED.items), one('menu_items', FIXED.items)),

    read('issues of the magazine', 'listIssues', [{}], rows('magazine_issues')),
    read('issue', 'getIssue', ids(sizes.issues), one('magazine_issues', sizes.issues)),
    read('pages of issues, search', 'findPages', texts(PRINTED, 'text')),
    read(
      'articles',
      'listMagazineArticles',
      params({ page: 1, search: '-' }, { page: 20, search: '-' }),
      pages('magazine_articles', 'id', 20, [1, 20]),
    ),
    read(
      'articles, search',
      'listMagazineArticles',
      WORDS.map((text) => ({ params: { page: 1, search: text } })),
      search('magazine_articles', WORDS, 20),
    ),
    read('article', 'getMagazineArticle', ids(sizes.articles), one('magazine_articles', sizes.articles)),
    read('article, staff', 'getEditedMagazineArticle', ids(sizes.articles), one('magazine_articles', sizes.articles)),
    read('authors', 'listMagazineAuthors', [{}], rows('magazine_authors')),
    read('author', 'getMagazineAuthor', ids(FIXED.authors), one('magazine_authors', FIXED.authors)),
    read('authors who may be the same', 'listSameMagazineAuthors'),
    read('sections of the magazine', 'listMagazineSections', [{}], rows('magazine_sections')),
    read(
      'section of the magazine',
      'getMagazineSection',
      ids(FIXED.magazineSections),
      one('magazine_sections', FIXED.magazineSections),
    ),

    read('files', 'listFiles', query({ page: 1 }, { page: 400 }), pages('files', 'created', 50, [1, 400])),
    read('files of a folder', 'listFiles', texts(FOLDERS, 'folder'), statement(`${OF_FOLDER} limit 50`, ...FOLDERS)),
    read('files, search', 'listFiles', texts(WORDS), search('files', WORDS, 50, 'name_folded')),
    read('folder with its files', 'listMedia', texts(FOLDERS, 'folder'), statement(OF_FOLDER, ...FOLDERS)),
    read('archive of files', 'listArchive', params({ archive: 'article-images' })),
    read('file', 'getFile', ids(sizes.files), one('files', sizes.files)),
    read(
      'file by its path',
      'getFileByPath',
      query({ path: PICTURE }),
      statement('select * from files where path = ?', PICTURE),
    ),
    read(
      'folders of files',
      'listFolders',
      [{}],
      statement('select folder, count(*) as files from files group by folder'),
    ),

    read('search of everything', 'searchEverything', texts(SEARCHES, 'text')),
    read(
      'bin',
      'listDeletedRecords',
      query({ page: 1 }, { page: 20 }),
      pages('deleted_records', 'deleted', 50, [1, 20]),
    ),
    read('bin, search', 'listDeletedRecords', texts(WORDS), search('deleted_records', WORDS, 50)),
    read('users of the bin', 'listBinUsers'),
    read('users', 'listUsers', [{}], rows('users')),
    read('audit log', 'listAuditLog', query({}, { user: 5 }, { action: 'create' }), pages('audit_log', 'at', 50, [1])),
    read('audit log, search', 'listAuditLog', texts(WORDS), search('audit_log', WORDS, 50)),
    read('audit log, file', 'exportAuditLog', [{}], undefined, LARGE),
    read('own latest records', 'listRecentRecords'),
    read('work that waits', 'listWaitingWork'),
    read('changes', 'listChanges', query({ after: 0 })),
  ];
}

/** A record of every main kind is created, or one of those that are there is saved with other words. */
export function writesOf(sizes: Sizes): Write[] {
  const title = (number: number) => `Zapis ${number} ${randomUUID()}`;
  const id = (number: number, count: number) => (number % count) + 1;
  const post = (number: number) => {
    const { introtext, fulltext } = makePost(number, sizes.posts);
    return {
      title: title(number),
      catid: 1,
      language: 'hr-HR',
      state: 1,
      introtext,
      fulltext,
      images: '{}',
      gallery: '[]',
    };
  };
  const bare = (number: number) => ({
    ...post(number),
    introtext: '',
    fulltext: `<p>${'bez oznaka '.repeat(320)}</p>`,
  });
  const page = (number: number) => ({ title: title(number), description: makePost(number, sizes.posts).fulltext });
  const newPage = (number: number) =>
    toRow<Record<string, unknown>>({ ...page(number), language: 'hr-HR' }, NEW_PAGE_COLUMNS);
  const athlete = (number: number) => ({ Ime: 'Ana', Prezime: title(number), sportid: id(number, FIXED.sports) });
  const medal = (number: number) => ({
    ...{ medalja: 1, sport: 'Sport 1', natjecanje: 'OI Pariz 2024', disciplina: title(number) },
    ...{ page_id: 1, page_id_eng: 4, ime_prezime: [{ id: id(number, sizes.athletes) }] },
  });
  const start = (number: number) => ({
    event_id: (id(number, sizes.starts) % FIXED.events) + 1,
    athletes: [{ athlete_id: athleteOfStart(id(number, sizes.starts), sizes.athletes) }],
    note: title(number),
  });
  // In all folders: one would be full.
  const document = (number: number) => {
    const folder = id(number, FIXED.folders);
    return [['dokumenti/d1.pdf', 'Report', folder, 2026, null, 0, title(number)]];
  };
  const article = (number: number) => ({ naslov: title(number), broj_id: 1, rubrika_id: 1, autor_id: '1|2' });
  const user = (number: number) => ({
    username: randomUUID(),
    name: title(number),
    email: `${randomUUID()}@example.com`,
  });
  const saved = (count: number, values: (number: number) => object) => (number: number) => ({
    id: id(number, count),
    ...values(number),
  });
  const savedPost = (number: number) => {
    const { language } = makePost(id(number, sizes.posts), sizes.posts);
    return { ...post(number), id: id(number, sizes.posts), language };
  };
  return [
    write('create a post', 'createPost', post, 'long'),
    write('create a post, bare text', 'createPost', bare, 'long'),
    write('save a post', 'updatePost', savedPost, 'long'),
    write('create a page', 'createPage', newPage, 'long'),
    write('save a page', 'updatePage', saved(sizes.pages, page), 'long'),
    write('create an athlete', 'createAthlete', athlete),
    write('save an athlete', 'updateAthlete', saved(sizes.athletes, athlete)),
    write('create a medal', 'createMedal', medal),
    write('save a medal', 'updateMedal', saved(sizes.medals, medal)),
    write('save a start', 'updateStart', saved(sizes.starts, start)),
    write('create a document', 'createDocuments', document),
    write('save a document', 'updateDocument', (number) => ({
      doc_id: id(number, sizes.documents),
      doc_name: title(number),
    })),
    write('create a folder', 'createDocumentFolder', (number) => ({
      title: title(number),
      title_eng: 'Reports',
      lng: 'hrv',
    })),
    write(
      'save a folder',
      'updateDocumentFolder',
      saved(FIXED.folders, (number) => ({ title: title(number) })),
    ),
    write(
      'save an item of the menu',
      'updateMenuItem',
      saved(FIXED.items, (number) => ({ value: title(number) })),
    ),
    write(
      'save an issue',
      'updateIssue',
      saved(sizes.issues, (number) => ({ opis: title(number) })),
    ),
    write('create an article', 'createMagazineArticle', article),
    write('save an article', 'updateMagazineArticle', saved(sizes.articles, article)),
    write('create an author', 'createMagazineAuthor', (number) => ['', 'Ana', title(number), '', '', '', false]),
    write('create a category', 'createCategory', (number) => ({ title: title(number) })),
    write('create a sport', 'createSport', (number) => ({ naziv: title(number) })),
    {
      ...write('save a file', 'updateFile', () => ({})),
      call: (number) => ({ params: { id: id(number, sizes.files) }, body: { alt: title(number) } }),
    },
    {
      ...write('create a user', 'createUser', (number) => ({
        ...user(number),
        password: randomUUID(),
        role: 'tipfeler',
      })),
      floor: undefined,
      calls: 32,
    },
  ];
}

/** The call of the contract with the key. @throws Error when there is none. */
function routeOf(key: string): Route {
  const found = allRoutes.find((one) => one.key === key);
  if (!found) throw new Error(`The contract has no ${key}.`);
  return found.route;
}

function read(name: string, key: string, asked: Values[] = [{}], floor?: Floor, more: Partial<Read> = {}): Read {
  return { name, route: routeOf(key), asked, floor, ...more };
}

function write(name: string, key: string, body: (number: number) => unknown, floor: 'long' | 'short' = 'short'): Write {
  return { name, route: routeOf(key), call: (number) => ({ body: body(number) }), floor };
}

function params(...all: Record<string, unknown>[]): Values[] {
  return all.map((one) => ({ params: one }));
}

function query(...all: Record<string, unknown>[]): Values[] {
  return all.map((one) => ({ query: one }));
}

function texts(all: readonly string[], name = 'search'): Values[] {
  return all.map((text) => ({ query: { [name]: text } }));
}

/** How many different records are read in turn. */
const IN_TURN = 50;

/** Aliases of public posts from all years. */
export function aliasesOf(posts: number): string[] {
  return idsOf(posts).map((id) => `post-${id % 20 === 0 ? id + 1 : id}`);
}

function idsOf(count: number): number[] {
  const length = Math.min(IN_TURN, count);
  return Array.from({ length }, (_, place) => Math.floor((count / length) * place) + 1);
}

function ids(count: number, name = 'id'): Values[] {
  return idsOf(count).map((id) => ({ params: { [name]: id } }));
}

/** With one value for each call, or with none. */
function statement(sql: string, ...values: unknown[]): Statement {
  return { sql, values: values.length === 0 ? [[]] : values.map((value) => [value]) };
}

const CATEGORISED =
  '"AUTOID", "EVB", "Ime", "PreZme", "Spol", "DatRod", "SptNazOK", "Klub", "Zupanija", "EVSKat", "KatRezult", "KatOd", "KatDo"';

/** The columns that a list shows, where it shows few of them. */
const SHOWN: Record<string, string> = {
  athletes: 'id, "Ime", "Prezime", name, sportid, slika, aktivan, olimpijac, "EVB", azurirano, version',
  categorisation_rows: CATEGORISED,
  magazine_articles: 'id, naslov, podnaslov, broj_id, rubrika_id, stranica_start, stranica_kraj, modified, version',
  deleted_records: 'id, table_name, record_id, title, deleted, deleted_by',
};

function rows(table: string): Statement {
  return statement(`select * from ${table}`);
}

function one(table: string, count: number): Statement {
  return statement(`select * from ${table} where id = ?`, ...idsOf(count));
}

function pages(table: string, order: string, size: number, numbers: number[]): Statement {
  const offsets = numbers.map((number) => (number - 1) * size);
  return statement(
    `select ${SHOWN[table] ?? '*'} from ${table} order by ${order} desc limit ${size} offset ?`,
    ...offsets,
  );
}

function search(table: string, found: readonly string[], size: number, column = 'title_folded'): Statement {
  return statement(
    `select ${SHOWN[table] ?? '*'} from ${table} where instr(${column}, ?) limit ${size}`,
    ...found.map(foldText),
  );
}

const PAGES =
  'select id, title, slug, language, created_time, modified_time, image, version from pages where language = ? order by id';
const ATHLETES =
  'select athletes.id, name, "EVB", slika, sportid, naziv, aktivan, azurirano from athletes join sports on sports.id = sportid order by name_key';
const MEDALS =
  'select medals.*, athletes.id as athlete, name from medals join medal_athletes on medal_id = medals.id join athletes on athletes.id = athlete_id';
const STARTS =
  'select starts.*, events.name, sport, sex, athletes.id as athlete, athletes.name as winner from events join starts on event_id = events.id join start_athletes on start_id = starts.id join athletes on athletes.id = athlete_id where games_id = ?';
const GAMES =
  'select games.id, games.name, count(distinct athlete_id) as athletes, count(*) as starts from games join events on games_id = games.id join starts on event_id = events.id join start_athletes on start_id = starts.id group by games.id, games.name';
const TALLY = "select medal, count(*) as won from starts where committee = 'CRO' and medal is not null group by medal";
const DOCUMENTS =
  'select documents.*, size from documents join files on path = link where page_id = 1 order by "orderIndex"';
const OF_FOLDER = 'select * from files where folder = ? order by created desc, id desc';
const PICTURE = 'clanci-slike/mjerenje.jpg';
const FOLDERS = ['images/mapa-1', 'images/mapa-7', 'images/mapa-50'];

/** Searches that users make: rare and common texts, one without any match, and short ones. */
export const SEARCHES = 'kostelic,vaterpolo,zlato,srebro bronca,4711,nigdje,cil,sinkovic v,zag,odlicje'.split(',');

/** While a name is typed. */
const NAMES = ['sin', 'sinkovic', 'kostelic 1', 'ba', 'covic', 'nigdje'];
const WORDS = ['zla', 'vaterpolo', 'kostelic 1', '417', 'nema toga'];

/** Words of every page of the magazine, of some and of none. */
const PRINTED = ['zlato', 'pojam417', 'zlato srebro', 'pojam4', 'z', 'nema toga'];
