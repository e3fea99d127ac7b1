import { ConflictError } from '../errors.ts';
import type { Rejected } from './versions/keep-version.ts';

/** 409 `stale`: someone else has written the record since it was read. `rejected` is what was sent. */
export class StaleError extends ConflictError {
  readonly rejected: Rejected | undefined;

  constructor(rejected?: Rejected) {
    super('Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.', 'stale');
    this.rejected = rejected;
  }
}
