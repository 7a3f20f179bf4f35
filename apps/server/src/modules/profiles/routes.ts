import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentFacts } from '../users/facts.ts';
import { presentUser } from '../users/present-user.ts';
import { profileVersion } from '../users/profile-version.ts';
import { readMember } from '../users/service.ts';
import { presentMatch } from '../users/skill-match.ts';
import { reliabilityOf } from './reliability.ts';

/** Returns a member with their reliability. */
export function profileHandlers(context: AppContext) {
  const { verifyEmail } = context.settings;
  return {
    getUser: async (call) => {
      const { memberId } = callerOf(call);
      const row = await readMember(context, call.path.userId, memberId);
      const reliability = row.has_history ? await reliabilityOf(context, row.id) : {};
      const facts = presentFacts(row, memberId, context.clock());
      const match = presentMatch(row, memberId);
      const version = row.id === memberId ? { version: profileVersion(row) } : {};
      const user = { ...presentUser(row, memberId, verifyEmail), ...facts, ...match, ...reliability, ...version };
      return { status: 200, body: { success: true, user } };
    },
  } satisfies Partial<Handlers>;
}
