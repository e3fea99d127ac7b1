import { hash } from 'node:crypto';
import { compileBlankRefused } from '@baklja/contract/addresses';
import { dependsOnTime, isList, isReadOf, tagsOfAnswer } from '@baklja/contract/cache-tags';
import type { Kind } from '@baklja/contract/kinds';
import {
  IDEMPOTENCY_KEY_PATTERN,
  isTagged,
  type Route,
  type RouteAnswer,
  type RouteInput,
} from '@baklja/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type FieldError, ForbiddenError, InvalidInputError, UnauthenticatedError } from '../errors.ts';
import type { ReadPictures } from '../files/records/shown-pictures.store.ts';
import type { Origin } from '../stamp.ts';
import { compileAddPictures } from './answer-pictures.ts';
import { type Caller, PROVE_PASSKEY_FIRST, type ReadCaller, type TokenUser, tokenOf } from './caller.ts';
import { compileDecode, type Decode, MISSING_TEXT } from './decode.ts';
import { acceptForms, type FileOfForm, type Form, type FormSettings, readForm } from './form.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { networkOf } from './network-of.ts';
import { nameParts, type ReadNextMoment, sharedCaching, VARY } from './shared-caching.ts';

/** Largest JSON body of a caller with a token, bytes (answers, section 2). */
const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

const AGENT_MAX_LENGTH = 500;

const JSON_TYPE = 'application/json; charset=utf-8';

const SECOND_FACTOR_REQUIRED = 'Vaša uloga zahtijeva prijavu u dva koraka. Postavite je u Profilu.';
const WRONG_PREVIEW = 'Pregled nije ispravan ili je istekao. Otvorite ga ponovno iz administracije.';
const LOG_IN_WITH_CODE = 'Vaša uloga zahtijeva prijavu u dva koraka. Prijavite se ponovno kodom iz aplikacije.';

/** Parameters of a handler: the checked input in canonical form, the caller, and the parts of HTTP that it may need. */
export type Call<R extends Route> = RouteInput<R> &
  FilesOf<R> & {
    /** Undefined only where the route is public. */
    caller: R['access'] extends 'public' ? Caller | undefined : Caller;
    /** Whether the caller also sees content that is not public; always true on calls that are not public. */
    seesEverything: boolean;
    now: Date;
    http: HttpOfCall;
  };

/** The files of a form, in order; they are deleted once the call is answered. */
type FilesOf<R extends Route> = R['form'] extends { files: string } ? { files: FileOfForm[] } : unknown;

export type HttpOfCall = {
  /** Network of the caller, by which tries are counted; also behind trusted proxies. */
  network: () => string;
  /** From where the call came, for the audit log. */
  origin: Origin;
  /** Origin of the page that calls, such as `https://example.org`; that of the server where the browser names none. */
  pageOrigin: string;
  cookies: string | undefined;
  /** Whether the browser used TLS. */
  isSecure: boolean;
  setCookie: (cookie: string) => void;
  /** Names the call where its route accepts a key; undefined without one. */
  idempotencyKey: string | undefined;
  /** Whether the caller has closed the connection, so that no one reads the answer. */
  isCallerGone: () => boolean;
};

/**
 * The answer; or its JSON as bytes, which is sent as it is: the handler then names the columns itself.
 */
export type Handler<R extends Route> = (call: Call<R>) => Promise<RouteAnswer<R> | Buffer>;

/** A handler for every route of a feature. */
export type Handlers<Routes extends Record<string, Route>> = { [Key in keyof Routes]: Handler<Routes[Key]> };

/** A record that a preview token opens. */
type Previewed = { kind: Kind; id: number };

export type ServeDependencies = {
  readCaller: ReadCaller;
  clock: Clock;
  config: FormSettings & Pick<Config, 'isSharedCacheUsed' | 'hasFeeds' | 'fileHostUrl'>;
  readNextMoment: ReadNextMoment;
  keptAnswers: KeptAnswers;
  readPictures: ReadPictures;
  /** `read` returns the record that a preview token opens; undefined for a token that is not good. */
  previewTokens: { read: (token: string, now: Date) => Promise<Previewed | undefined> };
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    route?: Route;
    /** Names the route in the contract. */
    key?: string;
    /** Served to every origin, as uploaded files are. */
    isPublicFile?: boolean;
  }
}

/** Serves the routes of a feature: checks access and input, runs the handler, writes the answer. */
export function serveRoutes<Routes extends Record<string, Route>>(
  app: FastifyInstance,
  dependencies: ServeDependencies,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [key, route] of Object.entries(routes)) {
    serveRoute(app, dependencies, { key, route }, handlers[key] as unknown as Handler<Route>);
  }
}

/** A route with its key in the contract. */
type Keyed = { key: string; route: Route };

function serveRoute(app: FastifyInstance, dependencies: ServeDependencies, keyed: Keyed, handler: Handler<Route>) {
  const { form } = keyed.route;
  if (!form) return void app.route(toFastifyRoute(dependencies, keyed, handler));
  // Forms have a separate scope, so that no other call accepts one.
  void app.register(async (scope) => {
    await acceptForms(scope, form);
    scope.route(toFastifyRoute(dependencies, keyed, handler));
  });
}

/** A call whose input is read. */
type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  input: { params?: object; query?: { html?: 'ready' } };
  form?: Form | undefined;
  previewed?: Previewed | undefined;
  now: Date;
};

/** Site: what the public sees. Machine: everything, as a site shows it. Staff: everything as it is stored. */
type View = 'site' | 'machine' | 'staff';

function toFastifyRoute(dependencies: ServeDependencies, keyed: Keyed, handler: Handler<Route>): RouteOptions {
  const { route } = keyed;
  const { readCaller, clock, config, readNextMoment, keptAnswers, readPictures, previewTokens } = dependencies;
  const decode = compileParts(route);
  const blankRefused = route.access === 'public' ? compileBlankRefused(route.response) : undefined;
  const addPictures = route.tags && compileAddPictures(route, { readPictures, config });
  const hasMoments = dependsOnTime(route);

  const respond = async (request: FastifyRequest, reply: FastifyReply, form?: Form) => {
    const now = clock();
    const previewed = await readPreviewed(route, previewTokens, { headers: request.headers, now });
    const input = decode(request, form ? form.fields : request.body);
    const asked = { request, reply, input, form, previewed, now };
    // The log may name who reads one record with a token, so the handler runs each time.
    if (route.tags && !previewed && (isList(route) || !request.caller)) return respondKept(asked);
    const { answer } = await read(asked);
    if (isTagged(route) && !previewed) return sendTagged(asked, tagged(toBytes(reply, answer)));
    // Some caches keep what says nothing, also where a header holds a token.
    reply.header('cache-control', 'no-store');
    if (Buffer.isBuffer(answer)) return reply.type(JSON_TYPE).send(answer);
    if (route.responseType) reply.type(route.responseType);
    return answer;
  };

  async function respondKept(asked: Asked): Promise<FastifyReply> {
    const { request, reply, input, now } = asked;
    const call = `${viewOf(route, request.caller)} ${route.path} ${JSON.stringify(input)}`;
    const kept = await keptAnswers.find(call, now, () => makeAnswer(asked));
    if (!request.caller) {
      nameParts(reply, kept.tags);
      if (config.isSharedCacheUsed) reply.header('vary', VARY);
    }
    return sendTagged(asked, kept, config.isSharedCacheUsed ? sharedCaching(kept.until, now) : undefined);
  }

  async function makeAnswer(asked: Asked): Promise<KeptAnswer> {
    const { reply, input, now } = asked;
    const until = hasMoments ? await readNextMoment(now) : undefined;
    const { found, answer, pictures } = await read(asked);
    const fields = Buffer.isBuffer(found) ? {} : found;
    const tags = tagsOfAnswer(route, { ...input.params, pictures }, fields);
    return { ...tagged(toBytes(reply, answer)), tags, from: now, until };
  }

  /** What the handler found, and the answer that is made of it. */
  async function read({ request, reply, input, form, previewed, now }: Asked) {
    const { caller } = request;
    const view = previewed ? 'site' : viewOf(route, caller);
    const found = await handler({
      ...input,
      ...(form && { files: form.files }),
      caller,
      seesEverything: previewed !== undefined || view !== 'site',
      now,
      http: httpOfCall(route, request, reply),
    } as unknown as Call<Route>);
    if (previewed) requirePreviewed(previewed, found);
    const allowed = view === 'site' && blankRefused && !Buffer.isBuffer(found) ? blankRefused(found) : found;
    const added = view === 'staff' ? undefined : await addPictures?.(allowed, input.query?.html);
    return { found, ...(added ?? { answer: allowed, pictures: '' }) };
  }

  return {
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: keyed,
    schema: { response: { 200: route.response } },
    ...(route.access !== 'public' && { bodyLimit: route.bodyLimitBytes ?? BODY_LIMIT_BYTES }),
    onRequest: async (request) => {
      request.caller = await authorize(route, readCaller, request);
    },
    handler: async (request, reply) => {
      if (!route.form) return respond(request, reply);
      const form = await readForm(request, route.form, config);
      try {
        return await respond(request, reply, form);
      } finally {
        await form.discard();
      }
    },
  };
}

/**
 * The caller; undefined for an anonymous call to a public route.
 * A caller who lacks the required second factor counts as anonymous there.
 * @throws UnauthenticatedError without a valid token, ForbiddenError for a role that is not listed, and what
 * `refuseWithoutFactor` throws.
 */
export async function authorize(
  { access, method, writes, beforeProof }: Pick<Route, 'access' | 'method' | 'writes' | 'beforeProof'>,
  readCaller: ReadCaller,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const token = tokenOf(request.headers);
  // A user who logs in or registers may still send a token that has ended.
  if (access === 'public' && (token === undefined || method !== 'GET')) return undefined;
  const report = (err: unknown) => request.log.error({ err }, 'the last use of a session was not stored');
  const user = token === undefined ? undefined : await readCaller(token, report);
  if (!user) throw new UnauthenticatedError();
  if (typeof access !== 'string' && !access.includes(user.role)) throw new ForbiddenError();
  if (user.machine) {
    if (access === 'signed-in') throw new ForbiddenError('Ključem se to ne može: potrebna je prijava.', 'key');
    if (method !== 'GET' || writes) refuseWrite(user.machine, request);
  }
  if (user.lacks !== undefined && access === 'public') return undefined;
  if (!beforeProof) refuseWithoutFactor(user, access);
  return { ...user, origin: originOf(request) };
}

/**
 * Without any second factor a user reaches the own account, to set one up. A session that did not prove the one that the
 * user has reaches nothing: its token may be that of a person who knows the password alone.
 * @throws ForbiddenError; UnauthenticatedError where only a new log-in can prove the factor.
 */
function refuseWithoutFactor({ lacks }: TokenUser, access: Route['access']): void {
  if (lacks === 'passkey') throw new ForbiddenError(PROVE_PASSKEY_FIRST, 'second-factor-unproved');
  if (lacks === 'authenticator') throw new UnauthenticatedError(LOG_IN_WITH_CODE);
  if (lacks === 'any-factor' && access !== 'signed-in') {
    throw new ForbiddenError(SECOND_FACTOR_REQUIRED, 'second-factor-required');
  }
}

/**
 * A machine writes only where its key allows that: never for a page, which could not keep the key to itself.
 * @throws ForbiddenError
 */
function refuseWrite({ mayWrite }: NonNullable<TokenUser['machine']>, { headers }: FastifyRequest): void {
  if (!mayWrite) throw new ForbiddenError('Ključ smije samo čitati.', 'key-reads');
  if (headers.origin !== undefined) throw new ForbiddenError('Ključem se ne piše iz preglednika.', 'key-from-page');
}

/** From where a request came; browsers name themselves in up to a few hundred letters. */
function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: ip, agent: headers['user-agent']?.slice(0, AGENT_MAX_LENGTH) ?? null };
}

function viewOf({ access, everythingFor }: Route, caller: Caller | undefined): View {
  if (access === 'public' && !(caller && everythingFor?.includes(caller.role))) return 'site';
  return caller?.machine ? 'machine' : 'staff';
}

function httpOfCall(route: Route, request: FastifyRequest, reply: FastifyReply): HttpOfCall {
  return {
    // A caller who is gone has no address any more. A getter here would make each call a shape of its own.
    network: () => networkOf(request.ip ?? ''),
    origin: originOf(request),
    pageOrigin: request.headers.origin ?? `${request.protocol}://${request.host}`,
    cookies: request.headers.cookie,
    isSecure: request.protocol === 'https',
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    isCallerGone: () => request.raw.socket.destroyed,
    idempotencyKey: route.acceptsIdempotencyKey && readIdempotencyKey(request.headers),
  };
}

/**
 * The record that the preview token of a public read opens; undefined without a token.
 * @throws ForbiddenError for a token that is not good, or not for what the call reads: the published state in its place
 * would pass for the draft.
 */
async function readPreviewed(
  route: Route,
  previewTokens: ServeDependencies['previewTokens'],
  { headers, now }: { headers: FastifyRequest['headers']; now: Date },
): Promise<Previewed | undefined> {
  const token = headers['x-preview-token'];
  if (token === undefined || route.tags === undefined) return undefined;
  const previewed = await previewTokens.read(String(token), now);
  if (!previewed || !isReadOf(route, previewed.kind)) throw new ForbiddenError(WRONG_PREVIEW, 'preview');
  return previewed;
}

/** @throws ForbiddenError for another record than that of the token. */
function requirePreviewed({ id }: Previewed, found: unknown): void {
  const record = (Array.isArray(found) ? found[0] : found) as { id?: unknown } | undefined;
  if (record?.id !== id) throw new ForbiddenError(WRONG_PREVIEW, 'preview');
}

/** @throws InvalidInputError for a key of another form. */
function readIdempotencyKey({ 'idempotency-key': key }: FastifyRequest['headers']): string | undefined {
  if (key === undefined || (typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key))) return key;
  const message = 'Ključ ima od 16 do 64 slova, znamenke ili crtice.';
  throw new InvalidInputError(undefined, [{ field: 'Idempotency-Key', message }]);
}

function toBytes(reply: FastifyReply, answer: unknown): Buffer {
  return Buffer.isBuffer(answer) ? answer : Buffer.from(String(reply.serialize(answer)));
}

/** An answer with its tag, which changes whenever the answer does. */
function tagged(bytes: Buffer): { bytes: Buffer; etag: string } {
  return { bytes, etag: `W/"${hash('sha1', bytes, 'base64url')}"` };
}

/** Sends an answer, or 304 to a caller who has it. `caching` is what others than the caller may do with it. */
function sendTagged(
  { request, reply }: Asked,
  { bytes, etag }: { bytes: Buffer; etag: string },
  caching = 'no-cache',
): FastifyReply {
  reply.headers({ etag, 'cache-control': request.caller ? 'private, no-cache' : caching });
  const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
  return isKnown ? reply.code(304).send() : reply.type(typeOf(request.routeOptions.config.route)).send(bytes);
}

function typeOf(route: Route | undefined): string {
  return route?.responseType ? `${route.responseType}; charset=utf-8` : JSON_TYPE;
}

const PARTS = ['params', 'query', 'body'] as const;

/** The first call after a start does not need most schemas, and should not wait for them. */
function compileWhenCalled(schema: TSchema): Decode {
  let decode: Decode | undefined;
  return (input) => {
    decode ??= compileDecode(schema);
    return decode(input);
  };
}

/** @throws InvalidInputError from the returned function, naming the wrong fields. */
function compileParts(route: Route): (request: FastifyRequest, body: unknown) => Record<string, unknown> {
  const decoders: [(typeof PARTS)[number], Decode][] = PARTS.flatMap((part) => {
    const schema: TSchema | undefined = route[part];
    return schema ? [[part, compileWhenCalled(schema)]] : [];
  });
  return (request, body) => {
    const input: Record<string, unknown> = {};
    for (const [part, decode] of decoders) {
      const decoded = decode((part === 'body' ? body : request[part]) ?? {});
      if ('errors' in decoded) throw toInputError(route, decoded);
      input[part] = decoded.value;
    }
    return input;
  };
}

function toInputError(route: Route, decoded: { errors: FieldError[]; incomplete: boolean }) {
  const { errors, incomplete } = decoded;
  if (!incomplete) return new InvalidInputError('Podaci nisu ispravni.', errors);
  const { incompleteText, incompleteFields } = route;
  // A field of one of several rows has the place of the row before its name.
  const isMeant =
    !incompleteFields || errors.some(({ field }) => incompleteFields.includes(field.replace(/^\d+\./, '')));
  const missing = errors.filter(({ message }) => message === MISSING_TEXT).map(({ field }) => field);
  const message = isMeant ? incompleteText : `Nedostaje: ${missing.join(', ')}.`;
  return new InvalidInputError(message ?? 'Unesite sve obavezne podatke.', errors, 'incomplete');
}
