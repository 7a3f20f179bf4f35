import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { cookieAttributes } from '../auth/session-cookie.ts';

/** The cookie's name, from the contract. */
const passkeyCookie = 'passkey';

/** Only sent with log-ins by passkey. */
const path = '/auth/login/passkey';

/** Returns the cookie that identifies the browser of a passkey log-in; null if it has requested no challenge. */
export function readBrowser(request: FastifyRequest): string | null {
  const value = request.cookies[passkeyCookie] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets the browser's id. Keeps an existing one, so that two tabs do not invalidate each other's challenges. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply, context: AppContext): string {
  const browser = readBrowser(request) ?? randomBytes(32).toString('base64url');
  reply.setCookie(passkeyCookie, browser, { ...cookieAttributes(request, context), path });
  return browser;
}
