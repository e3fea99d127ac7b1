import { UnavailableError } from '../../errors.ts';

/** 503 for what the disk or the store refused; the reason is its `cause`. */
export function storageUnavailable(cause: unknown): UnavailableError {
  return Object.assign(new UnavailableError(), { cause });
}
