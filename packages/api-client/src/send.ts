import createFetchClient, { type Middleware } from 'openapi-fetch';
import type { Method } from './client.ts';
import { bearerless } from './credentials.ts';
import { ApiError, refusal } from './errors.ts';
import type { paths } from './generated/schema.ts';

/** Sends one call; the token goes along where the contract wants one. Throws an `ApiError`, or the abort. */
export type Send = (
  method: Method,
  path: string,
  init: object,
  token: string | null | undefined,
) => Promise<{ data?: unknown; response: Response }>;

type SendOptions = {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** Makes what the client sends its calls with. */
export function createSend({ baseUrl, fetch }: SendOptions): Send {
  const http = createFetchClient<paths>({ baseUrl, fetch, credentials: 'include' });
  http.use(failLoudly);
  return async (method, path, init, token) => {
    const headers = token && !bearerless.has(path) ? { Authorization: `Bearer ${token}` } : {};
    // Which init belongs to which path is the typed client's business.
    const sent: Promise<{ data?: unknown; response: Response }> = http.request(
      method,
      path as never,
      { ...init, headers } as never,
    );
    return await sent.catch((error: unknown) => {
      if (error instanceof ApiError || isAbort(error)) throw error;
      // A success that is not JSON (a captive portal's page, say), or one that broke off half-way.
      const operation = `${method.toUpperCase()} ${path}`;
      throw new ApiError({ status: error instanceof SyntaxError ? 200 : 0, operation, cause: error });
    });
  };
}

const failLoudly: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return;
    const hadBearer = request.headers.has('Authorization');
    throw await refusal(response, `${request.method} ${schemaPath}`, hadBearer);
  },
  onError({ request, error, schemaPath }) {
    if (request.signal.aborted && isAbort(error)) return;
    return new ApiError({ status: 0, operation: `${request.method} ${schemaPath}`, cause: error });
  },
};

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
