import { mayPreview } from '@baklja/contract/features/content/previews';
import type { Role } from '@baklja/contract/roles';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { ForbiddenError, NotFoundError } from '../../../errors.ts';
import type { Stamp } from '../../../stamp.ts';
import { previewLinkText as text } from './preview.text.ts';
import { deleteLink, getLinkKind } from './preview-links.store.ts';

/** Ends a link to a preview. @throws NotFoundError, ForbiddenError for a role that may not preview the kind. */
export async function deletePreviewLink(
  database: Database,
  { id, role, stamp }: { id: number; role: Role; stamp: Stamp },
): Promise<void> {
  await database.write(async (transaction) => {
    const kind = await getLinkKind(transaction, { id, now: toStoredTime(stamp.at) });
    if (!kind) throw new NotFoundError(text.missing);
    if (!mayPreview(role, kind)) throw new ForbiddenError();
    if (!(await deleteLink(transaction, id))) throw new NotFoundError(text.missing);
    await addToAuditLog(transaction, stamp, [{ action: 'delete-preview', kind, details: { link: id } }]);
  });
}
