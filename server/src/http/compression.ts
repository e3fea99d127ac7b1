import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this are not worth compressing, bytes. */
const COMPRESS_FROM_BYTES = 1024;

const BROTLI_QUALITY_PARAMETER = 1;
const BROTLI_QUALITY = 4;

/** Compresses long answers for whoever names an encoding. Routes registered before are not reached. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [BROTLI_QUALITY_PARAMETER]: BROTLI_QUALITY } },
  });
}
