import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { nextLink } from '../../../paging.ts';
import { presentPerson } from '../attendance/present-person.ts';
import { presentEvent } from '../present-event.ts';
import { undoApproval } from './approval-service.ts';
import * as declines from './decline-service.ts';
import { leaveEvent } from './leave-service.ts';
import * as registrations from './registration-service.ts';
import { approvedInWords, declinedInWords, joinedInWords, leftInWords } from './registration-words.ts';
import { removeGuest } from './removal-service.ts';

export function registrationHandlers(context: AppContext) {
  return {
    registerForEvent: async (call) => {
      const { isIn, ...outcome } = await registrations.askToJoin(
        context,
        callerOf(call).memberId,
        call.path.id,
        call.body,
      );
      const isOne = (call.body.scope ?? 'this') === 'this';
      const message = isOne ? ofOne(isIn) : joinedInWords(outcome);
      return { status: 201, body: { success: true, message, ...(isIn && { isApproved: true as const }) } };
    },

    leaveEvent: async (call) => {
      const { scope } = call.query;
      const dates = await leaveEvent(context, callerOf(call).memberId, call.path.id, scope);
      const message = scope === undefined ? 'You have left the event.' : leftInWords(dates);
      return { status: 200, body: { success: true, message } };
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
      const { userId, action, reason: note, scope } = call.body;
      const { eventId } = call.path;
      if (action === 'REJECT') {
        const dates = await declines.declineRequest(context, memberId, eventId, userId, { reason: note, scope });
        const message = scope === undefined ? 'Participant declined successfully!' : declinedInWords(dates);
        return { status: 200, body: { success: true, message } };
      }
      const dates = await registrations.approveRequest(context, memberId, eventId, { userId, note, scope });
      const message = scope === undefined ? 'Participant approved successfully!' : approvedInWords(dates);
      return { status: 200, body: { success: true, message } };
    },

    undoDecline: async (call) => {
      await declines.undoDecline(context, callerOf(call).memberId, call.path.eventId, call.body);
      return { status: 200, body: { success: true, message: 'The request is pending again.' } };
    },

    undoApproval: async (call) => {
      const dates = await undoApproval(context, callerOf(call).memberId, call.path.eventId, call.body.userId);
      const message =
        dates === 1 ? 'The request is pending again.' : `The requests for ${dates} dates are pending again.`;
      return { status: 200, body: { success: true, message } };
    },

    approveAllRequests: async (call) => {
      const { scope } = call.query;
      const outcome = await registrations.approveAll(context, callerOf(call).memberId, call.path.eventId, scope);
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

const ofOne = (isIn: boolean) => (isIn ? 'You are on the guest list.' : 'Your request to join has been sent!');

function inWords({ approved, left }: { approved: number; left: number }): string {
  const done = `${approved} ${approved === 1 ? 'request' : 'requests'} approved.`;
  return left === 0 ? done : `${done} ${left} ${left === 1 ? 'is' : 'are'} left, because the event is full.`;
}
