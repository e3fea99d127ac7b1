import { firstFreeAlias, foldText } from '@baklja/contract/alias';
import { titleOrderKey } from '@baklja/contract/title-order';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { bumpListVersion } from '../../db/list-version.ts';
import { restoreRecord } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { restoreTranslation } from '../../db/translations.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { replaceFileUses } from '../../files/records/file-uses.store.ts';
import { lockPosts } from './chosen-posts.store.ts';
import { type DeletedPost, listDeletedPosts, listMissingCategories } from './deleted-posts.store.ts';
import { isAliasTaken } from './posts.store.ts';
import { ALIAS_TRIES, POST_RECORD, type PostStamp, pathsIn, TRANSLATED_POSTS } from './write-post.ts';

const NOT_DELETED = 'Taj članak nije među obrisanima. Možda je već vraćen.';
const SOME_NOT_DELETED = 'Neki od odabranih članaka nisu među obrisanima. Možda su već vraćeni.';

/**
 * Brings deleted posts back under their ids, all or none: with their highlights, without pins. An alias that was taken
 * meanwhile gets a number. Answers how many there were.
 * @throws NotFoundError when one of them was not deleted, ConflictError `category-gone` when its category is gone.
 */
export async function restorePosts(
  database: Database,
  { ids, stamp }: { ids: readonly number[]; stamp: PostStamp },
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write((transaction) => restore(transaction, [...new Set(ids)], stamp));
    } catch (error) {
      if (attempt === ALIAS_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

async function restore(transaction: Db, ids: readonly number[], stamp: PostStamp): Promise<number> {
  const posts = await listDeletedPosts(transaction, ids);
  if (posts.length < ids.length) throw new NotFoundError(ids.length === 1 ? NOT_DELETED : SOME_NOT_DELETED);
  await requireCategories(transaction, posts);
  await lockPosts(
    transaction,
    posts.flatMap(({ beside }) => beside.translation?.translation_id ?? []),
  );
  for (const post of posts) await restorePost(transaction, post, stamp);
  for (const post of posts) {
    const paths = pathsIn(post, stamp);
    await replaceFileUses(transaction, { kind: 'post', recordId: post.id, paths, isNew: true });
  }
  for (const post of posts) await relinkTranslation(transaction, post);
  await bumpListVersion(transaction, 'post');
  return posts.length;
}

async function restorePost(transaction: Db, { id, title, alias }: DeletedPost, stamp: PostStamp): Promise<void> {
  const free = await firstFreeAlias(alias, (candidate) => isAliasTaken(transaction, candidate));
  const values = { alias: free, title_folded: foldText(title), title_key: titleOrderKey(title) };
  await restoreRecord(transaction, POST_RECORD, { id, values, stamp });
}

async function relinkTranslation(transaction: Db, { id, language, beside }: DeletedPost): Promise<void> {
  const { translation } = beside;
  if (!translation) return;
  await restoreTranslation(transaction, TRANSLATED_POSTS, { id, language, translation });
}

async function requireCategories(transaction: Db, posts: readonly DeletedPost[]): Promise<void> {
  const missing = await listMissingCategories(transaction, posts);
  const [first] = posts.filter(({ catid }) => missing.includes(catid));
  if (!first) return;
  throw new ConflictError(`Kategorija članka „${first.title}” više ne postoji.`, 'category-gone');
}
