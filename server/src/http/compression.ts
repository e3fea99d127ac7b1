import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Shorter answers are not worth compressing, bytes. */
const COMPRESS_FROM_BYTES = 1024;

/** Media types that become shorter. @NOTE the bytes do not matter: a text may begin like a compressed file. */
const COMPRESSIBLE = /^text\/|^application\/(json|javascript|yaml|xml)\b|\+(json|xml)\b/;

const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'br' | 'gzip';

const ENCODERS = {
  br: {
    compress: (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, BROTLI),
    makeStream: () => zlib.createBrotliCompress(BROTLI),
  },
  gzip: { compress: promisify<Buffer, Buffer>(zlib.gzip), makeStream: () => zlib.createGzip() },
};

/** What was made of bytes that are answered again and again, by encoding. It goes when nothing else holds the bytes. */
const kept = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Makes {@link compressAnswers} compress these bytes once for each encoding, however often they are answered or kept. */
export function keepCompressed(bytes: Buffer): Buffer {
  if (!kept.has(bytes)) kept.set(bytes, {});
  return bytes;
}

/** Compresses long texts for clients that name an encoding. Answers in parts or with an encoding of their own stay. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (payload == null || !isCompressible(request, reply)) return payload;
    const bytes = payload instanceof Readable ? undefined : toBytes(payload as string | Buffer);
    if ((bytes?.length ?? Number(reply.getHeader('content-length'))) < COMPRESS_FROM_BYTES) return payload;

    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = preferredEncoding(request);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    if (bytes) return compress(bytes, encoding);
    // A stream that fails ends the answer; the server logs it.
    return pipeline(payload as Readable, ENCODERS[encoding].makeStream(), () => {});
  });
}

function toBytes(payload: string | Buffer): Buffer {
  return typeof payload === 'string' ? Buffer.from(payload) : payload;
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = kept.get(bytes);
  const compressed = known?.[encoding] ?? ENCODERS[encoding].compress(bytes);
  if (known) known[encoding] = compressed;
  return compressed;
}

function isCompressible({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const isPart = reply.statusCode === 206;
  const isEncoded = reply.hasHeader('content-encoding');
  return method !== 'HEAD' && !isPart && !isEncoded && COMPRESSIBLE.test(String(reply.getHeader('content-type')));
}

/** The encoding that the client accepts and we prefer; undefined when it accepts none of ours. */
export function preferredEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const listed = String(headers['accept-encoding'] ?? '').split(',');
  const accepted = listed.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  const names = new Set(accepted.map((item) => item.replace(/;.*/, '').trim().toLowerCase()));
  return (['br', 'gzip'] as const).find((encoding) => names.has(encoding));
}
