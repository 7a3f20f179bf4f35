import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { hasReported, reportContent, reportMember } from './service.ts';

const received = { success: true, message: 'Report submitted successfully' } as const;

export function reportHandlers(context: AppContext) {
  return {
    reportUser: async (call) => {
      await reportMember(context, callerOf(call).memberId, call.body);
      return { status: 201, body: received };
    },
    reportContent: async (call) => {
      await reportContent(context, callerOf(call).memberId, call.body);
      return { status: 201, body: received };
    },
    isUserReported: async (call) => ({
      status: 200,
      body: { success: await hasReported(context, callerOf(call).memberId, call.query.reportedUserId) },
    }),
  } satisfies Partial<Handlers>;
}
