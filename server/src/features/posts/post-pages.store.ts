import type { Language } from '@baklja/contract/fields';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { sql } from 'kysely';
import { prepareQuery, type Value } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import { comparedText, containsText, type FullTextQuery, titleMatches } from '../../db/title-search.ts';
import type { View } from './post-counts.ts';
import { type ChosenPost, type ListedPost, selectPage } from './post-rows.store.ts';

/**
 * A page of the usual list: `skip` rows after the first that was created before `below`, or after the first of all, and
 * none that was created before the time `since`. `titles` contain a folded text; of `candidates` alone they are compared
 * with it, else of all that the list passes (SQLite only).
 */
export type PageRequest = View & {
  language: Language;
  below?: string;
  since?: string;
  skip: number;
  titles?: { folded: string; candidates?: FullTextQuery };
};

/** No time is behind the tilde, none before nothing. */
const ANY_TIME = { below: '~', since: '' };

/** The rows of the page, newest first. */
export function readPage(db: Db, request: PageRequest): Promise<ListedPost[]> {
  const { language, seesEverything, now, below, since, skip, titles } = { ...ANY_TIME, ...request };
  const { table, match = '' } = titles?.candidates ?? {};
  const page = pageOf({ seesEverything, isSearch: titles !== undefined, table });
  return page(db, { language, now, below, since, skip, compared: comparedText(db, titles?.folded ?? ''), match });
}

type Values = Pick<Required<PageRequest>, 'language' | 'now' | 'below' | 'since' | 'skip'> & {
  compared: string;
  match: string;
};

/** Every kind of page is prepared once: putting its query together takes longer than what the query does. */
const prepared = new Map<string, ReturnType<typeof preparePage>>();

function pageOf(kind: PageKind) {
  const key = `${kind.seesEverything} ${kind.isSearch} ${kind.table}`;
  const known = prepared.get(key) ?? preparePage(kind);
  prepared.set(key, known);
  return known;
}

/** `table` is the full-text table that finds candidates; undefined when none does. */
type PageKind = { seesEverything: boolean; isSearch: boolean; table: string | undefined };

function preparePage(kind: PageKind) {
  // What few titles hold is found in another way than what many do.
  return prepareQuery<Values, ListedPost>((db, value) => buildPage(db, value, kind), {
    isPlannedByValue: kind.isSearch,
  });
}

function buildPage(db: Db, value: Value<Values>, { seesEverything, isSearch, table }: PageKind) {
  const conditions = [sql`posts.language = ${value('language')}`, sql`posts.created < ${value('below')}`];
  if (!seesEverything) conditions.push(sql`posts.state = 1`, sql`posts.publish_up <= ${value('now')}`);
  if (isSearch) conditions.push(sql`posts.created >= ${value('since')}`);
  if (isSearch) conditions.push(containsText(db, 'posts.title_folded', value('compared')));
  if (table !== undefined) conditions.push(titleMatches('posts.id', { table, match: value('match') }));
  // Found ones are few, and SQLite is to take each by its id.
  const from = table === undefined ? sql`posts` : sql`posts not indexed`;
  const chosen = sql<ChosenPost>`(
    select posts.id, posts.created as place from ${from} where ${sql.join(conditions, sql` and `)}
    order by posts.created desc, posts.id desc limit ${sql.lit(POSTS_PAGE_SIZE)} offset ${value('skip')}
  )`;
  return selectPage(db, { seesEverything, chosen, order: 'desc' });
}
