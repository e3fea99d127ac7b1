import { pictureSrcset } from '@baklja/contract/files/pictures';
import { pathFor, readError } from '@baklja/contract/route';

export type ClientOptions = {
  /** Address of the server, such as `https://urednik.example.hr`. */
  baseUrl: string;
  /** A key for machines; without one the client reads what is public. */
  key?: string;
  /** Sends the calls; `fetch` of the platform when absent. */
  fetch?: typeof fetch;
  /** Whether Next keeps the answers, each under the tags that are known before it, until `revalidateTag` names one. */
  next?: boolean;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** From the address that the back office opens for a preview: the answer is the stored draft of that record. */
  previewToken?: string;
};

/**
 * An answer with the cache tags of what it was made of; none with a key. Or why there is none: `status` 0 means that no
 * answer came, `code` is for programs, `message` is Croatian and for people.
 */
export type Result<Data> =
  | { ok: true; data: Data; tags: string[] }
  | { ok: false; status: number; code: string; message: string };

/** Inputs and answers by the names of the calls. */
export type Calls = Record<string, { input: object; answer: unknown }>;

export type Client<C extends Calls> = {
  [Name in keyof C]: Record<never, never> extends C[Name]['input']
    ? (input?: C[Name]['input'], options?: CallOptions) => Promise<Result<C[Name]['answer']>>
    : (input: C[Name]['input'], options?: CallOptions) => Promise<Result<C[Name]['answer']>>;
};

/** A public call: its path, and its cache tags that are known before the answer, both with names of its input. */
export type PublicCall = { path: string; tags: readonly string[] };

type Input = Record<string, unknown>;

export function makeClient<C extends Calls>(calls: Record<keyof C, PublicCall>, options: ClientOptions): Client<C> {
  const methods = Object.entries<PublicCall>(calls).map(([name, call]) => [
    name,
    (input: Input = {}, given: CallOptions = {}) =>
      send(options, addressOf(options.baseUrl, call, input), {
        headers: headersOf(options, given),
        ...(options.next && cachingOf(call, input, given)),
        ...(given.signal && { signal: given.signal }),
      }),
  ]);
  return Object.fromEntries(methods);
}

async function send({ fetch: own }: ClientOptions, address: string, init: RequestInit): Promise<Result<unknown>> {
  try {
    const response = await (own ?? fetch)(address, init);
    const tags = response.headers.get('cache-tag')?.split(',').filter(Boolean) ?? [];
    if (response.ok) return { ok: true, data: await response.json(), tags };
    const { code = 'unknown', message = `Poslužitelj odgovara statusom ${response.status}.` } =
      await readError(response);
    return { ok: false, status: response.status, code, message };
  } catch {
    return { ok: false, status: 0, code: 'no-answer', message: 'Poslužitelj se ne javlja.' };
  }
}

/** What the path does not name is in the query. */
function addressOf(baseUrl: string, { path }: PublicCall, input: Input): string {
  const query = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));
  return `${baseUrl.replace(/\/$/, '')}${pathFor({ path }, { params: input, query })}`;
}

function headersOf({ key }: ClientOptions, { previewToken }: CallOptions): Record<string, string> {
  return {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(previewToken !== undefined && { 'x-preview-token': previewToken }),
  };
}

/** What Next reads of a call. Languages are `hr` and `en` in tags. */
function cachingOf({ tags }: PublicCall, input: Input, { previewToken }: CallOptions) {
  if (previewToken !== undefined) return { cache: 'no-store' } as const;
  const filled = tags.map((tag) =>
    tag.replace(/\{(\w+)\}/, (_, name) => String(input[name]).replace(/^(hr|en).+/, '$1')),
  );
  return { cache: 'force-cache', next: { tags: filled } } as const;
}

/** The `srcset` of a picture, for those of lists, whose answers have none; empty for a drawing. */
export function srcsetOf(picture: { url: string; width: number | null }): string {
  return pictureSrcset(picture);
}
