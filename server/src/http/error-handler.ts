import type { Route } from '@baklja/contract/route';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable } from '../db/database-faults.ts';
import { AppError, InvalidInputError, NotFoundError, OverloadedError } from '../errors.ts';

/** Errors of the HTTP layer itself, by status, with the texts of the product. */
const HTTP_ERRORS: Record<number, { code: string; message: string }> = {
  400: { code: 'invalid-input', message: 'Zahtjev nije ispravan.' },
  404: { code: 'not-found', message: 'Traženo ne postoji.' },
  412: { code: 'changed', message: 'Traženo se u međuvremenu promijenilo.' },
  413: { code: 'too-large', message: 'Poslano je više podataka nego što se prima.' },
  414: { code: 'too-long', message: 'Adresa je preduga.' },
  415: { code: 'wrong-type', message: 'Podaci moraju biti JSON (application/json).' },
  416: { code: 'no-such-range', message: 'Datoteka nema traženi dio.' },
  431: { code: 'too-large', message: 'Zaglavlja zahtjeva su prevelika.' },
};

/** Answers every `AppError` in the one shape of errors, and every unexpected error with a bland 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = toAppError(error, request.routeOptions.config.route?.form);
    if (known) {
      const isLogged = known.status >= 500 && !(known instanceof OverloadedError);
      if (isLogged) request.log.warn({ cause: describeCause(error) }, 'a call could not be served');
      return answer(request, reply, known);
    }
    request.log.error({ err: describeFault(error) }, 'request failed');
    const fault = { status: 500, code: 'fault', message: 'Dogodila se greška na poslužitelju. Pokušajte ponovno.' };
    return answer(request, reply, new AppError(fault));
  });
}

/** @throws NotFoundError for an unknown address of the API. */
export function notFound(): never {
  throw new NotFoundError();
}

function toAppError(error: FastifyError | Error, form: Route['form']): AppError | undefined {
  if (error instanceof AppError) return error;
  const unavailable = databaseUnavailable(error);
  if (unavailable) return unavailable;
  if (error instanceof URIError) return new InvalidInputError('Adresa nije ispravna.');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  // Files that are hidden or lie outside their folder; the answer must not reveal whether they exist.
  if (status === 403) return new NotFoundError();
  if (status === 415 && form) return new AppError({ status, code: 'wrong-type', message: wrongFormText(form) });
  const known = status === undefined ? undefined : HTTP_ERRORS[status];
  return known && status !== undefined ? new AppError({ status, ...known }) : undefined;
}

function wrongFormText({ files }: NonNullable<Route['form']>): string {
  const orJson = files === undefined ? ' ili JSON (application/json)' : '';
  return `Podaci moraju biti obrazac (multipart/form-data)${orJson}.`;
}

function answer(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  reply.code(error.status).header('cache-control', 'no-store');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const { code, message, errors, references } = error;
  const details = { ...(errors.length > 0 && { errors }), ...(references.length > 0 && { references }) };
  const shape = request.routeOptions.config.route?.errorShape;
  // Three calls have error shapes of their own (answers, sections 4 and 7).
  if (shape && 'warning' in shape.properties) return reply.send({ warning: message, code, ...details });
  if (shape && 'auth' in shape.properties) return reply.send({ auth: false, message, code, ...details });
  if (shape && 'error' in shape.properties) return reply.send({ error: message, message, code, ...details });
  return reply.send({ message, code, ...details });
}

/**
 * The message of the database, the disk or the store; undefined without one. The system names paths in its messages.
 */
function describeCause(error: Error) {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  return { type: cause.name, code, ...(syscall === undefined ? { message: cause.message } : { syscall }) };
}

/** The fault without values that the message of a database may contain. */
function describeFault(error: Error) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: 'code' in error ? error.code : undefined,
  };
}
