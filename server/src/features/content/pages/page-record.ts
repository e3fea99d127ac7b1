import { foldText } from '@baklja/contract/alias';
import { countOf } from '@baklja/contract/plural';
import { comesBackText } from '@baklja/contract/records/record-words';
import { defineRecord } from '../../../records/define-record.ts';
import type { RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { filePathsOf, joinCaptions } from './page-parts.ts';
import { type MedalsOfPage, restoreReferences, takeReferences } from './page-references.store.ts';

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
  texts: ['title', 'description', 'image', 'gallery', 'buttons', 'accordion'],
  filePathsIn: filePathsOf,
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
  shownIn: ['medal'],
});

/**
 * The values of a change whose captions are sent apart from the gallery. They belong to the gallery that was read: with
 * another version they are left out, since the write is stale anyway.
 * @throws InvalidInputError when there are more captions than pictures.
 */
export function withCaptions(
  { gallery, ...values }: PageValues,
  captions: string | undefined,
  { before, version }: { before: RowOf<'page'>; version: number | undefined },
): PageValues {
  if (gallery !== undefined) return { ...values, ...joinCaptions(gallery, captions) };
  const isStale = version !== undefined && version !== before.version;
  if (captions === undefined || isStale) return values;
  return { ...values, ...joinCaptions(before.gallery, captions) };
}
