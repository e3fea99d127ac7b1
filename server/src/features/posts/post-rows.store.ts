import type { PostRow } from '@baklja/contract/features/posts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../db/tables/post.ts';
import { TRANSLATION_COLUMNS } from './posts.store.ts';

/** A row of a list before it tells how long the list is. */
export type ListedPost = Omit<PostRow, 'total_records'>;

/** Rows of a list. */
export function selectRows(db: Db) {
  return (
    db
      .selectFrom('posts')
      .select(POST_ROW_COLUMNS)
      // Not a join: only the rows of the page need the name of their category.
      .select(sql<string>`(select title from categories where categories.id = posts.catid)`.as('catName'))
  );
}

/** As {@link selectRows}, with the translations of the posts. */
export function selectStaffRows(db: Db) {
  return selectRows(db)
    .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
    .leftJoin('posts as translated', 'translated.id', 'own.translation_id')
    .leftJoin('post_translations as other', 'other.post_id', 'own.translation_id')
    .select(TRANSLATION_COLUMNS);
}
