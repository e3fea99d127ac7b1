import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../errors.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';

/** The character NUL as JSON escapes it, without a backslash that is escaped itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Reads JSON bodies. Rejects the character NUL before any handler reads it; PostgreSQL cannot keep it. */
export function readJsonBodies(app: FastifyInstance, bodies: ArrivingBodies): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    bodies.read(request).then((text) => {
      if (NUL.test(text)) return done(new InvalidInputError('Tekst sadrži nedopušteni znak.'));
      if (text === '') return done(null, undefined);
      return parse(request, text, done);
    }, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new InvalidInputError('Adresa nije ispravna.') : undefined);
  });
}
