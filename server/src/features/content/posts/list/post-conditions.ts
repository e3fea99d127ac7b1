import type { PostSort, PostStatus, TranslationFault } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containsText } from '../../../../db/dialect-sql.ts';
import { isPublic } from '../../../../db/public-posts.ts';
import type { Db } from '../../../../db/schema.ts';

/** Filters of a list of posts; an absent one does not narrow it. */
export type PostFilters = {
  status?: PostStatus | undefined;
  catid?: number | undefined;
  created_by?: number | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
  translation?: TranslationFault | undefined;
};

export type PostOrder = { sort?: PostSort | undefined; order?: 'asc' | 'desc' | undefined };

/** Scope of a list of posts. `folded` is the searched text as {@link foldText} makes it, empty without a search. */
export type PostSelection = PostFilters & {
  language: Language;
  folded: string;
  /** False shows only what is public at the moment `now`. */
  seesEverything: boolean;
  now: string;
};

/** Whether the list is always empty for the public: it shows posts that are not public, or filters by translation. */
export function isForStaffOnly({ status, translation }: PostFilters): boolean {
  return status === 'draft' || status === 'scheduled' || status === 'ended' || translation !== undefined;
}

/** Whether the list changes when a publication begins or ends. */
export function dependsOnTime({ status, seesEverything }: Pick<PostSelection, 'status' | 'seesEverything'>): boolean {
  return !seesEverything || (status !== undefined && status !== 'draft');
}

/** The conditions of a list; a covering index serves all but those on translations. */
export function conditionsOf(db: Db, selection: PostSelection): RawBuilder<SqlBool> {
  const { language, catid, created_by, created_from, created_to, translation, folded } = selection;
  const conditions = [sql<SqlBool>`posts.language = ${language}`, ...stateConditions(selection)];
  if (catid !== undefined) conditions.push(sql`posts.catid = ${catid}`);
  if (created_by !== undefined) conditions.push(sql`posts.created_by = ${created_by}`);
  if (created_from !== undefined) conditions.push(sql`posts.created >= ${created_from}`);
  if (created_to !== undefined) conditions.push(sql`posts.created < ${created_to}`);
  if (folded !== '') conditions.push(containsText(db, 'posts.title_folded', folded));
  if (translation === 'missing') conditions.push(sql`posts.id not in (select post_id from post_translations)`);
  if (translation === 'outdated') {
    conditions.push(sql`posts.id in (select translation_id from post_translations where outdated = 1)`);
  }
  return sql.join(conditions, sql` and `);
}

function stateConditions({ status, seesEverything, now }: PostSelection): RawBuilder<SqlBool>[] {
  if (status === 'draft') return [sql`posts.state = 0`];
  if (status === 'scheduled') return [sql`posts.state = 1`, sql`posts.publish_up > ${now}`];
  if (status === 'ended') return [sql`posts.state = 1`, sql`posts.publish_down <= ${now}`];
  if (status === 'ending') return [isPublic('posts', now), sql`posts.publish_down is not null`];
  if (status === 'published' || !seesEverything) return [isPublic('posts', now)];
  return [];
}
