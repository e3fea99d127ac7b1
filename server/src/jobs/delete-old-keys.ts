import { deleteOldKeys } from '../records/created-records.store.ts';
import type { Job } from './job.ts';

/** Deletes the keys of calls that are no longer repeated. */
export const deleteOldKeysJob: Job = {
  name: 'delete old idempotency keys',
  part: 'application',
  schedule: '20 3 * * *',
  run: ({ database, clock }) => database.write((transaction) => deleteOldKeys(transaction, clock())),
};
