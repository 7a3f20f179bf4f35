import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentEvent } from '../events/present-event.ts';
import { presentPerson } from './present-person.ts';
import * as registrations from './service.ts';

type RegistrationOperation =
  | 'registerForEvent'
  | 'listEventRequests'
  | 'listEventParticipants'
  | 'handleEventRequest'
  | 'listParticipatingEvents';

export function registrationHandlers(context: AppContext): Handlers<RegistrationOperation> {
  return {
    registerForEvent: async (call) => {
      await registrations.askToJoin(context, callerOf(call).memberId, call.path.id);
      return { status: 201, body: { success: true, message: 'Your request to join has been sent!' } };
    },

    listEventRequests: async (call) => {
      const { memberId } = callerOf(call);
      const people = await registrations.requestersOf(context, memberId, call.path.eventId);
      return { status: 200, body: { success: true, requests: people.map(presentPerson) } };
    },

    listEventParticipants: async (call) => {
      const { memberId } = callerOf(call);
      const people = await registrations.participantsOf(context, memberId, call.path.eventId);
      return { status: 200, body: { success: true, participants: people.map(presentPerson) } };
    },

    handleEventRequest: async (call) => {
      const { memberId } = callerOf(call);
      const { userId, action } = call.body;
      const decide = action === 'APPROVE' ? registrations.approveRequest : registrations.declineRequest;
      await decide(context, memberId, call.path.eventId, userId);
      const outcome = action === 'APPROVE' ? 'approved' : 'declined';
      return { status: 200, body: { success: true, message: `Participant ${outcome} successfully!` } };
    },

    listParticipatingEvents: async (call) => {
      const { memberId } = callerOf(call);
      const found = await registrations.eventsJoinedBy(context, memberId, call.query.status);
      const viewer = { viewerId: memberId, now: context.clock() };
      return { status: 200, body: found.map((event) => presentEvent(event, viewer)) };
    },
  };
}
