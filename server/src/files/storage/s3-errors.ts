import { finished, PassThrough, type Readable } from 'node:stream';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { storageUnavailable } from '../file-errors.ts';
import { ignoreUnhandledErrors } from './file-storage.ts';

/** Statuses of a store for a call that it does not know or does not allow this user. */
const REFUSED_STATUSES = [400, 403, 405, 501];

/** @throws UnavailableError for every call that the store rejects, and when it cannot be reached. */
export async function onStore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw storageUnavailable(error);
  }
}

/** Undefined when the store has no such object or upload. */
export async function unlessAbsent<Result>(call: Promise<Result>): Promise<Result | undefined> {
  return unless(call, ({ name }) => /^(NoSuchKey|NotFound|NoSuchUpload)$/.test(name));
}

/** Undefined when the store does not offer the call. */
export async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | undefined> {
  return unless(call, ({ $metadata }) => REFUSED_STATUSES.includes($metadata.httpStatusCode ?? 0));
}

/** Whether the store answered with this code. */
export function isAnswer(error: unknown, code: string): boolean {
  return error instanceof S3ServiceException && error.name === code;
}

/** The body of an answer. It ends with an UnavailableError when the connection breaks. */
export function guardBody(body: Readable): Readable {
  const guarded = new PassThrough();
  ignoreUnhandledErrors(guarded);
  finished(body, { writable: false }, (error) => {
    if (error) guarded.destroy(storageUnavailable(error));
  });
  guarded.on('close', () => body.destroy());
  return body.pipe(guarded);
}

async function unless<Result>(
  call: Promise<Result>,
  isExpected: (error: S3ServiceException) => boolean,
): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3ServiceException && isExpected(error)) return undefined;
    throw error;
  }
}
