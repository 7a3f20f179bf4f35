import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import * as declines from './decline-service.ts';
import { presentEvent } from './present-event.ts';
import { presentPerson } from './present-person.ts';
import * as registrations from './registration-service.ts';
import { removeGuest } from './removal-service.ts';

export function registrationHandlers(context: AppContext) {
  return {
    registerForEvent: async (call) => {
      const { memberId } = callerOf(call);
      const isIn = await registrations.askToJoin(context, memberId, call.path.id, call.body.message);
      return { status: 201, body: isIn ? joined : { success: true, message: 'Your request to join has been sent!' } };
    },

    leaveEvent: async (call) => {
      await registrations.leaveEvent(context, callerOf(call).memberId, call.path.id);
      return { status: 200, body: { success: true, message: 'You have left the event.' } };
    },

    listEventRequests: async (call) => {
      const { memberId } = callerOf(call);
      const page = await registrations.requestersOf(context, memberId, call.path.eventId, call.query);
      return {
        status: 200,
        body: { success: true, requests: page.rows.map(presentPerson) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },

    listEventParticipants: async (call) => {
      const { memberId } = callerOf(call);
      const page = await registrations.participantsOf(context, memberId, call.path.eventId, call.query);
      return {
        status: 200,
        body: { success: true, participants: page.rows.map(presentPerson) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },

    handleEventRequest: async (call) => {
      const { memberId } = callerOf(call);
      const { userId, action, reason } = call.body;
      const { eventId } = call.path;
      if (action === 'APPROVE') await registrations.approveRequest(context, memberId, eventId, userId, reason);
      else await declines.declineRequest(context, memberId, eventId, userId, reason);
      const outcome = action === 'APPROVE' ? 'approved' : 'declined';
      return { status: 200, body: { success: true, message: `Participant ${outcome} successfully!` } };
    },

    undoDecline: async (call) => {
      await declines.undoDecline(context, callerOf(call).memberId, call.path.eventId, call.body.userId);
      return { status: 200, body: { success: true, message: 'The request is pending again.' } };
    },

    approveAllRequests: async (call) => {
      const outcome = await registrations.approveAll(context, callerOf(call).memberId, call.path.eventId);
      return { status: 200, body: { success: true, message: inWords(outcome), ...outcome } };
    },

    removeGuest: async (call) => {
      const { userId, reason } = call.body;
      await removeGuest(context, callerOf(call).memberId, call.path.eventId, userId, reason);
      return { status: 200, body: { success: true, message: 'The guest was removed.' } };
    },

    listParticipatingEvents: async (call) => {
      const { memberId } = callerOf(call);
      const page = await registrations.eventsJoinedBy(context, memberId, call.query);
      const viewer = { viewerId: memberId, now: context.clock() };
      return {
        status: 200,
        body: page.rows.map((event) => presentEvent(event, viewer)),
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },
  } satisfies Partial<Handlers>;
}

const joined = { success: true, message: 'You are on the guest list.', isApproved: true } as const;

function inWords({ approved, left }: { approved: number; left: number }): string {
  const done = `${approved} ${approved === 1 ? 'request' : 'requests'} approved.`;
  return left === 0 ? done : `${done} ${left} ${left === 1 ? 'is' : 'are'} left, because the event is full.`;
}
