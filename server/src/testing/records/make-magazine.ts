import { foldText } from '@baklja/contract/alias';
import { noteChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { magazineArticles } from '../../features/magazine/articles.ts';
import { magazineIssues } from '../../features/magazine/issues.ts';
import { magazineAuthors } from '../../features/magazine/people.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';
import { makerOf } from './maker-of.ts';

const stamp = { userId: null, at: TEST_NOW };

/** Creates an issue of the magazine and returns its id. */
export const makeIssue = makerOf(magazineIssues, {
  broj: '83',
  issuu: 'https://issuu.com/primjer/docs/olimp-083',
  link: 'dokumenti/olimp-083.pdf',
  slika: 'images/olimp-083.jpg',
});

/** Adds the texts of the next pages of an issue, as the job that reads its PDF does. */
export function makePageTexts(database: Database, issue_id: number, texts: readonly string[], from = 1): Promise<void> {
  const rows = texts.map((text, place) => ({ issue_id, page: from + place, text, folded: foldText(text) }));
  const read = { pages: from + texts.length - 1, pages_read: from + texts.length - 1 };
  const state = { object_key: `key of ${issue_id}`, state: 'read', lease_node: null, lease_until: null } as const;
  return database.write(async (transaction) => {
    await transaction.insertInto('magazine_pages').values(rows).execute();
    await transaction
      .insertInto('magazine_texts')
      .values({ issue_id, ...state, ...read })
      .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(read))
      .execute();
    noteChange(transaction, { tags: ['magazine-pages'], at: new Date() });
  });
}

/** Creates an author of the magazine and returns the id. */
export const makeAuthor = makerOf(magazineAuthors, { ime: 'Tena', prezime: 'Uzorić' });

/** Creates an article of the magazine, signed by the authors in `autor_id`, as `1|5|7`, and returns its id. */
export async function makeArticle(
  database: Database,
  { autor_id = '', ...settings }: ValuesOf<'magazineArticle'> & { autor_id?: string } = {},
): Promise<number> {
  const signers = autor_id.split('|').filter(Boolean).map(Number);
  const values = { naslov: 'Naslov', ...settings, signers };
  return (await magazineArticles.create(database, { values, stamp })).id;
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
