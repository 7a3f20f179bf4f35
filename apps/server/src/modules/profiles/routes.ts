import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentFacts } from '../users/facts.ts';
import { presentOwnUser } from '../users/present-own-user.ts';
import { presentUser } from '../users/present-user.ts';
import { readMember } from '../users/service.ts';
import { presentMatch } from '../users/skill-match.ts';
import { reliabilityOf } from './reliability.ts';

/** Returns a member with their reliability. */
export function profileHandlers(context: AppContext) {
  return {
    getUser: async (call) => {
      const { memberId } = callerOf(call);
      const row = await readMember(context, call.path.userId, memberId);
      const reliability = row.has_history ? await reliabilityOf(context, row.id) : {};
      const profile =
        row.id === memberId
          ? presentOwnUser(context, row)
          : { ...presentUser(row, memberId), ...presentFacts(row, memberId, context.clock()) };
      return {
        status: 200,
        body: { success: true, user: { ...profile, ...presentMatch(row, memberId), ...reliability } },
      };
    },
  } satisfies Partial<Handlers>;
}
