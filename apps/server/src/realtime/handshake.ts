import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { sessionCookie } from '../modules/auth/session-cookie.ts';
import { isOwnOrigin } from '../plugins/own-origin.ts';
import { type IsProxy, proxiesOf } from '../trusted-proxies.ts';

/** Returns the requested host, as Fastify does for other requests: the last one that a trusted proxy forwarded. */
function hostOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded === undefined || !isProxy(socket.remoteAddress ?? '', 0)) return headers.host ?? '';
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
}

/** Browsers send the cookie with sockets of any site, so only our own pages may open one. */
export function isOwnHandshake({
  trustProxy,
  webOrigins,
}: Pick<Settings, 'trustProxy' | 'webOrigins'>): (request: IncomingMessage) => boolean {
  const isProxy = proxiesOf(trustProxy);
  return (request) => isOwnOrigin({ headers: request.headers, host: hostOf(request, isProxy) }, webOrigins);
}

/** Returns the claims of the session cookie, or null. Does not check whether the session is still active. */
export async function claimsOf(
  request: IncomingMessage,
  tokens: AppContext['tokens'],
): ReturnType<AppContext['tokens']['verify']> {
  const token = fastifyCookie.parse(request.headers.cookie ?? '')[sessionCookie];
  return token === undefined ? null : await tokens.verify('cookie', token);
}

/** Returns Engine.IO's connection id in a URL; null for a handshake. */
export function sidOf(url: string): string | null {
  return new URL(url, 'http://localhost').searchParams.get('sid');
}
