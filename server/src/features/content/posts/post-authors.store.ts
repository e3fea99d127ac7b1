import { compareCroatian } from '@baklja/contract/title-order';
import type { Db } from '../../../db/schema.ts';

/** Every user who made an existing post, by name in Croatian order. */
export async function listPostAuthors(db: Db): Promise<{ id: number; name: string }[]> {
  const authors = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where((eb) => eb.exists(eb.selectFrom('posts').select('posts.id').whereRef('posts.created_by', '=', 'users.id')))
    .execute();
  return authors.sort((a, b) => compareCroatian(a.name, b.name) || a.id - b.id);
}
