import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError, InvalidInputError } from '../errors.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';

/** The character NUL as JSON escapes it, without a backslash that is escaped itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Values of a body. The largest that is meant, a categorisation, has 14 for each of 50,000 rows, the row included.
 * JSON is parsed in one go, and takes a second for 5 million.
 */
const VALUES_LIMIT = 1_000_000;

/** Reads JSON bodies. Rejects the character NUL, which PostgreSQL cannot keep, and too many values before it parses. */
export function readJsonBodies(app: FastifyInstance, bodies: ArrivingBodies): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    bodies.read(request).then((text) => {
      if (NUL.test(text)) return done(new InvalidInputError('Tekst sadrži nedopušteni znak.'));
      if (text === '') return done(null, undefined);
      const tooMany = findTooMany(text, request);
      if (tooMany) return done(tooMany);
      return parse(request, text, done);
    }, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new InvalidInputError('Adresa nije ispravna.') : undefined);
  });
}

/** The error of a text with more items than its route accepts, or with too many values in all. */
function findTooMany(text: string, { routeOptions }: FastifyRequest): Error | undefined {
  const { body, tooManyText: message } = routeOptions.config.route ?? {};
  const itemsLimit = (body as { maxItems?: number } | undefined)?.maxItems ?? Number.POSITIVE_INFINITY;
  let [values, items, depth] = [1, 1, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (sign === ',' && depth === 1) items += 1;
    if (sign === ',' || sign === '[' || sign === '{') values += 1;
    if (items > itemsLimit && message) return new AppError({ status: 413, code: 'too-many-items', message });
    if (values > VALUES_LIMIT) return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  }
  return undefined;
}

/** The place of the quote that ends the string; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charAt(at - 1 - backslashes) === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
