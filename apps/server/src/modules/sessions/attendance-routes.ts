import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { sayAttendance } from './attendance-service.ts';
import { presentSession } from './present-session.ts';

export function attendanceHandlers(context: AppContext) {
  return {
    sayAttendance: async (call) => {
      const { memberId } = callerOf(call);
      const session = await sayAttendance(context, memberId, call.path.sessionId, call.body.answer);
      return {
        status: 200,
        body: {
          success: true,
          message: 'Thank you for telling us.',
          session: presentSession(session, memberId, context.clock()),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
