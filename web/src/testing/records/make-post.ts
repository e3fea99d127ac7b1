import type { Post, PostRow } from '@baklja/contract/features/content/posts';

/** A complete row of the posts list; a test overrides the fields it needs. */
export function makePostRow(fields: Partial<PostRow> = {}): PostRow {
  const { id = 1 } = fields;
  return {
    id,
    title: 'Barbara Matić – zlato u Parizu i prva hrvatska olimpijska medalja u judu',
    alias: `barbara-matic-${id}`,
    introtext: '<p>Zlato u Parizu.</p>',
    catid: 3,
    catName: 'Olimpijske igre',
    state: 1,
    language: 'hr-HR',
    created: '2026-11-19T10:00:00.000Z',
    created_by: 4,
    modified: '2026-11-19T10:00:00.000Z',
    modified_by: 4,
    publish_up: '2026-11-19T10:00:00.000Z',
    publish_down: null,
    access: 1,
    featured: 1,
    asset_id: 0,
    izdvojeno: 0,
    images: '{}',
    version: 1,
    total_records: 1,
    ...fields,
  };
}

/** A complete post as the editor reads it. */
export function makePost(fields: Partial<Post> = {}): Post {
  const { total_records, ...row } = makePostRow();
  return {
    ...row,
    fulltext: '<p>Barbara Matić osvojila je zlato.</p>',
    gallery: '[]',
    created_by_name: 'Iva Đurđević',
    modified_by_name: 'Iva Đurđević',
    ...fields,
  };
}
