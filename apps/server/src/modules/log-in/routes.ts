import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { addressKey } from '../../limits/address-key.ts';
import { foreignOrigin, isOwnOrigin } from '../../plugins/own-origin.ts';
import { clearSessionCookie, readSessionCookie } from '../auth/session-cookie.ts';
import * as auth from './service.ts';
import { originOf, welcome } from './welcome.ts';
import { withdrawOwnRequest } from './withdraw-request.ts';

export function authHandlers(context: AppContext) {
  return {
    signUp: async ({ body, request }) => {
      const { skillsOffered = [], skillsRequested = [] } = body;
      const { isWaiting } = await auth.signUp(context, { ...body, skillsOffered, skillsRequested }, request.ip);
      return { status: 201, body: { success: true, message: 'Signup successful', ...(isWaiting && { isWaiting }) } };
    },

    logIn: async ({ body, request, reply }) => {
      const loggedIn = await auth.logIn(context, body, await originOf(request, context, body));
      return { status: 200, body: await welcome(request, reply, context, loggedIn) };
    },

    withdrawJoinRequest: async ({ body, request }) => {
      await withdrawOwnRequest(context, body, addressKey(request.ip));
      return { status: 200, body: { isWithdrawn: true } };
    },

    // The authentication hook has verified the token and restores a missing cookie.
    checkAuth: async (call) => {
      const language = await auth.languageOf(context, callerOf(call).memberId);
      return { status: 200, body: { success: true, ...(language !== null && { language }) } };
    },

    logOut: async ({ caller, request, reply }) => {
      // A request from another site lacks the cookie, and the response would still clear it.
      if (caller === null && !isOwnOrigin(request, context.settings.webOrigins)) throw foreignOrigin();
      if (caller !== null) {
        const cookie = await readSessionCookie(request, context);
        await auth.endAuthSessions(context, [...new Set([caller.sessionId, cookie?.sessionId ?? caller.sessionId])]);
      }
      clearSessionCookie(request, reply, context);
      return { status: 200, body: { success: true } };
    },

    logOutEverywhere: async (call) => {
      await auth.endAllAuthSessions(context, callerOf(call).memberId);
      clearSessionCookie(call.request, call.reply, context);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
