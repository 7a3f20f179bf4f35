import { notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { requireId } from '../../../db/ids.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { queueInvitation } from '../../notifications/queue-invitation.ts';
import { findHostIds } from '../cohosts/cohost-repository.ts';
import { emitRequests } from '../cohosts/event-hosts.ts';
import { readEvent, readHostedEvent } from '../service.ts';
import { closedBecause } from '../status.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import { obsoleteWithoutPlace, takeBackJoined } from './leave-service.ts';
import { findStateOfRemoved, markRemoved } from './removal-repository.ts';

/**
 * Removes a participant from an event, and offers the place to the waitlist. Removing a guest again changes nothing.
 *
 * @throws ApiError 403 to all but the host; 404 for a member who does not take part; 409 when the event is not upcoming.
 */
export async function removeGuest(
  context: AppContext,
  hostId: string,
  id: string,
  userId: string,
  words = '',
): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  const { id: eventId, title, start_time } = event;
  const memberId = requireId(userId, 'Participant');
  const now = context.clock();
  const closed = closedBecause(event, now);
  if (closed !== null) throw closed;
  const isRemoved = await inNotifyingTransaction(context, async (trx, notify) => {
    if (!(await markRemoved(trx, eventId, memberId, now))) return false;
    const reason = words.trim();
    const details = { eventId, title, startsAt: start_time.toISOString(), ...(reason !== '' && { reason }) };
    await notify.markRead({ memberIds: [memberId], subject: eventId, kinds: obsoleteWithoutPlace });
    await takeBackJoined(notify, { hosts: await findHostIds(trx, eventId), dates: [event], memberId });
    await queueInvitation(context, trx, { eventId, memberId });
    await notify({ kind: 'eventRemoved', subject: eventId, to: [memberId], actor: event.host_id, details });
    await offerPlaces(trx, notify, eventId, now);
    return true;
  });
  if (isRemoved) return await emitRequests(context, eventId);
  if ((await findStateOfRemoved(context.db, eventId, memberId)) === 'removed') return;
  throw closedBecause(await readEvent(context, eventId, hostId), now) ?? notFound('Participant');
}
