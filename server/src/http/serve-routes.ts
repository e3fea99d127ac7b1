import { createHash } from 'node:crypto';
import { ADDRESS_RULE, compileBlankRefused } from '@baklja/contract/addresses';
import { isReadOf, tagsOfAnswer } from '@baklja/contract/cache-tags';
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
import { networkOf } from './network-of.ts';
import { nameParts, type ReadNextMoment, sharedCaching, varyByCaller } from './shared-caching.ts';

/** Largest JSON body of a caller with a token, bytes (answers, section 2). */
const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

const AGENT_MAX_LENGTH = 500;

const JSON_TYPE = 'application/json; charset=utf-8';

const SECOND_FACTOR_REQUIRED = 'Vaša uloga zahtijeva prijavu u dva koraka. Postavite je u Profilu.';
const WRONG_PREVIEW = 'Pregled nije ispravan ili je istekao. Otvorite ga ponovno iz administracije.';
const LOG_IN_WITH_CODE = 'Vaša uloga zahtijeva prijavu u dva koraka. Prijavite se ponovno kodom iz aplikacije.';

/** Returned by a handler when the caller has the answer already. */
export const NOT_MODIFIED = Symbol('not modified');

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
  /**
   * Marks the answer with a tag that changes whenever the answer would. True when the caller has this very answer: then
   * return {@link NOT_MODIFIED} instead of reading on.
   */
  isUnchanged: (tag: string) => boolean;
  /** Whether the caller has closed the connection, so that no one reads the answer. */
  isCallerGone: () => boolean;
  /** Forbids every cache to keep the answer: for a read that writes. */
  forbidCaching: () => void;
};

/**
 * The answer; or its JSON as bytes, which is sent as it is: the handler then names the columns itself.
 */
export type Handler<R extends Route> = (call: Call<R>) => Promise<RouteAnswer<R> | Buffer | typeof NOT_MODIFIED>;

/** A handler for every route of a feature. */
export type Handlers<Routes extends Record<string, Route>> = { [Key in keyof Routes]: Handler<Routes[Key]> };

/** A record that a preview token opens. */
type Previewed = { kind: Kind; id: number };

export type ServeDependencies = {
  readCaller: ReadCaller;
  clock: Clock;
  config: FormSettings & Pick<Config, 'isSharedCacheUsed' | 'hasFeeds' | 'fileHostUrl'>;
  readNextMoment: ReadNextMoment;
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
    serveRoute(app, dependencies, route, handlers[key] as unknown as Handler<Route>);
  }
}

function serveRoute(app: FastifyInstance, dependencies: ServeDependencies, route: Route, handler: Handler<Route>) {
  const { form } = route;
  if (!form) return void app.route(toFastifyRoute(dependencies, route, handler));
  // Forms have a separate scope, so that no other call accepts one.
  void app.register(async (scope) => {
    await acceptForms(scope, form);
    scope.route(toFastifyRoute(dependencies, route, handler));
  });
}

function toFastifyRoute(
  { readCaller, clock, config, readNextMoment, readPictures, previewTokens }: ServeDependencies,
  route: Route,
  handler: Handler<Route>,
): RouteOptions {
  const decode = compileParts(route);
  const blankRefused = route.access === 'public' ? compileBlankRefused(route.response) : undefined;
  const addPictures = route.tags && compileAddPictures(route, { readPictures, config });
  const respond = async (request: FastifyRequest, reply: FastifyReply, form?: Form) => {
    const now = clock();
    const { caller } = request;
    const previewed = await readPreviewed(route, previewTokens, { headers: request.headers, now });
    const isPreview = previewed !== undefined;
    const seesAll = isPreview || seesEverything(route, caller);
    const isForSite = isPreview || !seesAll;
    // A machine reads for a site.
    const withPictures = isForSite || caller?.machine ? addPictures : undefined;
    const isBlanked = blankRefused !== undefined && isForSite;
    const rule = `${withPictures ? '.p' : ''}${config.hasFeeds ? '.f' : ''}${isBlanked ? `.${ADDRESS_RULE}` : ''}`;
    const isPublic = route.tags !== undefined && !caller && !isPreview;
    const isShared = config.isSharedCacheUsed && isPublic;
    const caching = isShared ? await sharedCaching(route, readNextMoment, now) : undefined;
    const { isUnchanged, ...http } = httpOfCall(route, request, reply, { rule, caching, isPreview });
    let keptTag: string | undefined;
    const keepTag = (tag: string) => {
      keptTag = tag;
      return false;
    };
    const input = decode(request, form ? form.fields : request.body);
    const found = await handler({
      ...input,
      ...(form && { files: form.files }),
      caller,
      seesEverything: seesAll,
      now,
      http: { ...http, isUnchanged: withPictures?.isSingle ? keepTag : isUnchanged },
    } as unknown as Call<Route>);
    if (caching) varyByCaller(reply);
    if (found === NOT_MODIFIED) return reply.code(304).send();
    if (previewed) requirePreviewed(previewed, found);
    const allowed = isBlanked && !Buffer.isBuffer(found) ? blankRefused(found) : found;
    const added = await withPictures?.add(allowed, (input['query'] as { html?: 'ready' } | undefined)?.html);
    if (isPublic) {
      const params = { ...(input['params'] as object | undefined), pictures: added?.pictures };
      nameParts(reply, tagsOfAnswer(route, params, found));
    }
    if (keptTag !== undefined && isUnchanged(`${keptTag}.${added?.version}`)) return reply.code(304).send();
    const answer = added ? added.answer : allowed;
    if (Buffer.isBuffer(answer)) return reply.type(JSON_TYPE).send(answer);
    if (isTagged(route) && !reply.hasHeader('etag')) return answerTagged(reply, isUnchanged, answer);
    if (route.responseType) reply.type(route.responseType);
    return answer;
  };
  return {
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { route },
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
  { access, method, beforeProof }: Pick<Route, 'access' | 'method' | 'beforeProof'>,
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
  if (user.machine) refuseMachine(user.machine, { access, method, isFromPage: request.headers.origin !== undefined });
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
 * A machine has no account of its own, and writes only where its key allows that: never for a page, which could not keep
 * the key to itself.
 * @throws ForbiddenError
 */
function refuseMachine(
  { mayWrite }: NonNullable<TokenUser['machine']>,
  { access, method, isFromPage }: Pick<Route, 'access' | 'method'> & { isFromPage: boolean },
): void {
  if (access === 'signed-in') throw new ForbiddenError('Ključem se to ne može: potrebna je prijava.', 'key');
  if (method === 'GET') return;
  if (!mayWrite) throw new ForbiddenError('Ključ smije samo čitati.', 'key-reads');
  if (isFromPage) throw new ForbiddenError('Ključem se ne piše iz preglednika.', 'key-from-page');
}

/** From where a request came; browsers name themselves in up to a few hundred letters. */
function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: ip, agent: headers['user-agent']?.slice(0, AGENT_MAX_LENGTH) ?? null };
}

function seesEverything(route: Route, caller: Caller | undefined): boolean {
  if (route.access !== 'public') return true;
  return caller !== undefined && (route.everythingFor?.includes(caller.role) ?? false);
}

/** `rule` is part of every tag, so that caches read again what another rule made. */
function httpOfCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { rule, caching = 'no-cache', isPreview }: { rule: string; caching: string | undefined; isPreview: boolean },
): HttpOfCall {
  return {
    // A caller who is gone has no address any more. A getter here would make each call a shape of its own.
    network: () => networkOf(request.ip ?? ''),
    origin: originOf(request),
    pageOrigin: request.headers.origin ?? `${request.protocol}://${request.host}`,
    cookies: request.headers.cookie,
    isSecure: request.protocol === 'https',
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    isCallerGone: () => request.raw.socket.destroyed,
    forbidCaching: () => void reply.header('cache-control', 'no-store'),
    idempotencyKey: route.acceptsIdempotencyKey && readIdempotencyKey(request.headers),
    isUnchanged: (tag) => {
      if (isPreview) return keepNowhere(reply);
      const etag = `W/"${tag}${rule}"`;
      reply.header('etag', etag);
      reply.header('cache-control', request.caller ? 'private, no-cache' : caching);
      return request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) ?? false;
    },
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

/** A draft is for its caller alone. */
function keepNowhere(reply: FastifyReply): false {
  reply.header('cache-control', 'no-store');
  return false;
}

/** @throws InvalidInputError for a key of another form. */
function readIdempotencyKey({ 'idempotency-key': key }: FastifyRequest['headers']): string | undefined {
  if (key === undefined || (typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key))) return key;
  const message = 'Ključ ima od 16 do 64 slova, znamenke ili crtice.';
  throw new InvalidInputError(undefined, [{ field: 'Idempotency-Key', message }]);
}

/** Answers of routes without a tag of their own are tagged by what they say. */
function answerTagged(reply: FastifyReply, isUnchanged: HttpOfCall['isUnchanged'], answer: unknown): FastifyReply {
  const written = String(reply.serialize(answer));
  if (isUnchanged(createHash('sha1').update(written).digest('base64url'))) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(written);
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
