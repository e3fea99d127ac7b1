import { systemClock } from '../clock.ts';
import { cleanResumable } from '../files/incoming.ts';
import { removeOrphans } from '../files/records/orphans.store.ts';
import type { Job } from './job.ts';

/** Removes the parts of uploads that are too old to be continued. */
export const cleanUpUploadsJob: Job = {
  name: 'remove unfinished uploads',
  part: 'files',
  schedule: '0 * * * *',
  // The ages are those of files, which have the system's time.
  run: ({ config }) => cleanResumable(config.dataDir, systemClock()),
};

/** Removes objects that have no record because their process ended before it wrote one. */
export const removeOrphansJob: Job = {
  name: 'remove objects without a record',
  part: 'files',
  run: async ({ database, files, log }) => {
    const { outcome, count } = await removeOrphans(database, files, systemClock());
    if (outcome === 'kept') log.warn(`more than ${count - 1} objects have no record; none of them was removed`);
  },
};
