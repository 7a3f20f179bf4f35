import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { TokenClaims } from './tokens.ts';

/** The cookie's name, from the contract. */
export const sessionCookie = 'session';

/**
 * Returns the cookie's attributes. Strict by default: only the app's own pages need the cookie, and
 * their requests are same-site even on a page opened from a link in an email. A web app on another site needs None,
 * and None needs Secure; then only the Origin check protects against forged writes.
 */
export function cookieAttributes(request: FastifyRequest, context: AppContext): CookieSerializeOptions {
  const crossSite = context.settings.webOrigins.some((origin) => !isSameSite(new URL(origin), request));
  return {
    path: '/',
    httpOnly: true,
    sameSite: crossSite ? 'none' : 'strict',
    secure: crossSite || request.protocol === 'https',
  };
}

/**
 * Whether the scheme is the same and one host equals or is a subdomain of the other. Siblings count as
 * foreign; None works for them too.
 */
function isSameSite(origin: URL, request: FastifyRequest): boolean {
  const host = request.hostname;
  const related =
    origin.hostname === host || origin.hostname.endsWith(`.${host}`) || host.endsWith(`.${origin.hostname}`);
  return related && origin.protocol === `${request.protocol}:`;
}

/** Sets the cookie for the rest of the session, with Max-Age, since the browser's clock may be wrong. */
export async function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  claims: TokenClaims,
): Promise<void> {
  const token = await context.tokens.sign('cookie', claims);
  const maxAge = Math.floor((claims.expiresAt.getTime() - context.clock().getTime()) / 1000);
  reply.setCookie(sessionCookie, token, { ...cookieAttributes(request, context), maxAge });
}

/** Removes the cookie, with the attributes it was set with: across sites, browsers accept no others. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, context: AppContext): void {
  reply.clearCookie(sessionCookie, cookieAttributes(request, context));
}

/** Returns the claims of the request's cookie, or null. Does not check whether the session is still active. */
export async function readSessionCookie(request: FastifyRequest, context: AppContext): Promise<TokenClaims | null> {
  const token = request.cookies[sessionCookie];
  return token === undefined ? null : await context.tokens.verify('cookie', token);
}
