import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import type { Role } from '@baklja/contract/roles';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Db } from '../db/schema.ts';
import { documents } from '../features/documents/documents.ts';
import { documentFolders, subfolders } from '../features/documents/folders.ts';
import { magazineArticles } from '../features/magazine/articles.ts';
import { magazineIssues } from '../features/magazine/issues.ts';
import { magazineAuthors, magazineSections } from '../features/magazine/people.ts';
import { menuItems } from '../features/navigation/navigation.ts';
import { athletes } from '../features/sport/athletes/athletes.ts';
import { toCategorisationRows } from '../features/sport/categorisation/categorisation-rows.ts';
import { importList } from '../features/sport/categorisation/replace-list.ts';
import { medals } from '../features/sport/medals/medals.ts';
import type { StarterFolder, StarterIssue, StarterMagazineArticle, StarterNotice } from './content-schema.ts';
import { insertDemoFiles, pathOfDocument, pathsOfIssue, type WrittenFile } from './load-demo-files.ts';
import { insertStarts } from './load-demo-starts.ts';
import { insertDemoArticles, insertDemoPages } from './load-demo-texts.ts';
import { requireId, type StarterContent } from './read-content.ts';

/** Pages of an issue before its first article: the cover and the imprint. */
const FRONT_PAGES = 2;

type Ids = ReadonlyMap<string, number>;

type Context = { userIds: Ids; files: readonly WrittenFile[]; now: Date };

/**
 * Inserts the demo content: files, folders of documents, articles, pages, Olympians, medals, starts at Games,
 * an invented categorisation, the magazine, and the menu.
 */
export async function insertDemo(
  transaction: Db,
  content: StarterContent,
  { userIds, files, now }: Context,
): Promise<void> {
  const userOf = (role: Role) => userIds.get(role) ?? null;
  await insertDemoFiles(transaction, files, now);
  await insertDocuments(transaction, content.documents, { userId: userOf('dokumenti'), now });
  await insertDemoArticles(transaction, content, { userIds, now });
  const pages = await insertDemoPages(transaction, content.pages, { userId: userOf('tipfeler'), now });
  const winners = await insertOlympians(transaction, content.olympians, now);
  await insertMedals(transaction, content.medals, { winners, pages, now });
  await insertStarts(transaction, content, { athletes: winners, now });
  await importList(transaction, {
    rows: await toCategorisationRows(content.categorisation.map((row) => toImportRow(row, now))),
    fileName: 'primjer-kategorizacije.csv',
    stamp: { userId: userOf('kategorizacije'), at: now },
  });
  await insertDemoMagazine(transaction, content.magazine, { userId: userOf('olimp'), now });
  // After the folders of documents, to which it leads.
  await insertMenuItems(transaction, content.menu.items, { pages, now });
}

/** Returns the id of each athlete by the id in the data file. */
async function insertOlympians(
  transaction: Db,
  olympians: StarterContent['olympians'],
  now: Date,
): Promise<Map<number, number>> {
  const sports = idsByName(await transaction.selectFrom('sports').select(['id', 'naziv as name']).execute());
  const ids = new Map<number, number>();
  for (const { id, Ime, Prezime, sport } of olympians) {
    const sportid = requireId(sports, sport[0]);
    // The data do not say who still competes; the list is one of Olympians.
    const values = { Ime, Prezime, sportid, aktivan: 0, olimpijac: 1 } as const;
    const athlete = await athletes.within.insert(transaction, { values, stamp: { userId: null, at: now } });
    ids.set(id, athlete.id);
  }
  return ids;
}

async function insertMedals(
  transaction: Db,
  starterMedals: StarterContent['medals'],
  { winners, pages, now }: { winners: ReadonlyMap<number, number>; pages: Ids; now: Date },
): Promise<void> {
  const shownOn = { page_id: requireId(pages, 'odlicja'), page_id_eng: requireId(pages, 'medals') };
  for (const { athletes: wonBy, tim, ...medal } of starterMedals) {
    const athleteIds = wonBy.map((winner) => requireId(winners, winner));
    const values = { ...medal, tim: tim ? (1 as const) : (0 as const), ...shownOn, winners: athleteIds };
    await medals.within.insert(transaction, { values, stamp: { userId: null, at: now } });
  }
}

/** A row as an import sends it; its two years begin at this year or before. */
function toImportRow({ validSinceYearsAgo, ...row }: StarterContent['categorisation'][number], now: Date): string[] {
  const start = now.getUTCFullYear() - validSinceYearsAgo;
  const cells = { ...row, KatOd: `01.01.${start}.`, KatDo: `31.12.${start + 1}.` };
  return CATEGORISATION_COLUMNS.map((column) => cells[column]);
}

/** Inserts the folders of documents; their files are there already. */
async function insertDocuments(
  transaction: Db,
  folders: readonly StarterFolder[],
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  const stamp = { userId, at: momentInZagreb(now, -20, '11:00') };
  for (const folder of folders) {
    const { title, title_eng, lng } = folder;
    const values = { title, title_eng, lng, show_doc_page: 1 } as const;
    const { id } = await documentFolders.within.insert(transaction, { values, stamp });
    const subfolderIds = await insertSubfolders(transaction, folder, { id, stamp });
    for (const [index, document] of folder.documents.entries()) {
      const sub_folder = document.subfolder === undefined ? null : requireId(subfolderIds, document.subfolder);
      await documents.within.insert(transaction, {
        values: {
          doc_name: document.title,
          title_eng: document.title_eng,
          link: `/files/${pathOfDocument(document.file, folder).split('/').map(encodeURIComponent).join('/')}`,
          year: document.year,
          page_id: id,
          sub_folder,
          show_in_sub: sub_folder === null ? 0 : 1,
          orderIndex: index + 1,
        },
        stamp,
      });
    }
  }
}

/** Returns the id of each subfolder by its Croatian name. */
async function insertSubfolders(
  transaction: Db,
  folder: StarterFolder,
  { id, stamp }: { id: number; stamp: { userId: number | null; at: Date } },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { title, title_eng, isHidden = false } of folder.subfolders) {
    const values = { title, title_eng, show_sub: isHidden ? 0 : 1, doc_cat: id } as const;
    ids.set(title, (await subfolders.within.insert(transaction, { values, stamp })).id);
  }
  return ids;
}

/** Fills the sections with the items of the demo; `pages` holds the ids of pages by their keys. */
async function insertMenuItems(
  transaction: Db,
  items: StarterContent['menu']['items'],
  { pages, now }: { pages: Ids; now: Date },
): Promise<void> {
  const sections = await transaction.selectFrom('menu_sections').select(['id', 'value as name']).execute();
  const folders = await transaction.selectFrom('document_folders').select(['id', 'title as name']).execute();
  const linkOf = (to: (typeof items)[number]['to']): string => {
    if ('address' in to) return to.address;
    if ('folder' in to) return `/dokumenti/folder/${requireId(idsByName(folders), to.folder)}`;
    return `/page/${requireId(pages, to.page)}/1`;
  };
  for (const [place, { section, value, to }] of items.entries()) {
    const values = { value, link: linkOf(to), nav: requireId(idsByName(sections), section), orderIndex: place + 1 };
    await menuItems.within.insert(transaction, { values, stamp: { userId: null, at: now } });
  }
}

function idsByName(rows: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, name }) => [name, id]));
}

type Stamp = { userId: number | null; at: Date };

/** Inserts the issues of the magazine with their articles, authors and sections; their files are there already. */
async function insertDemoMagazine(
  transaction: Db,
  magazine: StarterContent['magazine'],
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  const stamp = { userId, at: momentInZagreb(now, -10, '12:20') };
  const authors = new Map<string, number>();
  for (const { key, ...values } of magazine.authors) {
    authors.set(key, (await magazineAuthors.within.insert(transaction, { values, stamp })).id);
  }
  const sections = new Map<string, number>();
  const articles = magazine.issues.flatMap(({ contents }) => contents.filter((part) => 'rubrika' in part));
  for (const naziv of new Set(articles.map(({ rubrika }) => rubrika))) {
    sections.set(naziv, (await magazineSections.within.insert(transaction, { values: { naziv }, stamp })).id);
  }
  for (const issue of magazine.issues) {
    const broj_id = await insertIssue(transaction, issue, { imprint: magazine.imprint, authors, stamp });
    await insertArticles(transaction, issue, { broj_id, authors, sections, stamp });
  }
}

async function insertIssue(
  transaction: Db,
  issue: StarterIssue,
  { imprint, authors, stamp }: { imprint: StarterContent['magazine']['imprint']; authors: Ids; stamp: Stamp },
): Promise<number> {
  const { file, cover: _, contents: __, ...values } = issue;
  const { urednik, prijevod, produkcija, ...companies } = imprint;
  const { pdf, cover } = pathsOfIssue(issue);
  const { id } = await magazineIssues.within.insert(transaction, {
    values: {
      ...values,
      ...companies,
      issuu: `https://issuu.example/${file}`,
      link: `${FILES_PATH}/${pdf}`,
      slika: `${FILES_PATH}/${cover}`,
      urednik_id: requireId(authors, urednik),
      prijevod_id: requireId(authors, prijevod),
      produkcija_id: requireId(authors, produkcija),
    },
    stamp,
  });
  return id;
}

async function insertArticles(
  transaction: Db,
  issue: StarterIssue,
  { broj_id, authors, sections, stamp }: { broj_id: number; authors: Ids; sections: Ids; stamp: Stamp },
): Promise<void> {
  for (const { part, first, last } of placeContents(issue)) {
    if ('notice' in part) continue;
    const { key: _, rubrika, autori, fotografije, ...texts } = part;
    await magazineArticles.within.insert(transaction, {
      values: {
        ...texts,
        broj_id,
        rubrika_id: requireId(sections, rubrika),
        foto_autor_id: fotografije === undefined ? null : requireId(authors, fotografije),
        stranica_start: first,
        stranica_kraj: last,
        signers: autori.map((key) => requireId(authors, key)),
      },
      stamp,
    });
  }
}

type Placed<Part> = { part: Part; first: number; last: number };

/** The parts of an issue with their pages: an article has a page for its beginning and one for each `h2`. */
export function placeContents({ contents }: StarterIssue): Placed<StarterMagazineArticle | StarterNotice>[] {
  let last = FRONT_PAGES;
  return contents.map((part) => {
    const first = last + 1;
    last += 'notice' in part ? 1 : pagesOfArticle(part).length;
    return { part, first, last };
  });
}

export function pagesOfArticle({ puni_sadrzaj }: StarterMagazineArticle): string[] {
  return puni_sadrzaj.split(/(?=<h2>)/);
}
