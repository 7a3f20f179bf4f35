import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentEvent } from '../events/present-event.ts';
import { cancelEvent, updateEvent } from './service.ts';

export function eventChangeHandlers(context: AppContext): Handlers<'updateEvent' | 'deleteEvent'> {
  return {
    updateEvent: async (call) => {
      const { memberId } = callerOf(call);
      const event = await updateEvent(context, memberId, call.path.eventId, call.body);
      return {
        status: 200,
        body: {
          success: true,
          message: 'Event updated successfully!',
          event: presentEvent(event, { viewerId: memberId, now: context.clock() }),
        },
      };
    },

    deleteEvent: async (call) => {
      await cancelEvent(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: 'Event deleted successfully!' } };
    },
  };
}
