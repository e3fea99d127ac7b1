import { emptyBin } from '../files/records/file-bin.store.ts';
import type { Job } from './job.ts';

/** Removes the files that were deleted too long ago to be restored. */
export const emptyFileBinJob: Job = {
  name: 'empty the bin of files',
  part: 'application',
  schedule: '20 3,12 * * *',
  runsAtStart: false,
  run: async ({ database, files, pictures, clock, signal }) => {
    await emptyBin(database, files, pictures, { now: clock(), signal });
  },
};
