import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Role } from './roles.ts';

/**
 * Who may call: everybody (a token then only widens what is shown), everybody with a good token, or the listed roles.
 */
export type Access = 'public' | 'signed-in' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API as data. Server routes, the browser's client and the OpenAPI document are all made from it. */
export type Route = {
  readonly method: Method;
  /** Wire path; parameters stand in braces. */
  readonly path: string;
  /** One English sentence for the API pages. */
  readonly summary: string;
  readonly access: Access;
  /** Of a public read: the roles that see what is not public too. */
  readonly everythingFor?: readonly Role[];
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is a multipart form: its fields are `body`, and its files stand under this name, if it takes any. */
  readonly form?: { readonly files?: string };
  /** Shape of the answer with status 200. */
  readonly response: TSchema;
  /** Statuses answered besides those that every call can have. */
  readonly errors?: readonly number[];
  /** Croatian sentence of a 400 whose required fields are missing, where the specification names one. */
  readonly incompleteText?: string;
  /** The only field that {@link Route.incompleteText} speaks of; absent where it speaks of all that are required. */
  readonly incompleteField?: string;
  /** Errors of this call have their own shape instead of {@link apiError} (login, registration, create folder). */
  readonly errorShape?: TObject;
  /** The answer is this media type instead of JSON. */
  readonly responseType?: 'text/plain';
};

/** Answer to a refused call. `message` is Croatian and for people, `code` is stable and for programs. */
export const apiError = Type.Object({
  message: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});

export type ApiErrorBody = Static<typeof apiError>;

/** Keeps the exact type of a route, so that handlers and client calls are typed by it. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Part<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key] extends TSchema
  ? { [K in Key]: Static<R[Key]> }
  : unknown;

/** What a call of the route takes: its params, query and body, as far as it has them. */
export type RouteInput<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** What the route answers with status 200. */
export type RouteAnswer<R extends Route> = Static<R['response']>;

/** The path of a call, with its parameters filled in and encoded, and the query behind it. */
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
