import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, forbidden, unauthenticated } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import type { Caller } from '../contract/handlers.ts';
import type { Operation } from '../contract/load-contract.ts';
import { readBearer } from '../modules/auth/bearer.ts';
import { readSessionCookie, sessionCookie, setSessionCookie } from '../modules/auth/session-cookie.ts';
import type { TokenClaims } from '../modules/auth/tokens.ts';
import { mayCall } from '../policy.ts';
import { isOwnOrigin } from './own-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Cookies and the `caller` of a request; who must be known is said by operation, with `authenticationOf`. */
export const authentication = fp(
  async (app) => {
    app.decorateRequest('caller', null);
    await app.register(fastifyCookie);
  },
  { name: 'authentication' },
);

/**
 * The onRequest hook that the contract's `security` of an operation asks for; null when it never asks who calls.
 *
 * - `bearer`: the Authorization header alone.
 * - `cookie`: the session cookie, or a bearer when no cookie came (scripts have none).
 * - `{}`: the caller is named when the credentials are good, and is a visitor otherwise.
 *
 * Suspended members may call what the contract says; for them, all else that visitors may call is called by a visitor.
 */
export function authenticationOf(operation: Operation, context: AppContext): onRequestAsyncHookHandler | null {
  const { security } = operation;
  if (security.length === 0) return null;
  const isWrite = operation.method !== 'GET';
  return async (request, reply) => {
    const takesBearer = security.includes('bearer') || request.cookies[sessionCookie] === undefined;
    const bearer = takesBearer ? await callerByBearer(request, reply, context) : null;
    request.caller = bearer ?? (security.includes('cookie') ? await callerByCookie(request, context) : null);
    if (request.caller !== null && bearer === null && isWrite) requireOwnWrite(request, operation, context);
    if (request.caller !== null && !mayCall(request.caller, operation)) {
      if (!security.includes('none')) throw suspended();
      request.caller = null;
    }
    if (request.caller === null && !security.includes('none')) throw unauthenticated();
  };
}

async function callerByBearer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<Caller | null> {
  const claims = await readBearer(request, context);
  const caller = claims === null ? null : await callerOfSession(claims, context);
  if (claims === null || caller === null) return null;
  // Chat and the socket send no bearer, so a reload with a stored token needs the cookie back.
  const cookie = await readSessionCookie(request, context);
  if (cookie?.sessionId !== claims.sessionId) await setSessionCookie(request, reply, context, claims);
  return caller;
}

async function callerByCookie(request: FastifyRequest, context: AppContext): Promise<Caller | null> {
  const claims = await readSessionCookie(request, context);
  return claims === null ? null : await callerOfSession(claims, context);
}

async function callerOfSession(claims: TokenClaims, context: AppContext): Promise<Caller | null> {
  const { memberId, sessionId } = claims;
  const standing = await context.authSessionStands(claims);
  return standing === null ? null : { memberId, sessionId, ...standing };
}

function suspended(): ApiError {
  return forbidden(
    'suspended',
    'A moderator has suspended your account. Your account page says why, and how to appeal.',
  );
}

/** A browser adds the cookie to forged forms as well, so such a write must come from our own pages, as JSON. */
function requireOwnWrite(request: FastifyRequest, operation: Operation, context: AppContext): void {
  if (!isOwnOrigin(request, context.settings.webOrigins))
    throw forbidden('foreign_origin', 'This page may not do that for you.');
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (operation.bodyTypes.length > 0 && type !== 'application/json') {
    throw new ApiError('unsupported', 'Send the body as application/json.');
  }
}
