import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import * as attendance from './attendance-service.ts';

export function attendanceHandlers(context: AppContext) {
  return {
    markAttendance: async (call) => {
      const { marks } = call.body;
      const counts = await attendance.markAttendance(context, callerOf(call).memberId, call.path.eventId, marks);
      const message = `${counts.came} of ${counts.came + counts.missed + counts.unmarked} came.`;
      return { status: 200, body: { success: true, message, attendance: counts } };
    },

    openCheckIn: async (call) => {
      const code = await attendance.openCheckIn(context, callerOf(call).memberId, call.path.eventId);
      return { status: 201, body: { success: true, message: 'Show this code in the call.', code } };
    },

    closeCheckIn: async (call) => {
      await attendance.closeCheckIn(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: 'The code is no longer valid.' } };
    },

    checkIn: async (call) => {
      await attendance.checkIn(context, callerOf(call).memberId, call.path.eventId, call.body.code);
      return { status: 200, body: { success: true, message: 'You are checked in.' } };
    },
  } satisfies Partial<Handlers>;
}
