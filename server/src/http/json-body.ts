import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../errors.ts';

/** The character NUL as JSON escapes it, without a backslash that is escaped itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Rejects the character NUL before any handler reads it; PostgreSQL cannot keep it. */
export function rejectNulCharacters(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (NUL.test(text)) return done(new InvalidInputError('Tekst sadrži nedopušteni znak.'));
    if (text === '') return done(null, undefined);
    return parse(request, text, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new InvalidInputError('Adresa nije ispravna.') : undefined);
  });
}
