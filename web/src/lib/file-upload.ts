/** Sending of one file to the file host by the tus protocol, so that it can go on behind a broken connection. */
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH, type UploadedFile } from '@baklja/contract/features/file-host';
import type { DetailedError, HttpRequest, HttpResponse, Upload } from 'tus-js-client';
import { ApiError, call, hostOf } from './api-client.ts';
import { getSession } from './session.ts';
import { UPLOAD_STALL_MS } from './timings.ts';

/** Where a file goes. `kind` `images` has the server refuse what is no picture. */
export type UploadTarget = { folder: string; kind?: 'images' | undefined };

/** What becomes of a file that is being sent. Nothing is told behind a stop, nor behind `onSaved` or `onFailed`. */
export type TransferEvents = {
  /** Bytes that left the browser; fewer than before when the server has to be sent some again. */
  onProgress: (sentBytes: number) => void;
  /** Bytes that the server has for certain. */
  onKept: (keptBytes: number) => void;
  onSaved: (file: UploadedFile) => void;
  /** Status 0 means that no answer came; `start` then goes on from what the server has. */
  onFailed: (error: ApiError) => void;
};

/** A file on its way. */
export type Transfer = {
  /** Begins, or goes on from what the server has. */
  start: () => void;
  /** Breaks off so that `start` can go on. */
  stop: () => void;
  /** Breaks off for good, and lets the server forget what it has. */
  discard: () => void;
};

/** Prepares the sending of a file; nothing is sent before its `start`. */
export type UploadTransport = (file: File, target: UploadTarget, events: TransferEvents) => Transfer;

/** A longer file goes in several requests, so that a long one outlives its token and proxies that gather whole bodies. */
const PART_BYTES = 16 * 1024 * 1024;

const NOT_TAKEN = 'Poslužitelj nije prihvatio datoteku.';
const UNREADABLE = 'Datoteka se više ne može pročitati. Odaberite je ponovno.';

/** One try to send a file; what comes from a try that is over is ignored. */
type Try = { isOver: boolean; upload?: Upload; stallTimer?: ReturnType<typeof setTimeout> };

/** The transport of the product. */
export const sendFile: UploadTransport = (file, target, events) => new TusTransfer(file, target, events);

class TusTransfer implements Transfer {
  readonly #file: File;
  readonly #target: UploadTarget;
  readonly #events: TransferEvents;
  /** Address of the upload on the server; undefined before the server has given one. */
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
    if (this.#address !== undefined) void forget(this.#address);
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

  /** A connection can be dead without anybody being told. */
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
      // The server knows of no such file: all that is left is to send it anew.
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

function settings(file: File, { folder, kind }: UploadTarget) {
  return {
    endpoint: endpoint(),
    chunkSize: PART_BYTES,
    // Who sends decides when to try again, and remembers the address for as long as the page lives.
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, folder, ...(kind !== undefined && { kind }) },
  };
}

/** Absolute, since the client of the protocol resolves addresses against it. */
function endpoint(): string {
  return new URL(`${hostOf(RESUMABLE_UPLOADS_PATH)}${RESUMABLE_UPLOADS_PATH}`, window.location.href).href;
}

/** The address of an upload as this page reaches it: a server behind a proxy may know neither its scheme nor its name. */
function onOwnHost(address: string | null): string | undefined {
  const id = address === null ? '' : idOf(address);
  return id === '' ? undefined : `${endpoint()}/${id}`;
}

function idOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** Each request takes the token of its own moment. A try that is over sends nothing more. */
function prepare(request: HttpRequest, attempt: Try): void {
  if (attempt.isOver) throw new Error('this try is over');
  const token = getSession()?.token;
  if (token !== undefined) request.setHeader('x-access-token', token);
}

/**
 * @NOTE The client of the protocol begins anew when it cannot learn how much the server has. It may do so only where
 * the server says that it has nothing.
 */
function keepWhatIsThere(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  const isLost = status === 403 || status === 404 || status === 410;
  if (request.getMethod() === 'HEAD' && status >= 400 && status !== 423 && !isLost) throw new Refused(status);
}

/** The server would not say how much it has; answers to such requests have no body. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

/** The answer to the last part says what was saved. If it was lost, the server is asked. */
async function savedFile(response: HttpResponse, address: string | undefined): Promise<UploadedFile> {
  const said = parse(response.getBody());
  if (said !== undefined && 'data_name' in said) return said as UploadedFile;
  return call(fileHostRoutes.getUpload, { params: { upload: decodeURIComponent(idOf(address ?? endpoint())) } });
}

async function errorOf(error: Error | DetailedError, file: File): Promise<ApiError> {
  if ('causingError' in error && error.causingError instanceof Refused) return refusal(error.causingError.status, '');
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status >= 400) return refusal(status, response?.getBody() ?? '');
  // A file that was changed, moved or deleted meanwhile breaks the request as a dead connection does.
  if (!(await isReadable(file))) return new ApiError(400, { code: 'unreadable-file', message: UNREADABLE });
  return noAnswer();
}

function refusal(status: number, body: string): ApiError {
  const { message, code } = parse(body) ?? {};
  return new ApiError(status, {
    ...(typeof code === 'string' && { code }),
    message: typeof message === 'string' ? message : NOT_TAKEN,
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

/** The server forgets unfinished uploads by itself after a while, so that nobody waits for this. */
async function forget(address: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const token = getSession()?.token;
  const headers: Record<string, string> = token === undefined ? {} : { 'x-access-token': token };
  await Upload.terminate(address, { headers, retryDelays: null }).catch(() => {});
}
