import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Db } from '../db/schema.ts';
import { magazineArticles } from '../features/magazine/articles.ts';
import { magazineIssues } from '../features/magazine/issues.ts';
import { magazineAuthors, magazineSections } from '../features/magazine/people.ts';
import type { StarterIssue, StarterMagazineArticle, StarterNotice } from './content-schema.ts';
import { pathsOfIssue } from './load-demo-files.ts';
import { requireId, type StarterContent } from './read-content.ts';

/** Pages before the first article: the cover and the imprint. */
const FRONT_PAGES = 2;

type Stamp = { userId: number | null; at: Date };
type Ids = ReadonlyMap<string, number>;

/** Inserts the issues of the magazine with their articles, authors and sections; their files are there already. */
export async function insertDemoMagazine(
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
