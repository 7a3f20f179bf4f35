import { defaultArticlesUrl } from '@skill-exchange/api-client';
import type { paths } from '@skill-exchange/api-client/types';
import { createOpenApiHttp, type OpenApiHttpHandlers } from 'openapi-msw';

/** Handlers that compile only if they respond as openapi.yaml declares. */
export type Http = OpenApiHttpHandlers<paths>;

export interface Addresses {
  /** The backend: an absolute URL, or '*' for any. */
  readonly baseUrl?: string;
  /** The article service. */
  readonly articlesUrl?: string;
}

/** Stands for whichever backend a request goes to. */
const anywhere = '*';

/** Returns where the handler of a path of the contract listens. */
export function addressOf(path: string, { baseUrl = anywhere, articlesUrl = defaultArticlesUrl }: Addresses): string {
  const base = path.startsWith('/articles') ? articlesUrl : baseUrl;
  return base + path.replaceAll('{', ':').replaceAll('}', '');
}

/** Creates handlers for the operations of one backend. */
export function createHttp({ baseUrl = anywhere }: Addresses): Http {
  return createOpenApiHttp<paths>({ baseUrl });
}

/** Creates the body of an error. */
export function errorBody(message: string): { success: false; message: string } {
  return { success: false, message };
}

/** Returns one page of a list and the header with the next, if the request is paged. The cursor is an index. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  request: Pick<Request, 'url'>,
): { entries: Entry[]; headers: Record<string, string> } {
  const url = new URL(request.url);
  const limit = Number(url.searchParams.get('limit') ?? Number.NaN);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  if (Number.isNaN(limit)) return { entries: [...entries], headers: {} };
  const end = from + limit;
  if (end >= entries.length) return { entries: entries.slice(from), headers: {} };
  url.searchParams.set('cursor', String(end));
  return { entries: entries.slice(from, end), headers: { Link: `<${url}>; rel="next"` } };
}
