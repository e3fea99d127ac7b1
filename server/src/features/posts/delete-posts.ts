import type { Database } from '../../db/database.ts';
import { deleteRecord, type Stamp } from '../../db/records.ts';
import type { Db } from '../../db/schema.ts';
import { forgetTitles, POST_TITLES } from '../../db/title-search.ts';
import { getTranslation, otherLanguageOf, type Translation } from '../../db/translations.ts';
import { noteUses } from '../../files/file-uses.store.ts';
import { type ChosenPost, requirePosts } from './chosen-posts.store.ts';
import type { BesidePost } from './deleted-posts.store.ts';
import { countPost, lockCounts, noteChange } from './post-counts.ts';
import { removePin } from './posts.store.ts';
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
    await lockCounts(transaction);
    // All of them are read first: two that are translations of each other lose their tie with the first.
    const translated: { post: ChosenPost; translation: Translation | undefined }[] = [];
    for (const post of posts) {
      translated.push({ post, translation: await getTranslation(transaction, TRANSLATED_POSTS, post.id) });
    }
    for (const { post, translation } of translated) await deletePost(transaction, post, { translation, stamp });
    const chosen = posts.map(({ id }) => id);
    await forgetTitles(transaction, POST_TITLES, chosen);
    return posts.length;
  });
}

async function deletePost(
  transaction: Db,
  post: ChosenPost,
  { translation, stamp }: { translation: Translation | undefined; stamp: Stamp },
): Promise<void> {
  const { id, language } = post;
  const beside: BesidePost = translation ? { translation } : {};
  await removePin(transaction, id);
  await deleteRecord(transaction, POST_RECORD, { id, beside, stamp });
  await countPost(transaction, post, -1);
  if (translation) await noteChange(transaction, otherLanguageOf(language));
  await noteUses(transaction, { kind: 'post', recordId: id, paths: [] });
}
