import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { nextLink } from '../../../paging.ts';
import { presentPerson } from '../attendance/present-person.ts';
import * as waitlist from './waitlist-service.ts';

export function waitlistHandlers(context: AppContext) {
  return {
    listWaitlist: async (call) => {
      const { memberId } = callerOf(call);
      const page = await waitlist.waitingFor(context, memberId, call.path.eventId, call.query);
      return {
        status: 200,
        body: { success: true, waiting: page.rows.map(presentPerson) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },

    joinWaitlist: async (call) => {
      await waitlist.joinWaitlist(context, callerOf(call).memberId, call.path.eventId);
      return { status: 201, body: { success: true, message: 'You are on the waitlist.' } };
    },

    leaveWaitlist: async (call) => {
      await waitlist.leaveWaitlist(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: 'You have left the waitlist.' } };
    },

    takePlace: async (call) => {
      await waitlist.takePlace(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: 'The place is yours.' } };
    },
  } satisfies Partial<Handlers>;
}
