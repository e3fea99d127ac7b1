import { postRoutes } from '@baklja/contract/features/content/posts';
import type { Flag } from '@baklja/contract/fields';
import { missingText, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { NOT_MODIFIED, serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { changePosts } from './change-posts.ts';
import { makePostList } from './list/list-posts.ts';
import { listPostAuthors } from './post-authors.store.ts';
import { type PostValues, posts } from './post-record.ts';
import { getPost, setIzdvojeno } from './posts.store.ts';
import { changedMessage } from './posts.text.ts';

type PostBody = Omit<RouteInput<typeof postRoutes.updatePost>['body'], 'id' | 'version' | 'featured'> & {
  featured?: Flag;
};

/** `-` in the path means no search (spec 1, section 7). */
const NO_SEARCH = '-';

export function servePosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const handlers = recordHandlers(posts, dependencies);
  const findList = makePostList(database.read);

  serveRoutes(app, dependencies, postRoutes, {
    listPosts: async ({ params, query, seesEverything, now, http }) => {
      const { search = params.search === NO_SEARCH ? '' : params.search, ...filters } = query;
      const { language, page } = params;
      const list = await findList({ ...filters, language, page, search, seesEverything, now: toStoredTime(now) });
      return http.isUnchanged(list.tag) ? NOT_MODIFIED : list.read();
    },
    getPost: async ({ params, seesEverything, now, http }) => {
      const found = await getPost(database.read, { alias: params.alias, seesEverything, now: toStoredTime(now) });
      if (!found) throw new NotFoundError(missingText('post'));
      return http.isUnchanged(found.tag) ? NOT_MODIFIED : found.post;
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
      const changed = await changePosts(database, { ids, change, stamp: stampOf(call, dependencies) });
      return { message: changedMessage(changed) };
    },
    setIzdvojeno: async ({ body, ...call }) => {
      const stamp = stampOf(call, dependencies);
      const isSet = await database.write((transaction) => setIzdvojeno(transaction, body.id, body.val, stamp));
      if (!isSet) throw new NotFoundError(missingText('post'));
      return { message: body.val === 1 ? 'Članak je izdvojen.' : 'Članak više nije izdvojen.' };
    },
  });

  /** Picks the values of a post from a body and cleans its HTML; a beginning of null means now, an end of null none. */
  async function valuesOf(body: PostBody, now: Date): Promise<PostValues> {
    const { title, catid, language, state, featured, created, publish_up, publish_down, images, gallery } = body;
    const { introtext, fulltext } = body;
    return present({
      ...{ title, catid, language, state, featured, created, publish_down, images, gallery },
      publish_up: publish_up === null ? toStoredTime(now) : publish_up,
      introtext: introtext === undefined ? undefined : await cleanHtml(introtext),
      fulltext: fulltext === undefined ? undefined : await cleanHtml(fulltext),
    });
  }
}
