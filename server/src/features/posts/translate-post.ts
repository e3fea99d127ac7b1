import type { Database } from '../../db/database.ts';
import { bumpListVersion } from '../../db/list-version.ts';
import { setTranslation } from '../../db/translations.ts';
import { getPostForWrite } from './posts.store.ts';
import { TRANSLATED_POSTS } from './write-post.ts';

/**
 * Makes two posts translations of each other, or parts the post from its translation with null.
 * @throws as {@link setTranslation}.
 */
export async function translatePost(
  database: Database,
  { id, translationId }: { id: number; translationId: number | null },
): Promise<void> {
  await database.write(async (transaction) => {
    const ids = [id, ...(translationId === null ? [] : [translationId])].toSorted((a, b) => a - b);
    for (const each of ids) await getPostForWrite(transaction, each);
    const isChanged = await setTranslation(transaction, TRANSLATED_POSTS, { id, translationId });
    if (isChanged) await bumpListVersion(transaction, 'post');
  });
}
