import type { Flag, Language } from '@baklja/contract/fields';
import { sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { containsPattern, countTitleMatches, POST_TITLES, postScope, titleMatches } from '../../db/title-search.ts';
import { countOnce, type PostCounts } from './post-counts.ts';

/** Titles that are searched: those of a language, or of its posts of a state. `folded` is the text as {@link foldText} makes it. */
export type TitleSearch = { language: Language; state?: Flag | undefined; folded: string };

/** Titles of the scope that contain the text, those of posts whose time has not come too. */
export function countTitles(db: Db, counts: PostCounts, search: TitleSearch): Promise<number> {
  const scope = postScope(search);
  return countOnce(counts, `${scope} ${search.folded}`, () =>
    isPostgres(db) ? countOnPostgres(db, search) : countTitleMatches(db, POST_TITLES, { folded: search.folded, scope }),
  );
}

async function countOnPostgres(db: Db, { language, state, folded }: TitleSearch): Promise<number> {
  const { found } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('language', '=', language)
    .where(titleContains(folded))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
    .executeTakeFirstOrThrow();
  return found;
}

/** Condition that the title of the row contains the text; reads the row. */
export function titleContains(folded: string) {
  return sql<boolean>`posts.title_folded like ${containsPattern(folded)} escape '\\'`;
}

/** Condition that the index of titles has the post among those that it finds. SQLite only. */
export function titleIsIndexed(search: TitleSearch) {
  return titleMatches(POST_TITLES, { folded: search.folded, scope: postScope(search), idColumn: 'posts.id' });
}
