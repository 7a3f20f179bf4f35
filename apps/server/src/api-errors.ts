/** The kinds of answer that are not a success, as the contract declares them, with their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof errorStatus;

/**
 * A decision against a call, thrown by services and hooks; the errors plugin turns it into the contract's `Error`.
 * The message is shown to people, so it says what to do and holds nothing internal.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ErrorKind;
  /** A plain property: the framework writes to it. */
  statusCode: number;
  /** Whole seconds after which a retry makes sense (429 and 503). */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, retryAfterSeconds?: number) {
    super(message);
    this.kind = kind;
    this.statusCode = errorStatus[kind];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400: `problem` reads on after the field's name, as in "email: must be an e-mail address". */
export function invalid(field: string, problem: string): ApiError {
  return new ApiError('invalid', `${field}: ${problem}`);
}

/** 404 for what is absent and for an id that is none of ours; `what` is the thing, as in "Event". */
export function missing(what: string): ApiError {
  return new ApiError('missing', `${what} not found.`);
}

/** 403: the caller is known and it is not theirs. */
export function forbidden(message: string): ApiError {
  return new ApiError('forbidden', message);
}

/** 409: the call is well-formed and the state of things is against it. */
export function conflict(message: string): ApiError {
  return new ApiError('conflict', message);
}

/** 429: `seconds` until it makes sense to try again; a part of one counts as one. */
export function tooMany(message: string, seconds: number): ApiError {
  return new ApiError('too-many', message, Math.max(1, Math.ceil(seconds)));
}

/** 401: no credentials, or bad ones; never says which part was wrong. */
export function unauthenticated(message = 'Log in to do this.'): ApiError {
  return new ApiError('unauthenticated', message);
}
