import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { sessionCookie } from '../modules/auth/session-cookie.ts';
import { isOwnOrigin } from '../plugins/own-origin.ts';
import { type IsProxy, proxiesOf } from '../trusted-proxies.ts';
import type { SocketIdentity } from './socket-server.ts';

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

/** Who opens the socket, by the session cookie alone; null without a standing session. */
export async function identify(
  request: IncomingMessage,
  context: Pick<AppContext, 'tokens' | 'sessionStands'>,
): Promise<SocketIdentity | null> {
  const token = fastifyCookie.parse(request.headers.cookie ?? '')[sessionCookie];
  const claims = token === undefined ? null : await context.tokens.verify('cookie', token);
  if (claims === null) return null;
  const { memberId, sessionId } = claims;
  return (await context.sessionStands(claims)) ? { memberId, sessionId } : null;
}
