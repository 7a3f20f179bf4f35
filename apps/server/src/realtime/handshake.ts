import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { AppContext } from '../context.ts';
import type { Settings } from '../env.ts';
import { sessionCookie } from '../modules/auth/session-cookie.ts';
import { isOwnOrigin } from '../plugins/own-origin.ts';
import type { SocketIdentity } from './socket-server.ts';

/** The host that the browser asked for: behind a trusted proxy that is the forwarded one, as for every other call. */
function hostOf(request: IncomingMessage, settings: Settings): string {
  const forwarded = settings.trustProxy === false ? undefined : request.headers['x-forwarded-host'];
  return [forwarded].flat()[0]?.split(',')[0]?.trim() ?? request.headers.host ?? '';
}

/** A socket carries the cookie wherever it is opened from, so only our own pages may open one. */
export function isOwnHandshake(request: IncomingMessage, settings: Settings): boolean {
  return isOwnOrigin({ headers: request.headers, host: hostOf(request, settings) }, settings.webOrigins);
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
