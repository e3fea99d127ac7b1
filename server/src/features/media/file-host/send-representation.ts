import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, NotFoundError } from '../../../errors.ts';
import type { ByteRange, FileStorage } from '../../../files/storage/file-storage.ts';

/** The content of one response: the file itself, or a picture of some width. */
export type Representation = {
  etag: string;
  /** Stored form of the time. */
  modified: string;
  /** Header of the request that selected it. */
  vary?: string;
  /** Finds or creates the bytes; called only when they are sent. */
  open: () => Promise<{ key: string; size: number; headers: Record<string, string> }>;
};

type Sending = { files: FileStorage; representation: Representation; cacheControl: string };

/** Sends the representation, the requested part of it, or 304 when the caller has it already. */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, representation, cacheControl }: Sending,
) {
  const caching = cachingHeaders(reply, representation, cacheControl);
  if (isUnchanged(request.headers, representation)) return reply.code(304).headers(caching).send();

  const { key, size, headers } = await representation.open();
  const isHead = request.method === 'HEAD';
  const range = isHead ? 'whole' : readRange(rangeHeader(request.headers, representation.etag), size);
  if (range === 'outside') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError({ status: 416, code: 'no-such-range', message: 'Datoteka nema traženi dio.' });
  }

  const stream = isHead ? undefined : await files.read(key, range === 'whole' ? undefined : range);
  if (!isHead && !stream) {
    request.log.error({ key }, 'a file has no bytes');
    throw new NotFoundError();
  }
  reply.headers({ ...caching, ...headers, 'accept-ranges': 'bytes', 'content-length': size });
  if (range !== 'whole') {
    const { start, end } = range;
    reply.code(206).headers({ 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` });
  }
  return reply.send(stream);
}

function cachingHeaders(reply: FastifyReply, { etag, modified, vary }: Representation, cacheControl: string) {
  const varies = [reply.getHeader('vary'), vary].filter((value) => value !== undefined);
  return {
    etag,
    'last-modified': new Date(modified).toUTCString(),
    'cache-control': cacheControl,
    ...(varies.length > 0 && { vary: varies.join(', ') }),
  };
}

function isUnchanged(headers: IncomingHttpHeaders, { etag, modified }: Representation): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) {
    const since = Date.parse(headers['if-modified-since'] ?? '');
    return Math.floor(Date.parse(modified) / 1000) * 1000 <= since;
  }
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/**
 * The `Range` header, unless the caller has parts of another file. @NOTE a date in `If-Range` is too coarse and gets
 * everything.
 */
function rangeHeader(headers: IncomingHttpHeaders, etag: string): string | undefined {
  const condition = headers['if-range'];
  const isSame = condition === undefined || (condition === etag && !etag.startsWith('W/'));
  return isSame ? headers.range : undefined;
}

/**
 * The part that a `Range` header asks for. `whole` for a missing header, for an invalid one and for several parts; HTTP
 * allows a full answer to all of these. `outside` for a part that begins after the last byte.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const count = Number(last);
    return count === 0 || size === 0 ? 'outside' : { start: Math.max(size - count, 0), end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (last !== '' && end < start) return 'whole';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'outside';
}
