import type { ErrorCode, ErrorRule } from './generated/schema.ts';

/** An error code of the contract. A newer server may send others: treat an unknown one by its status. */
export type ApiErrorCode = ErrorCode | (string & {});

interface ApiErrorDetails {
  readonly status: number;
  readonly operation: string;
  readonly code?: ApiErrorCode | undefined;
  readonly field?: string | undefined;
  readonly rule?: ErrorRule | (string & {}) | undefined;
  readonly serverMessage?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly isOfToken?: boolean | undefined;
  readonly body?: unknown;
  readonly isForeign?: boolean | undefined;
  readonly cause?: unknown;
}

/** What is known of an error, for words about it in another language. */
export type ErrorFacts = Omit<ApiErrorDetails, 'body' | 'cause' | 'isForeign'> & {
  readonly isForeign: boolean;
  /** The numbers of the server's message. */
  readonly params: Readonly<Record<string, number | undefined>>;
  /** The name of the community. */
  readonly serverName: string;
};

/** Returns what an error says, in place of the server's message and of our sentence for its status. */
export type ErrorWords = (error: ErrorFacts) => { readonly said: string | undefined; readonly sentence: string };

let errorWords: ErrorWords | undefined;
let loading: Promise<void> | undefined;

/** Sets the words of all later errors, for an app in another language. Without them, or if they fail, it is English. */
export function setErrorWords(words: Promise<ErrorWords | undefined>): void {
  loading = words.then(
    (loaded) => {
      errorWords = loaded;
    },
    () => {},
  );
}

/** Waits for the words of errors, if the app has set them. */
export const errorWordsLoaded = (): Promise<void> | undefined => loading;

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
  /** The server's message, if it is readable, or its words in the app's language. `message` falls back to our own text. */
  readonly serverMessage: string | undefined;
  /** Seconds that the server asks to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** Whether the request was sent with the app's current token: only then does a 401 concern it. */
  readonly isOfToken: boolean;
  /** Whether something between us and the server answered in its place: a proxy, a filter, a network's log-in page. */
  readonly isForeign: boolean;
  /** The response's JSON, for the few errors with more fields than `Error`; undefined without one. */
  readonly body: unknown;

  constructor({ isOfToken = false, isForeign = false, body, cause, ...details }: ApiErrorDetails) {
    const { status, operation, code, field, retryAfter } = details;
    const words = errorWords?.({ ...details, isForeign, params: paramsIn(body), serverName });
    const serverMessage = words === undefined ? details.serverMessage : words.said;
    const sentence = words?.sentence ?? (isForeign ? foreignSentences[status] : undefined) ?? sentenceFor(status);
    super(serverMessage ?? sentence, cause === undefined ? undefined : { cause });
    this.status = status;
    this.operation = operation;
    this.code = code;
    this.field = field;
    this.serverMessage = serverMessage;
    this.retryAfter = retryAfter;
    this.isOfToken = isOfToken;
    this.isForeign = isForeign;
    this.body = body;
  }
}

/** Whether a caught value is the client's error, optionally of one status (0 for "no response"). */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/**
 * Whether an error says nothing about the call, which can be sent again: there was no answer of the server, or one of a proxy
 * or of a network's log-in in its place. A filter's refusal (403, 413) would come again.
 */
export function isUnanswered(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, isForeign } = error;
  return [0, 502, 503, 504].includes(status) || (isForeign && (status < 300 || status === 401 || status >= 500));
}

/** Whether the backend lacks the operation, an addition to the original calls. */
export function isUnknownOperation(error: unknown): boolean {
  if (isApiError(error, 404)) return error.code === undefined || error.code === 'path_not_found';
  return isApiError(error, 405);
}

/**
 * Returns the server's own message, or `fallback` without one. If something else answered in its place, `fallback` is
 * followed by what to do.
 */
export function serverMessageOr(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const advice = error.isForeign && error.status in foreignSentences ? error.message : undefined;
  const failed = /[.!?؟]$/.test(fallback) ? fallback : `${fallback}.`;
  return error.serverMessage ?? (advice === undefined ? fallback : `${failed} ${advice}`);
}

let serverName = 'Skill Exchange';

/** Sets the name of the community in messages, for an app that shows another one. */
export function setServerName(name: string): void {
  serverName = name;
}

const sentences: Readonly<Record<number, string>> = {
  400: 'Something here needs another look. Check your entries.',
  401: 'Please log in.',
  403: "You don't have permission to do this.",
  404: 'This no longer exists.',
  409: 'This just changed. Reload to see the latest.',
  413: 'This is too large.',
  415: "This type of file isn't supported.",
  429: 'Too many tries. Wait a moment, then try again.',
};

const networkAsks = 'Your network asks you to log in or to agree first. Do that on another page, then try again.';

/** By status: what to do about an answer that is not the server's. Others get the sentence of their status. */
const foreignSentences: Readonly<Record<number, string>> = {
  200: networkAsks,
  401: networkAsks,
  403: 'Your network or a filter on it refused this. Try again on another network.',
  413: 'This is too large for something between you and us. Try something smaller, or another network.',
  511: networkAsks,
};

function sentenceFor(status: number): string {
  if (status === 0) return `We can't reach ${serverName}. Check your connection and try again.`;
  return sentences[status] ?? 'Something went wrong on our side. Try again in a moment.';
}

function paramsIn(body: unknown): ErrorFacts['params'] {
  const { params }: { params?: unknown } = typeof body === 'object' && body !== null ? body : {};
  // The contract says that all of them are numbers.
  return typeof params === 'object' && params !== null ? (params as ErrorFacts['params']) : {};
}
