import { conflict, forbidden } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { storeOnce } from '../../../db/store-once.ts';
import { type Page, type PageRequest, readPage } from '../../../paging.ts';
import { mayReadParticipants } from '../../../policy.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { lockForShare } from '../../users/repository.ts';
import type { EventRow } from '../event-columns.ts';
import { lockUpcoming } from '../registrations/registration-repository.ts';
import { changedMeanwhile, readEvent, readHostedEvent } from '../service.ts';
import { closedBecause, statusOf } from '../status.ts';
import * as updates from './update-repository.ts';

/** How long after its end hosts can thank the guests of an event. */
const thanksDays = 7;

/**
 * Sends a host's message to all participants and, by choice, to the members on the waitlist. Once the event is over, it is the
 * one that thanks its guests.
 *
 * @returns the update, and the number of members whom it was sent to.
 * @throws ApiError 403 to all but the hosts, and to a limited one; 409 for a canceled event, seven days after the end, for a second
 * message after the end, or when the key was used for another message; 429 past the limit of the event.
 */
export async function sendUpdate(
  context: AppContext,
  hostId: string,
  id: string,
  { text, toWaitlist = false }: { text: string; toWaitlist?: boolean | undefined },
  key: string | null,
): Promise<{ update: updates.UpdateRow; sentTo: number }> {
  const event = await readHostedEvent(context, hostId, id);
  await requireNotLimited(context, hostId);
  const cohostId = event.cohost_rows.some(({ _id }) => _id === hostId) ? hostId : null;
  const words = text.trim();
  const now = context.clock();
  const isThanks = statusOf(event, now) === 'Completed';
  const closed = isThanks ? whyNoThanks(event, now) : closedBecause(event, now);
  if (closed !== null) throw closed;
  // Once for an event, so that it is possible after messages of the same day.
  const refund = isThanks ? null : await context.limits.consume('updates-of-one-event', { pair: event.id });
  let isNew = false;
  const call = {
    memberId: hostId,
    thing: 'message',
    key,
    body: { eventId: event.id, text: words, toWaitlist },
  } as const;
  const updateId = await storeOnce(context, call, async (trx, notify) => {
    // A guest who blocks the author at the same moment is not notified.
    await lockForShare(trx, [hostId]);
    if (isThanks && !(await updates.markThanked(trx, event.id, now))) throw alreadyThanked();
    if (!isThanks && (await lockUpcoming(trx, event.id, now).executeTakeFirst()) === undefined)
      throw closedBecause(await readEvent({ ...context, db: trx }, event.id, hostId), now) ?? changedMeanwhile();
    isNew = true;
    const row = {
      ...{ event_id: event.id, text: words, created_at: now, member_id: cohostId },
      to_waitlist: toWaitlist && !isThanks,
    };
    const { id: subject } = await updates.insertUpdate(trx, row);
    const to = isThanks
      ? await updates.findThanked(trx, event.id)
      : await updates.findRecipients(trx, event.id, toWaitlist);
    const details = {
      ...{ eventId: event.id, title: event.title, reason: words },
      ...(isThanks ? { change: 'thanks' } : { startsAt: event.start_time.toISOString() }),
    };
    // Its own subject, since each update is a notification.
    await notify({ kind: 'eventUpdate', subject, to, actor: hostId, details });
    return subject;
  }).catch(async (error: unknown) => {
    await refund?.();
    throw error;
  });
  // A repeated call has sent nothing.
  if (!isNew) await refund?.();
  return await updates.findSent(context.db, updateId, hostId);
}

function whyNoThanks({ end_time }: EventRow, now: Date) {
  if (now.getTime() < end_time.getTime() + thanksDays * 24 * 3_600_000) return null;
  const message = `This event is over. Guests can be thanked until ${thanksDays} days after its end.`;
  return conflict('event_over', message, { params: { limit: thanksDays } });
}

function alreadyThanked() {
  return conflict('already_thanked', 'You and your co-hosts have thanked the guests of this event already.');
}

/**
 * Returns the updates of an event, newest first; to members on the waitlist those that the host sent to the waitlist, too.
 *
 * @throws ApiError 403 to all but the host, participants and members on the waitlist.
 */
export async function updatesOf(
  context: AppContext,
  memberId: string,
  id: string,
  request: PageRequest,
): Promise<Page<updates.UpdateRow>> {
  const event = await readEvent(context, id, memberId);
  const isIn = mayReadParticipants(memberId, event);
  if (!isIn && event.waitlist.position === 0) {
    throw forbidden('not_participant', 'Only the host and participants can see this.');
  }
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: updates.UpdateRow) => [row.seq],
    read: (key, rows) =>
      updates.findUpdates(context.db, event.id, {
        viewerId: memberId,
        before: key === null ? null : key[0],
        rows,
        isOnlyToWaitlist: !isIn,
      }),
  });
}
