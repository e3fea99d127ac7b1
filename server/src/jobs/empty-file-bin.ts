import { emptyFileBin } from '../records/empty-file-bin.ts';
import type { Job } from './job.ts';

/** Removes the files that were deleted too long ago to be restored. */
export const emptyFileBinJob: Job = {
  name: 'empty the bin of files',
  part: 'application',
  schedule: '20 3,12 * * *',
  deletesForGood: true,
  run: async ({ database, files, pictures, clock, signal }) => {
    await emptyFileBin(database, files, pictures, { now: clock(), signal });
  },
};
