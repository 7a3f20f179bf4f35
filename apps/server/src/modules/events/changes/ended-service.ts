import type { AppContext } from '../../../context.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { settleRequests } from '../cohosts/event-hosts.ts';
import { deleteOffer } from '../cohosts/handover-repository.ts';
import { clearWaitlist } from '../waitlist/waitlist-repository.ts';
import * as ended from './ended-repository.ts';
import { deleteCanceledWaitlists } from './restore-repository.ts';

/** Members are not notified of the end of older events, such as after a longer stop of the server. */
const toldMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Ends what nobody answered until an event's end: requests, positions and offers of the waitlist, invitations to co-host,
 * and offers to host it. Their members are notified, and the host of invitations and offers to host. Also deletes the waitlists of events that were canceled a day ago.
 */
export async function settleEnded(context: AppContext): Promise<void> {
  const now = context.clock();
  await deleteCanceledWaitlists(context.db, now);
  const toldSince = new Date(now.getTime() - toldMs);
  for (const event of await ended.findEndedUnsettled(context.db, { now, toldSince })) await settle(context, event, now);
}

async function settle(context: AppContext, event: ended.EndedEvent, now: Date): Promise<void> {
  const { id: eventId, host_id: actor, title, start_time } = event;
  await inNotifyingTransaction(context, async (trx, notify) => {
    if ((await ended.lockEnded(trx, eventId, now).executeTakeFirst()) === undefined) return;
    const asked = await ended.endRequests(trx, eventId);
    const waiting = (await clearWaitlist(trx, eventId)).filter((id) => !asked.includes(id));
    const invited = await ended.deleteInvitations(trx, eventId);
    const offered = await deleteOffer(trx, eventId);
    await notify.markRead({ subject: eventId, memberIds: [...invited, ...offered], kinds: ['eventCohostInvited'] });
    await notify.markRead({ subject: eventId, memberIds: waiting, kinds: ['eventPlace'] });
    if (!event.is_told) return;
    const about = { eventId, title, startsAt: start_time.toISOString() };
    const details = { ...about, change: 'over' };
    await notify({ kind: 'eventDeclined', subject: eventId, to: asked, actor, details });
    await notify({ kind: 'eventPlace', subject: eventId, to: waiting, actor, details });
    for (const memberId of [...invited, ...offered]) {
      const unanswered = { ...about, change: invited.includes(memberId) ? 'unanswered' : 'host unanswered' };
      const subject = `${eventId} ${memberId}`;
      await notify({ kind: 'eventCohostChanged', subject, to: [actor], actor: memberId, details: unanswered });
    }
  });
  await settleRequests(context, [eventId]);
}
