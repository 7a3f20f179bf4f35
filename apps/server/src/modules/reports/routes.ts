import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { hasReported, reportMember } from './service.ts';

export function reportHandlers(context: AppContext) {
  return {
    reportUser: async (call) => {
      await reportMember(context, callerOf(call).memberId, call.body);
      return { status: 201, body: { success: true, message: 'Report submitted successfully' } };
    },
    isUserReported: async (call) => ({
      status: 200,
      body: { success: await hasReported(context, callerOf(call).memberId, call.query.reportedUserId) },
    }),
  } satisfies Partial<Handlers>;
}
