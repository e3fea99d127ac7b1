import { onTestFinished, vi } from 'vitest';
import { makeUploadedFile } from './fake-transport.ts';

type HostRequest = { method: string; url: string; headers: Record<string, string>; body: Blob | null };
type Answer = { status: number; headers?: Record<string, string>; body?: string };
type Sending = { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void };
type Upload = { length: number; bytes: number; metadata: Record<string, string> };

/** Replaces a response: the connection breaks at once, or nothing happens. */
type Silence = 'broken' | 'silent';

type GetAnswer = (request: HostRequest, sending: Sending) => Answer | Silence;

/**
 * Replaces the resumable uploads of a file host until the test ends, as the requests of the page see it. Uploads get
 * the ids 1, 2, 3. `answerOnce` changes the response to the next request of a method; of a PATCH, `bytes` are kept
 * first. `reportProgress` reports to the page how many bytes of the latest request have left it.
 */
export function fakeFileHost() {
  const uploads = new Map<string, Upload>();
  const requests: HostRequest[] = [];
  const otherwise = new Map<string, { answer: Answer | Silence; bytes: number }>();

  let latest: Sending = {};
  const answer: GetAnswer = (request, sending) => {
    requests.push(request);
    latest = sending;
    const other = otherwise.get(request.method);
    otherwise.delete(request.method);
    const upload = uploads.get(request.url.split('/').at(-1) ?? '');
    if (upload && request.method === 'PATCH') upload.bytes += other ? other.bytes : (request.body?.size ?? 0);
    return other?.answer ?? usualAnswer(request, upload, uploads);
  };

  vi.stubGlobal('XMLHttpRequest', requestClass(answer));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    uploads,
    requests,
    reportProgress: (loaded: number) => latest.onprogress?.({ lengthComputable: true, loaded }),
    methods: () => requests.map(({ method }) => method),
    answerOnce: (method: string, given: Answer | Silence, { bytes = 0 } = {}) =>
      void otherwise.set(method, { answer: given, bytes }),
  };
}

function usualAnswer(
  { method, headers }: HostRequest,
  upload: Upload | undefined,
  uploads: Map<string, Upload>,
): Answer {
  if (method === 'POST') {
    const id = String(uploads.size + 1);
    uploads.set(id, { length: Number(headers['Upload-Length']), bytes: 0, metadata: readMetadata(headers) });
    // Like a host behind a proxy that it does not know about.
    return { status: 201, headers: { Location: `http://iza.proxya:3000/files/resumable/${id}` } };
  }
  if (!upload) return { status: 404 };
  const state = { 'Upload-Offset': String(upload.bytes), 'Upload-Length': String(upload.length) };
  if (method === 'HEAD') return { status: 200, headers: state };
  if (method === 'DELETE' || upload.bytes < upload.length) return { status: 204, headers: state };
  const file = makeUploadedFile({ name: upload.metadata['filename'] ?? '' }, upload.metadata['folder']);
  return { status: 200, headers: state, body: JSON.stringify(file) };
}

function readMetadata({ 'Upload-Metadata': metadata = '' }: Record<string, string>): Record<string, string> {
  const pairs = metadata.split(',').map((pair) => pair.split(' '));
  return Object.fromEntries(pairs.map(([key, value = '']) => [key, fromBase64(value)]));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

/** The part of XMLHttpRequest that the tus client uses. */
function requestClass(answer: GetAnswer) {
  return class {
    readonly upload: Sending = {};
    readonly #headers: Record<string, string> = {};
    #method = '';
    #url = '';
    #answer: Answer = { status: 0 };
    #isAborted = false;
    onload?: () => void;
    onerror?: (event: Event) => void;

    get status() {
      return this.#answer.status;
    }

    get responseText() {
      return this.#answer.body ?? '';
    }

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }

    getResponseHeader(name: string) {
      return this.#answer.headers?.[name] ?? null;
    }

    send(body: Blob | null) {
      const request = { method: this.#method, url: this.#url, headers: this.#headers, body };
      const given = answer(request, this.upload);
      queueMicrotask(() => {
        if (this.#isAborted || given === 'silent') return;
        if (given === 'broken') return this.onerror?.(new Event('error'));
        this.#answer = given;
        this.upload.onprogress?.({ lengthComputable: true, loaded: body?.size ?? 0 });
        this.onload?.();
      });
    }

    abort() {
      this.#isAborted = true;
    }
  };
}
