import { msg } from '@lingui/core/runtime-macro';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { say } from '../../texts/texts.ts';
import { presentLink, readLink } from '../auth/links.ts';
import { leave } from './leaving.ts';
import * as logIns from './log-ins.ts';
import * as account from './service.ts';

export function accountHandlers(context: AppContext) {
  return {
    requestPasswordReset: async ({ body, request }) => {
      await account.requestPasswordReset(context, body.email, request.ip);
      const message = say(msg`If this address has an account, an email is on its way.`);
      return { status: 200, body: { success: true, message } };
    },

    resetPassword: async ({ body, request }) => {
      await account.resetPassword(context, body, request.ip);
      return { status: 200, body: { success: true } };
    },

    sendVerification: async (call) => {
      const sent = await account.sendVerification(context, callerOf(call).memberId);
      const message =
        sent === null ? say(msg`There is nothing to confirm.`) : say(msg`We sent a link to ${{ email: sent.email }}.`);
      return { status: 200, body: { success: true, message } };
    },

    changePassword: async (call) => {
      await account.changePassword(context, callerOf(call), call.body, call.request.ip);
      return { status: 200, body: { success: true } };
    },

    changeEmail: async (call) => {
      await account.changeEmail(context, callerOf(call), call.body, call.request.ip);
      const email = call.body.email.trim();
      const message = say(msg`We sent a link to ${{ email }}. Your address changes once you open it.`);
      return { status: 200, body: { success: true, message } };
    },

    deleteAccount: async (call) => {
      const erasedAt = await leave(context, callerOf(call), call.body.password, call.request.ip);
      return { status: 200, body: { success: true, erasedAt: erasedAt.toISOString() } };
    },

    listLogIns: async (call) => ({
      status: 200,
      body: { success: true, logIns: await logIns.logInsOf(context, callerOf(call)) },
    }),

    endLogIn: async (call) => {
      await logIns.endLogIn(context, callerOf(call), call.path.logInId);
      return { status: 200, body: { success: true } };
    },

    endOtherLogIns: async (call) => {
      await logIns.endOtherLogIns(context, callerOf(call));
      return { status: 200, body: { success: true } };
    },

    getEmailLink: async ({ path }) => ({
      status: 200,
      body: presentLink(await readLink(context, path.emailToken), context.clock()),
    }),

    confirmEmailLink: async ({ path }) => ({
      status: 200,
      body: presentLink(await account.confirmLink(context, path.emailToken), context.clock()),
    }),
  } satisfies Partial<Handlers>;
}
