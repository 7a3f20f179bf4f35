import { sql, type Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { inNotifyingTransaction, type Notify } from '../../notifications/notify.ts';
import { quietSecondsLeft } from '../../notifications/quiet-hours.ts';
import { settingsOf } from '../../notifications/settings-service.ts';
import { isFirstCome, offerEnd, offerEndAfter } from './offer-times.ts';
import * as waitlist from './waitlist-repository.ts';

/**
 * Offers an event's free places to members on the waitlist, in their order, and removes and notifies those who did
 * not answer in time. Every change that may free a place calls it in the same transaction; a job covers the rest.
 */
export async function offerPlaces(
  trx: Transaction<Database>,
  notify: Notify,
  eventId: string,
  now: Date,
): Promise<void> {
  if (!(await waitlist.isWaitedFor(trx, eventId))) return;
  const locked = await waitlist.lockWithPlaces(trx, eventId, now);
  if (locked === undefined) return;
  const { free, title, start_time: startsAt, host_id: actor } = locked;
  const about = { eventId, title, startsAt: startsAt.toISOString() };
  const late = await waitlist.deleteExpired(trx, eventId, now);
  await notify({ kind: 'eventPlace', subject: eventId, to: late, actor, details: { ...about, change: 'expired' } });
  if (free <= 0) return;
  const isOpenToAll = isFirstCome(startsAt, now);
  const until = isOpenToAll ? null : offerEnd(startsAt, now);
  const to = await waitlist.insertOffers(trx, locked, { limit: isOpenToAll ? null : free, until, now });
  const notice = { kind: 'eventPlace', subject: eventId, actor } as const;
  if (until === null) return await notify({ ...notice, to, details: about });
  for (const memberId of to) {
    const ownEnd = await ownOfferEnd(trx, { memberId, startsAt, until, now });
    if (ownEnd > until) await waitlist.holdUntil(trx, { eventId, memberId }, ownEnd);
    await notify({ ...notice, to: [memberId], details: { ...about, until: ownEnd.toISOString() } });
  }
}

/** Ends the offers of an event that starts at another time as if they were made now, and never later than before. */
export async function shortenOffers(
  trx: Transaction<Database>,
  { eventId, startsAt }: { eventId: string; startsAt: Date },
  now: Date,
): Promise<void> {
  const until = offerEnd(startsAt, now);
  for (const { member_id: memberId, offer_expires_at: before } of await waitlist.findOffers(trx, eventId, until)) {
    const end = await ownOfferEnd(trx, { memberId, startsAt, until, now });
    if (end < before) await waitlist.holdUntil(trx, { eventId, memberId }, end);
  }
}

/** Lets the offers of an event that was canceled or hidden last as long as they would have without that. */
export async function resumeOffers(
  trx: Transaction<Database>,
  { eventId, startsAt, since }: { eventId: string; startsAt: Date; since: Date },
  now: Date,
): Promise<void> {
  const pausedMs = now.getTime() - since.getTime();
  await sql`
    update event_waitlist set offer_expires_at = offer_expires_at + ${pausedMs} * interval '1 millisecond'
    where event_id = ${eventId} and offer_expires_at > ${since}`.execute(trx);
  await shortenOffers(trx, { eventId, startsAt }, now);
}

/** Returns the end of an offer: a member who is notified after their quiet hours has the whole time from then on. */
async function ownOfferEnd(
  trx: Transaction<Database>,
  { memberId, startsAt, until, now }: { memberId: string; startsAt: Date; until: Date; now: Date },
): Promise<Date> {
  const settings = await settingsOf({ db: trx, pushes: null }, memberId);
  const quietSeconds = quietSecondsLeft(settings, startsAt.toISOString(), now);
  if (quietSeconds === 0) return until;
  const end = offerEndAfter(new Date(now.getTime() + quietSeconds * 1000), startsAt, now);
  return end > until ? end : until;
}

/** Offers places that became free after an expired offer, or after a member was suspended, left or was blocked. */
export async function offerDuePlaces(context: AppContext): Promise<void> {
  for (const eventId of await waitlist.findEventsWithOffersDue(context.db, context.clock())) {
    await inNotifyingTransaction(context, (trx, notify) => offerPlaces(trx, notify, eventId, context.clock()));
  }
}
