import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Db } from '../db/schema.ts';
import { replaceSigners } from '../features/magazine/article-authors.store.ts';
import { magazineArticles } from '../features/magazine/article-record.ts';
import { magazineIssues } from '../features/magazine/issue-record.ts';
import { magazineAuthors, magazineSections } from '../features/magazine/people-records.ts';
import {
  filesOfIssue,
  placeContents,
  starterAuthors,
  starterImprint,
  starterIssues,
} from './content/magazine/magazine.ts';
import type { StarterIssue } from './content/magazine/starter-issue.ts';

type Stamp = { userId: number | null; at: Date };
type Ids = ReadonlyMap<string, number>;

/** Inserts the issues of the magazine with their articles, authors and sections; their files are there already. */
export async function insertDemoMagazine(
  transaction: Db,
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  const stamp = { userId, at: momentInZagreb(now, -10, '12:20') };
  const authors = new Map<string, number>();
  for (const { key, ...values } of starterAuthors) {
    authors.set(key, (await magazineAuthors.within.insert(transaction, { values, stamp })).id);
  }
  const sections = new Map<string, number>();
  const articles = starterIssues.flatMap(({ contents }) => contents.filter((part) => 'rubrika' in part));
  for (const naziv of new Set(articles.map(({ rubrika }) => rubrika))) {
    sections.set(naziv, (await magazineSections.within.insert(transaction, { values: { naziv }, stamp })).id);
  }
  for (const issue of starterIssues) {
    const broj_id = await insertIssue(transaction, issue, { authors, stamp });
    await insertArticles(transaction, issue, { broj_id, authors, sections, stamp });
  }
}

async function insertIssue(
  transaction: Db,
  issue: StarterIssue,
  { authors, stamp }: { authors: Ids; stamp: Stamp },
): Promise<number> {
  const { file, cover: _, contents: __, ...values } = issue;
  const { urednik, prijevod, produkcija, ...imprint } = starterImprint;
  const { pdf, cover } = filesOfIssue(issue);
  const { id } = await magazineIssues.within.insert(transaction, {
    values: {
      ...values,
      ...imprint,
      issuu: `https://issuu.example/${file}`,
      link: `${FILES_PATH}/${pdf}`,
      slika: `${FILES_PATH}/${cover}`,
      urednik_id: authors.get(urednik) ?? null,
      prijevod_id: authors.get(prijevod) ?? null,
      produkcija_id: authors.get(produkcija) ?? null,
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
    const { rubrika, autori, fotografije, ...texts } = part;
    const { id } = await magazineArticles.within.insert(transaction, {
      values: {
        ...texts,
        broj_id,
        rubrika_id: sections.get(rubrika) ?? null,
        foto_autor_id: fotografije === undefined ? null : (authors.get(fotografije) ?? null),
        stranica_start: first,
        stranica_kraj: last,
      },
      stamp,
    });
    await replaceSigners(
      transaction,
      id,
      autori.map((key) => authors.get(key) ?? 0),
    );
  }
}
