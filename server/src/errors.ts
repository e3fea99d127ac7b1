/** An error that is answered to the caller. Anything else that is thrown is a bug and answers a bland 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which field, in Croatian. */
  readonly errors: FieldError[];
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: {
    status: number;
    code: string;
    message: string;
    errors?: FieldError[];
    retryAfterSeconds?: number;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.errors = answer.errors ?? [];
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

export type FieldError = { field: string; message: string };

/** 400: what was sent cannot be accepted. */
export class InvalidInputError extends AppError {
  constructor(message = 'Podaci nisu ispravni.', errors: FieldError[] = [], code = 'invalid-input') {
    super({ status: 400, code, message, errors });
  }
}

/** 401: no token, or one that is no longer good. */
export class UnauthenticatedError extends AppError {
  constructor(message = 'Prijavite se.', code = 'unauthenticated') {
    super({ status: 401, code, message });
  }
}

/** 403: the role may not do this. */
export class ForbiddenError extends AppError {
  constructor(message = 'Vaša uloga to ne dopušta.') {
    super({ status: 403, code: 'forbidden', message });
  }
}

/** 404: no such thing, or none that the caller may see. */
export class NotFoundError extends AppError {
  constructor(message = 'Traženo ne postoji.') {
    super({ status: 404, code: 'not-found', message });
  }
}

/** 409: a limit is reached, the version is stale, or the thing is in use. `code` tells which. */
export class ConflictError extends AppError {
  constructor(message: string, code: string, errors: FieldError[] = []) {
    super({ status: 409, code, message, errors });
  }
}

/** 429: too many tries. */
export class TooManyTriesError extends AppError {
  constructor(retryAfterSeconds: number, message = 'Previše pokušaja. Pokušajte ponovno kasnije.') {
    super({ status: 429, code: 'too-many-tries', message, retryAfterSeconds });
  }
}

/** 503: the database or the file store is away. */
export class UnavailableError extends AppError {
  constructor(message = 'Poslužitelj trenutačno nije dostupan. Pokušajte ponovno za koji trenutak.') {
    super({ status: 503, code: 'unavailable', message, retryAfterSeconds: 5 });
  }
}
