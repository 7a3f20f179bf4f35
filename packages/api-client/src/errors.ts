import type { ErrorCode } from './generated/schema.ts';

/** An error code of the contract. A newer server may send others: treat an unknown one by its status. */
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
 * The only error that the client throws: for every unsuccessful response, and for calls without a
 * response. The caller decides what to show, and whether to sign the member out.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a response; a 2xx when the body reports a failure or cannot be read. */
  readonly status: number;
  /** Method and path template of the call, such as `GET /api/user/get/{userId}`: without ids, so safe to log. */
  readonly operation: string;
  /** The error code; undefined without a response, or for one from a proxy or an older backend. */
  readonly code: ApiErrorCode | undefined;
  /** For `invalid_input`: the invalid field of the body, the query or the path. */
  readonly field: string | undefined;
  /** The server's message, if it is readable. `message` falls back to our own text. */
  readonly serverMessage: string | undefined;
  /** Seconds that the server asks to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** Whether the request was sent with the app's current token: only then does a 401 concern it. */
  readonly isOfToken: boolean;
  /** The response's JSON, for the few errors with more fields than `Error`; undefined without one. */
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

/** Whether a caught value is the client's error, optionally of one status (0 for "no response"). */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Whether the backend lacks the operation, an addition to the original calls. */
export function isUnknownOperation(error: unknown): boolean {
  if (isApiError(error, 404)) return error.code === undefined || error.code === 'path_not_found';
  return isApiError(error, 405);
}

/** Returns the server's own message, or `fallback` without one. */
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
