/** The kinds of answer that are not a success, as the contract declares them, with their HTTP status. */
export const refusalStatus = {
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

export type RefusalKind = keyof typeof refusalStatus;

/**
 * A decision against a call, thrown by services and hooks; the errors plugin turns it into the contract's `Error`.
 * The message is shown to people, so it says what to do and holds nothing internal.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  /** A plain property: the framework writes to it. */
  statusCode: number;
  /** Whole seconds after which a retry makes sense (429 and 503). */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: RefusalKind, message: string, retryAfterSeconds?: number) {
    super(message);
    this.kind = kind;
    this.statusCode = refusalStatus[kind];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400: `problem` reads on after the field's name, as in "email: must be an e-mail address". */
export function invalid(field: string, problem: string): Refusal {
  return new Refusal('invalid', `${field}: ${problem}`);
}

/** 404 for what is absent and for an id that is none of ours; `what` is the thing, as in "Event". */
export function missing(what: string): Refusal {
  return new Refusal('missing', `${what} not found.`);
}

/** 403: the caller is known and it is not theirs. */
export function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message);
}

/** 409: the call is well-formed and the state of things is against it. */
export function conflict(message: string): Refusal {
  return new Refusal('conflict', message);
}

/** 429: `seconds` until it makes sense to try again; a part of one counts as one. */
export function tooMany(message: string, seconds: number): Refusal {
  return new Refusal('too-many', message, Math.max(1, Math.ceil(seconds)));
}

/** 401: no credentials, or bad ones; never says which part was wrong. */
export function unauthenticated(message = 'Log in to do this.'): Refusal {
  return new Refusal('unauthenticated', message);
}
