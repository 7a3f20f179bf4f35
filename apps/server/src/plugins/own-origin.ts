import type { IncomingHttpHeaders } from 'node:http';

/** What the check needs of a request; a socket's handshake has it too. */
export interface OriginBearer {
  headers: IncomingHttpHeaders;
  /** The host that the request was sent to, with its port. */
  host: string;
}

/**
 * Whether a request with a cookie comes from our own pages: the Origin is this host or a configured web app. Browsers
 * send an Origin with every write; without one, Sec-Fetch-Site must not speak of another site.
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
