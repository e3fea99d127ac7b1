import { missingText } from '@baklja/contract/records/record-words';
import { users } from '../../../accounts/user-record.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { NotFoundError } from '../../../errors.ts';
import { removeFromBin } from '../../../records/bin.ts';
import type { RecordStamp } from '../../../records/record-definition.ts';

/**
 * Deletes a user without keeping name, user name and e-mail, also one who was deleted before. What the user wrote stays.
 * @throws NotFoundError when there is neither, ConflictError for the last superadmin.
 */
export async function eraseUser(database: Database, id: number, stamp: RecordStamp): Promise<void> {
  await database.write(async (transaction) => {
    const present = await transaction.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (present) await users.within.remove(transaction, { ids: [id], stamp });
    if (!(await removeFromBin(transaction, 'users', id))) throw new NotFoundError(missingText('user'));
    await addToAuditLog(transaction, stamp, [{ action: 'erase', kind: 'user', recordId: id }]);
  });
}
