import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { removePicture, setPicture } from './profile.store.ts';

/** Gives the account of the caller a picture, a WebP as a data URL; undefined removes it. */
export async function changePicture(
  database: Database,
  picture: string | undefined,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  await database.write(async (transaction) => {
    await (picture === undefined ? removePicture(transaction, caller.id) : setPicture(transaction, caller.id, picture));
    const note = { action: 'update', kind: 'user', recordId: caller.id, details: { picture: true } } as const;
    await addToAuditLog(transaction, authorOf({ caller, now }), [note]);
  });
}
