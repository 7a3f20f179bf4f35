import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { findConversationOf } from '../chat/repository.ts';
import { emitRequests } from '../events/cohosts/event-hosts.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { queueInvitation } from '../notifications/queue-invitation.ts';
import { endRingsBetween } from '../rings/leave-rings.ts';
import { hasBlocked, lockMembers, memberExists } from '../users/repository.ts';
import { otherId } from '../users/service.ts';
import * as blocks from './repository.ts';

/** Returns the members that a member has blocked, newest members first. */
export async function blockedBy(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<blocks.BlockedRow>> {
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: blocks.BlockedRow) => [row.seq],
    read: (before, rows) => blocks.findBlocked(context.db, memberId, { before: before?.[0] ?? null, rows }),
  });
}

/**
 * Hides two members from each other, and ends what they have planned together. The other member is not
 * notified. Idempotent.
 *
 * @throws ApiError 400 for oneself, 404 when the caller can find no member with the id.
 */
export async function blockMember(context: AppContext, memberId: string, userId: string): Promise<void> {
  const { db, clock, broadcaster } = context;
  const blockedId = otherId(memberId, userId, 'userId');
  if (await hasBlocked(db, memberId, blockedId)) return;
  if (!(await memberExists(db, blockedId, memberId))) throw notFound('User');
  const places = await inNotifyingTransaction(context, async (trx, notify) => {
    // Plans that the two make concurrently either finish before, and end, or fail.
    await lockMembers(trx, [memberId, blockedId]);
    await blocks.insertBlock(trx, memberId, blockedId, clock());
    // Calendars are updated as after any cancellation, or one of them would wait there.
    const { sessions, places } = await blocks.partMembers(trx, memberId, blockedId, clock());
    for (const sessionId of sessions)
      for (const id of [memberId, blockedId]) await queueInvitation(context, trx, { sessionId, memberId: id });
    for (const id of [memberId, blockedId]) {
      const eventIds = places.filter((place) => place.member_id === id).map(({ event_id }) => event_id);
      const [eventId] = eventIds;
      if (eventId !== undefined) await queueInvitation(context, trx, { eventId, eventIds, memberId: id });
    }
    await endRingsBetween(trx, notify, [memberId, blockedId], clock());
    await blocks.forgetActors(trx, memberId, blockedId);
    return places;
  });
  for (const eventId of new Set(places.map(({ event_id }) => event_id))) await emitRequests(context, eventId);
  const conversation = await findConversationOf(db, memberId, blockedId);
  if (conversation !== undefined) broadcaster.emptyRoom(conversation.id);
  broadcaster.emitNotifications([memberId, blockedId]);
}

/**
 * Removes a block. Sessions and registrations that it ended stay ended.
 *
 * @throws ApiError 404 for a member whom the caller has not blocked.
 */
export async function unblockMember({ db }: AppContext, memberId: string, userId: string): Promise<void> {
  const blockedId = otherId(memberId, userId, 'userId');
  if (!(await blocks.deleteBlock(db, memberId, blockedId))) throw notFound('User');
}
