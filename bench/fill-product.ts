import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '@baklja/contract/alias';
import { titleOrderKey } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import { openSession } from '../server/src/accounts/sessions.store.ts';
import { Tokens } from '../server/src/accounts/tokens.ts';
import { type Database, isPostgres } from '../server/src/db/database.ts';
import { setFact } from '../server/src/db/installation-facts.ts';
import { migrateToLatest } from '../server/src/db/migrate.ts';
import { anyTable } from '../server/src/db/record-rows.ts';
import { medalTitleColumns } from '../server/src/features/sport/medals/medals.ts';
import { nameColumns } from '../server/src/files/file-names.ts';
import { makeUser } from '../server/src/testing/records/make-user.ts';
import { IMAGES, makePost, makeWords } from './made-posts.ts';

/** Secret of the measured servers. They run on this machine only and hold generated records. */
export const BENCH_SECRET = 'a secret for measuring, known to everybody';

/** How many records of each kind a full product has. */
export type Sizes = typeof FULL;

const FULL = {
  posts: 100_000,
  pages: 5000,
  files: 50_000,
  athletes: 5000,
  medals: 500,
  starts: 20_000,
  documents: 5000,
  issues: 200,
  articles: 3000,
  entries: 100_000,
  deleted: 5000,
};

export function sizesOf(share: number): Sizes {
  return Object.fromEntries(Object.entries(FULL).map(([name, size]) => [name, Math.ceil(size * share)])) as Sizes;
}

/** Numbers that a site does not outgrow. */
export const FIXED = {
  categories: 12,
  users: 200,
  sports: 55,
  games: 50,
  events: 2000,
  folders: 30,
  sections: 8,
  items: 96,
  authors: 300,
  magazineSections: 20,
};

const PAGES_OF_ISSUE = 60;
const ROWS_AT_ONCE = 500;
const AT = '2026-10-01T10:00:00.000Z';
const STAMPS = { created: AT, created_by: 1, modified: AT, modified_by: 1 };

/**
 * Creates the tables with generated records, past the calls but as these store them: in new tables the first record
 * has the id 1, the second 2. Returns the token of a superadmin, the first user.
 */
export async function fillProduct(database: Database, sizes: Sizes): Promise<string> {
  await migrateToLatest(database);
  const user = {
    ...(await makeUser(database, { username: 'mjeritelj', role: 'superadmin' })),
    role: 'superadmin',
  } as const;
  for (const [table, count, make] of tablesOf(sizes)) await insert(database, table, count, make);
  await fillSport(database, sizes);
  await database.write(async (transaction) => {
    for (const statement of RELATIONS) await sql.raw(statement).execute(transaction);
    // Otherwise a job would look for the files that each post uses.
    await setFact(transaction, 'file-uses-of-old-posts', 'done');
  });
  // As a database is after its first day: counted for the planner, and on PostgreSQL also vacuumed.
  await sql`${sql.raw(isPostgres(database.read) ? 'vacuum analyze' : 'analyze')}`.execute(database.migrating);
  return database.write((transaction) => openSession(transaction, new Tokens(BENCH_SECRET), { user, now: new Date() }));
}

/** Adds sports, athletes and medals, also where there are some, and starts at Games. */
export async function fillSport(database: Database, { athletes, medals, starts }: Sizes): Promise<void> {
  await insert(database, 'sports', FIXED.sports, (number) => titled('naziv', `Sport ${number}`));
  await insert(database, 'athletes', athletes, athleteOf);
  await insert(database, 'medals', medals, medalOf);
  if (starts > 0) await fillStarts(database, starts, athletes);
  const won = sql`select id, (id * 8) % ${sql.lit(athletes)} + 1, 0 from medals where id not in (select medal_id from medal_athletes)`;
  await database.write((transaction) =>
    sql`insert into medal_athletes (medal_id, athlete_id, place_in_list) ${won}`.execute(transaction),
  );
}

/** One start in ten has a medal, one in a thousand a decision. */
async function fillStarts(database: Database, starts: number, athletes: number): Promise<void> {
  await insert(database, 'games', FIXED.games, gamesOf);
  await insert(database, 'events', FIXED.events, eventOf);
  await insert(database, 'starts', starts, startOf);
  await insert(database, 'start_athletes', starts, (number) => ({
    ...{ start_id: number, athlete_id: athleteOfStart(number, athletes), place_in_list: 0, role: '', took_part: 1 },
  }));
  await insert(database, 'start_decisions', Math.floor(starts / 1000), (number) => ({
    ...{ start_id: number * 10, day: '2026-01-01', body: 'MOO', document: '', medal_before: 1, medal: 2, pending: 0 },
    ...{ created: AT, created_by: 1 },
  }));
}

/** Another one for each start of an event. */
export function athleteOfStart(number: number, athletes: number): number {
  return ((number * 7 + Math.floor(number / FIXED.events)) % athletes) + 1;
}

type Make = (number: number) => Record<string, unknown>;

async function insert(database: Database, table: string, count: number, make: Make): Promise<void> {
  await database.write(async (transaction) => {
    for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
      const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first + 1) }, (_, place) => make(first + place));
      await anyTable(transaction).insertInto(table).values(rows).execute();
    }
  });
}

/** Every other English post is the translation of the Croatian post before it; one in twenty of these is outdated. */
const RELATIONS = [
  `insert into post_translations (post_id, translation_id, outdated)
    select id, id - 1, case when id % 160 = 0 then 1 else 0 end from posts where id % 8 = 0`,
  'insert into post_translations (post_id, translation_id, outdated) select id - 1, id, 0 from posts where id % 8 = 0',
  `insert into pinned_posts (post_id, pinned_at, pinned_by) select max(id) - 1, '${AT}', 1 from posts`,
  `insert into file_uses (kind, record_id, path) select 'post', id, 'clanci-slike/mjerenje.jpg' from posts`,
  `insert into file_uses (kind, record_id, path)
    select 'post', id, 'clanci-slike/mjerenje-' || (id % 100) || '.jpg' from posts`,
  `insert into file_uses (kind, record_id, path) select 'document', id, link from documents`,
  `insert into file_uses (kind, record_id, path) select 'magazineIssue', id, link from magazine_issues`,
];

/** Tables in an order in which what a row names is there before. */
function tablesOf(sizes: Sizes): [table: string, count: number, make: Make][] {
  const sentences = Array.from({ length: 1000 }, (_, place) => `${makeWords(place, 12)} pojam${place}.`);
  return [
    ['users', FIXED.users - 1, userOf],
    ['categories', FIXED.categories, (number) => titled('title', `Mjerenje ${number}`)],
    ['posts', sizes.posts, (number) => postOf(number, sizes.posts)],
    ['pages', sizes.pages, pageOf],
    ['files', 101, (number) => fileOf('clanci-slike', number > 100 ? 'mjerenje.jpg' : `mjerenje-${number - 1}.jpg`)],
    ['folders', 100, folderOfFiles],
    [
      'files',
      sizes.files,
      (number) => fileOf(`images/mapa-${(number % 100) + 1}`, `${makeWords(number, 2)} ${number}.jpg`),
    ],
    ['document_folders', FIXED.folders, folderOfDocuments],
    ['subfolders', FIXED.folders, subfolderOf],
    ['documents', sizes.documents, documentOf],
    ['files', sizes.documents, (number) => fileOf('dokumenti', `d${number}.pdf`)],
    ['menu_sections', FIXED.sections, sectionOf],
    ['menu_items', FIXED.items, itemOf],
    ['magazine_sections', FIXED.magazineSections, (number) => titled('naziv', `Rubrika ${number}`)],
    ['magazine_authors', FIXED.authors, authorOf],
    ['magazine_issues', sizes.issues, issueOf],
    ['files', sizes.issues, (number) => fileOf('dokumenti', `olimp-${number}.pdf`)],
    ['magazine_texts', sizes.issues, textOf],
    ['magazine_pages', sizes.issues * PAGES_OF_ISSUE, (number) => pageOfIssue(number, sentences)],
    ['magazine_articles', sizes.articles, (number) => articleOf(number, sizes)],
    ['magazine_article_authors', sizes.articles, signerOf],
    ['audit_log', sizes.entries, entryOf],
    ['deleted_records', sizes.deleted, deletedOf],
  ];
}

function titled(column: string, title: string) {
  return { [column]: title, title_folded: foldText(title), ...STAMPS };
}

function userOf(number: number) {
  const [username, name] = [`korisnik${number}`, makeWords(number, 2)];
  const email = `${username}@example.invalid`;
  const names = { username, username_folded: username, name, email, email_folded: email };
  return { ...names, role: 'tipfeler', active: 1, password_hash: '', accountTypeRequest: 'tipfeler', ...STAMPS };
}

/** Half of the posts are in the first category, like real news; the others share the rest. */
function postOf(number: number, total: number) {
  const post = makePost(number, total);
  return {
    ...post,
    title_key: titleOrderKey(post.title),
    catid: number % 2 === 0 ? 1 : ((number >> 1) % (FIXED.categories - 1)) + 2,
    publish_up: post.created,
    modified: post.created,
    created_by: (Math.floor(number / 3) % 8) + 1,
    modified_by: null,
    images: IMAGES,
    gallery: '[]',
  };
}

function pageOf(number: number) {
  const { language, title, title_folded, introtext, fulltext } = makePost(number, FULL.pages);
  return {
    ...{ language, title, title_folded, slug: `page-${number}`, description: introtext + fulltext },
    ...{ image: '{}', buttons: '[]', gallery: '[]', gallery_captions: '[]', accordion: '[]' },
    ...{ created_time: AT, created_user_id: 1, modified_time: AT, modified_user_id: 1 },
  };
}

function folderOfFiles(number: number) {
  return { path: `images/mapa-${number}`, parent: 'images', name: `mapa-${number}`, created: AT, created_by: 1 };
}

/** A file whose bytes are missing. */
function fileOf(folder: string, name: string) {
  const place = { folder, path: `${folder}/${name}`, name, ...nameColumns(name) };
  const object_key = `objects/00/${place.path}`;
  const isPicture = name.endsWith('.jpg');
  return {
    ...{ ...place, ...STAMPS, object_key, sha256: object_key, upload_id: null, size: 400_000 },
    ...(isPicture
      ? { type: 'image', media_type: 'image/jpeg', width: 1600, height: 1067 }
      : { type: 'other', media_type: 'application/pdf', width: null, height: null }),
  };
}

/** Adds files that all have the bytes of the photo, each with an object of its own. Returns their paths. */
export async function fillPhotos(
  database: Database,
  filesFolder: string,
  photo: Buffer,
  count: number,
): Promise<string[]> {
  const first = path.join(filesFolder, 'photo.jpg');
  mkdirSync(path.join(filesFolder, 'objects', 'ff'), { recursive: true });
  writeFileSync(first, photo);
  const paths: string[] = [];
  await insert(database, 'files', count, (number) => {
    const id = randomUUID().replaceAll('-', '');
    const file = fileOf('galerije', `fotografija-${number}.jpg`);
    linkSync(first, path.join(filesFolder, 'objects', 'ff', id));
    paths.push(file.path);
    return { ...file, object_key: `objects/ff/${id}`, sha256: id, size: photo.length };
  });
  return paths;
}

function athleteOf(number: number) {
  const [Ime = '', last = ''] = makeWords(number, 2).split(' ');
  const Prezime = `${last} ${number}`;
  const name = `${Ime} ${Prezime}`;
  const names = { Ime, Prezime, name, title_folded: foldText(name), name_key: titleOrderKey(`${Prezime} ${Ime}`) };
  const { introtext } = makePost(number, FULL.athletes);
  return {
    ...{ ...names, tekst: introtext, sportid: (number % FIXED.sports) + 1, EVB: String(100_000 + number) },
    ...{ aktivan: number % 3 === 0 ? 1 : 0, olimpijac: 1, azurirano: AT, created: AT, created_by: 1 },
  };
}

function gamesOf(number: number) {
  const name = `OI Mjerenje ${1900 + number}`;
  const where = { city: 'Grad', city_en: 'City', country: 'Država', country_en: 'Country' };
  const days = { opens: `${1900 + number}-07-01`, closes: `${1900 + number}-07-20` };
  return { name, title_folded: foldText(name), year: 1900 + number, season: 'summer', ...where, ...days, ...STAMPS };
}

function eventOf(number: number) {
  const [sport, name] = [`Sport ${(number % FIXED.sports) + 1}`, `Disciplina ${number}`];
  const title = `${sport}, ${name}, muškarci`;
  const named = { sport, name, name_en: `Event ${number}`, title, title_folded: foldText(title) };
  return { ...named, games_id: (number % FIXED.games) + 1, sex: 'M', is_team: 0, ...STAMPS };
}

function startOf(number: number) {
  const medal = number % 10 === 0 ? (Math.floor(number / 10) % 3) + 1 : null;
  const result = { committee: 'CRO', place: medal, medal, current_medal: medal, day: null, status: 'started' };
  const words = { source: 'mjerenje', note: '', title: `Nastup ${number}`, medal_id: null };
  return { event_id: (number % FIXED.events) + 1, ...result, ...words, ...STAMPS };
}

function medalOf(number: number) {
  const sport = `Sport ${(number % FIXED.sports) + 1}`;
  const medal = { medalja: (number % 3) + 1, sport, natjecanje: `OI Igre ${1948 + (number % 20) * 4}` };
  const event = { disciplina: '', timVal: '' };
  return {
    ...medal,
    ...event,
    ...medalTitleColumns({ ...medal, ...event }),
    page_id: 1,
    page_id_eng: 4,
    tim: 0,
    ...STAMPS,
  };
}

function folderOfDocuments(number: number) {
  const names = titled('title', `Izvješća ${number}`);
  return { ...names, title_eng: `Reports ${number}`, lng: 'hrv', show_doc_page: 1, orderIndex: number };
}

function subfolderOf(number: number) {
  return { title: 'Godišnja', title_eng: 'Annual', show_sub: 1, doc_cat: number, orderIndex: 1, ...STAMPS };
}

/** The first folder has two of five documents. */
function documentOf(number: number) {
  const [doc_name, title_eng] = [`${makeWords(number, 4)} ${number}`, `Report ${number}`];
  return {
    ...{ doc_name, title_eng, title_folded: foldText(`${doc_name} ${title_eng}`), link: `dokumenti/d${number}.pdf` },
    ...{ year: 2000 + (number % 26), orderIndex: number, page_id: number % 5 < 2 ? 1 : (number % FIXED.folders) + 1 },
    ...{ sub_folder: null, show_in_sub: 0, ...STAMPS },
  };
}

function sectionOf(number: number) {
  return { value: `Sekcija ${number}`, sub: 1, orderIndex: number, ...STAMPS };
}

function itemOf(number: number) {
  const value = makeWords(number, 3);
  const nav = (number % FIXED.sections) + 1;
  return { value, title_folded: foldText(value), link: `/page/${number}/1`, nav, orderIndex: number, ...STAMPS };
}

function authorOf(number: number) {
  const [ime, prezime] = [makeWords(number, 1), `${makeWords(number + 1, 1)} ${number}`];
  const name = `${ime} ${prezime}`;
  return {
    ime,
    prezime,
    pref: '',
    suf: '',
    email: '',
    web: '',
    name,
    title_folded: foldText(name),
    firma: 0,
    ...STAMPS,
  };
}

function issueOf(number: number) {
  const broj = String(number).padStart(3, '0');
  return {
    ...{ broj, number, title: `Olimp ${broj}`, title_folded: `olimp ${broj}`, link: `dokumenti/olimp-${number}.pdf` },
    ...{ godina: 2000 + (number % 26), mjesec: 'rujan', issuu: 'https://issuu.com/olimp', slika: 'images/olimp.jpg' },
    ...{ graficka_priprema: '', tisak: '', nakladnik: '', naklada: '', dodatno: '', dodatno_eng: '', opis: '' },
    ...{ urednik_id: 1, prijevod_id: 2, produkcija_id: null, ...STAMPS },
  };
}

/** The PDF of an issue is read. */
function textOf(issue_id: number) {
  const object_key = `objects/00/dokumenti/olimp-${issue_id}.pdf`;
  return { issue_id, object_key, state: 'read', pages: PAGES_OF_ISSUE, pages_read: PAGES_OF_ISSUE };
}

function pageOfIssue(number: number, sentences: readonly string[]) {
  const [issue, page] = [Math.floor((number - 1) / PAGES_OF_ISSUE) + 1, (number - 1) % PAGES_OF_ISSUE];
  const text = Array.from(
    { length: 30 },
    (_, one) => sentences[(issue * 7 + page * 31 + one * 13) % sentences.length],
  ).join(' ');
  return { issue_id: issue, page: page + 1, text, folded: foldText(text) };
}

function articleOf(number: number, { issues }: Sizes) {
  const naslov = makeWords(number, 5);
  const first = (Math.floor(number / issues) * 4) % PAGES_OF_ISSUE;
  return {
    ...{
      naslov,
      title_folded: foldText(naslov),
      podnaslov: '',
      tagovi: '',
      puni_sadrzaj: makePost(number, FULL.articles).fulltext,
    },
    ...{ broj_id: (number % issues) + 1, rubrika_id: (number % FIXED.magazineSections) + 1, foto_autor_id: null },
    ...{ stranica_start: first + 1, stranica_kraj: first + 4, ...STAMPS },
  };
}

function signerOf(article_id: number) {
  return { article_id, author_id: (article_id % FIXED.authors) + 1, place_in_list: 0 };
}

function entryOf(number: number) {
  const title = `${makeWords(number, 5)} ${number}`;
  const at = new Date(Date.parse(AT) - number * 60_000).toISOString();
  const what = { action: number % 3 === 0 ? 'create' : 'update', kind: 'post', record_id: number };
  return {
    at,
    title,
    title_folded: foldText(title),
    user_id: (number % FIXED.users) + 1,
    ...what,
    details: '{}',
    address: null,
    agent: null,
  };
}

/** A page that was deleted in the last days. */
function deletedOf(number: number) {
  const { title, title_folded, ...page } = pageOf(number);
  const record_id = FULL.pages + number;
  const data = JSON.stringify({ ...page, title, title_folded, id: record_id, version: 1, slug: `deleted-${number}` });
  const deleted = new Date(Date.now() - number * 60_000).toISOString();
  return { table_name: 'pages', record_id, title, title_folded, data, deleted, deleted_by: (number % 8) + 1 };
}
