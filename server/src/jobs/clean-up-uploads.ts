import { systemClock } from '../clock.ts';
import { cleanResumable } from '../files/incoming.ts';
import { findUnknownObjects, removeUnknownObjects } from '../files/records/unknown-objects.store.ts';
import type { Job } from './job.ts';

export const cleanUpUploadsJob: Job = {
  name: 'remove unfinished uploads',
  part: 'files',
  schedule: '0 * * * *',
  deletesForGood: true,
  // The ages are those of files, which have the system's time.
  run: ({ config }) => cleanResumable(config.dataDir, systemClock()),
};

export const findUnknownObjectsJob: Job = {
  name: 'find objects without a record',
  part: 'files',
  run: async ({ database, files, log }) => {
    const count = await findUnknownObjects(database, files, systemClock());
    if (count > 0) log.warn(`${count} stored files have no record in this database; they are kept for 30 days`);
  },
};

export const removeUnknownObjectsJob: Job = {
  name: 'remove objects without a record',
  part: 'files',
  schedule: '40 3,12 * * *',
  deletesForGood: true,
  run: async ({ database, files, log }) => {
    const now = systemClock();
    const count = await findUnknownObjects(database, files, now);
    const removed = await removeUnknownObjects(database, files, now);
    if (removed === undefined) {
      log.warn(`${count} stored files have no record, more than uploads can leave; none of them is removed`);
    } else if (removed > 0) {
      log.warn(`${removed} stored files had no record for 30 days and were removed`);
    }
  },
};
