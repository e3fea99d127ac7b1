import { postRoutes } from '@baklja/contract/features/posts';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { NOT_MODIFIED, serveRoutes } from '../../http/serve-routes.ts';
import { changePosts } from './change-posts.ts';
import { deletePosts } from './delete-posts.ts';
import { listPosts } from './list-posts.ts';
import { listPostAuthors } from './post-authors.store.ts';
import { makePostCountsReader, noteChange, stillScheduled } from './post-counts.ts';
import { followsTime } from './post-filters.ts';
import { getPost, setIzdvojeno } from './posts.store.ts';
import { changedMessage, countPosts } from './posts.text.ts';
import { restorePosts } from './restore-posts.ts';
import { translatePost } from './translate-post.ts';
import { createPost, NO_POST, type PostDraft, updatePost } from './write-post.ts';

/** `-` in the path stands for no search (spec 1, section 7). */
const NO_SEARCH = '-';

export function servePosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const { fileHostUrl } = dependencies.config;
  const readCounts = makePostCountsReader();

  serveRoutes(app, dependencies, postRoutes, {
    listPosts: async ({ params, query, seesEverything, now, http }) => {
      const { language, page } = params;
      const at = toStoredTime(now);
      const counts = await readCounts(database.read, language, at);
      const { search = params.search === NO_SEARCH ? '' : params.search, ...filters } = query;
      const view = seesEverything ? 'all' : 'public';
      const waiting = followsTime({ ...filters, seesEverything }) ? `-${stillScheduled(counts, at).length}` : '';
      if (http.isUnchanged(`${counts.changes}.${view}${waiting}`)) return NOT_MODIFIED;
      return listPosts(database.read, counts, { ...filters, language, page, search, seesEverything, now: at });
    },
    getPost: async ({ params, seesEverything, now, http }) => {
      const found = await getPost(database.read, { alias: params.alias, seesEverything, now: toStoredTime(now) });
      if (!found) throw new NotFoundError(NO_POST);
      return http.isUnchanged(found.tag) ? NOT_MODIFIED : found.post;
    },
    createPost: async ({ body, caller, now }) => {
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      const { id, alias } = await createPost(database, cleanDraft(body), stamp);
      return { message: 'Članak je spremljen.', id, alias };
    },
    updatePost: async ({ body, caller, now }) => {
      const { id, version, featured: _, ...draft } = body;
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      const newVersion = await updatePost(database, { id, version, draft: cleanDraft(draft), stamp });
      return { message: 'Članak je spremljen.', version: newVersion, modified: toStoredTime(now) };
    },
    deletePost: async ({ params, caller, now }) => {
      await deletePosts(database, { ids: [params.id], stamp: { userId: caller.id, at: now } });
      return { message: 'Članak je obrisan.' };
    },
    listPostAuthors: () => listPostAuthors(database.read),
    changePosts: async ({ body, caller, now }) => {
      const { ids, ...change } = body;
      const changed = await changePosts(database, { ids, change, stamp: { userId: caller.id, at: now } });
      return { message: changedMessage(changed) };
    },
    deletePosts: async ({ body, caller, now }) => {
      const deleted = await deletePosts(database, { ids: body.ids, stamp: { userId: caller.id, at: now } });
      return { message: `Obrisano: ${countPosts(deleted)}.` };
    },
    restorePosts: async ({ body, caller, now }) => {
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      return { message: `Vraćeno: ${countPosts(await restorePosts(database, { ids: body.ids, stamp }))}.` };
    },
    setPostTranslation: async ({ body }) => {
      const { id, translation_id: translationId } = body;
      await translatePost(database, { id, translationId });
      return { message: translationId === null ? 'Članci više nisu povezani.' : 'Članci su povezani kao prijevodi.' };
    },
    setIzdvojeno: async ({ body }) => {
      await database.write(async (transaction) => {
        const language = await setIzdvojeno(transaction, body.id, body.val);
        if (!language) throw new NotFoundError(NO_POST);
        await noteChange(transaction, language);
      });
      return { message: body.val === 1 ? 'Članak je izdvojen.' : 'Članak više nije izdvojen.' };
    },
  });

  /** Keeps of a body what a post is made of; the server decides the rest. */
  function cleanDraft(body: PostDraft & Record<string, unknown>): PostDraft {
    const { title, catid, language, state, featured, created, publish_up, images, gallery, introtext, fulltext } = body;
    const { translation_of } = body;
    const given = { state, featured, created, publish_up, images, gallery, translation_of };
    const html = {
      ...(introtext !== undefined && { introtext: cleanHtml(introtext) }),
      ...(fulltext !== undefined && { fulltext: cleanHtml(fulltext) }),
    };
    const present = Object.entries(given).filter(([, value]) => value !== undefined);
    return { title, catid, language, ...Object.fromEntries(present), ...html };
  }
}
