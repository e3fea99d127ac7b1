import { titleOrderKey } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import { noteChange } from '../server/src/db/changes.ts';
import { type Database, isPostgres } from '../server/src/db/database.ts';
import type { Db } from '../server/src/db/schema.ts';
import { makeUser } from '../server/src/testing/records/make-user.ts';
import { IMAGES, makePost } from './made-posts.ts';

const ROWS_AT_ONCE = 500;

/** Half of the posts are in the first category, like real news; the other categories share the rest. */
const CATEGORIES = 12;
const AUTHORS = 8;
const MADE_AT = '2026-10-01T10:00:00.000Z';

/** Fills the product's own tables with generated posts, as if users had written them one by one. */
export async function loadProduct(database: Database, total: number): Promise<void> {
  const categories = await makeCategories(database);
  const authors = await makeAuthors(database);
  for (let first = 1; first <= total; first += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, total - first + 1);
    const posts = Array.from({ length: count }, (_, place) => makePost(first + place, total));
    await database.write(async (transaction) => {
      const rows = posts.map((post, place) => ({
        ...post,
        title_key: titleOrderKey(post.title),
        catid: categories[placeOfCategory(first + place)] ?? 0,
        publish_up: post.created,
        modified: post.created,
        created_by: authors[Math.floor((first + place) / 3) % AUTHORS] ?? null,
        modified_by: null,
        images: IMAGES,
        gallery: '[]',
      }));
      await transaction.insertInto('posts').values(rows).execute();
    });
  }
  await database.write(async (transaction) => {
    await transaction.insertInto('files').values(PICTURES.map(makePicture)).execute();
    await translate(transaction);
    noteChange(transaction, { kinds: ['post'], at: new Date() });
  });
  await sql`analyze`.execute(isPostgres(database.read) ? database.read : database.migrating);
}

/** The pictures that the posts name; their bytes are not there. */
const PICTURES = ['mjerenje', ...Array.from({ length: 100 }, (_, number) => `mjerenje-${number}`)];

function makePicture(title: string) {
  const name = `${title}.jpg`;
  const place = { folder: 'clanci-slike', path: `clanci-slike/${name}`, name, name_folded: name };
  const file = { type: 'image', media_type: 'image/jpeg', size: 400_000, width: 1600, height: 1067 } as const;
  const stamps = { created: MADE_AT, created_by: null, modified: MADE_AT, modified_by: null };
  return { ...place, ...file, ...stamps, object_key: `objects/${title}`, sha256: title, upload_id: null };
}

function placeOfCategory(number: number): number {
  return number % 2 === 0 ? 0 : ((number >> 1) % (CATEGORIES - 1)) + 1;
}

async function makeCategories(database: Database): Promise<number[]> {
  const titles = Array.from({ length: CATEGORIES }, (_, place) => ({
    title: `Mjerenje ${place + 1}`,
    title_folded: `mjerenje ${place + 1}`,
  }));
  const rows = await database.write((transaction) =>
    transaction.insertInto('categories').values(titles).returning('id').execute(),
  );
  return rows.map(({ id }) => id);
}

async function makeAuthors(database: Database): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 1; place <= AUTHORS; place += 1) {
    ids.push((await makeUser(database, { username: `autor${place}` })).id);
  }
  return ids;
}

/** Every other English post is the translation of the Croatian post before it. One in twenty of these is outdated. */
async function translate(transaction: Db): Promise<void> {
  const outdated = sql`case when id % 160 = 0 then 1 else 0 end`;
  await sql`insert into post_translations (post_id, translation_id, outdated)
    select id, id - 1, ${outdated} from posts where id % 8 = 0`.execute(transaction);
  await sql`insert into post_translations (post_id, translation_id, outdated)
    select id - 1, id, 0 from posts where id % 8 = 0`.execute(transaction);
}
