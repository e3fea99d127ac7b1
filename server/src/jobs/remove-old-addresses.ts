import { toStoredTime } from '../clock.ts';
import type { Job } from './job.ts';

/** Months for which the audit log keeps from where a call came. */
const MONTHS_KEPT = 12;

/** Removes addresses and browsers from entries of the audit log that are older than twelve months. */
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
