import { routesByFeature } from '@baklja/contract';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { expect, onTestFinished, vi } from 'vitest';
import { makeProfile } from '../records/make-profile.ts';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Routes = Intersection<(typeof routesByFeature)[keyof typeof routesByFeature]>;

type Answered<R> = R extends Route ? (input: RouteInput<R>) => RouteAnswer<R> | Promise<RouteAnswer<R>> : never;

/** The server's behaviour by route key: a function from params, query and body to the response. */
export type Handlers = { [Key in keyof Routes]?: Answered<Routes[Key]> };

type Taken = { route: Route; params: Record<string, string>; handle: (input: unknown) => unknown };

const routes: Record<string, Route> = Object.assign({}, ...Object.values(routesByFeature));

/**
 * Replaces the server until the test ends; a second call in a test replaces the first. A handler may return, return a
 * promise, {@link refuse} or {@link breakConnection}. A call without a handler fails the test. Pass a `vi.fn` to see
 * what was sent. Calls that editors make by themselves have default handlers.
 */
export function fakeServer(handlers: Handlers): void {
  const faults: string[] = [];
  const known = { ...DEFAULT_HANDLERS, ...handlers };
  vi.spyOn(window, 'fetch').mockImplementation(async (target, options = {}) => {
    const url = new URL(String(target), window.location.origin);
    const method = options.method ?? 'GET';
    // The page itself, where the application looks for a newer release.
    if (url.pathname === '/') return new Response(document.documentElement.outerHTML);
    const taken = findHandler(known, method, url);
    if (!taken) faults.push(`${method} ${url.pathname}`);
    const answer = taken ? await answerOf(taken, url, options, faults) : new Response(null, { status: 501 });
    options.signal?.throwIfAborted();
    return answer;
  });
  onTestFinished(() => expect(faults, 'calls that no handler takes, and handlers that broke').toEqual([]));
}

/**
 * Calls that every editor and the log-in make by themselves: the defaults report no other user, no dead links, and no
 * missing second factor.
 */
const DEFAULT_HANDLERS: Handlers = {
  recordHeartbeat: () => ({ others: [], other_tabs: 0, version: 1 }),
  endPresence: () => ({ message: 'Zatvoreno' }),
  checkLinks: () => ({ dead: [] }),
  getProfile: () => makeProfile(),
};

/** Makes a handler return an error status: `refuse(409, { message: '…', code: '…' })`; a text is a page of a proxy. */
export function refuse(status: number, body: Record<string, unknown> | string, headers: HeadersInit = {}): never {
  throw new Refusal(status, body, headers);
}

/** Makes a handler give no response, like a dead connection. */
export function breakConnection(): never {
  throw new BrokenConnection();
}

class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown> | string;
  readonly headers: HeadersInit;

  constructor(status: number, body: Record<string, unknown> | string, headers: HeadersInit) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

class BrokenConnection extends Error {}

/** The handler with the fewest parameters among those whose path matches. */
function findHandler(handlers: Handlers, method: string, url: URL): Taken | undefined {
  const fitting = Object.entries(handlers).flatMap(([key, handle]) => {
    const route = routes[key];
    const params = route?.method === method ? paramsOf(route.path, url.pathname) : undefined;
    return route && params ? [{ route, params, handle: handle as Taken['handle'] }] : [];
  });
  return fitting.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(pathname);
  if (!match) return undefined;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]));
}

async function answerOf({ route, params, handle }: Taken, url: URL, options: RequestInit, faults: string[]) {
  const input = {
    ...(route.params && { params: inForm(route.params, params) }),
    ...(route.query && { query: inForm(route.query, Object.fromEntries(url.searchParams)) }),
    ...(route.body && { body: JSON.parse(String(options.body)) }),
  };
  try {
    const answer = await handle(input);
    return route.responseType ? new Response(String(answer)) : Response.json(answer);
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, body, headers } = error;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    }
    if (!(error instanceof BrokenConnection)) faults.push(String(error));
    throw new TypeError('Failed to fetch');
  }
}

/** Converts texts of an address to the types that the contract reads: numbers as numbers. */
function inForm(schema: object, texts: Record<string, string>): Record<string, unknown> {
  const properties: Record<string, object> = 'properties' in schema ? Object(schema.properties) : {};
  const isNumber = (key: string) => {
    const property = properties[key] ?? {};
    return 'x-form' in property && property['x-form'] === 'number';
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, isNumber(key) ? Number(text) : text]));
}
