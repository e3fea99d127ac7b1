import type { Post } from '@baklja/contract/features/posts';
import type { Flag, Language } from '@baklja/contract/fields';
import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import { prepareInsert, prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../db/tables/post.ts';

/** The translation of a post, for those who see everything. */
export const TRANSLATION_COLUMNS = [
  'own.translation_id',
  'translated.alias as translation_alias',
  'translated.title as translation_title',
  'other.outdated as translation_outdated',
  sql<Flag>`coalesce(own.outdated, 0)`.as('outdated'),
] as const;

const getPublicPost = prepareQuery<{ alias: string; now: string }, FoundPost>((db, value) =>
  db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .select([...POST_ROW_COLUMNS, 'posts.gallery', 'posts.fulltext', 'categories.title as catName'])
    .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
    .leftJoin('posts as translated', (join) =>
      join
        .onRef('translated.id', '=', 'own.translation_id')
        .on('translated.state', '=', 1)
        .on('translated.publish_up', '<=', value('now')),
    )
    .select(['categories.version as categoryVersion', 'translated.alias as translation_alias'])
    .where('posts.alias', '=', value('alias'))
    .where('posts.state', '=', 1)
    .where('posts.publish_up', '<=', value('now')),
);

const getAnyPost = prepareQuery<{ alias: string }, FoundPost & StaffNames>((db, value) =>
  db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.catid')
    .leftJoin('users as creators', 'creators.id', 'posts.created_by')
    .leftJoin('users as modifiers', 'modifiers.id', 'posts.modified_by')
    .select([...POST_ROW_COLUMNS, 'posts.gallery', 'posts.fulltext', 'categories.title as catName'])
    .select(['categories.version as categoryVersion', 'creators.name as creator', 'modifiers.name as modifier'])
    .select(['creators.version as creatorVersion', 'modifiers.version as modifierVersion'])
    .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
    .leftJoin('posts as translated', 'translated.id', 'own.translation_id')
    .leftJoin('post_translations as other', 'other.post_id', 'own.translation_id')
    .select(TRANSLATION_COLUMNS)
    .select('translated.version as translationVersion')
    .where('posts.alias', '=', value('alias')),
);

type FoundPost = Omit<Post, 'created_by_name' | 'modified_by_name' | 'outdated'> & { categoryVersion: number };
type StaffNames = {
  creator: string | null;
  modifier: string | null;
  creatorVersion: number | null;
  modifierVersion: number | null;
  outdated: Flag;
  translationVersion: number | null;
};

/** A post that the caller may see, with a tag of everything that its answer shows. Undefined when there is none. */
export async function getPost(
  db: Db,
  { alias, seesEverything, now }: { alias: string; seesEverything: boolean; now: string },
): Promise<{ post: Post; tag: string } | undefined> {
  if (!seesEverything) {
    const [found] = await getPublicPost(db, { alias, now });
    return found && { post: found, tag: tagOf(found) };
  }
  const [found] = await getAnyPost(db, { alias });
  if (!found) return undefined;
  const { creator, modifier, creatorVersion, modifierVersion } = found;
  // Into the row itself: copying a row costs a third of what reading it does.
  const post: Post = found;
  if (creator) post.created_by_name = creator;
  if (modifier) post.modified_by_name = modifier;
  const { translation_id, translationVersion, outdated, translation_outdated } = found;
  const translation = `${translation_id}.${translationVersion}.${outdated}.${translation_outdated}`;
  return { post, tag: `${tagOf(found)}.${creatorVersion}.${modifierVersion}.${translation}` };
}

function tagOf({ id, version, izdvojeno, categoryVersion, translation_alias }: FoundPost): string {
  return `${id}.${version}.${izdvojeno}.${categoryVersion}.${translation_alias ?? ''}`;
}

/** What a write must know of the post as it stands. On PostgreSQL the row stays locked until the transaction ends. */
export function getPostForWrite(transaction: Db, id: number) {
  return transaction
    .selectFrom('posts')
    .select(['id', 'language', 'state', 'created', 'title', 'title_folded'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** What a post says, and in which it may name files. */
export type PostTexts = { title: string; introtext: string; fulltext: string; images: string; gallery: string };

/** What a post shows; the post is there. */
export function getPostTexts(transaction: Db, id: number): Promise<PostTexts> {
  return transaction
    .selectFrom('posts')
    .select(['title', 'introtext', 'fulltext', 'images', 'gallery'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether a post has the alias. */
export const isAliasTaken = takenCheck();

function takenCheck() {
  const find = prepareQuery<{ alias: string }, { id: number }>((db, value) =>
    db.selectFrom('posts').select('id').where('alias', '=', value('alias')),
  );
  return async (db: Db, alias: string): Promise<boolean> => (await find(db, { alias })).length > 0;
}

/** Whether there is a category of the id. */
export const hasCategory = categoryCheck();

function categoryCheck() {
  const find = prepareQuery<{ id: number }, { id: number }>((db, value) =>
    db.selectFrom('categories').select('id').where('id', '=', value('id')),
  );
  return async (db: Db, id: number): Promise<boolean> => (await find(db, { id })).length > 0;
}

export type NewPost = {
  title: string;
  title_folded: string;
  title_key: string;
  alias: string;
  catid: number;
  language: Language;
  state: Flag;
  featured: Flag;
  publish_up: string;
  created: string;
  created_by: number | null;
  modified: string;
  modified_by: number | null;
  images: string;
  gallery: string;
  introtext: string;
  fulltext: string;
  izdvojeno: Flag;
};

/** Inserts a post and answers its id. @throws the unique violation of the database when the alias is taken. */
export const insertPost = prepareInsert<'posts', NewPost>((db, value) =>
  db.insertInto('posts').values({
    title: value('title'),
    title_folded: value('title_folded'),
    title_key: value('title_key'),
    alias: value('alias'),
    catid: value('catid'),
    language: value('language'),
    state: value('state'),
    featured: value('featured'),
    publish_up: value('publish_up'),
    created: value('created'),
    created_by: value('created_by'),
    modified: value('modified'),
    modified_by: value('modified_by'),
    images: value('images'),
    gallery: value('gallery'),
    introtext: value('introtext'),
    fulltext: value('fulltext'),
    izdvojeno: value('izdvojeno'),
  }),
);

/** Sets the highlight; the version stays (answers, section 5). False without such a post. */
export async function setIzdvojeno(transaction: Db, id: number, izdvojeno: Flag): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set({ izdvojeno })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes away the pin of a post, if it has one. */
export async function removePin(transaction: Db, postId: number): Promise<void> {
  await transaction.deleteFrom('pinned_posts').where('post_id', '=', postId).execute();
}
