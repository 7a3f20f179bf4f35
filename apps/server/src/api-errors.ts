import type { Error as ErrorBody, ErrorCode, ErrorRule } from '@skill-exchange/api-client/types';

/** The contract's error responses by kind, with their status and general code. */
const kinds = {
  invalid: [400, 'invalid_input'],
  unauthenticated: [401, 'not_authenticated'],
  forbidden: [403, 'forbidden'],
  missing: [404, 'not_found'],
  'not-allowed': [405, 'method_not_allowed'],
  conflict: [409, 'conflict'],
  precondition: [412, 'precondition_failed'],
  'too-large': [413, 'too_large'],
  unsupported: [415, 'unsupported_media_type'],
  range: [416, 'range_not_satisfiable'],
  'too-many': [429, 'rate_limited'],
  unavailable: [503, 'unavailable'],
} as const satisfies Record<string, readonly [number, ErrorCode]>;

export type ErrorKind = keyof typeof kinds;

/** Returns the kind of a status; undefined for a status that the contract lacks. */
export function kindOfStatus(status: number): ErrorKind | undefined {
  return (Object.keys(kinds) as ErrorKind[]).find((kind) => kinds[kind][0] === status);
}

interface ErrorDetails {
  /** The general code of the kind when left out. */
  code?: ErrorCode;
  /** The field of the body, the query or the path that is not valid. */
  field?: string;
  /** What is wrong with the field, for programs. */
  rule?: ErrorRule | undefined;
  /** Whole seconds after which a retry makes sense (429 and 503). */
  retryAfterSeconds?: number;
  /** Numbers in the message, for programs. */
  params?: Readonly<Record<string, number>> | undefined;
  /** Fields that the contract adds to `Error` for this answer. */
  fields?: Readonly<Record<string, unknown>>;
}

/**
 * An error response, thrown by services and hooks; the errors plugin turns it into the contract's
 * `Error`. Members read the message: it says what to do and has no internal details.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ErrorKind;
  /** A plain property, because the framework writes to it. */
  statusCode: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly rule: ErrorRule | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly params: Readonly<Record<string, number>> | undefined;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    kind: ErrorKind,
    message: string,
    { code, field, rule, retryAfterSeconds, params, fields = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.kind = kind;
    this.statusCode = kinds[kind][0];
    this.code = code ?? kinds[kind][1];
    this.field = field;
    this.rule = rule;
    this.retryAfterSeconds = retryAfterSeconds;
    this.params = params;
    this.fields = fields;
  }
}

/** Returns the body of an error response. */
export function bodyOf({ code, field, rule, message, retryAfterSeconds, params, fields }: ApiError): ErrorBody {
  return {
    ...fields,
    success: false,
    code,
    ...(field !== undefined && { field }),
    ...(rule !== undefined && { rule }),
    message,
    ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
    ...(params !== undefined && { params }),
  };
}

/** Creates a 400. `problem` continues after the field's name, as in "email: must be an email address". */
export function invalid(
  field: string,
  problem: string,
  { rule, params }: Pick<ErrorDetails, 'rule' | 'params'> = {},
): ApiError {
  return new ApiError('invalid', `${field}: ${problem}`, { field, rule, params });
}

/** Things that are looked up by id or slug. */
export type Thing =
  | 'Action'
  | 'Appeal'
  | 'Article'
  | 'Backup'
  | 'Calendar'
  | 'Case'
  | 'Cohost'
  | 'Conversation'
  | 'Draft'
  | 'Event'
  | 'File'
  | 'Announcement'
  | 'Invitation'
  | 'Link'
  | 'Login'
  | 'Merge'
  | 'Message'
  | 'Page'
  | 'Pair'
  | 'Participant'
  | 'Passkey'
  | 'Path'
  | 'Picture'
  | 'Request'
  | 'Registration'
  | 'Review'
  | 'Ring'
  | 'Search'
  | 'Session'
  | 'Skill'
  | 'Text'
  | 'User';

/** Creates the 404 for unknown and for malformed ids. */
export function notFound(what: Thing): ApiError {
  const name = what.toLowerCase() as Lowercase<Thing>;
  return new ApiError('missing', `${what} not found.`, { code: `${name}_not_found` });
}

/** Creates a 404 with its own code, for a feature that this site does not offer. */
export function notFoundAs(code: ErrorCode, message: string): ApiError {
  return new ApiError('missing', message, { code });
}

/** Creates a 405; the Allow header of the response lists the methods. */
export function notAllowed(method: string, what = 'this address'): ApiError {
  return new ApiError('not-allowed', `${method} is not possible at ${what}.`);
}

/** Creates a 403: the caller is known but not allowed. */
export function forbidden(code: ErrorCode, message: string, params?: ErrorDetails['params']): ApiError {
  return new ApiError('forbidden', message, { code, params });
}

/** Creates a 403: the caller is no operator. */
export const notOperator = (): ApiError => forbidden('not_operator', 'Only operators can do this.');

/** Creates a 403: a moderator has suspended the caller. */
export function suspended(): ApiError {
  return forbidden(
    'suspended',
    'A moderator has suspended your account. Your account page says why, and how to appeal.',
  );
}

/** Creates a 409: the request is valid but conflicts with the current state. */
export function conflict(
  code: ErrorCode,
  message: string,
  details: Pick<ErrorDetails, 'fields' | 'params'> = {},
): ApiError {
  return new ApiError('conflict', message, { code, ...details });
}

/** Creates a 429. `seconds` until a retry can succeed are rounded up. */
export function tooMany(message: string, seconds: number): ApiError {
  return new ApiError('too-many', message, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
}

/** Creates a 401 for missing or wrong credentials; never says which part was wrong. */
export function unauthenticated(message = 'Log in to do this.', code: ErrorCode = 'not_authenticated'): ApiError {
  return new ApiError('unauthenticated', message, { code });
}
