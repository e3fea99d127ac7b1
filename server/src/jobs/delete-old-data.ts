import { toStoredTime } from '../clock.ts';
import { deleteOldChanges } from '../db/changes.ts';
import { deleteExpiredLinks } from '../features/content/previews/preview-links.store.ts';
import { emptyRecordBin } from '../records/bin.ts';
import { deleteOldKeys } from '../records/created-records.store.ts';
import { emptyFileBin } from '../records/empty-file-bin.ts';
import { thinVersions } from '../records/versions/thin-versions.ts';
import type { Job } from './job.ts';

export const deleteExpiredLinksJob: Job = {
  name: 'delete expired links to previews',
  part: 'application',
  schedule: '10 3 * * *',
  run: ({ database, clock }) => database.write((transaction) => deleteExpiredLinks(transaction, toStoredTime(clock()))),
};

export const deleteOldChangesJob: Job = {
  name: 'delete old changes',
  part: 'application',
  schedule: '15 3,12 * * *',
  deletesForGood: true,
  run: ({ database, clock }) => database.write((transaction) => deleteOldChanges(transaction, clock())),
};

export const deleteOldKeysJob: Job = {
  name: 'delete old idempotency keys',
  part: 'application',
  schedule: '20 3 * * *',
  run: ({ database, clock }) => database.write((transaction) => deleteOldKeys(transaction, clock())),
};

export const emptyFileBinJob: Job = {
  name: 'empty the bin of files',
  part: 'application',
  schedule: '20 3,12 * * *',
  deletesForGood: true,
  run: async ({ database, files, pictures, clock, signal }) => {
    await emptyFileBin(database, files, pictures, { now: clock(), signal });
  },
};

/** Removes the records that were deleted too long ago to be restored, with the names and e-mails of deleted users. */
export const emptyRecordBinJob: Job = {
  name: 'empty the bin of records',
  part: 'application',
  schedule: '30 3,12 * * *',
  deletesForGood: true,
  run: ({ database, clock }) => database.write((transaction) => emptyRecordBin(transaction, clock())),
};

/** Reduces versions of records that are older than two years to one a day. */
export const thinOldVersionsJob: Job = {
  name: 'thin out old versions of records',
  part: 'application',
  schedule: '50 3,12 * * *',
  deletesForGood: true,
  run: ({ database, clock, signal }) => thinVersions(database, { now: clock(), signal }),
};

/** Months for which the audit log keeps from where a call came. */
const MONTHS_KEPT = 12;

export const removeOldAddressesJob: Job = {
  name: 'remove old addresses from the audit log',
  part: 'application',
  schedule: '40 3,12 * * *',
  deletesForGood: true,
  run: async ({ database, clock }) => {
    const start = new Date(clock());
    start.setUTCMonth(start.getUTCMonth() - MONTHS_KEPT);
    await database.write((transaction) =>
      transaction
        .updateTable('audit_log')
        .set({ address: null, agent: null })
        .where('at', '<', toStoredTime(start))
        .where('address', 'is not', null)
        .execute(),
    );
  },
};
