import type { Database } from '../../db/database.ts';
import { bumpListVersion } from '../../db/list-version.ts';
import { deleteRecords, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { listTranslations } from '../../db/translations.ts';
import { deleteFileUses } from '../../files/records/file-uses.store.ts';
import { type ChosenPost, removePins, requirePosts } from './chosen-posts.store.ts';
import type { BesidePost } from './deleted-posts.store.ts';
import { POST_RECORD, TRANSLATED_POSTS } from './write-post.ts';

/**
 * Deletes posts, their pins and their places in the lists, all or none. Answers how many there were.
 * @throws NotFoundError when one of them is not there.
 */
export async function deletePosts(
  database: Database,
  { ids, stamp }: { ids: readonly number[]; stamp: Stamp },
): Promise<number> {
  return database.write(async (transaction) => {
    const posts = await requirePosts(transaction, ids);
    await remove(transaction, posts, stamp);
    await bumpListVersion(transaction, 'post');
    return posts.length;
  });
}

async function remove(transaction: Db, posts: readonly ChosenPost[], stamp: Stamp): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const translations = await listTranslations(transaction, TRANSLATED_POSTS, ids);
  const beside = new Map<number, BesidePost>();
  for (const [id, translation] of translations) beside.set(id, { translation });
  await removePins(transaction, ids);
  await deleteRecords(transaction, POST_RECORD, { ids, beside, stamp });
  await deleteFileUses(transaction, 'post', ids);
}
