import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers are not worth compressing, bytes. */
const COMPRESS_FROM_BYTES = 1024;

const BROTLI_QUALITY_PARAMETER = 1;
const BROTLI_QUALITY = 4;

/** Compresses long answers for clients that name an encoding. Does not affect routes registered before. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [BROTLI_QUALITY_PARAMETER]: BROTLI_QUALITY } },
  });
}
