import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { answerInvitation, inviteCohost, removeCohost } from './cohost-service.ts';

export function cohostHandlers(context: AppContext) {
  return {
    inviteCohost: async (call) => {
      await inviteCohost(context, callerOf(call).memberId, call.path.eventId, call.body);
      return { status: 201, body: { success: true, message: 'Your invitation has been sent.' } };
    },

    answerCohostInvitation: async (call) => {
      const { accepts } = call.body;
      await answerInvitation(context, callerOf(call).memberId, call.path.eventId, accepts);
      const message = accepts ? 'You now co-host this event.' : 'You have declined the invitation.';
      return { status: 200, body: { success: true, message } };
    },

    removeCohost: async (call) => {
      const { memberId } = callerOf(call);
      const { eventId, userId } = call.path;
      await removeCohost(context, memberId, eventId, { userId, scope: call.query.scope });
      const message =
        userId === memberId ? 'You no longer co-host this event.' : 'The member no longer co-hosts this event.';
      return { status: 200, body: { success: true, message } };
    },
  } satisfies Partial<Handlers>;
}
