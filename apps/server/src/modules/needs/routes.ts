import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentNeed } from './present-need.ts';
import { needsOf } from './service.ts';

export function needHandlers(context: AppContext) {
  return {
    listNeeds: async (call) => {
      const rows = await needsOf(context, callerOf(call).memberId);
      return { status: 200, body: { needs: rows.map(presentNeed) } };
    },
  } satisfies Partial<Handlers>;
}
