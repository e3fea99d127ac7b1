import { thinVersions } from '../records/versions/thin-versions.ts';
import type { Job } from './job.ts';

/** Reduces versions of records that are older than two years to one a day. */
export const thinOldVersionsJob: Job = {
  name: 'thin out old versions of records',
  part: 'application',
  schedule: '50 3,12 * * *',
  deletesForGood: true,
  run: ({ database, clock, signal }) => thinVersions(database, { now: clock(), signal }),
};
