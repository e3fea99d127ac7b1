import type { PreviewKind } from '@baklja/contract/features/content/previews';
import type { Db } from '../db/schema.ts';

/** Ends the links to records that are deleted; they do not come back with the records. */
export async function deleteLinksTo(transaction: Db, kind: PreviewKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('preview_links').where('kind', '=', kind).where('record_id', 'in', ids).execute();
}

/** Ends the links that a user made. */
export async function deleteLinksBy(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('preview_links').where('created_by', '=', userId).execute();
}
