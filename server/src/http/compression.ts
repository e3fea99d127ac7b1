import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

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
  // Runs after the plugin's own hook of this kind, which puts its work behind all others of the route.
  app.addHook('onRoute', (route) => {
    if (route.compress === false) return;
    const hooks = [route.onSend ?? []].flat() as onSendHookHandler[];
    const compressAnswer = hooks.pop();
    if (compressAnswer) route.onSend = [...hooks, onlyWhenAsked(compressAnswer)];
  });
}

/** The plugin looks at every header of the answer before it looks whether compressing was asked for. */
function onlyWhenAsked(compressAnswer: onSendHookHandler): onSendHookHandler {
  return function compressWhenAsked(request, reply, payload, done) {
    if (request.headers['accept-encoding'] === undefined) return done(null, payload);
    return compressAnswer.call(this, request, reply, payload, done);
  };
}
