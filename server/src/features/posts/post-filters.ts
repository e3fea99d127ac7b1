import type { PostSort, PostStatus, TranslationFault } from '@baklja/contract/features/posts';
import type { Flag, Language } from '@baklja/contract/fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { POST_TITLES } from '../../db/title-indexes.ts';
import { comparedText, containsText, findCandidates, titleMatches } from '../../db/title-search.ts';
import type { View } from './post-counts.ts';
import type { TitleSearch } from './post-search.ts';

/** What a list of posts is narrowed by; absent does not narrow. */
export type PostFilters = {
  status?: PostStatus | undefined;
  catid?: number | undefined;
  created_by?: number | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
  translation?: TranslationFault | undefined;
};

export type PostOrder = { sort?: PostSort | undefined; order?: 'asc' | 'desc' | undefined };

/** A list that is narrowed, or sorted in another way than the usual one. `folded` is empty without a search. */
export type FilteredList = View & PostFilters & Required<PostOrder> & { language: Language; folded: string };

/** Whether the list is another one than the usual, in which everything stands, newest first. */
export function isFiltered({ sort, order, ...filters }: PostFilters & PostOrder): boolean {
  const isUsualOrder = (sort ?? 'created') === 'created' && (order ?? 'desc') === 'desc';
  return !isUsualOrder || hasFilters(filters);
}

/** Whether the list leaves out any post that the caller may see. */
export function hasFilters(filters: PostFilters): boolean {
  const { status, catid, created_by, created_from, created_to, translation } = filters;
  return [status, catid, created_by, created_from, created_to, translation].some((filter) => filter !== undefined);
}

/** Whether nobody without a right to everything sees any of it: what is not public, and how posts are translated. */
export function isForStaffOnly({ status, translation }: PostFilters): boolean {
  return status === 'draft' || status === 'scheduled' || translation !== undefined;
}

/** Whether the list changes as scheduled posts become public. */
export function followsTime({ status, seesEverything }: PostFilters & Pick<View, 'seesEverything'>): boolean {
  return !seesEverything || status === 'published' || status === 'scheduled';
}

type Condition = RawBuilder<SqlBool>;

/**
 * Conditions that a post stands in the list. Of `drivenBy` the ids are listed, else each post is asked: `titles` are
 * those that the index of titles finds (SQLite only), `outdated` the posts whose translations are older.
 */
export function conditionsOf(db: Db, list: FilteredList, drivenBy?: 'titles' | 'outdated'): Condition[] {
  const { folded, translation } = list;
  const conditions = placeConditionsOf(list);
  if (folded !== '') conditions.push(containsText(db, 'posts.title_folded', comparedText(db, folded)));
  if (drivenBy === 'titles') conditions.push(titleMatches('posts.id', findCandidates(POST_TITLES, folded)));
  if (translation === 'missing') conditions.push(IS_WITHOUT_TRANSLATION);
  if (translation === 'outdated') conditions.push(drivenBy === 'outdated' ? IS_AMONG_OUTDATED : IS_OUTDATED);
  return conditions;
}

const IS_WITHOUT_TRANSLATION = sql<boolean>`posts.id not in (select post_id from post_translations)`;
const IS_AMONG_OUTDATED = sql<boolean>`posts.id in (select translation_id from post_translations where outdated = 1)`;
const IS_OUTDATED = sql<boolean>`exists (
  select 1 from post_translations where post_translations.translation_id = posts.id and outdated = 1
)`;

/** What the indexes of posts tell without the row. */
function placeConditionsOf(list: FilteredList): Condition[] {
  const { language, catid, created_by, created_from, created_to } = list;
  const conditions = [sql<boolean>`posts.language = ${language}`, ...stateConditionsOf(list)];
  if (catid !== undefined) conditions.push(sql`posts.catid = ${catid}`);
  if (created_by !== undefined) conditions.push(sql`posts.created_by = ${created_by}`);
  if (created_from !== undefined) conditions.push(sql`posts.created >= ${created_from}`);
  if (created_to !== undefined) conditions.push(sql`posts.created < ${created_to}`);
  return conditions;
}

function stateConditionsOf(list: FilteredList): Condition[] {
  const { status, seesEverything, now } = list;
  const state = stateOf(list);
  if (state === undefined) return [];
  const conditions = [sql<boolean>`posts.state = ${state}`];
  if (status === 'scheduled') conditions.push(sql`posts.publish_up > ${now}`);
  if (status === 'published' || !seesEverything) conditions.push(sql`posts.publish_up <= ${now}`);
  return conditions;
}

function stateOf({ status, seesEverything }: FilteredList): Flag | undefined {
  if (status === 'draft') return 0;
  return status === undefined && seesEverything ? undefined : 1;
}

/** Titles among which the list searches. */
export function titlesOf(list: FilteredList): TitleSearch {
  return { language: list.language, state: stateOf(list), folded: list.folded };
}
