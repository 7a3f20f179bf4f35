import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { endsAt, isConfirmed } from '../sessions/status.ts';

/** Reminders claimed per transaction. */
const maxAtOnce = 100;

/** A window of start times, and the number of hours before a start at which its reminder is sent. */
export interface ReminderWindow {
  hours: number;
  from: Date;
  to: Date;
}

export interface DueEvent {
  id: string;
  title: string;
  starts_at: Date;
}

/** Claims events whose members are due a reminder; a second call does not return them again. */
export async function claimEvents(trx: Kysely<Database>, { hours, from, to }: ReminderWindow): Promise<DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    with claimed as (
      insert into reminders (about, starts_at, hours)
      select id, start_time, ${hours}::int from events
      where cancelled_at is null and hidden_at is null and start_time > ${from} and start_time <= ${to}
        and created_at <= start_time - ${hours}::int * interval '1 hour'
        and not exists (select from reminders where about = events.id and starts_at = start_time and hours = ${hours})
      order by start_time limit ${sql.lit(maxAtOnce)}
      on conflict do nothing returning about
    )
    select id, title, start_time as starts_at from claimed join events on id = about`.execute(trx);
  return rows;
}

export interface DueSession {
  id: string;
  starts_at: Date;
  user_one: string;
  user_two: string;
}

/** Claims sessions whose members are due a reminder; a second call does not return them again. */
export async function claimSessions(trx: Kysely<Database>, { hours, from, to }: ReminderWindow): Promise<DueSession[]> {
  const { rows } = await sql<DueSession>`
    with claimed as (
      insert into reminders (about, starts_at, hours)
      select id, date, ${hours}::int from sessions
      where ${isConfirmed} and date > ${from} and date <= ${to}
        and created_at <= date - ${hours}::int * interval '1 hour'
        and not exists (select from reminders where about = sessions.id and starts_at = date and hours = ${hours})
      order by date limit ${sql.lit(maxAtOnce)}
      on conflict do nothing returning about
    )
    select id, date as starts_at, user_one, user_two from claimed join sessions on id = about`.execute(trx);
  return rows;
}

export interface OverSession {
  id: string;
  starts_at: Date;
  /** The member who planned the session as it is, and the other member. */
  planner: string;
  invited: string;
  is_agreed: boolean;
}

/**
 * Claims sessions that ended in this window, to ask their members about attendance; a second call does
 * not return them again. They are stored as reminders of zero hours. Proposals without an agreement have expired and
 * are excluded.
 */
export async function claimOver(
  trx: Kysely<Database>,
  { from, to }: Omit<ReminderWindow, 'hours'>,
): Promise<OverSession[]> {
  const { rows } = await sql<OverSession>`
    with claimed as (
      insert into reminders (about, starts_at, hours)
      select id, date, 0 from sessions
      where cancelled_at is null and (agreed_at is not null or expires_at is null)
        and ${endsAt} > ${from} and ${endsAt} <= ${to}
        -- None is longer; this is what the index is by.
        and date > ${from}::timestamptz - interval '240 minutes' and date <= ${to}
        and not exists (select from reminders where about = sessions.id and starts_at = date and hours = 0)
      order by date limit ${sql.lit(maxAtOnce)}
      on conflict do nothing returning about
    )
    select id, date as starts_at, coalesce(moved_by, user_one) as planner,
      case coalesce(moved_by, user_one) when user_one then user_two else user_one end as invited,
      agreed_at is not null as is_agreed
    from claimed join sessions on id = about`.execute(trx);
  return rows;
}

export interface ExpiredOffer {
  session_id: string;
  date: Date;
  by_member: string;
  asked: string;
  /** The session ends with it; otherwise it stays as it was. */
  is_proposal: boolean;
}

/**
 * Claims suggested times that expired in this window without an answer; a second call does not return them again. They
 * are stored as reminders of the offer.
 */
export async function claimExpiredOffers(
  trx: Kysely<Database>,
  { from, to }: Omit<ReminderWindow, 'hours'>,
): Promise<ExpiredOffer[]> {
  const { rows } = await sql<ExpiredOffer>`
    with claimed as (
      insert into reminders (about, starts_at, hours)
      select offer.id, offer.expires_at, 0 from session_offers as offer join sessions on sessions.id = session_id
      where cancelled_at is null and closed_at is null
        and offer.expires_at > ${from} and offer.expires_at <= ${to}
        and not exists (select from reminders where about = offer.id and starts_at = offer.expires_at and hours = 0)
      order by offer.expires_at limit ${sql.lit(maxAtOnce)}
      on conflict do nothing returning about
    )
    select session_id, date, by_member, agreed_at is null and sessions.expires_at is not null as is_proposal,
      case by_member when user_one then user_two else user_one end as asked
    from claimed join session_offers as offer on offer.id = about join sessions on sessions.id = session_id`.execute(
    trx,
  );
  return rows;
}
