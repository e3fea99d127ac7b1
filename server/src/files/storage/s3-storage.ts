import { finished, PassThrough, Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { chunksOf } from '@baklja/contract/chunks';
import { storageUnavailable } from '../file-errors.ts';
import {
  type ByteRange,
  type FileStorage,
  ignoreUnhandledErrors,
  readExactly,
  type StoredObject,
} from './file-storage.ts';
import { openS3Client, S3_TIMEOUTS, type S3Timeouts } from './s3-client.ts';
import { folderOfPrefix, isStorageKey, requireByteRange, requireStorageKey } from './storage-key.ts';

/** A write holds at most four times this many bytes: two parts in transfer, the next one, and its copy. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const PARTS_MAX = 10_000;

const DELETES_AT_ONCE = 1000;

/** Age of an unfinished upload at which its process has certainly ended; another node may be writing. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

const PROBE_KEY = 'probe';

/** Place of the objects in a store. An empty prefix means the whole bucket. */
export type S3Place = { bucket: string; prefix: string; endpoint: string | undefined };

export type S3StorageOptions = {
  credentials?: { accessKeyId: string; secretAccessKey: string };
  timeouts?: Partial<S3Timeouts>;
};

/** @throws Error when there are no credentials or no region; the store itself is not called yet. */
export async function openS3Storage(place: S3Place, options: S3StorageOptions = {}): Promise<FileStorage> {
  const timeouts = { ...S3_TIMEOUTS, ...options.timeouts };
  const client = await openS3Client({ endpoint: place.endpoint, credentials: options.credentials, timeouts });
  return new S3Storage(client, { ...place, timeouts });
}

class S3Storage implements FileStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  /** Empty, or with a slash at its end. */
  readonly #prefix: string;
  readonly #timeouts: S3Timeouts;
  #mayWrite = false;

  constructor(client: S3Client, { bucket, prefix, timeouts }: S3Place & { timeouts: S3Timeouts }) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#timeouts = timeouts;
  }

  async write(key: string, source: Readable, { size, mediaType }: { size: number; mediaType: string }): Promise<void> {
    ignoreUnhandledErrors(source);
    const { body, fault } = toBody(source, size);
    try {
      const params = { ...this.#at(key), Body: body, ContentType: mediaType };
      const partSize = Math.max(PART_BYTES, Math.ceil(size / PARTS_MAX));
      const upload = new Upload({ client: this.#client, params, partSize, queueSize: PARTS_AT_ONCE });
      await onStore(upload.done());
    } catch (error) {
      throw fault()?.error ?? error;
    } finally {
      source.destroy();
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    if (range) requireByteRange(range);
    const Range = range && `bytes=${range.start}-${range.end}`;
    const request = new GetObjectCommand({ ...this.#at(key), ...(Range !== undefined && { Range }) });
    const answer = await onStore(unless(isAbsent, this.#client.send(request, this.#limits()))).catch((error) => {
      if (error.cause?.name === 'InvalidRange') throw new RangeError(`the object has no byte ${range?.start}`);
      throw error;
    });
    return answer && guardBody(answer.Body as Readable);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const request = new HeadObjectCommand(this.#at(key));
    const answer = await onStore(unless(isAbsent, this.#client.send(request, this.#limits())));
    return answer?.ContentLength;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => ({ Key: this.#at(key).Key }));
    for (const some of chunksOf(objects, DELETES_AT_ONCE)) {
      const Delete = { Objects: some, Quiet: true };
      const request = new DeleteObjectsCommand({ Bucket: this.#bucket, Delete });
      await onStore(this.#client.send(request).then(requireAllDeleted));
    }
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    folderOfPrefix(prefix);
    const request = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
    const pages = paginateListObjectsV2({ client: this.#client }, request, this.#limits());
    for (let page = await onStore(pages.next()); !page.done; page = await onStore(pages.next())) {
      for (const { Key = '', LastModified } of page.value.Contents ?? []) {
        const key = Key.slice(this.#prefix.length);
        if (LastModified && isStorageKey(key)) yield { key, modified: LastModified };
      }
    }
  }

  /** Tries to write only until one write has succeeded: a write for each check would cost money. */
  async check(): Promise<void> {
    const limits = { abortSignal: AbortSignal.timeout(this.#timeouts.check) };
    const anyObject = { Bucket: this.#bucket, Prefix: this.#prefix, MaxKeys: 1 };
    await onStore(this.#client.send(new ListObjectsV2Command(anyObject), limits));
    if (this.#mayWrite) return;
    const probe = this.#at(PROBE_KEY);
    await onStore(this.#client.send(new PutObjectCommand({ ...probe, Body: Buffer.alloc(0) }), limits));
    await onStore(this.#client.send(new DeleteObjectCommand(probe), limits));
    this.#mayWrite = true;
  }

  async clean(): Promise<void> {
    // Compared with times of the store, so an injected clock would not do.
    const before = Date.now() - ABANDONED_AFTER_MS;
    for await (const { Key, UploadId, Initiated } of this.#listUnfinished()) {
      if (!Initiated || Initiated.getTime() >= before) continue;
      const request = new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId });
      await onStore(unless(isAbsent, this.#client.send(request, this.#limits())));
    }
  }

  /** Unfinished uploads; none where the store cannot list them or does not allow it for this user. */
  async *#listUnfinished() {
    const place = { Bucket: this.#bucket, Prefix: this.#prefix };
    let next: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {};
    while (next) {
      const request: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({ ...place, ...next });
      const page: ListMultipartUploadsCommandOutput | undefined = await onStore(
        unless(isRefused, this.#client.send(request, this.#limits())),
      );
      yield* page?.Uploads ?? [];
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page ?? {};
      next = page?.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    requireStorageKey(key);
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  #limits() {
    return { requestTimeout: this.#timeouts.answer };
  }
}

/** The source as a body to send, and the error of the source: the client reports only its own faults. */
function toBody(source: Readable, size: number): { body: Readable; fault: () => { error: unknown } | undefined } {
  let fault: { error: unknown } | undefined;
  const chunks = readExactly(source, size);
  // @NOTE an error that a reader throws into a generator when it stops early must not count as a fault of the source.
  async function* watchChunks() {
    for (;;) {
      const next = await chunks.next().catch((error) => {
        fault = { error };
        throw error;
      });
      if (next.done) return;
      yield next.value;
    }
  }
  const body = Readable.from(watchChunks());
  ignoreUnhandledErrors(body);
  return { body, fault: () => fault };
}

/** A call that answers 200 may still name objects that it did not delete. */
function requireAllDeleted({ Errors = [] }: { Errors?: { Code?: string }[] }): void {
  const fault = Errors.find(({ Code }) => Code !== 'NoSuchKey');
  if (fault) throw new Error(`an object was not deleted: ${fault.Code}`);
}

/** Statuses of a store for a call that it does not know or does not allow this user. */
const REFUSED_STATUSES = [400, 403, 405, 501];

/** @throws UnavailableError for every call that the store rejects, and when it cannot be reached. */
async function onStore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw storageUnavailable(error);
  }
}

const isAbsent = ({ name }: S3ServiceException) => /^(NoSuchKey|NotFound|NoSuchUpload)$/.test(name);

/** Whether the store does not offer the call. */
const isRefused = ({ $metadata }: S3ServiceException) => REFUSED_STATUSES.includes($metadata.httpStatusCode ?? 0);

/** Undefined when the store answers with such an error. */
async function unless<Result>(
  isExpected: (error: S3ServiceException) => boolean,
  call: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof S3ServiceException && isExpected(error)) return undefined;
    throw error;
  }
}

/** The body of an answer. It ends with an UnavailableError when the connection breaks. */
function guardBody(body: Readable): Readable {
  const guarded = new PassThrough();
  ignoreUnhandledErrors(guarded);
  finished(body, { writable: false }, (error) => {
    if (error) guarded.destroy(storageUnavailable(error));
  });
  guarded.on('close', () => body.destroy());
  return body.pipe(guarded);
}
