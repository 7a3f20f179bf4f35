import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { presentSession } from './present-session.ts';
import { cancelSession, editSession, scheduleSession, sessionsOf } from './service.ts';

type SessionOperation = 'createSession' | 'listMySessions' | 'editSession' | 'cancelSession';

export function sessionHandlers(context: AppContext): Handlers<SessionOperation> {
  return {
    createSession: async (call) => {
      const session = await scheduleSession(context, callerOf(call).memberId, call.body);
      return {
        status: 201,
        body: {
          sucess: true,
          success: true,
          message: 'Session created successfully',
          session: presentSession(session, context.clock()),
        },
      };
    },
    listMySessions: async (call) => {
      const { rows, nextCursor } = await sessionsOf(context, callerOf(call).memberId, call.query);
      const now = context.clock();
      return {
        status: 200,
        body: { success: true, sessions: rows.map((row) => presentSession(row, now)) },
        headers: nextLink(call.request.url, nextCursor),
      };
    },
    editSession: async (call) => {
      const { sessionId } = call.path;
      const session = await editSession(context, callerOf(call).memberId, sessionId, call.body);
      return {
        status: 200,
        body: {
          success: true,
          message: 'Session updated successfully',
          session: presentSession(session, context.clock()),
        },
      };
    },
    cancelSession: async (call) => {
      await cancelSession(context, callerOf(call).memberId, call.path.sessionId);
      return { status: 200, body: { success: true, message: 'Session canceled successfully' } };
    },
  };
}
