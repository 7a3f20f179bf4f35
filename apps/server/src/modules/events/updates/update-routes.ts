import type { EventUpdate } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../../contract/handlers.ts';
import { nextLink } from '../../../paging.ts';
import { presentMemberRef } from '../../users/present-user.ts';
import type { UpdateRow } from './update-repository.ts';
import { sendUpdate, updatesOf } from './update-service.ts';

export function eventUpdateHandlers(context: AppContext) {
  return {
    sendEventUpdate: async (call) => {
      const { memberId } = callerOf(call);
      const key = idempotencyKeyOf(call);
      const { update, sentTo } = await sendUpdate(context, memberId, call.path.eventId, call.body, key);
      const message = `Your message is on its way to ${sentTo} ${sentTo === 1 ? 'member' : 'members'}.`;
      return { status: 201, body: { success: true, message, update: presentUpdate(update), sentTo } };
    },

    listEventUpdates: async (call) => {
      const page = await updatesOf(context, callerOf(call).memberId, call.path.eventId, call.query);
      return {
        status: 200,
        body: { success: true, updates: page.rows.map(presentUpdate) },
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },
  } satisfies Partial<Handlers>;
}

function presentUpdate({ id, text, created_at, cohost }: UpdateRow): EventUpdate {
  const by = cohost && { cohost: presentMemberRef(cohost._id, cohost.name, cohost.image_hash) };
  return { _id: id, text, createdAt: created_at.toISOString(), ...by };
}
