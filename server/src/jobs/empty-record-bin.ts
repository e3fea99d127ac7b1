import { emptyRecordBin } from '../records/bin.ts';
import type { Job } from './job.ts';

/** Removes the records that were deleted too long ago to be restored, with the names and e-mails of deleted users. */
export const emptyRecordBinJob: Job = {
  name: 'empty the bin of records',
  part: 'application',
  schedule: '30 3,12 * * *',
  deletesForGood: true,
  run: ({ database, clock }) => database.write((transaction) => emptyRecordBin(transaction, clock())),
};
