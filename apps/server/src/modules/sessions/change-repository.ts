import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PlanAgreement, SessionOfferTable, SessionTable } from '../../db/tables/sessions.ts';
import { lockMembers } from '../users/repository.ts';
import { findSession, type SessionRow } from './repository.ts';
import type { SessionOfferState } from './status.ts';

// Changes to a session that `lockSession` has locked, so earlier checks still hold.

/** Returns the session like `findSession`, and locks it and its members until the transaction ends. */
export async function lockSession(
  trx: Transaction<Database>,
  id: string,
  viewerId: string,
): Promise<SessionRow | undefined> {
  // Members first, like a block. The trigger that recounts ratings after a cancellation locks them, too.
  await lockMembers(
    trx,
    sql<string[]>`array(
    select unnest(array[user_one, user_two]) from sessions
    where id = ${id}::uuid and ${viewerId}::uuid in (user_one, user_two)
  )`,
  );
  await trx.selectFrom('sessions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A separate statement: joined rows would otherwise be those from before the wait.
  return await findSession(trx, id, viewerId);
}

/** The changes of an edit; fields that are left out stay unchanged. */
export interface SessionPatch {
  skill_one?: string | null;
  skill_two?: string | null;
  date?: Date;
  duration_minutes?: number;
  link?: string;
}

type SessionUpdate = SessionPatch & { moved_by?: string | null; expires_at?: Date | null };

/** For the history: a move overwrites the time that a session was planned for. */
const firstTime = { planned_for: sql<Date>`coalesce(planned_for, date)` };

/** Changes a session. A trigger increases its version if anything has changed. */
export async function updateSession(
  trx: Transaction<Database>,
  id: string,
  change: SessionUpdate,
  move?: PlanAgreement,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const moved = move && { ...firstTime, plan_moves: sql<string>`plan_moves || ${JSON.stringify(move)}::jsonb` };
  await trx
    .updateTable('sessions')
    .set({ ...change, ...moved })
    .where('id', '=', id)
    .execute();
}

/** Cancels a session permanently, and closes its open offer. */
export async function endSession(
  trx: Transaction<Database>,
  id: string,
  by: { memberId: string; ending: SessionTable['ending']; reason?: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ cancelled_at: by.now, cancelled_by: by.memberId, ending: by.ending, end_reason: by.reason || null })
    .where('id', '=', id)
    .execute();
}

type Agreement = Required<Pick<SessionUpdate, 'date' | 'duration_minutes' | 'moved_by'>> & {
  by: string;
  /** Without an offer the session is agreed to as it was planned. */
  hasOffer: boolean;
};

/** Stores that both members agreed to the session with this change, and closes the accepted offer, if there is one. */
export async function agreeToSession(
  trx: Transaction<Database>,
  id: string,
  { by, hasOffer, ...change }: Agreement,
  now: Date,
): Promise<void> {
  const planned: PlanAgreement = { at: now.toISOString(), by, time: change.date.toISOString() };
  if (hasOffer) await closeOffer(trx, id, 'accepted', now, change.date);
  await trx
    .updateTable('sessions')
    .set({
      ...change,
      ...firstTime,
      ...(!hasOffer && { plan_agreed: JSON.stringify(planned) }),
      agreed_at: now,
      expires_at: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Opens an offer in place of an open one, and changes the session with it. */
export async function replaceOffer(
  trx: Transaction<Database>,
  sessionId: string,
  { offer, change, now }: { offer: SessionOfferState; change: SessionUpdate; now: Date },
): Promise<void> {
  await closeOffer(trx, sessionId, 'replaced', now);
  await insertOffer(trx, sessionId, offer, now);
  await trx
    .updateTable('sessions')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', sessionId)
    .execute();
}

async function insertOffer(
  trx: Transaction<Database>,
  sessionId: string,
  { by, kind, times, duration_minutes, note, expires_at }: SessionOfferState,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('session_offers')
    .values({
      session_id: sessionId,
      by_member: by,
      kind,
      times: times.map((time) => time.toISOString()),
      duration_minutes,
      note,
      created_at: now,
      expires_at,
    })
    .execute();
}

/** Closes the open offer, if any. An offer that has expired stays expired, whatever the outcome. */
export async function closeOffer(
  trx: Transaction<Database>,
  sessionId: string,
  outcome: NonNullable<SessionOfferTable['outcome']>,
  now: Date,
  agreedTime: Date | null = null,
): Promise<void> {
  await trx
    .updateTable('session_offers')
    .set({
      closed_at: now,
      agreed_time: agreedTime,
      outcome: sql`case when expires_at <= ${now} then 'expired' else ${outcome}::text end`,
    })
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Closes the open offer; the session stays unchanged. */
export async function dropOffer(
  trx: Transaction<Database>,
  sessionId: string,
  outcome: 'declined' | 'withdrawn',
  now: Date,
): Promise<void> {
  await closeOffer(trx, sessionId, outcome, now);
  await trx.updateTable('sessions').set({ version: sql`version + 1` }).where('id', '=', sessionId).execute();
}

/** Whether a member has agreed to another session at this time. */
export async function isBusy(
  db: Kysely<Database>,
  memberId: string,
  without: string,
  { date, minutes }: { date: Date; minutes: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('busy')
    .select('session_id')
    .where('member_id', '=', memberId)
    .where('session_id', '<>', without)
    .where(
      sql<boolean>`during && tstzrange(${date}::timestamptz, ${date}::timestamptz + ${minutes}::int * interval '1 minute')`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
