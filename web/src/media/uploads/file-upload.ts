/** Sends one file to the file host by the tus protocol, so that it can resume after a broken connection. */
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH, type UploadedFile } from '@baklja/contract/features/media/file-host';
import type { DetailedError, HttpRequest, HttpResponse, Upload } from 'tus-js-client';
import { ApiError, call, hostOf } from '#web/lib/api-client.ts';
import { getSession } from '#web/lib/session.ts';
import { UPLOAD_STALL_MS } from '#web/lib/timings.ts';

/** The file that an upload replaces, and the version of it that the user saw. */
export type Replaced = { id: number; version: number };

/**
 * Where a file is saved. With `kind` `images` the server rejects files that are not pictures. With `replaces` the file
 * gets the address of another one in the folder.
 */
export type UploadTarget = { folder: string; kind?: 'images' | undefined; replaces?: Replaced | undefined };

/** Events of a file that is being sent. No event follows a stop, `onSaved` or `onFailed`. */
export type TransferEvents = {
  /** Bytes that left the browser; the number falls when some must be sent again. */
  onProgress: (sentBytes: number) => void;
  /** Bytes that the server has confirmed. */
  onKept: (keptBytes: number) => void;
  onSaved: (file: UploadedFile) => void;
  /** Status 0 means that no response came; `start` then resumes from what the server has. */
  onFailed: (error: ApiError) => void;
};

export type Transfer = {
  /** Starts, or resumes from what the server has. */
  start: () => void;
  stop: () => void;
  /** Stops permanently and deletes the partial upload on the server. */
  discard: () => void;
};

/** Prepares the upload of a file; nothing is sent before `start`. */
export type UploadTransport = (file: File, target: UploadTarget, events: TransferEvents) => Transfer;

/**
 * A longer file is sent in several requests, so that it outlives its token and works with proxies that buffer whole
 * bodies.
 */
const PART_BYTES = 16 * 1024 * 1024;

const UNREADABLE = 'Datoteka se više ne može pročitati. Odaberite je ponovno.';

/** One attempt to send a file; events of a finished attempt are ignored. */
type Try = { isOver: boolean; upload?: Upload; stallTimer?: ReturnType<typeof setTimeout> };

export const sendFile: UploadTransport = (file, target, events) => new TusTransfer(file, target, events);

class TusTransfer implements Transfer {
  readonly #file: File;
  readonly #target: UploadTarget;
  readonly #events: TransferEvents;
  /** Address of the upload on the server; undefined before the server has assigned one. */
  #address: string | undefined;
  #current: Try | undefined;

  constructor(file: File, target: UploadTarget, events: TransferEvents) {
    this.#file = file;
    this.#target = target;
    this.#events = events;
  }

  start(): void {
    this.stop();
    this.#current = { isOver: false };
    void this.#send(this.#current);
  }

  stop(): void {
    if (this.#current) endTry(this.#current);
  }

  discard(): void {
    this.stop();
    if (this.#address !== undefined) void deleteUpload(this.#address);
  }

  async #send(attempt: Try): Promise<void> {
    const { Upload } = await import('tus-js-client');
    if (attempt.isOver) return;
    this.#watch(attempt);
    const upload: Upload = new Upload(this.#file, {
      ...settings(this.#file, this.#target),
      ...(this.#address !== undefined && { uploadUrl: this.#address }),
      onBeforeRequest: (request) => prepare(request, attempt),
      onAfterResponse: (request, response) => {
        keepWhatIsThere(request, response);
        const kept = Number.parseInt(response.getHeader('Upload-Offset') ?? '', 10);
        if (!attempt.isOver && !Number.isNaN(kept)) this.#events.onKept(kept);
      },
      onUploadUrlAvailable: () => {
        this.#address = onOwnHost(upload.url);
        upload.url = this.#address ?? null;
      },
      onProgress: (sent) => {
        if (attempt.isOver) return;
        this.#watch(attempt);
        this.#events.onProgress(sent);
      },
      onSuccess: ({ lastResponse }) => void this.#finish(attempt, lastResponse),
      onError: (error) => void errorOf(error, this.#file).then((failure) => this.#fail(attempt, failure)),
    });
    attempt.upload = upload;
    upload.start();
  }

  /** A connection can die without any event. */
  #watch(attempt: Try): void {
    clearTimeout(attempt.stallTimer);
    attempt.stallTimer = setTimeout(() => this.#fail(attempt, noAnswer()), UPLOAD_STALL_MS);
  }

  async #finish(attempt: Try, answer: HttpResponse): Promise<void> {
    clearTimeout(attempt.stallTimer);
    try {
      const file = await savedFile(answer, this.#address);
      if (attempt.isOver) return;
      endTry(attempt);
      this.#events.onSaved(file);
    } catch (error) {
      // The server does not know the upload, so the file must be sent again from the start.
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (isUnknown) this.#address = undefined;
      this.#fail(attempt, error instanceof ApiError && !isUnknown ? error : noAnswer());
    }
  }

  #fail(attempt: Try, error: ApiError): void {
    if (attempt.isOver) return;
    endTry(attempt);
    this.#events.onFailed(error);
  }
}

function endTry(attempt: Try): void {
  attempt.isOver = true;
  clearTimeout(attempt.stallTimer);
  void attempt.upload?.abort();
}

function noAnswer(): ApiError {
  return new ApiError(0, { code: 'no-answer' });
}

function settings(file: File, { folder, kind, replaces }: UploadTarget) {
  return {
    endpoint: endpoint(),
    chunkSize: PART_BYTES,
    // The caller decides when to retry, and keeps the address as long as the page is open.
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: {
      filename: file.name,
      folder,
      ...(kind !== undefined && { kind }),
      ...(replaces && { replaces: String(replaces.id), version: String(replaces.version) }),
    },
  };
}

/** Absolute, because the tus client resolves addresses against it. */
function endpoint(): string {
  return new URL(`${hostOf(RESUMABLE_UPLOADS_PATH)}${RESUMABLE_UPLOADS_PATH}`, window.location.href).href;
}

/** The address of an upload as this page reaches it. A server behind a proxy may not know its own scheme or name. */
function onOwnHost(address: string | null): string | undefined {
  const id = address === null ? '' : idOf(address);
  return id === '' ? undefined : `${endpoint()}/${id}`;
}

function idOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** Each request uses the current token. A finished attempt sends nothing more. */
function prepare(request: HttpRequest, attempt: Try): void {
  if (attempt.isOver) throw new Error('this try is over');
  const token = getSession()?.token;
  if (token !== undefined) request.setHeader('x-access-token', token);
}

/**
 * @NOTE The tus client starts again from zero when it cannot learn how much the server has. It may do so only when the
 * server reports that it has nothing.
 */
function keepWhatIsThere(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  const isLost = status === 403 || status === 404 || status === 410;
  if (request.getMethod() === 'HEAD' && status >= 400 && status !== 423 && !isLost) throw refusal(status, '');
}

/** The response to the last part describes the saved file. If it was lost, the server is asked. */
async function savedFile(response: HttpResponse, address: string | undefined): Promise<UploadedFile> {
  const said = parse(response.getBody());
  if (said !== undefined && 'data_name' in said) return said as UploadedFile;
  return call(fileHostRoutes.getUpload, { params: { upload: decodeURIComponent(idOf(address ?? endpoint())) } });
}

async function errorOf(error: Error | DetailedError, file: File): Promise<ApiError> {
  if ('causingError' in error && error.causingError instanceof ApiError) return error.causingError;
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status >= 400) return refusal(status, response?.getBody() ?? '');
  // A file that was changed, moved or deleted in the meantime breaks the request like a dead connection.
  if (!(await isReadable(file))) return new ApiError(400, { code: 'unreadable-file', message: UNREADABLE });
  return noAnswer();
}

function refusal(status: number, body: string): ApiError {
  const { message, code } = parse(body) ?? {};
  return new ApiError(status, {
    ...(typeof code === 'string' && { code }),
    message: typeof message === 'string' ? message : 'Poslužitelj nije prihvatio datoteku.',
  });
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Nothing waits for this, because the server deletes unfinished uploads itself after a while. */
async function deleteUpload(address: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const token = getSession()?.token;
  const headers: Record<string, string> = token === undefined ? {} : { 'x-access-token': token };
  await Upload.terminate(address, { headers, retryDelays: null }).catch(() => {});
}
