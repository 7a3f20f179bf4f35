import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import * as codes from './service.ts';

export function codeHandlers(context: AppContext) {
  return {
    getCodes: async (call) => ({ status: 200, body: await codes.getCodes(context, callerOf(call).memberId) }),

    startCodes: async (call) => {
      const started = await codes.startCodes(context, callerOf(call), call.body.password, call.request.ip);
      return { status: 200, body: { success: true, ...started } };
    },

    confirmCodes: async (call) => {
      const recoveryCodes = await codes.confirmCodes(context, callerOf(call), call.body.code);
      return { status: 200, body: { success: true, recoveryCodes } };
    },

    removeCodes: async (call) => {
      await codes.removeCodes(context, callerOf(call), call.body.password, call.request.ip);
      return { status: 200, body: { success: true } };
    },

    renewRecoveryCodes: async (call) => {
      const { body, request } = call;
      const recoveryCodes = await codes.renewRecoveryCodes(context, callerOf(call), body.password, request.ip);
      return { status: 200, body: { success: true, recoveryCodes } };
    },
  } satisfies Partial<Handlers>;
}
