import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { answerHosting, offerHosting } from './handover-service.ts';

export function handoverHandlers(context: AppContext) {
  return {
    offerHosting: async (call) => {
      const { memberId } = callerOf(call);
      return { status: 200, body: { dates: await offerHosting(context, memberId, call.path.eventId, call.body) } };
    },

    answerHosting: async (call) => {
      const { memberId } = callerOf(call);
      return {
        status: 200,
        body: { dates: await answerHosting(context, memberId, call.path.eventId, call.body.accepts) },
      };
    },
  } satisfies Partial<Handlers>;
}
