import { RESUMABLE_UPLOADS_PATH, type UploadedFile } from '@baklja/contract/features/media/file-host';
import { WRITERS } from '@baklja/contract/roles';
import type { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, NotFoundError, UnavailableError } from '../../../errors.ts';
import { storageUnavailable } from '../../../files/file-errors.ts';
import type { Caller } from '../../../http/caller.ts';
import { authorize } from '../../../http/serve-routes.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

/** How long a call that still holds an upload may go on once another call wants it, ms. */
const LOCK_DRAIN_MS = 250;

const PROTOCOL_VERSION = '1.0.0';
const PARTS_TYPE = 'application/offset+octet-stream';
const OF_PROTOCOL = /^(location$|upload-|tus-)/;
const ACCESS = { method: 'POST', access: WRITERS['athlete-images'] } as const;

/** Context of one call of the protocol besides its request. */
type Call = { caller: Caller; error?: unknown; file?: UploadedFile };

/** Serves resumable uploads, by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload). */
export function serveResumable(app: FastifyInstance, dependencies: Dependencies, uploads: ResumableUploads): void {
  const handle = makeHandler(dependencies, uploads);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', PROTOCOL_VERSION).header('cache-control', 'no-store');
      request.caller = await authorize(ACCESS, dependencies.readCaller, request);
    });
    scope.post(RESUMABLE_UPLOADS_PATH, (request, reply) => handle(request, reply, requireCaller(request)));
    scope.route<{ Params: { upload: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${RESUMABLE_UPLOADS_PATH}/:upload`,
      handler: async (request, reply) => {
        const caller = requireCaller(request);
        const { upload } = request.params;
        if (request.method === 'DELETE') await uploads.settle(upload);
        const kept = await uploads.getKept(upload, caller);
        if (kept && request.method !== 'DELETE') return answerKept(reply, kept);
        if (kept || !(await uploads.getOwn(upload, caller))) throw new NotFoundError();
        return handle(request, reply, caller);
      },
    });
  });
}

function requireCaller({ caller }: FastifyRequest): Caller {
  if (!caller) throw new NotFoundError();
  return caller;
}

/** A client that missed the response to its last part learns that nothing is left to send. */
function answerKept(reply: FastifyReply, { file, size }: { file: UploadedFile; size: number }) {
  return reply.headers({ 'upload-offset': size, 'upload-length': size }).send(file);
}

function makeHandler(dependencies: Dependencies, uploads: ResumableUploads) {
  const calls = new WeakMap<object, Call>();
  let server: Promise<Server> | undefined;

  return async (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
    if (request.method === 'PATCH' && request.headers['content-type'] !== PARTS_TYPE) throw refusalOf(415);
    const webRequest = toWebRequest(request, reply);
    const call: Call = { caller };
    calls.set(webRequest, call);
    server ??= openServer(dependencies, uploads, calls);
    const response = await (await server).handleWeb(webRequest);
    drainRequest(request);
    for (const [name, value] of response.headers) if (OF_PROTOCOL.test(name)) reply.header(name, value);
    if (call.error !== undefined) throw toRefusal(call.error);
    if (response.status >= 400) throw refusalOf(response.status);
    return reply.code(response.status).send(call.file ?? '');
  };
}

/** The first upload loads the library, to keep the start of the server short. */
async function openServer(
  { config }: Dependencies,
  uploads: ResumableUploads,
  calls: WeakMap<object, Call>,
): Promise<Server> {
  const { MemoryLocker, Server } = await import('@tus/server');
  const below = config.fileHostUrl === undefined ? '' : new URL(config.fileHostUrl).pathname;
  const callOf = (request: object): Call => {
    const call = calls.get(request);
    if (!call) throw new Error('a call of the protocol without its request');
    return call;
  };
  return new Server({
    path: RESUMABLE_UPLOADS_PATH,
    locker: new MemoryLocker(),
    lockDrainTimeout: LOCK_DRAIN_MS,
    datastore: await uploads.openStore(),
    // Without a host: behind a proxy, only the browser knows the host name of the server.
    generateUrl: (_request, { path, id }) => `${below.replace(/\/(files)?$/, '')}${path}/${id}`,
    onUploadCreate: async (request, upload) => ({ metadata: await uploads.authorize(upload, callOf(request).caller) }),
    onUploadFinish: async (request, { id }) => {
      const call = callOf(request);
      call.file = await uploads.finish(id, call.caller);
      return { status_code: 200 };
    },
    onResponseError: (request, error) => {
      callOf(request).error = error;
      return undefined;
    },
  });
}

/** The call in the form that the library expects; without a body unless it brings a part. */
function toWebRequest({ raw, method, url }: FastifyRequest, reply: FastifyReply): Request {
  const headers = Object.entries(raw.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  // The usual `Readable.toWeb` copies every byte, and a reader that stops early would close the connection.
  const parts = () => ReadableStream.from<Uint8Array>(raw.iterator({ destroyOnReturn: false }));
  const body = method === 'PATCH' ? { body: parts(), duplex: 'half' as const } : {};
  const known = headers.filter(([name]) => method === 'PATCH' || name !== 'content-type');
  const request = new Request(new URL(url, 'http://files.invalid'), { method, headers: known, ...body });
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw, res: reply.raw } } });
}

/** Discards the rest of a rejected part, so that the caller can read the response. */
function drainRequest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.removeAllListeners('readable');
  raw.resume();
}

function toRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { status_code: status, syscall } = error as { status_code?: number; syscall?: string };
  // The disk cannot be written, or another call did not release the upload.
  if (status === 500 || syscall !== undefined) return storageUnavailable(error);
  return status === undefined ? error : refusalOf(status);
}

/** Croatian messages for errors of the library, by status. */
const REFUSALS: Record<number, { code: string; message: string }> = {
  404: { code: 'not-found', message: 'Traženo ne postoji.' },
  409: { code: 'wrong-offset', message: 'Prijenos se ne nastavlja s mjesta na kojem je stao.' },
  410: { code: 'expired', message: 'Prijenos je istekao. Pošaljite datoteku ponovno.' },
  412: { code: 'wrong-version', message: `Prijenos mora slijediti protokol tus ${PROTOCOL_VERSION}.` },
  413: { code: 'too-large', message: 'Poslano je više podataka nego što je najavljeno.' },
  415: { code: 'wrong-type', message: `Dijelovi datoteke šalju se kao ${PARTS_TYPE}.` },
};

function refusalOf(status: number): AppError {
  if (status === 500) return new UnavailableError();
  const known = REFUSALS[status];
  if (known) return new AppError({ status, ...known });
  return new AppError({ status: 400, code: 'invalid-input', message: 'Zahtjev nije ispravan.' });
}
