import type { IncomingHttpHeaders } from 'node:http';
import { forbidden } from '../api-errors.ts';

/** The part of a request that the check needs; a socket's handshake has it too. */
export interface OriginBearer {
  headers: IncomingHttpHeaders;
  /** The request's host with its port. */
  host: string;
}

/**
 * Whether a request with a cookie comes from our own pages: the Origin is this host or a configured
 * web app. Browsers send an Origin with every write; without one, Sec-Fetch-Site must not name another site.
 *
 * Only the host is compared, since behind a proxy the server may not know that it is served over https.
 */
export function isOwnOrigin({ headers, host }: OriginBearer, webOrigins: string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin';
  }
  if (webOrigins.includes(origin)) return true;
  return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host;
}

/** Creates a 403: the request comes from a page of another origin. */
export const foreignOrigin = () => forbidden('foreign_origin', 'This page is not allowed to do that.');
