import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { sessionCookie } from '../modules/auth/session-cookie.ts';
import { isOwnOrigin } from '../plugins/own-origin.ts';
import { type IsProxy, proxiesOf } from '../trusted-proxies.ts';

/** The host that the browser asked for, as Fastify finds it for every other call: a proxy of ours says it last. */
function hostOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded === undefined || !isProxy(socket.remoteAddress ?? '', 0)) return headers.host ?? '';
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
}

/** A socket carries the cookie wherever it is opened from, so only our own pages may open one. */
export function isOwnHandshake({
  trustProxy,
  webOrigins,
}: Pick<Settings, 'trustProxy' | 'webOrigins'>): (request: IncomingMessage) => boolean {
  const isProxy = proxiesOf(trustProxy);
  return (request) => isOwnOrigin({ headers: request.headers, host: hostOf(request, isProxy) }, webOrigins);
}

/** Whom the session cookie names, and nothing else does; null without one. Whether the session stands is not asked. */
export async function claimsOf(
  request: IncomingMessage,
  tokens: AppContext['tokens'],
): ReturnType<AppContext['tokens']['verify']> {
  const token = fastifyCookie.parse(request.headers.cookie ?? '')[sessionCookie];
  return token === undefined ? null : await tokens.verify('cookie', token);
}

/** Engine.IO's id of the connection that an address names; null in a handshake. */
export function sidOf(url: string): string | null {
  return new URL(url, 'http://localhost').searchParams.get('sid');
}
