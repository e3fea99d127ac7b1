import type { PostRow } from '@baklja/contract/features/posts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { POST_ROW_COLUMNS } from '../../db/tables/post.ts';
import { TRANSLATION_COLUMNS } from './posts.store.ts';

/** A row of a list before it tells how long the list is. */
export type ListedPost = Omit<PostRow, 'total_records'>;

/** A chosen post, and by what the list is sorted; in tables `chosen`. */
export type ChosenPost = { id: number; place: string };

/** Which posts stand on a page, and in which order the page shows them. */
type ChosenPage = { seesEverything: boolean; chosen: RawBuilder<ChosenPost>; order: 'asc' | 'desc' };

/**
 * Rows of a page. The ids are chosen first, by an index alone where there is one, so that nothing that the list passes
 * over is read with all that a row shows. Those who see everything get the translations too.
 */
export function selectPage(db: Db, { seesEverything, chosen, order }: ChosenPage) {
  return (
    db
      .selectFrom('posts')
      .innerJoin(chosen.as<'chosen'>('chosen'), 'chosen.id', 'posts.id')
      .select(POST_ROW_COLUMNS)
      // Not a join: only the rows of the page need the name of their category.
      .select(sql<string>`(select title from categories where categories.id = posts.catid)`.as('catName'))
      .$if(seesEverything, (rows) =>
        rows
          .leftJoin('post_translations as own', 'own.post_id', 'posts.id')
          .leftJoin('posts as translated', 'translated.id', 'own.translation_id')
          .leftJoin('post_translations as other', 'other.post_id', 'own.translation_id')
          .select(TRANSLATION_COLUMNS),
      )
      .orderBy('chosen.place', order)
      .orderBy('chosen.id', order)
  );
}
