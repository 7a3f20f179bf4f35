import type { NotificationKind } from '@skill-exchange/api-client/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationDetails } from '../../db/tables/notifications.ts';

/** Selects unread notifications of a member. */
export type UnreadFilter =
  | { ids: readonly number[] }
  | { upTo: Date }
  | { kinds: readonly NotificationKind[]; subjects: readonly string[] };

/** Marks a member's notifications as read. Returns whether any was unread. */
export async function markNotificationsRead(
  db: Kysely<Database>,
  memberId: string,
  filter: UnreadFilter,
  now: Date,
): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  if ('ids' in filter) query = query.where('id', '=', sql<number>`any(${filter.ids}::bigint[])`);
  else if ('upTo' in filter) query = query.where('last_at', '<=', filter.upTo);
  else
    query = query
      .where('kind', 'in', filter.kinds)
      // The subject of a test also has its time.
      .where(sql<boolean>`split_part(subject, ' ', 1) = any(${filter.subjects}::text[])`);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks a member's unread notification of a subject and returns its details; undefined without one. */
export async function findUnreadDetails(
  trx: Kysely<Database>,
  memberId: string,
  { kind, subject }: { kind: NotificationKind; subject: string },
): Promise<NotificationDetails | undefined> {
  const row = await trx
    .selectFrom('notifications')
    .select('details')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.details;
}

/** Deletes unread notifications of a subject. Returns whether there were any. */
export async function deleteUnread(
  db: Kysely<Database>,
  memberId: string,
  { kind, subject }: { kind: NotificationKind; subject: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** An email has told as many as are left: the next one is sent again. */
const emailedOf = (count: RawBuilder<number>) => sql<number>`least(emailed_count, ${count})`;

/** Lowers the count of an unread notification to this one. Returns whether it was higher. */
export async function lowerUnread(
  db: Kysely<Database>,
  memberId: string,
  { kind, subject }: { kind: NotificationKind; subject: string },
  left: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ count: left, emailed_count: emailedOf(sql`${left}::int`) })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .where('count', '>', left)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A review that is gone, or a guest without approval who has left. */
export interface TakenBack {
  kind: 'review' | 'eventReview' | 'eventJoined';
  /** The id of its session or event. */
  subject: string;
  actor: string;
}

/** Removes an actor from the unread notifications of a subject. Returns the ids of their members. */
export async function removeUnreadActor(
  trx: Kysely<Database>,
  { kind, subject, actor }: TakenBack,
): Promise<readonly string[]> {
  return await removeActors(trx, sql`kind = ${sql.lit(kind)} and subject = ${subject}`, [actor]);
}

/** Guests who have left, or have come to, dates of an event. */
export interface DatesTakenBack {
  kind: 'eventJoined' | 'eventLeft';
  dates: readonly string[];
  actors: readonly string[];
}

/** Removes actors from unread notifications of these dates and no other ones. Returns the ids of their members. */
export async function removeUnreadDates(
  trx: Kysely<Database>,
  { kind, dates, actors }: DatesTakenBack,
): Promise<readonly string[]> {
  const gone = sql`kind = ${sql.lit(kind)} and subject = any(${dates}::text[])
    and coalesce(details -> 'eventIds', jsonb_build_array(subject)) <@ to_jsonb(${dates}::text[])`;
  return await removeActors(trx, gone, actors);
}

async function removeActors(
  trx: Kysely<Database>,
  condition: RawBuilder<unknown>,
  actors: readonly string[],
): Promise<readonly string[]> {
  const gone = sql`${actors}::uuid[]`;
  const about = sql`${condition} and read_at is null and actors && ${gone}`;
  const count = sql<number>`greatest(count - (select count(*) from unnest(actors) as one where one = any(${gone})), 1)`;
  const { rows } = await sql<{ member_id: string }>`
    with deleted as (
      delete from notifications where ${about} and actors <@ ${gone} returning member_id
    ), others as (
      update notifications set count = ${count}, emailed_count = ${emailedOf(count)},
        actors = array(select one from unnest(actors) with ordinality as list (one, nth) where one <> all(${gone}) order by nth),
        -- The number of dates may be that of the removed actor.
        details = details - 'dates'
      where ${about} and not actors <@ ${gone} returning member_id
    )
    select member_id from deleted union select member_id from others`.execute(trx);
  return rows.map(({ member_id }) => member_id);
}

export interface Outdated {
  memberIds: readonly string[];
  /** The id of one event, session or ring. */
  subject: string;
  kinds: readonly NotificationKind[];
  /** Ids of the dates of a series that have changed, if several. */
  dates?: readonly string[] | undefined;
  /** Only notifications about this member alone. */
  actor?: string;
}

/**
 * The statement of `markOutdatedRead`, also as a part of another one. A notification of several dates stays unread, about
 * those that have not changed.
 */
export const markingOutdated = (
  db: Pick<Kysely<Database>, 'updateTable'>,
  { memberIds, subject, kinds, dates = [subject], actor }: Outdated,
  now: Date,
) => {
  const gone = sql`${dates}::text[]`;
  const others = sql`(
    select array_agg(date.id order by start_time) as ids, min(start_time) as start_time
    from jsonb_array_elements_text(coalesce(details -> 'eventIds', '[]')) as date (id)
    join events on events.id = date.id::uuid
    where date.id <> all(${gone}) and not coalesce(details -> 'goneIds', '[]') ? date.id
  ) as others`;
  return (
    db
      .updateTable('notifications')
      .set({
        read_at: sql<Date | null>`case when (select ids from ${others}) is null then ${now}::timestamptz end`,
        details: sql<string>`coalesce((
        select details - 'dates'
          || jsonb_build_object('eventId', ids[1], 'goneIds', coalesce(details -> 'goneIds', '[]') || to_jsonb(${gone}),
            'startsAt', to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          || case when cardinality(ids) > 1 then jsonb_build_object('dates', cardinality(ids)) else '{}' end
        from ${others} where ids is not null
      ), details)`,
      })
      .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
      .where('kind', '=', sql<NotificationKind>`any(${kinds}::text[])`)
      // A reminder's subject also has its hours.
      .where(
        sql<boolean>`(split_part(subject, ' ', 1) = any(array_append(${gone}, ${subject}::text)) or details -> 'eventIds' ?| ${gone})`,
      )
      .where('read_at', 'is', null)
      .where(actor === undefined ? sql<boolean>`true` : sql<boolean>`actors = array[${actor}::uuid]`)
  );
};

/** Marks unread, outdated notifications as read. Returns the ids of their members. */
export async function markOutdatedRead(
  db: Kysely<Database>,
  outdated: Outdated,
  now: Date,
): Promise<readonly string[]> {
  if (outdated.memberIds.length === 0) return [];
  const marked = await markingOutdated(db, outdated, now).returning('member_id').execute();
  return marked.map(({ member_id }) => member_id);
}

/** Notifications removed in one statement. */
const mostRemoved = 1_000;

/** Deletes up to `mostRemoved` notifications read before this instant. Returns their number. */
export async function deleteReadBefore(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb.selectFrom('notifications').select('id').where('read_at', '<', before).limit(sql.lit(mostRemoved)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
