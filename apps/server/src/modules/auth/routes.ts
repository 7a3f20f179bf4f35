import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { addressKey } from '../../limits/address-key.ts';
import { agentOf } from './agent.ts';
import { readBearer } from './bearer.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import type { LoginOrigin } from './login-attempts.ts';
import * as auth from './service.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

export function authHandlers(context: AppContext) {
  return {
    signUp: async ({ body, request }) => {
      const { name, email, password, skillsOffered = [], skillsRequested = [] } = body;
      await auth.signUp(context, { name, email, password, skillsOffered, skillsRequested }, request.ip);
      return { status: 201, body: { success: true, message: 'Signup successful' } };
    },

    logIn: async ({ body, request, reply }) => {
      const { name, email, token, claims } = await auth.logIn(context, body, await originOf(request, context));
      await setSessionCookie(request, reply, context, claims);
      await setDeviceCookie(request, reply, context, claims.memberId);
      return {
        status: 200,
        body: { success: true, message: 'Login successful', name, email, jwtToken: token },
      };
    },

    // Authentication has done the work: the token was good, and the cookie is set again where it was missing.
    checkAuth: async () => ({ status: 200, body: { success: true } }),

    logOut: async ({ caller, request, reply }) => {
      if (caller !== null) {
        const cookie = await readSessionCookie(request, context);
        await auth.endSessions(context, [...new Set([caller.sessionId, cookie?.sessionId ?? caller.sessionId])]);
      }
      clearSessionCookie(request, reply, context);
      return { status: 200, body: { success: true } };
    },

    logOutEverywhere: async (call) => {
      await auth.endAllSessions(context, callerOf(call).memberId);
      clearSessionCookie(call.request, call.reply, context);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

/** A session of the member's own tells a device as well as its cookie: it may be older than these. */
async function originOf(request: FastifyRequest, context: AppContext): Promise<LoginOrigin> {
  const sessions = await Promise.all([readSessionCookie(request, context), readBearer(request, context)]);
  return {
    address: addressKey(request.ip),
    agent: agentOf(request.headers['user-agent']),
    device: await readDeviceCookie(request, context),
    sessions: sessions.filter((claims) => claims !== null),
  };
}
