import type { RecordReference } from '@baklja/contract/route';

type Answer = {
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  references?: RecordReference[];
  retryAfterSeconds?: number;
};

/** An error whose message the caller gets. Any other error is a bug and answers a bland 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  /** Fields with their problems, in Croatian. */
  readonly errors: FieldError[];
  /** Records that use what was to be deleted. */
  readonly references: RecordReference[];
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, errors = [], references = [], retryAfterSeconds }: Answer) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.references = references;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A problem of a field; `id` is the record that has the value already. */
export type FieldError = { field: string; message: string; id?: number };

/** 400: the input cannot be accepted. */
export class InvalidInputError extends AppError {
  constructor(message = 'Podaci nisu ispravni.', errors: FieldError[] = [], code = 'invalid-input') {
    super({ status: 400, code, message, errors });
  }
}

/** 400 with one message, for the whole input and for the field that is wrong. */
export function invalidField(field: string, message: string, code?: string): InvalidInputError {
  return new InvalidInputError(message, [{ field, message }], code);
}

/** 401: the token is missing or no longer valid. */
export class UnauthenticatedError extends AppError {
  constructor(message = 'Prijavite se.', code = 'unauthenticated') {
    super({ status: 401, code, message });
  }
}

/** 403: the role may not do this. */
export class ForbiddenError extends AppError {
  constructor(message = 'Vaša uloga to ne dopušta.', code = 'forbidden') {
    super({ status: 403, code, message });
  }
}

/** 404: the thing does not exist, or the caller may not see it. */
export class NotFoundError extends AppError {
  constructor(message = 'Traženo ne postoji.') {
    super({ status: 404, code: 'not-found', message });
  }
}

/** 410: what came next is deleted, so the caller has to begin again. */
export class GoneError extends AppError {
  constructor() {
    const message = 'Promjene nakon te točke više nisu zapisane. Osvježite sve pa nastavite od posljednje.';
    super({ status: 410, code: 'gone', message });
  }
}

/** 409: a limit is reached, or the version is stale. `code` says which. */
export class ConflictError extends AppError {
  constructor(message: string, code: string, errors: FieldError[] = []) {
    super({ status: 409, code, message, errors });
  }
}

/** 409 for the deletion of what others use. */
export class InUseError extends AppError {
  constructor(message: string, references: RecordReference[]) {
    super({ status: 409, code: 'in-use', message, references });
  }
}

/** 429: too many tries. */
export class TooManyTriesError extends AppError {
  constructor(retryAfterSeconds: number, message = 'Previše pokušaja. Pokušajte ponovno kasnije.') {
    super({ status: 429, code: 'too-many-tries', message, retryAfterSeconds });
  }
}

/** 503: the database or the file store cannot be reached. */
export class UnavailableError extends AppError {
  constructor(
    message = 'Poslužitelj trenutačno nije dostupan. Pokušajte ponovno za koji trenutak.',
    answer = { status: 503, code: 'unavailable', retryAfterSeconds: 5 },
  ) {
    super({ ...answer, message });
  }
}

/** 503: the server has more to do than it can, and this call can wait. */
export class OverloadedError extends UnavailableError {
  constructor() {
    super('Poslužitelj je preopterećen, pa zahtjev nije izvršen. Pokušajte ponovno za koji trenutak.', {
      status: 503,
      code: 'overloaded',
      retryAfterSeconds: 5,
    });
  }
}

/** 507: the disk, the database or the file store is full. Reads go on. */
export class NoRoomError extends UnavailableError {
  constructor() {
    const message = 'Na poslužitelju nema više mjesta, pa se ništa ne može spremiti. Javite to administratoru.';
    super(message, { status: 507, code: 'no-room', retryAfterSeconds: 60 });
  }
}

/** How the system (a limit of the size of files included) and PostgreSQL say that there is no room. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** SQLite's result code of a full disk. */
const SQLITE_FULL = 13;

type Fault = { code?: unknown; errcode?: unknown; $metadata?: { httpStatusCode?: number } };

/** Whether something was not written because a disk, a database or a file store is full. */
export function isFull(error: unknown): boolean {
  const { code, errcode, $metadata } = (error ?? {}) as Fault;
  if (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL) return true;
  return FULL_CODES.some((full) => full === code) || $metadata?.httpStatusCode === 507;
}
