import type { PinnedPost } from '@baklja/contract/features/content/pinned-posts';
import type { Post } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import { compareCroatian } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { countRows } from '../../../db/count-rows.ts';
import { isPostgres } from '../../../db/database.ts';
import { namedStatement, type StatementParameters } from '../../../db/named-statement.ts';
import { endsAfter, isPublic } from '../../../db/public-posts.ts';
import { lockRows } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { type PinnedPostTable, POST_ROW_COLUMNS } from '../../../db/tables/content.ts';
import { NotFoundError } from '../../../errors.ts';
import { noteRecords } from '../../../records/note-records.ts';
import type { Stamp } from '../../../stamp.ts';

/** The translation of a post, for users who see everything. */
export const TRANSLATION_COLUMNS = [
  'own.translation_id',
  'translated.alias as translation_alias',
  'translated.title as translation_title',
  'other.outdated as translation_outdated',
  sql<Flag>`coalesce(own.outdated, 0)`.as('outdated'),
] as const;

const findPublicPost = namedStatement((db, value: StatementParameters<{ alias: string; now: string }>) =>
  db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select([...POST_ROW_COLUMNS, 'posts.gallery', 'posts.fulltext', 'categories.title as catName'])
    .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
    .leftJoin('posts as translated', (join) =>
      join.onRef('translated.id', '=', 'own.translation_id').on(isPublic('translated', value('now'))),
    )
    .select(['translated.alias as translation_alias', 'translated.title as translation_title'])
    .where('posts.alias', '=', value('alias'))
    .where(isPublic('posts', value('now'))),
);

const findAnyPost = namedStatement((db, value: StatementParameters<{ alias: string }>) =>
  db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .leftJoin('users as creators', 'creators.id', 'posts.created_by')
    .leftJoin('users as modifiers', 'modifiers.id', 'posts.modified_by')
    .select([...POST_ROW_COLUMNS, 'posts.gallery', 'posts.fulltext', 'categories.title as catName'])
    .select(['creators.name as creator', 'modifiers.name as modifier'])
    .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
    .leftJoin('posts as translated', 'translated.id', 'own.translation_id')
    .leftJoin('post_translations as other', 'other.post_id', 'own.translation_id')
    .select(TRANSLATION_COLUMNS)
    .select('own.same_texts')
    .where('posts.alias', '=', value('alias')),
);

/** A post that the caller may see. Undefined when there is none. */
export async function getPost(
  db: Db,
  { alias, seesEverything, now }: { alias: string; seesEverything: boolean; now: string },
): Promise<Post | undefined> {
  if (!seesEverything) return (await findPublicPost(db, { alias, now }))[0];
  const [found] = await findAnyPost(db, { alias });
  if (!found) return undefined;
  const { creator, modifier, ...post } = found;
  return { ...post, ...(creator && { created_by_name: creator }), ...(modifier && { modified_by_name: modifier }) };
}

export async function listMissingCategories(db: Db, posts: readonly { catid: number }[]): Promise<number[]> {
  const named = [...new Set(posts.map(({ catid }) => catid))];
  const found = await db.selectFrom('categories').select('id').where('id', 'in', named).execute();
  return named.filter((catid) => !found.some(({ id }) => id === catid));
}

/** Sets the highlight; the version stays (answers, section 5). @throws NotFoundError */
export async function setIzdvojeno(transaction: Db, id: number, izdvojeno: Flag, stamp: Stamp): Promise<void> {
  const [before] = await lockRows(transaction, 'posts', [id]);
  if (!before) throw new NotFoundError(missingText('post'));
  await transaction.updateTable('posts').set({ izdvojeno }).where('id', '=', id).execute();
  const details = { izdvojeno: [before['izdvojeno'], izdvojeno] };
  const title = String(before['title']);
  await addToAuditLog(transaction, stamp, [{ action: 'update', kind: 'post', recordId: id, title, details }]);
  if (before['izdvojeno'] !== izdvojeno) await noteRecords(transaction, 'post', [id], stamp.at);
}

export type KeptPin = Omit<PinnedPostTable, 'post_id'>;

export function removePins(transaction: Db, ids: readonly number[]): Promise<PinnedPostTable[]> {
  return transaction.deleteFrom('pinned_posts').where('post_id', 'in', ids).returningAll().execute();
}

/** Pins a restored post again. Returns false when as many are pinned as may be; ended ones take no place. */
export async function restorePin(transaction: Db, pin: PinnedPostTable, now: string): Promise<boolean> {
  const pinned = transaction.selectFrom('pinned_posts').innerJoin('posts', 'posts.id', 'pinned_posts.post_id');
  if ((await countRows(pinned.where(endsAfter('posts', now)))) >= PINNED_POSTS_LIMIT) return false;
  await transaction.insertInto('pinned_posts').values(pin).execute();
  return true;
}

/** Every user who made an existing post, by name in Croatian order. */
export async function listPostAuthors(db: Db): Promise<{ id: number; name: string }[]> {
  const authors = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where((eb) => eb.exists(eb.selectFrom('posts').select('posts.id').whereRef('posts.created_by', '=', 'users.id')))
    .execute();
  return authors.sort((a, b) => compareCroatian(a.name, b.name) || a.id - b.id);
}

/** The pinned posts that the caller may see, latest pin first. A post whose publication has ended has no pin. */
export function listPinnedPosts(
  db: Db,
  { seesEverything, now }: { seesEverything: boolean; now: string },
): Promise<PinnedPost[]> {
  return (
    db
      .selectFrom('pinned_posts')
      // With the plus, SQLite looks up the post of each pin, not the pin of each post.
      .innerJoin('posts', (join) => join.on('posts.id', '=', sql<number>`+pinned_posts.post_id`))
      .select(['pinned_posts.post_id', 'posts.title', 'posts.alias', 'posts.language', 'posts.images'])
      .where(seesEverything ? endsAfter('posts', now) : isPublic('posts', now))
      .orderBy('pinned_posts.pinned_at', 'desc')
      .orderBy('pinned_posts.post_id', 'desc')
      .execute()
  );
}

/** Publishing and title of a post and whether it is pinned, locked against changes; undefined without such a post. */
export async function getPinCandidate(transaction: Db, id: number) {
  const post = await transaction
    .selectFrom('posts')
    .select(['state', 'publish_up', 'publish_down', 'title'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!post) return undefined;
  const pins = await transaction.selectFrom('pinned_posts').select('post_id').where('post_id', '=', id).execute();
  return { ...post, isPinned: pins.length > 0 };
}

/** Removes the pins of posts whose publication has ended, which take no place. */
export async function removeEndedPins(transaction: Db, now: string): Promise<void> {
  const ended = transaction.selectFrom('posts').select('id').where('publish_down', '<=', now);
  await transaction.deleteFrom('pinned_posts').where('post_id', 'in', ended).execute();
}
