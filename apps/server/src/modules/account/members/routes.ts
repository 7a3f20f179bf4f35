import type { CommunityMember } from '@skill-exchange/api-client/types';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { type Caller, callerOf, type Handlers } from '../../../contract/handlers.ts';
import { pictureAddress } from '../../images/service.ts';
import type { CommunityMemberRow } from './repository.ts';
import { findMembers, logMemberOut, resetMemberCodes, setMemberRoles } from './service.ts';

type MemberCall = { path: { userId: string }; body: { password: string }; request: FastifyRequest };

const changeOf = (call: MemberCall, caller: Caller) => ({
  caller,
  userId: call.path.userId,
  password: call.body.password,
  ip: call.request.ip,
});

export function memberHandlers(context: AppContext) {
  return {
    listCommunityMembers: async ({ query }) => {
      const { rows, hasMore } = await findMembers(context, { search: query.search ?? '', filter: query.filter });
      return { status: 200, body: { members: rows.map(presentMember), ...(hasMore && { hasMore }) } };
    },

    setMemberRoles: async (call) => {
      const row = await setMemberRoles(context, changeOf(call, callerOf(call)), call.body);
      return { status: 200, body: { member: presentMember(row) } };
    },

    logOutMember: async (call) => {
      const row = await logMemberOut(context, changeOf(call, callerOf(call)), call.body.reason);
      return { status: 200, body: { member: presentMember(row) } };
    },

    resetMemberCodes: async (call) => {
      const row = await resetMemberCodes(context, changeOf(call, callerOf(call)), call.body.reason);
      return { status: 200, body: { member: presentMember(row) } };
    },
  } satisfies Partial<Handlers>;
}

function presentMember(row: CommunityMemberRow): CommunityMember {
  return {
    _id: row.id,
    name: row.name,
    photo: pictureAddress(row.image_hash),
    isConfirmed: row.email_verified_at !== null,
    role: row.role,
    isOperator: row.is_operator,
    ...(row.is_suspended ? { restriction: 'suspended' } : row.is_limited ? { restriction: 'limited' } : {}),
    joinedAt: row.created_at.toISOString(),
    ...(row.seen_on !== null && !row.hides_activity && { seenOn: row.seen_on }),
    logIns: row.log_ins,
    hasCodes: row.has_codes,
    passkeys: row.passkeys,
  };
}
