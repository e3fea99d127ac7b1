import { foldText } from '@baklja/contract/alias';
import { statusOf } from '@baklja/contract/features/content/post-status';
import { DRAFT, type PostStatus, PUBLISHED, postRoutes } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { KINDS } from '@baklja/contract/kinds';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { comesBackText, countRecords, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import { titleOrderKey } from '@baklja/contract/title-order';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { type Database, lockForLimit } from '../../../db/database.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, invalidField } from '../../../errors.ts';
import { filePathsIn } from '../../../files/records/file-paths-in.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import type { RecordStamp, RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { describePost } from '../../../records/structured-data.ts';
import { makeFindPosts } from './list/post-page.store.ts';
import {
  getPost,
  type KeptPin,
  listMissingCategories,
  listPostAuthors,
  removePins,
  restorePin,
  setIzdvojeno,
} from './posts.store.ts';

export function servePosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml, config } = dependencies;
  const handlers = recordHandlers(posts, dependencies);
  const findPage = makeFindPosts(database.read);

  serveRoutes(app, dependencies, postRoutes, {
    listPosts: ({ params, query, seesEverything, now }) => {
      // `-` in the path means no search (spec 1, section 7).
      const { search = params.search === '-' ? '' : params.search, ...filters } = query;
      const { language, page } = params;
      return findPage({ ...filters, language, page, search, seesEverything, now: toStoredTime(now) });
    },
    getPost: async ({ params: { alias }, seesEverything, now }) => {
      const wanted = { alias, seesEverything, now: toStoredTime(now) };
      const post = await requireFound('post', getPost(database.read, wanted));
      return { ...post, ...describePost(post, config) };
    },
    createPost: async ({ body, ...call }) => {
      const creation = { values: await valuesOf(body, call.now), ...creationOf(call, dependencies) };
      const { id, alias } = await posts.create(database, { ...creation, translationOf: body.translation_of });
      return { message: savedText('post'), id, alias };
    },
    updatePost: async ({ body: { id, version, featured: _, ...body }, ...call }) => {
      const update = { id, version, values: await valuesOf(body, call.now), stamp: stampOf(call, dependencies) };
      const newVersion = await posts.update(database, update);
      return { message: savedText('post'), version: newVersion, modified: toStoredTime(call.now) };
    },
    deletePost: handlers.remove,
    deletePosts: handlers.removeMany,
    restorePosts: handlers.restore,
    setPostTranslation: handlers.setTranslation,
    listPostAuthors: () => listPostAuthors(database.read),
    changePosts: async ({ body: { ids, ...change }, ...call }) => {
      return { message: await changePosts(database, { ids, change, stamp: stampOf(call, dependencies) }) };
    },
    setIzdvojeno: async ({ body, ...call }) => {
      const stamp = stampOf(call, dependencies);
      await database.write((transaction) => setIzdvojeno(transaction, body.id, body.val, stamp));
      return { message: body.val === 1 ? 'Članak je izdvojen.' : 'Članak više nije izdvojen.' };
    },
  });

  /** Picks the values of a post from a body and cleans its HTML; a beginning of null means now, an end of null none. */
  async function valuesOf(body: PostBody, now: Date): Promise<PostValues> {
    const { title, catid, language, state, featured, created, publish_up, publish_down, images, gallery } = body;
    const { introtext, fulltext } = body;
    return present({
      title,
      catid,
      language,
      state,
      featured,
      created,
      publish_down,
      images,
      gallery,
      publish_up: publish_up === null ? toStoredTime(now) : publish_up,
      introtext: introtext === undefined ? undefined : await cleanHtml(introtext),
      fulltext: fulltext === undefined ? undefined : await cleanHtml(fulltext),
    });
  }
}

type PostBody = Omit<RouteInput<typeof postRoutes.updatePost>['body'], 'id' | 'version' | 'featured'> & {
  featured?: Flag;
};

/** Values of a post from a write; its HTML is clean. */
export type PostValues = ValuesOf<'post'>;

/** Writes of posts. A draft and an ended post have no pin; a restored post has its pin again where one is free. */
export const posts = defineRecord('post', {
  defaults: ({ at }) =>
    ({
      state: DRAFT,
      featured: 1,
      izdvojeno: 0,
      images: '{}',
      gallery: '[]',
      introtext: '',
      fulltext: '',
      publish_up: toStoredTime(at),
      publish_down: null,
    }) as const,
  slug: { column: 'alias', nameless: 'clanak' },
  derive: ({ title }) =>
    title === undefined ? {} : { title_folded: foldText(title), title_key: titleOrderKey(title) },
  texts: { columns: ['title', 'introtext', 'fulltext', 'images', 'gallery'], filePathsIn: filePathsOfPost },
  check: async (transaction, { values: { catid } }) => {
    if (catid === undefined || (await hasRow(transaction, 'categories', catid))) return;
    throw invalidField('catid', 'Ta kategorija ne postoji.');
  },
  afterWrite: async (transaction, { before, after, stamp }) => {
    requireEndAfterBeginning(after);
    if (before && mayNotKeepPin({ before, after }, toStoredTime(stamp.at))) await removePins(transaction, [after.id]);
  },
  beforeDelete: async (transaction, rows) => {
    const ids = rows.map(({ id }) => id);
    const pins = await removePins(transaction, ids);
    return new Map(pins.map(({ post_id, ...pin }) => [post_id, { pin }]));
  },
  beforeRestore: async (transaction, rows) => {
    // Before any other lock of posts: a call that pins one takes this lock first too.
    await lockForLimit(transaction, 'pinned posts');
    const missing = await listMissingCategories(transaction, rows);
    const first = rows.find(({ catid }) => missing.includes(catid));
    if (!first) return;
    const message = `Kategorija članka „${first.title}” više ne postoji.`;
    throw new ConflictError(message, 'category-gone');
  },
  listedBy: 'language',
  hidden: { state: DRAFT },
  afterRestore: async (transaction, { row, relations, isUndo }) => {
    const pin = relations['pin'] as KeptPin | undefined;
    const now = row.modified;
    if (!pin || statusOf(row, now) === 'ended') return [];
    if (!isUndo) return [`${comesBackText('post', row.title)} otkvačen.`];
    if (await restorePin(transaction, { post_id: row.id, ...pin }, now)) return [];
    const { few } = KINDS.post.words.count;
    return [`${comesBackText('post', row.title)} otkvačen: prikvačena su već ${PINNED_POSTS_LIMIT} ${few}.`];
  },
});

export function filePathsOfPost(post: RowOf<'post'>, fileHostUrl: string | undefined): string[] {
  const { introtext, fulltext, images, gallery } = post;
  return filePathsIn({ html: [introtext, fulltext], pictures: [images, gallery] }, fileHostUrl);
}

/** A draft has no pin, and the pin of an ended post does not come back when the post becomes public again. */
function mayNotKeepPin({ before, after }: Record<'before' | 'after', RowOf<'post'>>, now: string): boolean {
  return (before.state === PUBLISHED && after.state === DRAFT) || statusOf(before, now) === 'ended';
}

/** The end of a publication is after its beginning; it may be in the past, which ends the publication at once. */
function requireEndAfterBeginning({ publish_up, publish_down }: RowOf<'post'>): void {
  if (publish_down === null || publish_down > publish_up) return;
  throw invalidField('publish_down', 'Kraj objave mora biti nakon vremena objave.');
}

/** New values for several posts; absent ones stay unchanged. */
type PostsChange = { state?: Flag | undefined; catid?: number | undefined };

/**
 * Gives posts a state or a category, all or none; only changed posts get a new version. Drafts lose their pins. Returns
 * what was done, as „Objavljeno: 2 članka. Bez promjene: 1 članak.”
 * @throws InvalidInputError when the change is empty or the category does not exist, NotFoundError when one of the
 * posts does not exist.
 */
async function changePosts(
  database: Database,
  { ids, change, stamp }: { ids: readonly number[]; change: PostsChange; stamp: RecordStamp },
): Promise<string> {
  const { state, catid } = change;
  if (state === undefined && catid === undefined) {
    throw invalidField('state', 'Odaberite status ili kategoriju.', 'incomplete');
  }
  const values = present({ state, catid });
  const { changed, unchanged } = await database.write((transaction) =>
    posts.within.updateMany(transaction, { ids, values, stamp }),
  );
  const now = toStoredTime(stamp.at);
  const otherState = changed.filter((post) => state !== undefined && state !== post.state);
  const statuses = otherState.map((post) => statusOf({ ...post, state: state ?? post.state }, now));
  const count = (wanted: PostStatus) => statuses.filter((status) => status === wanted).length;
  const parts = [
    { done: 'Objavljeno', count: count('published') },
    { done: 'Zakazano', count: count('scheduled') },
    { done: 'Završeno', count: count('ended') },
    { done: 'Vraćeno u skice', count: count('draft') },
    { done: 'Promijenjena kategorija', count: changed.filter((post) => (catid ?? post.catid) !== post.catid).length },
    { done: 'Bez promjene', count: unchanged.length },
  ];
  const done = parts.filter((part) => part.count > 0);
  return done.map((part) => `${part.done}: ${countRecords('post', part.count)}.`).join(' ');
}
