import type { ErrorCode } from './generated/schema.ts';

/** A code of the contract. A newer server may know others: treat an unknown one by its status. */
export type ApiErrorCode = ErrorCode | (string & {});

interface ApiErrorDetails {
  readonly status: number;
  readonly operation: string;
  readonly code?: ApiErrorCode | undefined;
  readonly field?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly isOfToken?: boolean | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error that the client throws: every answer other than a success, and every call that got no answer at all.
 * What to show, and whether to sign the member out, is for the caller to decide.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came; a 2xx when the answer's body says that the call failed or cannot be read. */
  readonly status: number;
  /** Method and path template of the call, such as `GET /api/user/get/{userId}`: without ids, so safe to log. */
  readonly operation: string;
  /** The error code; undefined without a response, or for one from a proxy or an older backend. */
  readonly code: ApiErrorCode | undefined;
  /** Of `invalid_input`: the field of the body, the query or the path that is not valid. */
  readonly field: string | undefined;
  /** The server's message, if it is readable. `message` falls back to our own text. */
  readonly serverMessage: string | undefined;
  /** Seconds that the server asks to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** Whether the token that the app has now went with the call: only then does a 401 say something about it. */
  readonly isOfToken: boolean;
  /** The answer's JSON, for the few errors that carry more than `Error`; undefined where there is none. */
  readonly body: unknown;

  constructor({ isOfToken = false, body, cause, ...details }: ApiErrorDetails) {
    const { status, operation, code, field, serverMessage, retryAfter } = details;
    super(serverMessage ?? sentenceFor(status), cause === undefined ? undefined : { cause });
    this.status = status;
    this.operation = operation;
    this.code = code;
    this.field = field;
    this.serverMessage = serverMessage;
    this.retryAfter = retryAfter;
    this.isOfToken = isOfToken;
    this.body = body;
  }
}

/** Whether a caught value is the client's own error, of one status if you name it (0 for "no answer came"). */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Whether the backend lacks the operation: one beyond the original calls, of which it knows none of the errors. */
export function isUnknownOperation(error: unknown): boolean {
  if (isApiError(error, 404)) return error.code === undefined || error.code === 'path_not_found';
  return isApiError(error, 405);
}

/** The server's own words about a failure, or `fallback` when it had none. */
export function serverMessageOr(error: unknown, fallback: string): string {
  return isApiError(error) ? (error.serverMessage ?? fallback) : fallback;
}

const sentences: Readonly<Record<number, string>> = {
  0: "We can't reach Skill Exchange. Check your connection and try again.",
  400: 'Something here needs another look. Check your entries.',
  401: 'Please log in.',
  403: "You don't have permission to do this.",
  404: 'This no longer exists.',
  409: 'This just changed. Reload to see the latest.',
  413: 'This is too large.',
  415: "This type of file isn't supported.",
  429: 'Too many tries. Wait a moment, then try again.',
};

function sentenceFor(status: number): string {
  return sentences[status] ?? 'Something went wrong on our side. Try again in a moment.';
}
