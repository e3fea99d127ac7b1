import { authRoutes } from '@baklja/contract/features/accounts/auth';
import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { ApiError, call } from '#web/lib/api-client.ts';
import { UPLOAD_PROGRESS_MS, UPLOAD_RETRY_DELAYS_MS } from '#web/lib/timings.ts';
import { isPicture } from './chosen-files.ts';
import type { Transfer, UploadTransport } from './file-upload.ts';
import {
  isUnderWay,
  type Pause,
  type UploadItem,
  type UploadOptions,
  type UploadOutcome,
  type Uploads,
  type UploadsState,
} from './uploads.ts';

const SENT_AT_ONCE = 3;

type Batch = { entries: readonly Entry[]; resolve: (outcome: UploadOutcome) => void };

type Entry = {
  item: UploadItem;
  file: File;
  options: UploadOptions;
  batch: Batch;
  isCancelled: boolean;
  /** The server's reason for a failure, for programs. */
  code: string;
  transfer?: Transfer;
  /** Retries since the server last received more of it. */
  tries: number;
  keptBytes: number;
  retryTimer?: ReturnType<typeof setTimeout>;
};

let lastId = 0;

/** Sends files three at a time, retries those that can succeed, and reports the result of each. */
export class UploadQueue implements Uploads {
  readonly #transport: UploadTransport;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #pause: Pause | undefined;
  #state: UploadsState = { items: [], pause: undefined };
  #progressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: UploadTransport) {
    this.#transport = transport;
  }

  getState = (): UploadsState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add = (files: readonly File[], options: UploadOptions): Promise<UploadOutcome> => {
    const outcome = Promise.withResolvers<UploadOutcome>();
    if (files.length > 0 && this.#underWay().length === 0) {
      // A new batch: saved files leave the list, failures stay until they are dismissed.
      this.#entries = this.#entries.filter(({ item }) => item.state === 'failed');
    }
    const known = new Set(this.#underWay().map(keyOf));
    const chosen = new Map(files.map((file) => [keyOf({ file, options }), file]));
    const batch: Batch = { entries: [], resolve: outcome.resolve };
    batch.entries = [...chosen].filter(([key]) => !known.has(key)).map(([, file]) => makeEntry(file, options, batch));
    // A failed file that is chosen again replaces the failed entry.
    const rest = this.#entries.filter((entry) => !chosen.has(keyOf(entry)) || isUnderWay(entry.item));
    this.#entries = [...rest, ...batch.entries];
    this.#settle(batch);
    this.#fill();
    return outcome.promise;
  };

  cancel = (id: number): void => this.#cancel(this.#entries.filter(({ item }) => item.id === id));

  cancelAll = (): void => this.#cancel(this.#underWay());

  retry = (id: number): void => this.#retry(this.#entries.filter(({ item }) => item.id === id));

  retryAll = (): void => this.#retry(this.#entries);

  dismiss = (): void => {
    this.#entries = this.#underWay();
    this.#notify();
  };

  resume = (): void => {
    this.#pause = undefined;
    this.#fill();
  };

  /** Continues if the uploads wait for this. */
  resumeAfter(pause: Pause): void {
    if (this.#pause === pause) this.resume();
  }

  /** Cancels all uploads and clears the list, because another user may use this computer next. */
  clear(): void {
    this.#pause = undefined;
    this.#cancel(this.#entries);
  }

  #underWay(): Entry[] {
    return this.#entries.filter(({ item }) => isUnderWay(item));
  }

  #cancel(entries: readonly Entry[]): void {
    for (const entry of entries.filter(({ item }) => isUnderWay(item))) {
      clearTimeout(entry.retryTimer);
      entry.transfer?.discard();
      entry.isCancelled = true;
    }
    this.#entries = this.#entries.filter((entry) => !entries.includes(entry));
    if (this.#underWay().length === 0) this.#pause = undefined;
    for (const batch of new Set(entries.map((entry) => entry.batch))) this.#settle(batch);
    this.#fill();
  }

  #retry(entries: readonly Entry[]): void {
    for (const entry of entries.filter(({ item }) => item.state === 'failed' && item.mayRetry)) {
      entry.tries = 0;
      this.#set(entry, { state: 'waiting', message: '' });
    }
    this.#fill();
  }

  #fill(): void {
    const busy = this.#entries.filter(({ item }) => item.state === 'sending' || item.state === 'interrupted').length;
    if (this.#pause === undefined) {
      const next = this.#entries.filter(({ item }) => item.state === 'waiting').slice(0, SENT_AT_ONCE - busy);
      for (const entry of next) this.#send(entry);
    }
    this.#notify();
  }

  #send(entry: Entry): void {
    this.#set(entry, { state: 'sending', message: '' });
    const { folder, onlyImages, replaces } = entry.options;
    const target = { folder, kind: onlyImages ? ('images' as const) : undefined, replaces };
    entry.transfer ??= this.#transport(entry.file, target, {
      onProgress: (sentBytes) => this.#reportProgress(entry, sentBytes),
      onKept: (keptBytes) => {
        if (keptBytes > entry.keptBytes) entry.tries = 0;
        entry.keptBytes = keptBytes;
      },
      onSaved: (file) => this.#recordSaved(entry, file),
      onFailed: (error) => this.#recordFailure(entry, error),
    });
    entry.transfer.start();
  }

  #reportProgress(entry: Entry, sentBytes: number): void {
    if (entry.item.state !== 'sending') return;
    this.#set(entry, { sentBytes });
    this.#progressTimer ??= setTimeout(() => this.#notify(), UPLOAD_PROGRESS_MS);
  }

  #recordSaved(entry: Entry, file: UploadedFile): void {
    this.#set(entry, { state: 'saved', sentBytes: entry.item.size, message: file.message, file });
    this.#settle(entry.batch);
    this.#fill();
  }

  #recordFailure(entry: Entry, error: ApiError): void {
    const delayMs = UPLOAD_RETRY_DELAYS_MS[entry.tries];
    entry.tries += 1;
    if (error.status === 0 && !navigator.onLine) {
      entry.tries = 0;
      this.#set(entry, { state: 'waiting' });
      this.#stopAll('offline');
    } else if (error.needsLogIn && delayMs !== undefined) {
      this.#set(entry, { state: 'waiting' });
      this.#stopAll('session');
      // The check makes the application ask for the password; a token that is still valid lets the queue resume.
      void isSessionGood().then((isGood) => isGood && this.resumeAfter('session'));
    } else if (maySucceedLater(error) && delayMs !== undefined) {
      this.#set(entry, { state: 'interrupted' });
      entry.retryTimer = setTimeout(() => {
        this.#send(entry);
        this.#notify();
      }, delayMs);
      this.#notify();
    } else {
      const message = error.status === 0 ? 'Poslužitelj se ne javlja.' : error.message;
      this.#set(entry, { state: 'failed', message, mayRetry: maySucceedLater(error) });
      entry.code = error.code;
      this.#settle(entry.batch);
      this.#fill();
    }
  }

  #stopAll(pause: Pause): void {
    this.#pause = pause;
    for (const entry of this.#entries) {
      if (entry.item.state !== 'sending' && entry.item.state !== 'interrupted') continue;
      clearTimeout(entry.retryTimer);
      entry.transfer?.stop();
      this.#set(entry, { state: 'waiting', message: '' });
    }
    this.#notify();
  }

  #settle({ entries, resolve }: Batch): void {
    if (entries.some(({ item, isCancelled }) => isUnderWay(item) && !isCancelled)) return;
    resolve({
      saved: entries.flatMap(({ item }) => (item.file ? [item.file] : [])),
      failed: entries
        .filter(({ item }) => item.state === 'failed')
        .map(({ item: { id, name, message }, code }) => ({ id, name, message, code })),
    });
  }

  #set(entry: Entry, change: Partial<UploadItem>): void {
    entry.item = { ...entry.item, ...change };
  }

  #notify(): void {
    clearTimeout(this.#progressTimer);
    this.#progressTimer = undefined;
    this.#state = { items: this.#entries.map(({ item }) => item), pause: this.#pause };
    for (const listener of this.#listeners) listener();
  }
}

async function isSessionGood(): Promise<boolean> {
  try {
    await call(authRoutes.checkToken, {});
    return true;
  } catch (error) {
    // Without a response the next try finds out.
    return !(error instanceof ApiError && error.needsLogIn);
  }
}

/** No response, a failing or busy server, a lock: the next try may succeed. Other rejections are final. */
function maySucceedLater({ status, code, needsLogIn }: ApiError): boolean {
  if (code === 'stale') return false;
  return needsLogIn || status === 0 || status >= 500 || [408, 409, 423, 429].includes(status);
}

function keyOf({ file: { webkitRelativePath, name, size, lastModified }, options }: Pick<Entry, 'file' | 'options'>) {
  return JSON.stringify([options.folder, options.replaces?.id, webkitRelativePath, name, size, lastModified]);
}

/** Why a file need not be sent at all; undefined when only the server can decide. */
function refusedAtOnce(file: File, { onlyImages = false }: UploadOptions): string | undefined {
  if (file.size === 0) return 'Datoteka je prazna.';
  if (onlyImages && file.type !== '' && !isPicture(file)) return 'Ovdje se primaju samo slike.';
  return undefined;
}

function makeEntry(file: File, options: UploadOptions, batch: Batch): Entry {
  const refusal = refusedAtOnce(file, options);
  lastId += 1;
  const item: UploadItem = {
    id: lastId,
    name: file.name,
    size: file.size,
    folder: options.folder,
    state: refusal === undefined ? 'waiting' : 'failed',
    sentBytes: 0,
    message: refusal ?? '',
    mayRetry: false,
  };
  return { item, file, options, batch, isCancelled: false, code: '', tries: 0, keptBytes: 0 };
}
