import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { listMatches, setMatchState } from './service.ts';

export function matchHandlers(context: AppContext) {
  return {
    listMatches: async (call) => {
      const { rows, nextCursor, ...help } = await listMatches(context, callerOf(call).memberId, call.query);
      return {
        status: 200,
        body: { success: true, matches: rows, ...help },
        headers: nextLink(call.request.url, nextCursor),
      };
    },

    setMatchState: async (call) => {
      await setMatchState(context, callerOf(call).memberId, call.path.key, call.body);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
