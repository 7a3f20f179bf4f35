import type { paths } from '@skill-exchange/api-client/types';
import { createOpenApiHttp, type OpenApiHttpHandlers } from 'openapi-msw';

/** Handlers that compile only while they answer what openapi.yaml says. */
export type Http = OpenApiHttpHandlers<paths>;

export interface Addresses {
  /** The backend: an absolute address, or '*' for whichever one a request goes to. */
  readonly baseUrl?: string;
  /** The article service. */
  readonly articlesUrl?: string;
}

/** Stands for whichever backend a request goes to. */
export const anywhere = '*';

/** Makes handlers for the operations of one backend. */
export function createHttp({ baseUrl = anywhere }: Addresses): Http {
  return createOpenApiHttp<paths>({ baseUrl });
}

/** The body of every error. */
export function errorBody(message: string): { success: false; message: string } {
  return { success: false, message };
}

/** One page of a list and the header that leads to the next, when the request asks for pages. The cursor is an index. */
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
