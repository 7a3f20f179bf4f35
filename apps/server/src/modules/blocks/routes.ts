import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { presentMemberRef } from '../users/present-user.ts';
import * as blocks from './service.ts';

export function blockHandlers(context: AppContext) {
  return {
    listBlocked: async (call) => {
      const page = await blocks.blockedBy(context, callerOf(call).memberId, call.query);
      const blocked = page.rows.map(({ id, name, image_hash, created_at }) => ({
        ...presentMemberRef(id, name, image_hash),
        since: created_at.toISOString(),
      }));
      return { status: 200, body: { success: true, blocked }, headers: nextLink(call.request.url, page.nextCursor) };
    },

    blockMember: async (call) => {
      await blocks.blockMember(context, callerOf(call).memberId, call.path.userId);
      return { status: 200, body: { success: true } };
    },

    unblockMember: async (call) => {
      await blocks.unblockMember(context, callerOf(call).memberId, call.path.userId);
      return { status: 200, body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
