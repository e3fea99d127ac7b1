import { postRoutes } from '@baklja/contract/features/posts';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { NOT_MODIFIED, serveRoutes } from '../../http/serve-routes.ts';
import { listPosts } from './list-posts.ts';
import { noteOldUsesOnce } from './note-old-uses.ts';
import { makePostCountsReader, noteChange, stillScheduled } from './post-counts.ts';
import { getPost, setIzdvojeno } from './posts.store.ts';
import { createPost, deletePost, NO_POST, type PostDraft, updatePost } from './write-post.ts';

/** `-` in the path stands for no search (spec 1, section 7). */
const NO_SEARCH = '-';

export function servePosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const { fileHostUrl } = dependencies.config;
  const readCounts = makePostCountsReader();
  noteOldUsesOnce(app, dependencies);

  serveRoutes(app, dependencies, postRoutes, {
    listPosts: async ({ params, query, seesEverything, now, http }) => {
      const { language, page } = params;
      const at = toStoredTime(now);
      const counts = await readCounts(database.read, language, at);
      const view = seesEverything ? 'all' : `public-${stillScheduled(counts, at).length}`;
      if (http.isUnchanged(`${counts.changes}.${view}`)) return NOT_MODIFIED;
      const search = query.search ?? (params.search === NO_SEARCH ? '' : params.search);
      return listPosts(database.read, counts, { language, page, search, seesEverything, now: at });
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
      await deletePost(database, { id: params.id, stamp: { userId: caller.id, at: now } });
      return { message: 'Članak je obrisan.' };
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
    const given = { state, featured, created, publish_up, images, gallery };
    const html = {
      ...(introtext !== undefined && { introtext: cleanHtml(introtext) }),
      ...(fulltext !== undefined && { fulltext: cleanHtml(fulltext) }),
    };
    const present = Object.entries(given).filter(([, value]) => value !== undefined);
    return { title, catid, language, ...Object.fromEntries(present), ...html };
  }
}
