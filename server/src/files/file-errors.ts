import { AppError, isFull, NoRoomError, UnavailableError } from '../errors.ts';

const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;

const numbers = new Intl.NumberFormat('hr', { maximumFractionDigits: 1 });
const plurals = new Intl.PluralRules('hr', { maximumFractionDigits: 1 });

/** A rejected upload. The message is Croatian and says what the user can do about it. */
export class RejectedFileError extends AppError {
  constructor(status: 400 | 413 | 415, code: string, message: string) {
    super({ status, code, message });
  }
}

/** 415: the bytes are of a kind that is not accepted. */
export function rejectedKind(message: string): RejectedFileError {
  return new RejectedFileError(415, 'file-kind', message);
}

/** 415: the kind is accepted, but the file contains something that could run or load other content. */
export function unsafeFile(message: string): RejectedFileError {
  return new RejectedFileError(415, 'file-unsafe', message);
}

/** 400: the file is cut, damaged or empty. */
export function brokenFile(message: string): RejectedFileError {
  return new RejectedFileError(400, 'file-broken', message);
}

/** 413: too many bytes, too many pixels, or too much work. */
export function tooLarge(message: string): RejectedFileError {
  return new RejectedFileError(413, 'file-too-large', message);
}

/** 503, or 507 when it is full: the disk or the store rejected a call; the reason is the `cause` of the error. */
export function storageUnavailable(cause: unknown): UnavailableError {
  return Object.assign(isFull(cause) ? new NoRoomError() : new UnavailableError(), { cause });
}

/** @throws RejectedFileError 413 with both numbers. `subject` begins the sentence, such as `Slika`. */
export function rejectOverBytes(subject: string, size: number, maxBytes: number): void {
  if (size <= maxBytes) return;
  throw tooLarge(
    `${subject} ima ${roundedUp(size / MEGABYTE)} MB; najviše je ${numbers.format(maxBytes / MEGABYTE)} MB.`,
  );
}

/** @throws RejectedFileError 413 with both numbers. `subject` is a whole beginning, such as `Slika ima`. */
export function rejectOverPixels(subject: string, pixels: number, maxPixels: number): void {
  if (pixels <= maxPixels) return;
  throw tooLarge(`${subject} ${millions(pixels)} piksela; najviše je ${millions(maxPixels)}.`);
}

/** Formats a size, such as `2,5 GB` or `31,4 MB`, rounded up so that a size over a limit never reads as the limit. */
export function formatBytes(bytes: number): string {
  const gigabytes = bytes / MEGABYTE / 1024;
  return gigabytes >= 1 ? `${roundedUp(gigabytes)} GB` : `${roundedUp(bytes / MEGABYTE)} MB`;
}

function roundedUp(value: number): string {
  return numbers.format(Math.ceil(value * 10) / 10);
}

function millions(pixels: number): string {
  const value = Math.ceil((pixels / MILLION) * 10) / 10;
  return `${numbers.format(value)} ${plurals.select(value) === 'one' ? 'milijun' : 'milijuna'}`;
}
