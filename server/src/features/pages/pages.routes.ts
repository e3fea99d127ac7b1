import { pageRoutes } from '@baklja/contract/features/pages';
import { countOf } from '@baklja/contract/plural';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { cleanAccordion } from '../../html/clean-accordion.ts';
import { NOT_MODIFIED, serveRoutes } from '../../http/serve-routes.ts';
import { deletePages } from './delete-pages.ts';
import { listReferences } from './page-references.store.ts';
import { getPage, hasPage, listPages } from './pages.store.ts';
import { restorePages } from './restore-pages.ts';
import { translatePage } from './translate-page.ts';
import { createPage, NO_PAGE, type PageTexts, updatePage } from './write-page.ts';

const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };

export function servePages(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const { fileHostUrl } = dependencies.config;

  serveRoutes(app, dependencies, pageRoutes, {
    listPages: async ({ params, http }) => {
      const { pages, tag } = await listPages(database.read, params.language);
      return http.isUnchanged(tag) ? NOT_MODIFIED : pages;
    },
    getPage: async ({ params, seesEverything, http }) => {
      const found = await getPage(database.read, { id: params.id, seesEverything });
      if (!found) throw new NotFoundError(NO_PAGE);
      return http.isUnchanged(found.tag) ? NOT_MODIFIED : [found.page];
    },
    listPageReferences: async ({ params }) => {
      if (!(await hasPage(database.read, params.id))) throw new NotFoundError(NO_PAGE);
      return listReferences(database.read, params.id);
    },
    createPage: async ({ body, query, caller, now }) => {
      const { title, language } = body;
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      const draft = { title, language, ...present(query), ...textsOf(body) };
      const { id, slug } = await createPage(database, draft, stamp);
      return { message: 'Stranica je spremljena.', id, slug };
    },
    updatePage: async ({ body, caller, now }) => {
      const { id, version, title, language, gallery_captions } = body;
      const given = present({ language, gallery_captions });
      const draft = { title, ...given, ...textsOf(body) };
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      const newVersion = await updatePage(database, { id, version, draft, stamp });
      return { message: 'Stranica je spremljena.', version: newVersion, modified_time: toStoredTime(now) };
    },
    setPageTranslation: async ({ body }) => {
      const { id, translation_id: translationId } = body;
      await translatePage(database, { id, translationId });
      return {
        message: translationId === null ? 'Stranice više nisu povezane.' : 'Stranice su povezane kao prijevodi.',
      };
    },
    deletePage: async ({ params, caller, now }) => {
      await deletePages(database, { ids: [params.id], stamp: { userId: caller.id, at: now } });
      return { message: 'Stranica je obrisana.' };
    },
    deletePages: async ({ body, caller, now }) => {
      const deleted = await deletePages(database, { ids: body.ids, stamp: { userId: caller.id, at: now } });
      return { message: `Obrisano: ${countOf(deleted, PAGES)}.` };
    },
    restorePages: async ({ body, caller, now }) => {
      const stamp = { userId: caller.id, at: now, fileHostUrl };
      return { message: `Vraćeno: ${countOf(await restorePages(database, { ids: body.ids, stamp }), PAGES)}.` };
    },
  });

  /** Keeps of a body what a page is made of, its HTML clean; the server decides the rest. */
  function textsOf(body: PageTexts): PageTexts {
    const { show_gallery, show_buttons, show_accordion, buttons, gallery, image, description, accordion } = body;
    return {
      ...present({ show_gallery, show_buttons, show_accordion, buttons, gallery, image }),
      ...(description !== undefined && { description: cleanHtml(description) }),
      ...(accordion !== undefined && { accordion: cleanAccordion(accordion, cleanHtml) }),
    };
  }
}

function present<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}
