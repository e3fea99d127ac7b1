import { DRAFT } from '@baklja/contract/features/content/posts';
import type { SearchHit } from '@baklja/contract/features/site/search';
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { type Kind, type KindWith, kindRow } from '@baklja/contract/kinds';
import { SEARCH_HITS_LIMIT } from '@baklja/contract/limits';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText, readBy } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';

/** Kinds whose search covers more than their folded titles. */
const OWN_SEARCH: Partial<Record<Kind, (db: Db, folded: string) => Promise<SearchHit[]>>> = {
  post: findPosts,
  file: findFiles,
  medal: findMedals,
  categorisedAthlete: findCategorisedAthletes,
};

/** The latest records of a kind that contain each word of the folded text. */
export async function findRecords(db: Db, kind: KindWith<'search'>, folded: string): Promise<SearchHit[]> {
  return OWN_SEARCH[kind]?.(db, folded) ?? findByTitle(db, kind, folded);
}

function wordsOf(folded: string): string[] {
  return folded.split(/\s+/);
}

function containsWords(db: Db, column: string, folded: string): RawBuilder<SqlBool> {
  return sql.join(
    wordsOf(folded).map((word) => containsText(db, column, word)),
    sql` and `,
  );
}

async function findByTitle(db: Db, kind: KindWith<'search'>, folded: string): Promise<SearchHit[]> {
  const { plural, title, key, abilities } = kindRow(kind);
  const hasLanguage = abilities.includes('translation');
  const anyTable = db as unknown as Kysely<Record<string, { id: number; language: Language } & Record<string, string>>>;
  const rows = await anyTable
    .selectFrom(plural)
    .select(['id', `${title} as title`, `${key} as key`])
    .$if(hasLanguage, (query) => query.select('language'))
    .where(containsWords(db, 'title_folded', folded))
    .orderBy('id', 'desc')
    .limit(SEARCH_HITS_LIMIT)
    .execute();
  return rows.map((row) => ({ kind, ...row, title: String(row['title']), key: String(row['key']) }));
}

/** The latest posts of both languages, drafts too. */
async function findPosts(db: Db, folded: string): Promise<SearchHit[]> {
  const found = await Promise.all(LANGUAGES.map((language) => findLatestPosts(db, language, folded)));
  return found
    .flat()
    .toSorted((a, b) => b.created.localeCompare(a.created) || b.id - a.id)
    .slice(0, SEARCH_HITS_LIMIT)
    .map(({ alias, state, created: _, ...post }) => ({ kind: 'post', ...post, key: alias, isDraft: state === DRAFT }));
}

function findLatestPosts(db: Db, language: Language, folded: string) {
  const ids = sql<number>`(
    select id from ${readBy(db, 'posts', 'posts_by_created')}
    where language = ${language} and ${containsWords(db, 'title_folded', folded)}
    order by created desc, id desc limit ${sql.lit(SEARCH_HITS_LIMIT)}
  )`;
  const columns = ['id', 'title', 'alias', 'language', 'state', 'created'] as const;
  return db.selectFrom('posts').select(columns).where('id', 'in', ids).execute();
}

/** The latest files of all folders. */
async function findFiles(db: Db, folded: string): Promise<SearchHit[]> {
  const ids = sql<number>`(
    select id from ${readBy(db, 'files', 'all_files_by_created')} where ${containsWords(db, 'name_folded', folded)}
    order by created desc, id desc limit ${sql.lit(SEARCH_HITS_LIMIT)}
  )`;
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'path'])
    .where('id', 'in', ids)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return files.map(({ id, name, path }) => ({ kind: 'file', id, title: name, key: path }));
}

/** The latest medals of which each word is in the medal or in the name of a winner, with event and winners. */
async function findMedals(db: Db, folded: string): Promise<SearchHit[]> {
  const medals = await db
    .selectFrom('medals')
    .select(['id', 'title', 'medalja', 'disciplina', 'timVal'])
    .where((eb) => {
      const winnersWith = (word: string) =>
        eb
          .selectFrom('medal_athletes')
          .innerJoin('athletes', 'athletes.id', 'medal_athletes.athlete_id')
          .select('medal_id')
          .where(containsText(db, 'athletes.title_folded', word));
      return eb.and(
        wordsOf(folded).map((word) =>
          eb.or([containsText(db, 'medals.title_folded', word), eb('id', 'in', winnersWith(word))]),
        ),
      );
    })
    .orderBy('id', 'desc')
    .limit(SEARCH_HITS_LIMIT)
    .execute();
  const ids = medals.map(({ id }) => id);
  const winners = await db
    .selectFrom('medal_athletes')
    .innerJoin('athletes', 'athletes.id', 'medal_athletes.athlete_id')
    .select(['medal_id', 'athletes.name'])
    .where('medal_id', 'in', [0, ...ids])
    .orderBy('place_in_list')
    .execute();
  return medals.map(({ id, title, medalja, disciplina, timVal }) => {
    const names = winners.filter(({ medal_id }) => medal_id === id).map(({ name }) => name);
    const note = [disciplina, timVal, ...names].filter(Boolean).join(', ');
    return { kind: 'medal', id, title, key: String(id), note, medalja };
  });
}

/** People of the categorisation in force whose names contain each word of the text. */
async function findCategorisedAthletes(db: Db, folded: string): Promise<SearchHit[]> {
  const athletes = await db
    .selectFrom('categorisation_rows')
    .select(['AUTOID', 'Ime', 'PreZme'])
    .where(containsWords(db, 'name_folded', folded))
    .orderBy('name_key')
    .orderBy('AUTOID')
    .limit(SEARCH_HITS_LIMIT)
    .execute();
  return athletes.map(({ AUTOID, Ime, PreZme }) => ({
    kind: 'categorisedAthlete',
    id: AUTOID,
    title: `${Ime} ${PreZme}`,
    key: `${Ime} ${PreZme}`,
  }));
}
