import { ConflictError } from '../errors.ts';

/** 409 `stale`: somebody else has written the record since it was read. */
export function notCurrent(): ConflictError {
  return new ConflictError('Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.', 'stale');
}
