import type { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import type { RouteInput } from '@baklja/contract/route';
import { addToAuditLog } from '../../db/audit-log.ts';
import { type Database, lockForLimit } from '../../db/database.ts';
import { InvalidInputError } from '../../errors.ts';
import { present } from '../../records/present.ts';
import type { RecordStamp } from '../../records/record-definition.ts';
import { handOver, keepMerged } from './merged-authors.store.ts';
import { magazineAuthors } from './people-records.ts';

type Body = RouteInput<typeof magazineRoutes.mergeMagazineAuthors>['body'];

/**
 * Makes one author of two. The one that goes can come back from the bin with what named it. Returns the version of the
 * one that stays.
 * @throws NotFoundError, ConflictError `stale`, InvalidInputError for one author with itself.
 */
export function mergeAuthors(
  database: Database,
  { id, merged_id: mergedId, version, ...values }: Body,
  stamp: RecordStamp,
): Promise<number> {
  if (id === mergedId) {
    const message = 'Odaberite dva različita autora.';
    throw new InvalidInputError(message, [{ field: 'merged_id', message }]);
  }
  return database.write(async (transaction) => {
    await lockForLimit(transaction, 'magazine-authors');
    const newVersion = await magazineAuthors.within.update(transaction, {
      id,
      version,
      values: present(values),
      stamp,
    });
    const merged = await handOver(transaction, { from: mergedId, into: id, stamp });
    await magazineAuthors.within.remove(transaction, { ids: [mergedId], stamp });
    await keepMerged(transaction, mergedId, merged);
    const details = { merged_id: mergedId };
    await addToAuditLog(transaction, stamp, [{ action: 'merge', kind: 'magazineAuthor', recordId: id, details }]);
    return newVersion;
  });
}
