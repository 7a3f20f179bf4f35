import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { isFirstCome, offerEnd } from './offer-times.ts';
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
  const details = { ...about, ...(until && { until: until.toISOString() }) };
  await notify({ kind: 'eventPlace', subject: eventId, to, actor, details });
}

/** Offers places that became free after an expired offer, or after a member was suspended, left or was blocked. */
export async function offerDuePlaces(context: AppContext): Promise<void> {
  for (const eventId of await waitlist.findEventsWithOffersDue(context.db, context.clock())) {
    await inNotifyingTransaction(context, (trx, notify) => offerPlaces(trx, notify, eventId, context.clock()));
  }
}
