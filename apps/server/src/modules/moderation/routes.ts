import type { CaseAnswer, MyActionList } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { type Caller, callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { actionsOf, appeal, decideAppeal } from './appeal-service.ts';
import { type CaseParts, presentAction, presentAudit, presentCase, presentCaseSummary } from './present-case.ts';
import * as moderation from './service.ts';

export function moderationHandlers(context: AppContext) {
  const caseAnswer = (parts: CaseParts, { memberId }: Caller): CaseAnswer => ({
    success: true,
    case: presentCase(parts, memberId, context.clock()),
  });
  const ownActions = async (memberId: string): Promise<MyActionList> => {
    const rows = await actionsOf(context, memberId);
    return { success: true, actions: rows.map((row) => presentAction(row, context.clock())) };
  };

  return {
    listMyActions: async (call) => ({ status: 200, body: await ownActions(callerOf(call).memberId) }),

    appealAction: async (call) => {
      const { memberId } = callerOf(call);
      await appeal(context, memberId, call.path.actionId, call.body.text);
      return { status: 201, body: await ownActions(memberId) };
    },

    listCases: async (call) => {
      const { memberId } = callerOf(call);
      const { limitHits, counts, rows, nextCursor } = await moderation.listCases(context, call.query);
      const waiting = Math.min(moderation.mostCounted, counts.open + counts.appealed);
      const found = rows.map((row) => presentCaseSummary(row, memberId));
      return {
        status: 200,
        body: { success: true, cases: found, waiting, counts, limitHits },
        headers: nextLink(call.request.url, nextCursor),
      };
    },

    getCase: async (call) => {
      const caller = callerOf(call);
      return { status: 200, body: caseAnswer(await moderation.readCase(context, caller, call.path.caseId), caller) };
    },

    decideCase: async (call) => {
      const caller = callerOf(call);
      const decided = await moderation.decideCase(context, caller, call.path.caseId, call.body);
      return { status: 200, body: caseAnswer(decided, caller) };
    },

    decideAppeal: async (call) => {
      const caller = callerOf(call);
      const decided = await decideAppeal(context, caller, call.path.actionId, call.body);
      return { status: 200, body: caseAnswer(decided, caller) };
    },

    listAudit: async (call) => {
      const caller = callerOf(call);
      const page = await moderation.readAudit(context, call.query);
      return {
        status: 200,
        body: { success: true, entries: page.rows.map((row) => presentAudit(row, caller.memberId)) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },
  } satisfies Partial<Handlers>;
}
