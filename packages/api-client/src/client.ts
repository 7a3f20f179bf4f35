import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import { ApiError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import type { Answer, Method, Send } from './send.ts';

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

/** A read without a body is an error. Some backends answer a write with nothing, so only `bodyOf` makes sure there. */
type Data<M extends Method, Path extends ClientPathsWithMethod<Http, M>> = M extends 'get'
  ? MethodResponse<Http, M, Path>
  : MethodResponse<Http, M, Path> | undefined;

/** Calls one operation of the contract. Rejects with an `ApiError` in every case but a success or an abort. */
export type Call<M extends Method> = <Path extends ClientPathsWithMethod<Http, M>>(
  path: Path,
  ...init: undefined extends Init<Path, M> ? [init?: Init<Path, M>] : [init: Init<Path, M>]
) => Promise<Answer<Data<M, Path>>>;

/** The typed way to the backend. It neither redirects nor shows anything, and keeps no state. */
export interface ApiClient {
  /** Address of the backend, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Address of the article service, without a slash at the end. */
  readonly articlesUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly DELETE: Call<'delete'>;
}

type GetToken = () => string | null | undefined;

export interface ApiClientOptions {
  /** Address of the backend; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The token at the time of a call, if there is one. */
  readonly getToken: GetToken;
  /** Address of the article service. */
  readonly articlesUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Where articles come from unless the app names another service. */
export const defaultArticlesUrl = 'https://dev.to/api';

/**
 * Makes a client. One is enough for an app: the token is asked for at every call. What sends a request is loaded with
 * the first one, since a page that the server has filled needs none.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getToken } = options;
  const baseUrl = withoutSlash(options.baseUrl);
  // Looked up at each call: mocks and monitors replace the global fetch after this has run.
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  let loaded: Promise<Send> | undefined;
  const load = () => {
    loaded ??= import('./send.ts').then(({ createSend }) => createSend({ baseUrl, fetch, getToken }));
    // After a failed import the next call tries again.
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

/** `Send` answers or throws, which its types cannot say per operation: hence the cast here, and nowhere else. */
function bind<M extends Method>(load: () => Promise<Send>, getToken: GetToken, method: M): Call<M> {
  const call = async (path: string, init: object = {}): Promise<Answer<unknown>> => {
    // Asked for before anything is waited for: a caller may end the session right after its call.
    const token = getToken();
    const operation = `${method.toUpperCase()} ${path}`;
    const send = await load().catch((cause: unknown) => {
      throw new ApiError({ status: 0, operation, cause });
    });
    const answer = await send(method, path, init, token);
    return method === 'get' ? { ...answer, data: bodyOf(answer) } : answer;
  };
  return call as Call<M>;
}

/** The body of an answer that must have one. Throws an `ApiError` where it is missing. */
export function bodyOf<Body>({ data, response, operation }: Answer<Body>): NonNullable<Body> {
  if (data === undefined || data === null) throw new ApiError({ status: response.status, operation });
  return data;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
