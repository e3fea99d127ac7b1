import { pageRoutes } from '@baklja/contract/features/content/pages';
import { missingText, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { NOT_MODIFIED, serveRoutes } from '../../../http/serve-routes.ts';
import { present } from '../../../records/present.ts';
import type { RowOf } from '../../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { joinCaptions } from './page-parts.ts';
import { type PageValues, pages, withCaptions } from './page-record.ts';
import { listReferences } from './page-references.store.ts';
import { getPage, hasPage, listPages } from './pages.store.ts';

type PageBody = Pick<
  RouteInput<typeof pageRoutes.updatePage>['body'],
  'description' | 'show_gallery' | 'show_buttons' | 'show_accordion' | 'image' | 'buttons' | 'accordion' | 'gallery'
>;

export function servePages(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config, cleanHtml } = dependencies;
  const handlers = recordHandlers(pages, dependencies);

  serveRoutes(app, dependencies, pageRoutes, {
    listPages: async ({ params, seesEverything, http }) => {
      const { language } = params;
      const { pages, tag } = await listPages(database.read, { language, seesEverything });
      return http.isUnchanged(tag) ? NOT_MODIFIED : pages;
    },
    getPage: async ({ params, seesEverything, http }) => {
      const found = await getPage(database.read, { id: params.id, seesEverything });
      if (!found) throw new NotFoundError(missingText('page'));
      return http.isUnchanged(found.tag) ? NOT_MODIFIED : [found.page];
    },
    listPageReferences: async ({ params }) => {
      if (!(await hasPage(database.read, params.id))) throw new NotFoundError(missingText('page'));
      return listReferences(database.read, params.id, config);
    },
    createPage: async ({ body, query, ...call }) => {
      const { title, language } = body;
      const values = { title, language, ...(await textsOf(body)) };
      const creation = {
        values: { ...values, ...joinCaptions(values.gallery ?? '[]') },
        ...creationOf(call, dependencies),
      };
      const { id, slug } = await pages.create(database, { ...creation, translationOf: query.translation_of });
      return { message: savedText('page'), id, slug };
    },
    updatePage: async ({ body, ...call }) => {
      const { id, version, title, language, gallery_captions: captions } = body;
      const texts = { title, ...present({ language }), ...(await textsOf(body)) };
      if (texts.gallery !== undefined) joinCaptions(texts.gallery, captions);
      const values = (before: RowOf<'page'>) => withCaptions(texts, captions, { before, version });
      const newVersion = await pages.update(database, { id, version, values, stamp: stampOf(call, dependencies) });
      return { message: savedText('page'), version: newVersion, modified_time: toStoredTime(call.now) };
    },
    setPageTranslation: handlers.setTranslation,
    deletePage: handlers.remove,
    deletePages: handlers.removeMany,
    restorePages: handlers.restore,
  });

  /** Picks the values of a page from a body and cleans its HTML. */
  async function textsOf(body: PageBody): Promise<PageValues> {
    const { show_gallery, show_buttons, show_accordion, buttons, gallery, image, description, accordion } = body;
    return present({
      ...{ show_gallery, show_buttons, show_accordion, buttons, gallery, image },
      description: description === undefined ? undefined : await cleanHtml(description),
      accordion: accordion === undefined ? undefined : await cleanAccordion(accordion, cleanHtml),
    });
  }
}
