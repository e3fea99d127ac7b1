import { foldText } from '@baklja/contract/alias';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { countOf } from '@baklja/contract/plural';
import { comesBackText, missingText, savedText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { NotFoundError } from '../../../errors.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { defineRecord } from '../../../records/define-record.ts';
import { present } from '../../../records/present.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { creationOf, recordHandlers, stampOf } from '../../../records/record-handlers.ts';
import { requireFound } from '../../../records/require-found.ts';
import { describePage } from '../../../records/structured-data.ts';
import { filePathsOf, joinCaptions } from './page-parts.ts';
import {
  getPage,
  listPages,
  listReferences,
  type MedalsOfPage,
  restoreReferences,
  takeReferences,
} from './pages.store.ts';

type PageBody = Pick<
  RouteInput<typeof pageRoutes.updatePage>['body'],
  'description' | 'show_gallery' | 'show_buttons' | 'show_accordion' | 'image' | 'buttons' | 'accordion' | 'gallery'
>;

export function servePages(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config, cleanHtml } = dependencies;
  const handlers = recordHandlers(pages, dependencies);

  serveRoutes(app, dependencies, pageRoutes, {
    listPages: ({ params: { language }, seesEverything }) => listPages(database.read, { language, seesEverything }),
    getPage: async ({ params: { id }, seesEverything }) => {
      const page = await requireFound('page', getPage(database.read, { id, seesEverything }));
      return [{ ...page, ...describePage(page, config) }];
    },
    listPageReferences: async ({ params }) => {
      if (!(await hasRow(database.read, 'pages', params.id))) throw new NotFoundError(missingText('page'));
      return listReferences(database.read, params.id, config);
    },
    createPage: async ({ body, query, ...call }) => {
      const { title, language } = body;
      const values = { title, language, ...(await textsOf(body)) };
      const { id, slug } = await pages.create(database, {
        values: { ...values, ...joinCaptions(values.gallery ?? '[]') },
        ...creationOf(call, dependencies),
        translationOf: query.translation_of,
      });
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
      show_gallery,
      show_buttons,
      show_accordion,
      buttons,
      gallery,
      image,
      description: description === undefined ? undefined : await cleanHtml(description),
      accordion: accordion === undefined ? undefined : await cleanAccordion(accordion, cleanHtml),
    });
  }
}

/** Values of a page from a write; its HTML is clean. */
export type PageValues = ValuesOf<'page'>;

/** Writes of pages. When a page is deleted, medals lose their link to it; when it is restored, they get it back. */
export const pages = defineRecord('page', {
  stamps: {
    created: 'created_time',
    createdBy: 'created_user_id',
    modified: 'modified_time',
    modifiedBy: 'modified_user_id',
  },
  defaults: () =>
    ({
      description: '',
      show_gallery: 0,
      show_buttons: 0,
      show_accordion: 0,
      image: '{}',
      buttons: '[]',
      accordion: '[]',
      gallery: '[]',
      gallery_captions: '[]',
    }) as const,
  slug: { column: 'slug', nameless: 'stranica' },
  derive: ({ title }) => (title === undefined ? {} : { title_folded: foldText(title) }),
  texts: { columns: ['title', 'description', 'image', 'gallery', 'buttons', 'accordion'], filePathsIn: filePathsOf },
  beforeDelete: async (transaction, rows, stamp) => {
    const ids = rows.map(({ id }) => id);
    const medals = await takeReferences(transaction, ids, stamp);
    return new Map([...medals].map(([id, named]) => [id, { medals: named }]));
  },
  afterRestore: async (transaction, { row, relations, stamp }) => {
    const medals = relations['medals'] as MedalsOfPage | undefined;
    const lost = medals ? await restoreReferences(transaction, { pageId: row.id, medals, stamp }) : 0;
    if (lost === 0) return [];
    const links = countOf(lost, { one: 'poveznice', few: 'poveznice', other: 'poveznica' });
    return [`${comesBackText('page', row.title)} bez ${links} na medaljama: medalje više nema ili vodi drugamo.`];
  },
  listedBy: 'language',
  shownIn: ['medal'],
});

/**
 * The values of a change whose captions are sent apart from the gallery. They belong to the gallery that was read: with
 * another version they are left out, since the write is stale anyway.
 * @throws InvalidInputError when there are more captions than pictures.
 */
function withCaptions(
  { gallery, ...values }: PageValues,
  captions: string | undefined,
  { before, version }: { before: RowOf<'page'>; version: number | undefined },
): PageValues {
  if (gallery !== undefined) return { ...values, ...joinCaptions(gallery, captions) };
  const isStale = version !== undefined && version !== before.version;
  if (captions === undefined || isStale) return values;
  return { ...values, ...joinCaptions(before.gallery, captions) };
}
