import type { Invitation, MembershipRequest } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { decide, joinRequests } from './decisions.ts';
import type { PersonRow } from './invitation-repository.ts';
import { inviteAddresses, inviteAgain, listInvited, revokeInvited } from './invited-addresses.ts';
import type { RequestRow } from './join-requests.ts';
import { readInvitation } from './may-join.ts';
import {
  allInvitations,
  createInvitation,
  type KnownInvitation,
  ownInvitations,
  revokeAnyInvitation,
  revokeOwnInvitation,
} from './service.ts';

export function joiningHandlers(context: AppContext) {
  return {
    listOwnInvitations: async (call) => {
      const { known, mayInvite, inviter } = await ownInvitations(context, callerOf(call));
      const invitedBy = inviter && { invitedBy: presentPerson(inviter) };
      return { status: 200, body: { invitations: known.map(presentInvitation), mayInvite, ...invitedBy } };
    },

    createInvitation: async (call) => {
      const made = await createInvitation(context, callerOf(call), call.body, idempotencyKeyOf(call));
      return { status: 201, body: { invitation: presentInvitation(made) } };
    },

    revokeInvitation: async (call) => {
      const revoked = await revokeOwnInvitation(context, callerOf(call), call.path.invitationId);
      return { status: 200, body: { invitation: presentInvitation(revoked) } };
    },

    getInvitation: async ({ path }) => {
      const { state, row } = await readInvitation(context, path.invitationToken);
      const by = !row.is_of_operator && row.name !== null && { by: row.name };
      return { status: 200, body: { state, ...by } };
    },

    listInvitations: async (call) => {
      const known = await allInvitations(context, callerOf(call));
      return { status: 200, body: { invitations: known.map(presentInvitation) } };
    },

    listInvitedAddresses: async () => ({ status: 200, body: { addresses: await listInvited(context) } }),

    inviteAddresses: async (call) => ({
      status: 200,
      body: await inviteAddresses(context, callerOf(call), call.body.addresses),
    }),

    revokeInvitedAddress: async (call) => ({
      status: 200,
      body: { address: await revokeInvited(context, callerOf(call), call.path.invitedAddressId) },
    }),

    inviteAddressAgain: async ({ path }) => ({
      status: 200,
      body: { address: await inviteAgain(context, path.invitedAddressId) },
    }),

    listJoinRequests: async (call) => {
      const rows = await joinRequests(context, callerOf(call));
      return { status: 200, body: { requests: rows.map(presentRequest) } };
    },

    decideJoinRequest: async (call) => {
      const row = await decide(context, callerOf(call), call.path.joinRequestId, call.body.decision);
      return { status: 200, body: { request: presentRequest(row) } };
    },

    undoJoinDecision: async (call) => {
      const row = await decide(context, callerOf(call), call.path.joinRequestId, null);
      return { status: 200, body: { request: presentRequest(row) } };
    },

    revokeAnyInvitation: async (call) => {
      const revoked = await revokeAnyInvitation(context, callerOf(call), call.path.invitationId);
      return { status: 200, body: { invitation: presentInvitation(revoked) } };
    },
  } satisfies Partial<Handlers>;
}

function presentRequest({ id, name, email, question, answer, asked_at, decision }: RequestRow): MembershipRequest {
  const decided = decision !== null && { decision };
  return { _id: id, name, email, question, answer, askedAt: asked_at.toISOString(), ...decided };
}

const presentPerson = ({ id, name, image_hash }: PersonRow) => presentMemberRef(id, name, image_hash);

function presentInvitation({ row, joined, maker }: KnownInvitation): Invitation {
  const { id, label, token, uses, used, created_at, expires_at, revoked_at, maker_may } = row;
  return {
    _id: id,
    ...{ label, token, uses, used },
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isRevoked: revoked_at !== null || !maker_may,
    joined: joined.map(presentPerson),
    ...(maker !== undefined && { madeBy: presentPerson(maker) }),
  };
}
