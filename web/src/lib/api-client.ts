import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import {
  type ApiErrorBody,
  pathFor,
  type Route,
  type RouteAnswer,
  type RouteInput,
  readError,
} from '@baklja/contract/route';
import { NO_ANSWER } from './no-answer.ts';
import { pageSettings } from './page-settings.ts';
import { setMissesSecondFactor } from './second-factor.ts';
import { send, tokenHeader } from './send.ts';
import { getSession, markUnproved } from './session.ts';
import { CALL_TIMEOUT_MS, UPLOAD_STALL_MS } from './timings.ts';

/** A rejected or failed call. `status` 0 means that no response came; `message` is Croatian and can be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<ApiErrorBody['errors']>;
  /** Records that the message names. */
  readonly references: NonNullable<ApiErrorBody['references']>;
  /** How long the server asks to wait before the next try; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: Partial<ApiErrorBody> & { warning?: string }, retryAfterMs?: number) {
    super(body.message ?? body.warning ?? (status === 0 ? NO_ANSWER : SERVER_DOWN));
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.errors = body.errors ?? [];
    this.references = body.references ?? [];
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call may succeed once the user logged in again or proved the passkey. */
  get needsLogIn(): boolean {
    return this.status === 401 || this.code === UNPROVED;
  }
}

/** The session did not prove the passkey of its user, which the role requires. */
const UNPROVED = 'second-factor-unproved';

/** The message of any failure, to be shown to users. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** For the response of a proxy, which is no response of the application. */
const SERVER_DOWN = 'Poslužitelj privremeno ne radi. Vaša je veza u redu; pokušajte ponovno za koji trenutak.';

type Listener = () => void;
const refusedListeners = new Set<Listener>();

/** Calls the listener when the server rejects the token of this session. Returns the function that stops it. */
export function onTokenRefused(listener: Listener): () => void {
  refusedListeners.add(listener);
  return () => refusedListeners.delete(listener);
}

type CallOptions = {
  signal?: AbortSignal;
  token?: string | undefined;
  keepalive?: boolean;
  idempotencyKey?: string;
  /** The file of a call with a form. */
  file?: File;
};

/**
 * Sends the token of the session, or `token`. With `keepalive` the call outlives the page; one with an `idempotencyKey`
 * may be repeated. @throws ApiError when the server rejects the call or no response comes.
 */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const token = 'token' in options ? options.token : getSession()?.token;
  const parts = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  const response = await answerOf(`${hostOf(route.path)}${pathFor(route, parts)}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && tokenHeader(token)),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...(options.file && { body: formWith(options.file, route.form?.files) }),
    ...(options.keepalive && { keepalive: true }),
    signal: anySignal(options.signal, options.file ? UPLOAD_STALL_MS : CALL_TIMEOUT_MS),
  });
  if (response.ok) return (route.responseType ? response.text() : response.json()) as Promise<RouteAnswer<R>>;
  const error = new ApiError(response.status, await readError(response), readRetryAfter(response));
  if (response.status === 401 && token !== undefined && token === getSession()?.token && isAboutToken(error)) {
    for (const listener of refusedListeners) listener();
  }
  if (error.code === 'second-factor-required') setMissesSecondFactor(true);
  if (error.code === UNPROVED && token !== undefined) markUnproved(token);
  throw error;
}

/** Undefined while the server answers with an error. @throws ApiError without a response. */
export async function readPage(): Promise<string | undefined> {
  const answer = await answerOf('/', { cache: 'no-store' });
  return answer.ok ? answer.text() : undefined;
}

/** The bytes of a stored file. @throws ApiError when there is no such file, and without a response. */
export async function readStoredFile(path: string): Promise<Blob> {
  const answer = await answerOf(`${hostOf(path)}${path}`, {});
  if (!answer.ok) throw new ApiError(answer.status, await readError(answer));
  return answer.blob();
}

/** Prefix of a path: the address of the file host when it runs separately, else empty. */
export function hostOf(path: string): string {
  return path.startsWith(`${FILES_PATH}/`) ? pageSettings.fileHostUrl().replace(/\/files\/?$/, '') : '';
}

function formWith(file: File, field = 'file'): FormData {
  const form = new FormData();
  form.set(field, file);
  return form;
}

/** A failed log-in is rejected with 401 too, but does not concern the token. */
function isAboutToken({ code }: ApiError): boolean {
  return code === 'unauthenticated';
}

async function answerOf(path: string, options: RequestInit): Promise<Response> {
  try {
    return await send(path, options);
  } catch (error) {
    if (options.signal?.aborted && options.signal.reason?.name !== 'TimeoutError') throw error;
    throw new ApiError(0, { code: 'no-answer' });
  }
}

function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const afterMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(afterMs) ? undefined : Math.max(0, afterMs);
}

function anySignal(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
