import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { isSuspended } from '../auth/active-actions.ts';
import { lastDayAway } from '../auth/returns.ts';
import { ownZone } from '../community/own-zone.ts';

/** Number of members per batch. */
const membersAtOnce = 500;

/** A member who has not visited for weeks, and the last day (UTC) on which they did. */
export interface SilentMember {
  id: string;
  seen_on: string;
  time_zone: string;
}

type SilenceContext = Pick<AppContext, 'db' | 'settings'>;

/** SQL condition: the member has not visited for weeks, is not away, and takes emails about that. */
const isSilent = ({ settings }: Pick<SilenceContext, 'settings'>, now: Date): RawBuilder<boolean> => sql<boolean>`(
  seen_on <= ${lastDayAway(now)}::date and erased_at is null and leaving_at is null
  and not ${isSuspended('members.id', now)} and coalesce(away_until < ${now.toISOString().slice(0, 10)}::date, true)
  and mail_stopped_at is null and (email_verified_at is not null or ${settings.verifyEmail === 'off'})
  and not exists (
    select from notification_choices as choice
    where choice.member_id = members.id and choice.kind = 'newsSinceVisit' and choice.email = false
  ))`;

/** SQL condition: no email about what is new was sent since the member's last visit. */
const isUntold = sql<boolean>`(news_mailed_on is null or news_mailed_on <= seen_on)`;

/** Returns silent members who got no email about what is new, in the order of their ids. */
export async function findSilent(context: SilenceContext, after: string | null, now: Date): Promise<SilentMember[]> {
  const { rows } = await sql<SilentMember>`
    select members.id, seen_on,
      coalesce(settings.time_zone, availability.time_zone, browser_time_zone, ${ownZone}) as time_zone
    from members left join notification_settings as settings on settings.member_id = members.id
    left join availability on availability.member_id = members.id
    where ${isSilent(context, now)} and ${isUntold} and (${after}::uuid is null or members.id > ${after}::uuid)
    order by members.id limit ${sql.lit(membersAtOnce)}`.execute(context.db);
  return rows;
}

/** Notes that a member gets an email today. Returns false if they have got one since their last visit. */
export async function claimSilence(trx: Kysely<Database>, memberId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ news_mailed_on: now.toISOString().slice(0, 10) })
    .where('id', '=', memberId)
    .where(isUntold)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes back the note of an email that was not sent, so that another one may be. */
export async function releaseSilence(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.updateTable('members').set({ news_mailed_on: null }).where('id', '=', memberId).execute();
}

/** The recipient of an email, and the last day (UTC) on which they visited. */
export interface SilentRecipient {
  id: string;
  name: string;
  email: string;
  mail_rejections: number;
  seen_on: string;
}

/** Returns a member who is still silent. */
export async function findSilentRecipient(
  context: SilenceContext,
  memberId: string,
  now: Date,
): Promise<SilentRecipient | undefined> {
  const { rows } = await sql<SilentRecipient>`
    select id, name, email, mail_rejections, seen_on from members
    where id = ${memberId}::uuid and email <> '' and ${isSilent(context, now)}`.execute(context.db);
  return rows[0];
}
