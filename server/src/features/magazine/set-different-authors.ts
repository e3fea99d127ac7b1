import type { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { missingText } from '@baklja/contract/records/record-words';
import type { RouteInput } from '@baklja/contract/route';
import { addToAuditLog } from '../../db/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import type { Stamp } from '../../stamp.ts';
import { listExistingAuthors } from './article-authors.store.ts';
import { deleteDifferentAuthors, recordDifferentAuthors } from './same-authors.store.ts';
import { pairOf } from './same-authors.ts';

type Body = RouteInput<typeof magazineRoutes.setMagazineAuthorsDifferent>['body'];

/**
 * Records that two authors differ, or takes it back. Returns the message.
 * @throws InvalidInputError for one author with itself, NotFoundError.
 */
export async function setDifferent(
  database: Database,
  { id, other_id: otherId, different }: Body,
  stamp: Stamp,
): Promise<{ message: string }> {
  if (id === otherId) {
    const message = 'Odaberite dva različita autora.';
    throw new InvalidInputError(message, [{ field: 'other_id', message }]);
  }
  await database.write(async (transaction) => {
    const existing = await listExistingAuthors(transaction, [id, otherId]);
    if (existing.size < 2) throw new NotFoundError(missingText('magazineAuthor'));
    const change = different === 1 ? recordDifferentAuthors : deleteDifferentAuthors;
    await change(transaction, pairOf(id, otherId));
    const details = { other_id: otherId, different: [1 - different, different] };
    await addToAuditLog(transaction, stamp, [{ action: 'update', kind: 'magazineAuthor', recordId: id, details }]);
  });
  return { message: different === 1 ? 'Zapisano je da to nisu isti autori.' : 'Autori se opet uspoređuju.' };
}
