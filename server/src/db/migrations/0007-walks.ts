import { sql } from 'kysely';
import { type AnyDb, onPostgres } from './columns.ts';

/** The lists of posts that are walked in their order, each with the columns by which it is sorted. */
const WALKED = {
  posts_by_created: ['language', 'created', 'id'],
  posts_by_state: ['language', 'state', 'created', 'id', 'publish_up'],
} as const;

/** How eagerly each index of titles was merged before. */
const AUTOMERGE_BEFORE = {
  post_title_trigrams: 8,
  post_title_letters: 8,
  file_name_trigrams: 4,
  file_name_letters: 4,
} as const;

/**
 * On SQLite, which walks a list to find what many titles contain, the walk needs no row any more; and its indexes of
 * titles are merged by the upkeep instead of by whichever write comes at the wrong moment.
 */
export async function up(db: AnyDb): Promise<void> {
  if (onPostgres(db)) return;
  await indexAgain(db, ['title_folded']);
  for (const index of Object.keys(AUTOMERGE_BEFORE)) await setMerging(db, index, { automerge: 0, crisismerge: 1000 });
}

export async function down(db: AnyDb): Promise<void> {
  if (onPostgres(db)) return;
  await indexAgain(db, []);
  for (const [index, automerge] of Object.entries(AUTOMERGE_BEFORE)) {
    await setMerging(db, index, { automerge, crisismerge: 16 });
  }
}

async function indexAgain(db: AnyDb, more: readonly string[]): Promise<void> {
  for (const [index, columns] of Object.entries(WALKED)) {
    await db.schema.dropIndex(index).execute();
    await db.schema
      .createIndex(index)
      .on('posts')
      .columns([...columns, ...more])
      .execute();
  }
}

async function setMerging(db: AnyDb, index: string, settings: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values (${name}, ${sql.lit(value)})`.execute(
      db,
    );
  }
}
