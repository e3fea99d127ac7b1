import { sql } from 'kysely';
import { type Database, isPostgres } from '../server/src/db/database.ts';
import { POST_TITLES, postScopes, rememberTitle } from '../server/src/db/title-search.ts';
import { IMAGES, makePost } from './made-posts.ts';

const ROWS_AT_ONCE = 500;

/** Fills the product's own tables with made posts, as if they had been written one by one. */
export async function loadProduct(database: Database, total: number): Promise<void> {
  const { id: catid } = await database.write((transaction) =>
    transaction.insertInto('categories').values({ title: 'Mjerenje' }).returning('id').executeTakeFirstOrThrow(),
  );
  for (let first = 1; first <= total; first += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, total - first + 1);
    const posts = Array.from({ length: count }, (_, place) => makePost(first + place, total));
    await database.write(async (transaction) => {
      const rows = posts.map((post) => ({
        ...post,
        catid,
        publish_up: post.created,
        modified: post.created,
        created_by: null,
        modified_by: null,
        images: IMAGES,
        gallery: '[]',
      }));
      const ids = await transaction.insertInto('posts').values(rows).returning('id').execute();
      for (const [place, post] of posts.entries()) {
        const id = ids[place]?.id ?? 0;
        await rememberTitle(transaction, POST_TITLES, { id, folded: post.title_folded, scopes: postScopes(post) });
      }
    });
  }
  await countAgain(database);
}

async function countAgain(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    await sql`insert into post_counts (language, state, month, posts)
      select language, state, substr(created, 1, 7), count(*) from posts group by 1, 2, 3`.execute(transaction);
    await sql`insert into post_changes (language, changes) values ('hr-HR', 1), ('en-GB', 1)`.execute(transaction);
  });
  await sql`analyze`.execute(isPostgres(database.read) ? database.read : database.migrating);
}
