import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import type { Flag } from '@baklja/contract/fields';
import { momentInZagreb } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { joinCaptions } from '../features/content/pages/page-parts.ts';
import { type PageValues, pages } from '../features/content/pages/pages.ts';
import { posts } from '../features/content/posts/posts.ts';
import { markTranslationOutdated } from '../records/translations.ts';
import type { StarterArticle, StarterPage } from './content-schema.ts';
import { requireId, type StarterContent } from './read-content.ts';

const PICTURES_PATH = '/files/clanci-slike';

/** Age of the first page at the first start, days; the others follow, one a day. */
const FIRST_DAYS_AGO = 40;

export async function insertDemoArticles(
  transaction: Db,
  { articles, categories }: StarterContent,
  { userIds, now }: { userIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const rows = await transaction.selectFrom('categories').select(['id', 'title']).execute();
  const idsByTitle = new Map(rows.map(({ id, title }) => [title, id]));
  const categoryIds = new Map(categories.map(({ key, title }) => [key, requireId(idsByTitle, title)]));
  const ids = new Map<string, number>();
  for (const article of articles) {
    const created = momentInZagreb(now, -article.daysAgo, article.at);
    const catid = requireId(categoryIds, article.category);
    const stamp = { userId: userIds.get(article.author) ?? null, at: created < now ? created : now };
    const translationOf = originalOf(ids, article);
    const values = { ...toPostValues(article, { now, created }), catid };
    const { id } = await posts.within.insert(transaction, { values, stamp, translationOf });
    if (article.isOutdated && translationOf) await markTranslationOutdated(transaction, 'post', translationOf);
    ids.set(article.key, id);
    if (article.pinned) await pin(transaction, id, now);
  }
}

function toPostValues(article: StarterArticle, { now, created }: { now: Date; created: Date }) {
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

/** Inserts the pages of the demo content and returns their ids by their keys. */
export async function insertDemoPages(
  transaction: Db,
  starterPages: StarterContent['pages'],
  { userId, now }: { userId: number | null; now: Date },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [place, page] of starterPages.entries()) {
    const at = momentInZagreb(now, place - FIRST_DAYS_AGO, '09:15');
    const translationOf = originalOf(ids, page);
    const values = withAddresses(toPageValues(page), ids);
    const { id } = await pages.within.insert(transaction, { values, stamp: { userId, at }, translationOf });
    if (page.isOutdated && translationOf) await markTranslationOutdated(transaction, 'page', translationOf);
    ids.set(page.key, id);
  }
  return ids;
}

function toPageValues({ title, language, description, hidden, ...parts }: StarterPage): PageValues {
  const { picture, buttons, accordion, gallery } = parts;
  const isShown = (part: 'buttons' | 'accordion' | 'gallery'): Flag =>
    parts[part]?.length && !hidden?.includes(part) ? 1 : 0;
  const pictures = (gallery ?? []).map(({ path, caption }) => ({ image: `${FILES_PATH}/${path}`, caption }));
  return {
    title,
    language,
    description,
    image: JSON.stringify(picture ? { url: `${FILES_PATH}/${picture.path}`, caption: picture.caption } : {}),
    buttons: JSON.stringify(buttons ?? []),
    accordion: JSON.stringify(accordion ?? []),
    ...joinCaptions(JSON.stringify(pictures)),
    show_buttons: isShown('buttons'),
    show_accordion: isShown('accordion'),
    show_gallery: isShown('gallery'),
  };
}

/** The draft with ids in the addresses of pages. */
function withAddresses(draft: PageValues, ids: ReadonlyMap<string, number>): PageValues {
  const text = JSON.stringify(draft).replace(
    /\/page\/\{([\w-]+)\}\//g,
    (_, key: string) => `/page/${requireId(ids, key)}/`,
  );
  return JSON.parse(text) as PageValues;
}

/** The id of the original of a starter record, by the ids of those before it; undefined when it translates nothing. */
function originalOf(ids: ReadonlyMap<string, number>, { translationOf }: { translationOf?: string }) {
  return translationOf === undefined ? undefined : requireId(ids, translationOf);
}
