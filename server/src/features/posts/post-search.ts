import type { Flag, Language } from '@baklja/contract/fields';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { POST_TITLES } from '../../db/title-indexes.ts';
import { comparedText, containsText, countTitleMatches, postScope } from '../../db/title-search.ts';
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
    .where(containsText(db, 'posts.title_folded', comparedText(db, folded)))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
    .executeTakeFirstOrThrow();
  return found;
}
