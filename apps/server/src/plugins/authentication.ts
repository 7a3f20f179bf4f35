import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, forbidden, notOperator, suspended, unauthenticated } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import type { Caller } from '../contract/handlers.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { NamedAuthSession } from '../modules/auth/active-auth-sessions.ts';
import { readBearer } from '../modules/auth/bearer.ts';
import { readSessionCookie, sessionCookie, setSessionCookie } from '../modules/auth/session-cookie.ts';
import { mayCall, mayModerate, mayOperate } from '../policy.ts';
import { foreignOrigin, isOwnOrigin } from './own-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The request was complete when it was authenticated, and has not been queued since. */
    isCallerFresh: boolean;
  }
}

/** Parses cookies and declares `request.caller`. `authenticationOf` makes the hook of each operation. */
export const authentication = fp(
  async (app) => {
    app.decorateRequest('caller', null);
    app.decorateRequest('isCallerFresh', false);
    await app.register(fastifyCookie);
  },
  { name: 'authentication' },
);

/**
 * Creates the onRequest hook for the contract's `security` of an operation; null for public
 * operations.
 *
 * - `bearer`: the Authorization header alone.
 * - `cookie`: the session cookie, or a bearer when no cookie came (scripts have none).
 * - `{}`: valid credentials set the caller; without them the caller is a visitor.
 *
 * Suspended members may call the operations that the contract lists. Other public operations treat them as visitors.
 * Operations whose `x-roles` contain only moderators, or only operators, reject other members.
 */
export function authenticationOf(operation: Operation, context: AppContext): onRequestAsyncHookHandler | null {
  const { security } = operation;
  if (security.length === 0) return null;
  const isWrite = operation.method !== 'GET';
  return async (request, reply) => {
    const takesBearer = security.includes('bearer') || request.cookies[sessionCookie] === undefined;
    const bearer = takesBearer ? await callerByBearer(request, reply, context) : null;
    request.caller = bearer ?? (security.includes('cookie') ? await callerByCookie(request, context) : null);
    request.isCallerFresh = request.raw.complete;
    if (request.caller !== null && bearer === null && isWrite) requireOwnWrite(request, operation, context);
    admit(request, operation);
  };
}

/**
 * Creates the preHandler hook that authenticates again if the body arrived late or the request was queued: a
 * body can take minutes, and the session may have ended since, or the member been suspended or given another role.
 *
 * Null for GET requests, which have no body.
 */
export function authenticationBeforeActing(
  operation: Operation,
  context: AppContext,
): preHandlerAsyncHookHandler | null {
  if (operation.security.length === 0 || operation.method === 'GET') return null;
  return async (request) => {
    if (request.caller === null || request.isCallerFresh) return;
    request.caller = await callerOfSession(request.caller, context);
    admit(request, operation);
  };
}

/** @throws ApiError 401 without a log-in, 403 for a suspended member or an operation for moderators or operators only. */
function admit(request: FastifyRequest, operation: Operation): void {
  const isForVisitors = operation.security.includes('none');
  if (request.caller !== null && !mayCall(request.caller, operation)) {
    if (!isForVisitors) throw suspended();
    request.caller = null;
  }
  if (request.caller === null && !isForVisitors) throw unauthenticated();
  if (request.caller !== null && operation.isForModerators && !mayModerate(request.caller)) throw notModerator();
  if (request.caller !== null && operation.isForOperators && !mayOperate(request.caller)) throw notOperator();
}

async function callerByBearer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<Caller | null> {
  const claims = await readBearer(request, context);
  const caller = claims === null ? null : await callerOfSession(claims, context);
  if (claims === null || caller === null) return null;
  // Chat and the socket send no bearer token, so a reload with a stored token must restore the cookie.
  const cookie = await readSessionCookie(request, context);
  if (cookie?.sessionId !== claims.sessionId) await setSessionCookie(request, reply, context, claims);
  return caller;
}

async function callerByCookie(request: FastifyRequest, context: AppContext): Promise<Caller | null> {
  const claims = await readSessionCookie(request, context);
  return claims === null ? null : await callerOfSession(claims, context);
}

async function callerOfSession({ memberId, sessionId }: NamedAuthSession, context: AppContext): Promise<Caller | null> {
  const standing = await context.authSessionStands({ memberId, sessionId });
  return standing === null ? null : { memberId, sessionId, ...standing };
}

function notModerator(): ApiError {
  return forbidden('not_moderator', 'Only moderators can do this.');
}

/** Browsers send the cookie with forged forms too, so a write by cookie must come from our own pages, as JSON. */
function requireOwnWrite(request: FastifyRequest, operation: Operation, context: AppContext): void {
  if (!isOwnOrigin(request, context.settings.webOrigins)) throw foreignOrigin();
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (operation.bodyTypes.length > 0 && type !== 'application/json') {
    throw new ApiError('unsupported', 'Send the body as application/json.');
  }
}
