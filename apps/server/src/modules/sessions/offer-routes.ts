import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { withdrawTimes } from './ending-service.ts';
import { acceptSession, proposeSession, suggestTimes } from './offer-service.ts';
import { presentSession } from './present-session.ts';
import type { SessionRow } from './repository.ts';

export function sessionOfferHandlers(context: AppContext) {
  const body = (message: string, session: SessionRow, memberId: string) => ({
    success: true as const,
    message,
    session: presentSession(session, memberId, context.clock()),
  });
  return {
    proposeSession: async (call) => {
      const { memberId } = callerOf(call);
      const session = await proposeSession(context, memberId, call.body, idempotencyKeyOf(call));
      return { status: 201, body: body('Proposal sent', session, memberId) };
    },
    acceptSession: async (call) => {
      const { memberId } = callerOf(call);
      const session = await acceptSession(context, memberId, call.path.sessionId, call.body);
      return { status: 200, body: body('Session agreed', session, memberId) };
    },
    suggestTimes: async (call) => {
      const { memberId } = callerOf(call);
      const session = await suggestTimes(context, memberId, call.path.sessionId, call.body);
      return { status: 200, body: body('Times suggested', session, memberId) };
    },
    withdrawTimes: async (call) => {
      const { memberId } = callerOf(call);
      const session = await withdrawTimes(context, memberId, call.path.sessionId);
      return { status: 200, body: body('Times taken back', session, memberId) };
    },
  } satisfies Partial<Handlers>;
}
