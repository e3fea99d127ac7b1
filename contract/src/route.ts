import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Kind } from './kinds.ts';
import type { Role } from './roles.ts';

/**
 * Who may call: everyone (a token then only widens what is shown), every user with a valid token, or the listed roles.
 */
export type Access = 'public' | 'signed-in' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API as data. Server routes, the browser's client and the OpenAPI document are all derived from it.
 */
export type Route = {
  readonly method: Method;
  /** Wire path; parameters are in braces. */
  readonly path: string;
  /** One English sentence for the API pages. */
  readonly summary: string;
  readonly access: Access;
  /** A GET that writes, kept for compatibility. */
  readonly writes?: true;
  /**
   * For a public read: what its answer is made of, by the names of `cache-tags.ts`. `{name}` is a parameter of the path,
   * or else a field of the answer.
   */
  readonly tags?: readonly string[];
  /** Answered also while the session has not proved the second factor that its user has and the role requires. */
  readonly beforeProof?: true;
  /** For a public read: the roles that also see what is not public. */
  readonly everythingFor?: readonly Role[];
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Largest JSON body, bytes; absent for the usual limit. */
  readonly bodyLimitBytes?: number;
  /** Croatian message of a 413 for a body with more items than its schema accepts; it is refused before it is parsed. */
  readonly tooManyText?: string;
  /** The body is a multipart form: its fields are `body`, and its files use this field name, if it accepts any. */
  readonly form?: { readonly files?: string };
  /**
   * The call makes a record and accepts an `Idempotency-Key`: a repetition with the same key changes the record that the
   * first one made, instead of making another.
   */
  readonly acceptsIdempotencyKey?: true;
  /** Shape of the response with status 200. */
  readonly response: TSchema;
  /** Statuses of the response besides those that every call can have. */
  readonly errors?: readonly number[];
  /** Croatian message of a 400 for missing required fields, where the specification defines one. */
  readonly incompleteText?: string;
  /** The fields that {@link Route.incompleteText} refers to; absent where it refers to all required ones. */
  readonly incompleteFields?: readonly string[];
  /** Errors of this call have their own shape instead of {@link apiError} (login, registration, create folder). */
  readonly errorShape?: TObject;
  /** Media type of the response when it is not JSON. */
  readonly responseType?: 'text/plain' | 'text/csv';
};

/** A record that uses another one. `key` is what the address of its screen contains. */
export const recordReference = Type.Object({
  kind: Type.Unsafe<Kind>({ type: 'string', description: 'kind of the record' }),
  id: Type.Integer({ minimum: 1, description: 'id of the record' }),
  title: Type.String({ description: 'as people know it' }),
  key: Type.String({ description: 'alias of a post, name of a categorised athlete, otherwise the id' }),
});
export type RecordReference = Static<typeof recordReference>;

/** Response to a rejected call. `message` is Croatian and for people, `code` is stable and for programs. */
export const apiError = Type.Object({
  message: Type.String(),
  code: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String(),
        message: Type.String(),
        id: Type.Optional(Type.Integer({ description: 'the record that has the value already' })),
      }),
    ),
  ),
  references: Type.Optional(
    Type.Array(recordReference, { description: 'up to five of the records that use what was to be deleted' }),
  ),
});
export type ApiErrorBody = Static<typeof apiError>;

/** The body of a rejected call; its code is `no-answer` where something else answers than the server. */
export async function readError(response: { json: () => Promise<unknown> }): Promise<Partial<ApiErrorBody>> {
  try {
    return (await response.json()) as Partial<ApiErrorBody>;
  } catch {
    return { code: 'no-answer' };
  }
}

/** Keys that a client may choose; each names one call of its user. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{16,64}$/;

/** Whether answers carry an `ETag`: all public reads do, so that the public site asks only for what changed. */
export function isTagged({ method, access }: Pick<Route, 'method' | 'access'>): boolean {
  return method === 'GET' && access === 'public';
}

/** Fields with the text of a search. */
const SEARCH_FIELDS = ['search', 'text'];

/** Whether a read looks for a text; `-` means none. */
export function isSearch({ params = {}, query = {} }: { params?: object; query?: object }): boolean {
  const given: Record<string, unknown> = { ...params, ...query };
  return SEARCH_FIELDS.some((field) => ![undefined, '', '-'].includes(given[field] as string | undefined));
}

/** Keeps the exact type of a route, so that handlers and client calls are typed by it. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Part<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key] extends TSchema
  ? { [K in Key]: Static<R[Key]> }
  : unknown;

/** Input of a call of the route: its params, query and body, if it has them. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** The response of the route with status 200. */
export type RouteAnswer<R extends Route> = Static<R['response']>;

/** The path of a call, with its parameters filled in and encoded, followed by the query. */
export function pathFor(
  route: Pick<Route, 'path'>,
  values: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.params?.[name])));
  const query = Object.entries(values.query ?? {})
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
