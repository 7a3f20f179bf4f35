import createFetchClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from '../errors.ts';
import { bearerless } from '../generated/operations.ts';
import type { paths } from '../generated/schema.ts';
import { anySignal } from './any-signal.ts';
import { detailsIn, readError } from './read-error.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A success: the body with the contract's type, and the raw response for its status and headers. */
export interface Answer<Data> {
  readonly data: Data;
  readonly response: Response;
  /** Method and path template, as in `ApiError`. */
  readonly operation: string;
}

/** Sends one request, with the token if the contract requires it. Throws an `ApiError`, or the abort. */
export type Send = (
  method: Method,
  path: string,
  init: object,
  token: string | null | undefined,
) => Promise<Answer<unknown>>;

type SendOptions = {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly getToken: () => string | null | undefined;
  /** The language of texts that the backend composes. */
  readonly language?: string | undefined;
  readonly receive?: ((body: unknown) => unknown) | undefined;
  /** The timeout of a call in milliseconds: long enough to upload a picture. */
  readonly timeoutMs?: number;
};

/** Creates the client's transport. A request without a response fails like a network error. */
export function createSend(options: SendOptions): Send {
  const { baseUrl, fetch, getToken, language, receive = (body) => body, timeoutMs = 120_000 } = options;
  const inLanguage = language === undefined ? {} : { 'Accept-Language': language };
  const http = createFetchClient<paths>({ baseUrl, fetch, credentials: 'include' });
  http.use(failLoudly(getToken));
  return async (method, path, init: { signal?: AbortSignal }, token) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
    const headers = { ...inLanguage, ...(token && !bearerless.has(path) && { Authorization: bearer(token) }) };
    // The typed client guarantees that the init matches the path.
    const sent: Promise<{ data?: unknown; response: Response }> = http.request(
      method,
      path as never,
      { ...init, headers, signal: anySignal(signals) } as never,
    );
    const operation = `${method.toUpperCase()} ${path}`;
    const { data, response } = await sent.catch((error: unknown) => {
      if (error instanceof ApiError || isAbort(error)) throw error;
      // A success that is not JSON is the page of a network, whatever its type says. Others were cut off.
      const isForeign = error instanceof SyntaxError;
      throw new ApiError({ status: isForeign ? 200 : 0, operation, isForeign, cause: error });
    });
    const answer = { data: receive(data), response, operation };
    assertAccepted(path, answer);
    return answer;
  };
}

/** The two operations whose `success` is the requested fact, not the outcome of the call. */
const questions: ReadonlySet<string> = new Set<keyof paths>(['/auth/check', '/api/report-user/isReported']);

function assertAccepted(path: string, { data, response, operation }: Answer<unknown>): void {
  if (questions.has(path) || typeof data !== 'object' || data === null || !('success' in data)) return;
  // Older backends reject with a 200 and `success: false`.
  if (data.success !== false) return;
  throw new ApiError({ status: response.status, operation, ...detailsIn(data) });
}

const bearer = (token: string) => `Bearer ${token}`;

const isPage = ({ headers }: Response) => /^(text\/html|application\/xhtml)/i.test(headers.get('Content-Type') ?? '');

const failLoudly = (getToken: SendOptions['getToken']): Middleware => ({
  async onResponse({ request, response, schemaPath }) {
    const operation = `${request.method} ${schemaPath}`;
    // No operation answers with a page: it is that of the network, which wants a log-in first.
    if (response.ok && isPage(response)) throw new ApiError({ status: 200, operation, isForeign: true });
    if (response.ok) return;
    // Another member may have logged in since.
    const isOfToken = request.headers.get('Authorization') === bearer(getToken() ?? '');
    throw await readError(response, operation, isOfToken);
  },
  onError({ request, error, schemaPath }) {
    if (request.signal.aborted && isAbort(error)) return;
    return new ApiError({ status: 0, operation: `${request.method} ${schemaPath}`, cause: error });
  },
});

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
