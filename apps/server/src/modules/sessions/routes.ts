import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { editSession } from './edit-service.ts';
import { cancelSession, declineSession } from './ending-service.ts';
import { presentSession } from './present-session.ts';
import { scheduleSession, sessionsOf } from './service.ts';

export function sessionHandlers(context: AppContext) {
  return {
    createSession: async (call) => {
      const { memberId } = callerOf(call);
      const session = await scheduleSession(context, memberId, call.body, idempotencyKeyOf(call));
      return {
        status: 201,
        body: {
          sucess: true,
          success: true,
          message: 'Session created successfully',
          session: presentSession(session, memberId, context.clock()),
        },
      };
    },
    listMySessions: async (call) => {
      const { memberId } = callerOf(call);
      const { rows, nextCursor } = await sessionsOf(context, memberId, call.query);
      const now = context.clock();
      return {
        status: 200,
        body: { success: true, sessions: rows.map((row) => presentSession(row, memberId, now)) },
        headers: nextLink(call.request.url, nextCursor),
      };
    },
    editSession: async (call) => {
      const { memberId } = callerOf(call);
      const session = await editSession(context, memberId, call.path.sessionId, call.body);
      return {
        status: 200,
        body: {
          success: true,
          message: 'Session updated successfully',
          session: presentSession(session, memberId, context.clock()),
        },
      };
    },
    cancelSession: async (call) => {
      await cancelSession(context, callerOf(call).memberId, call.path.sessionId);
      return { status: 200, body: { success: true, message: 'Session canceled successfully' } };
    },
    declineSession: async (call) => {
      await declineSession(context, callerOf(call).memberId, call.path.sessionId, call.body);
      return { status: 200, body: { success: true, message: 'Session declined successfully' } };
    },
  } satisfies Partial<Handlers>;
}
