import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { Answer, Method, Send } from './calls/send.ts';
import { ApiError } from './errors.ts';
import type { paths } from './generated/schema.ts';

type Http = Client<paths>;
type TakesForm<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': unknown } };
}
  ? true
  : false;

/** A multipart body is a FormData (see `formData`); other bodies have the contract's type. */
type Init<Path extends keyof paths, M extends Method> =
  TakesForm<paths[Path][M]> extends true
    ? Omit<MaybeOptionalInit<paths[Path], M>, 'body'> & { body: FormData }
    : MaybeOptionalInit<paths[Path], M>;

/**
 * A read without a body is an error. Some backends respond to a write without a body, so only `bodyOf`
 * requires one.
 */
type Data<M extends Method, Path extends ClientPathsWithMethod<Http, M>> = M extends 'get'
  ? MethodResponse<Http, M, Path>
  : MethodResponse<Http, M, Path> | undefined;

/** Calls an operation of the contract. Rejects with an `ApiError`, except after an abort. */
export type Call<M extends Method> = <Path extends ClientPathsWithMethod<Http, M>>(
  path: Path,
  ...init: undefined extends Init<Path, M> ? [init?: Init<Path, M>] : [init: Init<Path, M>]
) => Promise<Answer<Data<M, Path>>>;

/** The typed client of the backend. Stateless; it neither redirects nor shows anything. */
export interface ApiClient {
  /** URL of the backend, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  /** URL of the article service, without a trailing slash. */
  readonly articlesUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly DELETE: Call<'delete'>;
}

type GetToken = () => string | null | undefined;

export interface ApiClientOptions {
  /** URL of the backend; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns the current token, if any. */
  readonly getToken: GetToken;
  /** URL of the article service. */
  readonly articlesUrl?: string;
  /** The language of texts that the backend composes, as a tag such as `de`; by default the browser's, or the backend's. */
  readonly language?: string;
  /** Returns an answer's body as the app reads it, such as with names in its language. It may change the body. */
  readonly receive?: (body: unknown) => unknown;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The article service unless the app configures another. */
export const defaultArticlesUrl = 'https://dev.to/api';

/**
 * Creates a client. One is enough for an app, since every call reads the token. The transport is
 * loaded with the first call, since a server-rendered page needs none.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getToken, language, receive } = options;
  const baseUrl = withoutSlash(options.baseUrl);
  // Read at each call: mocks and monitors may replace the global fetch later.
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  let loaded: Promise<Send> | undefined;
  const load = () => {
    loaded ??= import('./calls/send.ts').then(({ createSend }) =>
      createSend({ baseUrl, fetch, getToken, language, receive }),
    );
    // After a failed import the next call retries.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  return {
    baseUrl,
    articlesUrl: withoutSlash(options.articlesUrl ?? defaultArticlesUrl),
    fetch,
    GET: bind(load, getToken, 'get'),
    POST: bind(load, getToken, 'post'),
    PUT: bind(load, getToken, 'put'),
    DELETE: bind(load, getToken, 'delete'),
  };
}

/** `Send` cannot express its result per operation in types, so the cast is here and nowhere else. */
function bind<M extends Method>(load: () => Promise<Send>, getToken: GetToken, method: M): Call<M> {
  const call = async (path: string, init: object = {}): Promise<Answer<unknown>> => {
    // Read before any await: the caller may end the session right after the call.
    const token = getToken();
    const operation = `${method.toUpperCase()} ${path}`;
    const send = await load().catch((cause: unknown) => {
      throw new ApiError({ status: 0, operation, cause });
    });
    const answer = await send(method, path, init, token);
    return method === 'get' ? { ...answer, data: bodyOf(answer) } : answer;
  };
  return call as unknown as Call<M>;
}

/** Returns the body of a response that must have one. Throws an `ApiError` when it is missing. */
export function bodyOf<Body>({ data, response, operation }: Answer<Body>): NonNullable<Body> {
  if (data === undefined || data === null) throw new ApiError({ status: response.status, operation });
  return data;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
