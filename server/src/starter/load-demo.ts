import { momentInZagreb } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { posts } from '../features/content/posts/post-record.ts';
import { athletes } from '../features/sport/athletes/athlete-record.ts';
import { toCategorisationRows } from '../features/sport/categorisation/categorisation-rows.ts';
import { importList } from '../features/sport/categorisation/replace-list.ts';
import { medals } from '../features/sport/medals/medal-record.ts';
import { replaceWinners } from '../features/sport/medals/winners.store.ts';
import { starterArticles } from './content/articles.ts';
import { starterCategories } from './content/categories.ts';
import { starterCategorisation } from './content/categorised-athletes.ts';
import type { StarterArticle } from './content/starter-article.ts';
import starterMedals from './data/medals.json' with { type: 'json' };
import olympians from './data/olympians.json' with { type: 'json' };
import { insertDemoDocuments } from './load-demo-documents.ts';
import { insertDemoFiles, type WrittenFile } from './load-demo-files.ts';
import { insertDemoMagazine } from './load-demo-magazine.ts';
import { insertDemoPages } from './load-demo-pages.ts';
import { insertDemoMenu } from './load-menu.ts';
import { markOutdated, translatedId } from './load-translations.ts';

const PICTURES_PATH = '/files/clanci-slike';

type Context = { userIds: ReadonlyMap<string, number>; files: readonly WrittenFile[]; now: Date };

/**
 * Inserts the demo content: files, folders of documents, articles, pages, Olympians, medals, an invented
 * categorisation, the magazine, and the menu.
 */
export async function insertDemo(transaction: Db, context: Context): Promise<void> {
  const { userIds, files, now } = context;
  await insertDemoFiles(transaction, files, now);
  await insertDemoDocuments(transaction, { userId: userIds.get('dokumenti') ?? null, now });
  await insertArticles(transaction, context);
  const pages = await insertDemoPages(transaction, { userId: userIds.get('tipfeler') ?? null, now });
  await insertMedals(transaction, { ids: await insertOlympians(transaction, now), pages, now });
  await importList(transaction, {
    rows: await toCategorisationRows(starterCategorisation(now)),
    fileName: 'primjer-kategorizacije.csv',
    stamp: { userId: userIds.get('kategorizacije') ?? null, at: now },
  });
  await insertDemoMagazine(transaction, { userId: userIds.get('olimp') ?? null, now });
  // After the folders of documents, to which it leads.
  await insertDemoMenu(transaction, { pages, now });
}

async function insertArticles(transaction: Db, { userIds, now }: Context): Promise<void> {
  const categories = await idsByName(transaction, 'categories');
  const ids = new Map<string, number>();
  for (const article of starterArticles) {
    const title = starterCategories.find(({ key }) => key === article.category)?.title ?? '';
    const created = momentInZagreb(now, -article.daysAgo, article.at);
    const catid = categories.get(title) ?? 0;
    const stamp = { userId: userIds.get(article.author) ?? null, at: created < now ? created : now };
    const translated = translatedId(ids, article);
    const values = { ...toValues(article, { now, created }), catid };
    const creation = { values, stamp, translationOf: translated.translation_of };
    const { id } = await posts.within.insert(transaction, creation);
    if (article.isOutdated) await markOutdated(transaction, 'post', translated.translation_of);
    ids.set(article.key, id);
    if (article.pinned) await pin(transaction, id, now);
  }
}

function toValues(article: StarterArticle, { now, created }: { now: Date; created: Date }) {
  const { title, language, state, introtext, fulltext, picture, gallery, izdvojeno, publishInDays, at } = article;
  const publish_up = publishInDays === undefined ? created : momentInZagreb(now, publishInDays, at);
  return {
    title,
    language,
    state,
    introtext,
    fulltext,
    izdvojeno: izdvojeno ?? 0,
    created: toStoredTime(created < now ? created : now),
    publish_up: toStoredTime(publishInDays === undefined && publish_up > now ? now : publish_up),
    images: JSON.stringify(picture ? toImages(picture) : {}),
    gallery: JSON.stringify(
      (gallery ?? []).map(({ name, caption }, id) => ({ image: `${PICTURES_PATH}/${name}`, id, caption })),
    ),
  };
}

function toImages({ name, alt, caption }: { name: string; alt: string; caption: string }) {
  const image = `${PICTURES_PATH}/${name}`;
  return {
    image_intro: image,
    image_intro_alt: alt,
    image_intro_caption: caption,
    float_intro: '',
    image_fulltext: image,
    image_fulltext_alt: alt,
    image_fulltext_caption: caption,
    float_fulltext: '',
  };
}

async function pin(transaction: Db, post_id: number, now: Date): Promise<void> {
  await transaction
    .insertInto('pinned_posts')
    .values({ post_id, pinned_at: toStoredTime(now), pinned_by: null })
    .execute();
}

/** Returns the id of each athlete by the id in the data file. */
async function insertOlympians(transaction: Db, now: Date): Promise<Map<number, number>> {
  const sports = await idsByName(transaction, 'sports');
  const ids = new Map<number, number>();
  for (const { id, Ime, Prezime, sport } of olympians) {
    const sportid = sports.get(sport[0] ?? '') ?? 0;
    // The data do not say who still competes; the list is one of Olympians.
    const values = { Ime, Prezime, sportid, aktivan: 0, olimpijac: 1 } as const;
    const athlete = await athletes.within.insert(transaction, { values, stamp: { userId: null, at: now } });
    ids.set(id, athlete.id);
  }
  return ids;
}

async function insertMedals(
  transaction: Db,
  { ids, pages, now }: { ids: ReadonlyMap<number, number>; pages: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const shownOn = { page_id: pages.get('odlicja') ?? null, page_id_eng: pages.get('medals') ?? null };
  for (const { athletes: winners, tim, ...medal } of starterMedals) {
    const values = { ...medal, tim: tim ? (1 as const) : (0 as const), ...shownOn };
    const { id } = await medals.within.insert(transaction, { values, stamp: { userId: null, at: now } });
    const found = winners.map((winner) => ids.get(winner) ?? 0);
    await replaceWinners(transaction, id, found);
  }
}

async function idsByName(db: Db, table: 'categories' | 'sports'): Promise<Map<string, number>> {
  const rows =
    table === 'categories'
      ? await db.selectFrom('categories').select(['id', 'title as name']).execute()
      : await db.selectFrom('sports').select(['id', 'naziv as name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
