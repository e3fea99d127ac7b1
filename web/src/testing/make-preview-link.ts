import type { PreviewLink } from '@baklja/contract/features/previews';

/** A complete link to a preview; a test names what matters to it. */
export function makePreviewLink(fields: Partial<PreviewLink> = {}): PreviewLink {
  const { id = 1 } = fields;
  return {
    id,
    path: `/pregled/${'abcdefghij'.repeat(4)}${String(id).padStart(3, '0')}`,
    created: '2026-11-21T08:14:00.000Z',
    created_by_name: 'Iva Đurđević',
    expires: '2026-11-28T08:14:00.000Z',
    ...fields,
  };
}
