import { toStoredTime } from '../clock.ts';
import { deleteExpiredLinks } from '../features/content/previews/preview-links.store.ts';
import type { Job } from './job.ts';

/** Deletes preview links that have expired. */
export const deleteExpiredLinksJob: Job = {
  name: 'delete expired links to previews',
  part: 'application',
  schedule: '10 3 * * *',
  run: ({ database, clock }) => database.write((transaction) => deleteExpiredLinks(transaction, toStoredTime(clock()))),
};
