import type { PreviewLink } from '@baklja/contract/features/content/previews';

/** A complete preview link; a test overrides the fields it needs. */
export function makePreviewLink(fields: Partial<PreviewLink> = {}): PreviewLink {
  const { id = 1 } = fields;
  return {
    id,
    created: '2026-11-21T08:14:00.000Z',
    created_by_name: 'Iva Đurđević',
    expires: '2026-11-28T08:14:00.000Z',
    ...fields,
  };
}
