import { randomBytes } from 'node:crypto';
import type { PreviewKind } from '@baklja/contract/features/content/previews';
import { PREVIEW_LINK_DAYS, PREVIEW_LINKS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { type Database, lockForLimit } from '../../../db/database.ts';
import { ConflictError, NotFoundError } from '../../../errors.ts';
import type { Stamp } from '../../../stamp.ts';
import { previewLinkText as text } from './preview.text.ts';
import {
  countLinks,
  deleteExpiredLinks,
  hashOfToken,
  hasRecord,
  insertLink,
  type NewLink,
} from './preview-links.store.ts';

const TOKEN_BYTES = 32;

type Wanted = { kind: PreviewKind; recordId: number; stamp: Stamp & { userId: number } };

/**
 * Creates a link to the preview of a record and removes expired links.
 * @throws NotFoundError when there is no such record, ConflictError when it has the maximum number of valid links.
 */
export async function createPreviewLink(
  database: Database,
  { kind, recordId, stamp }: Wanted,
): Promise<Omit<NewLink, 'token_hash'> & { id: number; token: string }> {
  const { userId, at } = stamp;
  const now = toStoredTime(at);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = {
    kind,
    record_id: recordId,
    created: now,
    created_by: userId,
    expires: toStoredTime(new Date(at.getTime() + PREVIEW_LINK_DAYS * DAY_MS)),
  };
  return database.write(async (transaction) => {
    if (!(await hasRecord(transaction, { kind, recordId }))) throw new NotFoundError(missingText(kind));
    await deleteExpiredLinks(transaction, now);
    await lockForLimit(transaction, `preview links of ${kind} ${recordId}`);
    if ((await countLinks(transaction, { kind, recordId, now })) >= PREVIEW_LINKS_LIMIT) {
      throw new ConflictError(text.limit(PREVIEW_LINKS_LIMIT), 'preview-link-limit');
    }
    await addToAuditLog(transaction, stamp, [{ action: 'share-preview', kind, recordId }]);
    return { ...link, token, id: await insertLink(transaction, { ...link, token_hash: hashOfToken(token) }) };
  });
}
