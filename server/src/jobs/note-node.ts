import { recordNode } from '../features/site/system-status/system-status.store.ts';
import type { Job } from './job.ts';

export const noteNodeJob: Job = {
  name: 'note that this node runs',
  schedule: '*/30 * * * * *',
  run: ({ database, config, monitor: { jobs }, clock }) =>
    database.write((transaction) => recordNode(transaction, { config, jobs, now: clock() })),
};
