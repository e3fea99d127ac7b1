import type { Database } from '../../db/database.ts';
import { magazineIssues } from '../../features/magazine/issue-record.ts';
import { magazineAuthors } from '../../features/magazine/people-records.ts';
import { createArticle } from '../../features/magazine/write-article.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';

const stamp = { userId: null, at: TEST_NOW };

/** Creates an issue of the magazine and returns its id. */
export async function makeIssue(database: Database, settings: ValuesOf<'magazineIssue'> = {}): Promise<number> {
  const own = { broj: '83', issuu: 'https://issuu.com/primjer/docs/olimp-083' };
  const values = { ...own, link: 'dokumenti/olimp-083.pdf', slika: 'images/olimp-083.jpg', ...settings };
  return (await magazineIssues.create(database, { values, stamp })).id;
}

/** Creates an author of the magazine and returns the id. */
export async function makeAuthor(database: Database, settings: ValuesOf<'magazineAuthor'> = {}): Promise<number> {
  const values = { ime: 'Tena', prezime: 'Uzorić', ...settings };
  return (await magazineAuthors.create(database, { values, stamp })).id;
}

/** Creates an article of the magazine and returns its id. */
export function makeArticle(
  database: Database,
  settings: Partial<Parameters<typeof createArticle>[1]> = {},
): Promise<number> {
  return createArticle(database, { naslov: 'Naslov', ...settings }, { stamp });
}

/** Creates an issue, an author and an article. */
export async function makeMagazine(database: Database): Promise<void> {
  await makeAuthor(database);
  const broj_id = await makeIssue(database);
  await makeArticle(database, { naslov: 'Riječ urednice', broj_id });
}

/** Deletes everything of the magazine, its texts included, and nothing else. */
export async function deleteMagazine(database: Database): Promise<void> {
  const tables = ['magazine_article_authors', 'magazine_articles', 'magazine_pages', 'magazine_texts'] as const;
  const others = ['magazine_issues', 'magazine_authors', 'magazine_sections'] as const;
  await database.write(async (transaction) => {
    for (const table of [...tables, ...others]) await transaction.deleteFrom(table).execute();
  });
}
