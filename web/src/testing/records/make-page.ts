import type { Page, PageRow } from '@baklja/contract/features/content/pages';
import type { Handlers } from '../servers/fake-server.ts';

/** A complete row of the list of pages; a test overrides the fields it needs. */
export function makePageRow(fields: Partial<PageRow> = {}): PageRow {
  const { id = 1 } = fields;
  return {
    id,
    title: 'O Hrvatskom olimpijskom odboru',
    slug: `o-nama-${id}`,
    language: 'hr-HR',
    modified_time: '2026-11-19T10:00:00.000Z',
    show_gallery: 0,
    show_buttons: 0,
    show_accordion: 0,
    version: 1,
    translation_id: null,
    translation_title: null,
    translation_outdated: null,
    outdated: 0,
    created_user_id: 4,
    created_by_name: 'Iva Đurđević',
    ...fields,
  };
}

/** A complete page as the editor reads it; all its parts are empty. */
export function makePage(fields: Partial<Page> = {}): Page {
  return {
    ...makePageRow(),
    description: '<p>Odbor je osnovan 1991. godine.</p>',
    image: '{}',
    gallery: '[]',
    gallery_captions: '[]',
    buttons: '[]',
    accordion: '[]',
    created_user_id: 4,
    created_time: '2026-11-18T09:00:00.000Z',
    modified_user_id: 4,
    created_by_name: 'Iva Đurđević',
    modified_by_name: 'Iva Đurđević',
    ...fields,
  };
}

/** A server with one page that nothing links to; a test overrides the handlers it needs. */
export const PAGES_SERVER = {
  listPages: () => [makePageRow()],
  getPage: () => [makePage()],
  listPageReferences: () => ({ references: [], total: 0 }),
} satisfies Handlers;
