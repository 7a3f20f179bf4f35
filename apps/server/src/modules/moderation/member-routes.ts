import type { ModeratedMember } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { pictureAddress } from '../images/service.ts';
import { findMembersToModerate, type ModeratedMemberParts, openCase } from './opening-service.ts';
import { presentCase, presentCaseSummary } from './present-case.ts';

/** Handlers for members without a report. */
export function memberModerationHandlers(context: AppContext) {
  return {
    findMembersToModerate: async (call) => {
      const caller = callerOf(call);
      const { members, hasMore } = await findMembersToModerate(context, caller, call.query.search ?? '');
      const found = members.map((parts) => presentMember(parts, caller.memberId));
      return { status: 200, body: { members: found, ...(hasMore && { hasMore }) } };
    },

    openCase: async (call) => {
      const caller = callerOf(call);
      const opened = await openCase(context, caller, call.path.userId, call.body.reason);
      const one = presentCase(opened, caller.memberId, context.clock());
      return { status: 201, body: { case: one }, headers: { location: `/api/moderation/cases/${one._id}` } };
    },
  } satisfies Partial<Handlers>;
}

function presentMember({ row, cases }: ModeratedMemberParts, callerId: string): ModeratedMember {
  return {
    _id: row.id,
    name: row.name,
    photo: pictureAddress(row.image_hash),
    about: row.about,
    joinedAt: row.created_at.toISOString(),
    role: row.role,
    isOperator: row.is_operator,
    ...(row.is_suspended ? { restriction: 'suspended' } : row.is_limited ? { restriction: 'limited' } : {}),
    cases: cases.map((one) => presentCaseSummary(one, callerId)),
  };
}
