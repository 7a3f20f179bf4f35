import type { ActionKind, CaseKind } from '@skill-exchange/api-client/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findCohostIds } from '../events/cohosts/cohost-repository.ts';
import { memberIdsOf } from '../events/registrations/registration-repository.ts';
import { resumeOffers } from '../events/waitlist/offer-places.ts';
import { memberIdsWaiting } from '../events/waitlist/waitlist-repository.ts';
import { comeBack } from '../notifications/kinds/news.ts';
import type { Notify } from '../notifications/notify.ts';

export interface Effect {
  trx: Transaction<Database>;
  notify: Notify;
  now: Date;
  caseId: string;
  targetId: string;
}

/** Hides content and shows it again. `hide` returns the hash of a removed photo. */
interface Hiding {
  hide: (effect: Effect) => Promise<string | null>;
  show: (effect: Effect, imageHash: string | null) => Promise<void>;
}

const hidings: Partial<Record<CaseKind, Hiding>> = {
  event: {
    hide: async (effect) => {
      await setEventHidden(effect, effect.now);
      return null;
    },
    show: (effect) => setEventHidden(effect, null),
  },

  message: {
    hide: async ({ trx, targetId, now }) => {
      await setMessageRemoved(trx, targetId, now);
      return null;
    },
    show: ({ trx, targetId }) => setMessageRemoved(trx, targetId, null),
  },

  review: {
    hide: async ({ trx, notify, targetId, now }) => {
      const hidden = trx.updateTable('reviews').set({ hidden_at: now }).where('id', '=', targetId);
      const { subject, actor } = await hidden
        .returning(['session_id as subject', 'author_id as actor'])
        .executeTakeFirstOrThrow();
      await notify.takeBack({ kind: 'review', subject, actor });
      return null;
    },
    show: async ({ trx, targetId }) => {
      await trx.updateTable('reviews').set({ hidden_at: null }).where('id', '=', targetId).execute();
    },
  },

  eventReview: {
    hide: async ({ trx, notify, targetId, now }) => {
      const hidden = trx.updateTable('event_reviews').set({ hidden_at: now }).where('id', '=', targetId);
      const { subject, actor } = await hidden
        .returning(['event_id as subject', 'author_id as actor'])
        .executeTakeFirstOrThrow();
      await notify.takeBack({ kind: 'eventReview', subject, actor });
      return null;
    },
    show: async ({ trx, targetId }) => {
      await trx.updateTable('event_reviews').set({ hidden_at: null }).where('id', '=', targetId).execute();
    },
  },

  photo: {
    hide: removePhoto,
    show: async ({ trx, targetId }, image_hash) => {
      // A photo that the member has uploaded since stays.
      const isBare = trx.updateTable('members').set({ image_hash }).where('image_hash', 'is', null);
      await isBare.where('id', '=', targetId).execute();
    },
  },
};

/** Changes the message as an edit does, so that every device reads it; sockets get it with their next check. */
async function setMessageRemoved(trx: Kysely<Database>, id: string, removed_at: Date | null): Promise<void> {
  await sql`
    with counted as (
      update conversations set last_seq = last_seq + 1
      where id = (select conversation_id from messages where id = ${id}) returning last_seq
    )
    update messages set removed_at = ${removed_at}, changed_seq = counted.last_seq from counted
    where messages.id = ${id}`.execute(trx);
}

/** Removes the reported photo, but no photo that the member has uploaded since. */
async function removePhoto({ trx, caseId, targetId }: Effect): Promise<string | null> {
  const member = await trx
    .selectFrom('members')
    .select('image_hash')
    .where('id', '=', targetId)
    .where('image_hash', 'in', (eb) =>
      eb.selectFrom('reports').select(sql<string>`image_hash`.as('image_hash')).where('case_id', '=', caseId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) return null;
  await trx.updateTable('members').set({ image_hash: null }).where('id', '=', targetId).execute();
  return member.image_hash;
}

/**
 * Notifies participants and members with a request or on the waitlist while the event is upcoming. Offers of its waitlist last
 * as long as they would have.
 */
async function setEventHidden({ trx, notify, now, targetId }: Effect, hidden_at: Date | null): Promise<void> {
  const before = await trx.selectFrom('events').select('hidden_at').where('id', '=', targetId).executeTakeFirst();
  const event = await trx
    .updateTable('events')
    .set({ hidden_at })
    .where('id', '=', targetId)
    .returning(['title', 'start_time', 'end_time', 'cancelled_at'])
    .executeTakeFirst();
  if (event === undefined || event.cancelled_at !== null || event.end_time <= now) return;
  const members = await memberIdsOf(trx, targetId, ['approved', 'pending']);
  const waiting = await memberIdsWaiting(trx, targetId);
  const to = [...new Set([...members, ...waiting, ...(await findCohostIds(trx, targetId))])];
  const details = { eventId: targetId, title: event.title, startsAt: event.start_time.toISOString() };
  if (hidden_at !== null) return await notify({ kind: 'eventCanceled', subject: targetId, to, actor: null, details });
  if (before?.hidden_at)
    await resumeOffers(trx, { eventId: targetId, startsAt: event.start_time, since: before.hidden_at }, now);
  await notify({
    kind: 'eventChanged',
    subject: targetId,
    to,
    actor: null,
    details: { ...details, ...comeBack },
  });
}

/** Returns the possible decisions for a kind of case. */
export function choicesOf(kind: CaseKind): ActionKind[] {
  return hidings[kind] === undefined
    ? ['none', 'warn', 'limit', 'suspend']
    : ['none', 'warn', 'hide', 'limit', 'suspend'];
}

/** Hides the content of a case. Returns the hash of a removed photo. */
export async function hide(kind: CaseKind, effect: Effect): Promise<string | null> {
  return (await hidings[kind]?.hide(effect)) ?? null;
}

/** Shows the content of a case again. */
export async function show(kind: CaseKind, effect: Effect, imageHash: string | null): Promise<void> {
  await hidings[kind]?.show(effect, imageHash);
}
