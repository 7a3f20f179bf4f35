import type { Digest, NotificationKind } from '@skill-exchange/api-client/types';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationChoiceTable, NotificationSettingsTable } from '../../db/tables/notifications.ts';
import { ownZone } from '../community/own-zone.ts';

export type SettingsRow = Omit<Selectable<NotificationSettingsTable>, 'member_id' | 'time_zone'> & {
  time_zone: string;
  /** Nothing is known of the member's zone: it is that of the community. */
  has_no_zone: boolean;
  /** The language of the site; null if unknown. */
  language: string | null;
};

const initialDigest = sql.lit<Digest>('weekly');

/**
 * The time zone of a member who has chosen none: that of their weekly hours, else of the browser of
 * their last log-in.
 */
const initialZone = (memberId: string) => sql<string | null>`coalesce(
  (select time_zone from availability where member_id = ${memberId}),
  (select browser_time_zone from members where id = ${memberId}))`;

/** What is known of a member's time zone. */
export interface KnownZone {
  /** The chosen one, else that of the browser of their last log-in; null if unknown. */
  zone: string | null;
  /** The member hides it from others. */
  isHidden: boolean;
}

export async function findKnownZone(db: Kysely<Database>, memberId: string): Promise<KnownZone> {
  const { rows } = await sql<KnownZone>`
    select coalesce(time_zone, browser_time_zone) as zone, hides_time_zone as "isHidden"
    from members left join notification_settings on member_id = members.id where members.id = ${memberId}`.execute(db);
  return rows[0] ?? { zone: null, isHidden: true };
}

/** Returns the zone that a member has chosen, set with their hours or logged in from; null if unknown. */
export async function findZone(db: Kysely<Database>, memberId: string): Promise<KnownZone> {
  const { rows } = await sql<KnownZone>`
    select coalesce(settings.time_zone, availability.time_zone, browser_time_zone) as zone, hides_time_zone as "isHidden"
    from members left join notification_settings as settings on settings.member_id = members.id
    left join availability on availability.member_id = members.id where members.id = ${memberId}`.execute(db);
  return rows[0] ?? { zone: null, isHidden: true };
}

/** Returns a member's settings, or the defaults. */
export async function findSettings(db: Kysely<Database>, memberId: string): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select quiet_from, quiet_to, coalesce(time_zone, ${initialZone(memberId)}, ${ownZone}) as time_zone,
      coalesce(time_zone, ${initialZone(memberId)}) is null as has_no_zone,
      coalesce(digest, ${initialDigest}) as digest, (select site_language from members where id = member_id) as language
    from (select ${memberId}::uuid as member_id) as member left join notification_settings using (member_id)`.execute(
    db,
  );
  return rows[0] as SettingsRow;
}

/** Changes only the given fields, since a concurrent request may change the others. */
export async function saveSettings(
  db: Kysely<Database>,
  memberId: string,
  change: Partial<Omit<SettingsRow, 'language' | 'has_no_zone'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const initial = { quiet_from: null, quiet_to: null, time_zone: null, digest: initialDigest };
  await db
    .insertInto('notification_settings')
    .values({ member_id: memberId, ...initial, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/** A member's settings for a kind; missing or null means the kind's default. */
export type Choice = Partial<Pick<Selectable<NotificationChoiceTable>, 'email' | 'push' | 'inbox'>>;

/** Returns a member's settings that differ from the defaults. */
export async function findChoices(db: Kysely<Database>, memberId: string): Promise<Map<NotificationKind, Choice>> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'email', 'push', 'inbox'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
}

/** Changes the given choices; what one of them leaves out stays as it is. */
export async function saveChoices(
  db: Kysely<Database>,
  memberId: string,
  choices: ReadonlyMap<NotificationKind, Choice>,
): Promise<void> {
  if (choices.size === 0) return;
  const rows = [...choices].map(([kind, { email = null, push = null, inbox = null }]) => ({
    member_id: memberId,
    kind,
    email,
    push,
    inbox,
  }));
  await db
    .insertInto('notification_choices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).doUpdateSet({
        email: sql`coalesce(excluded.email, notification_choices.email)`,
        push: sql`coalesce(excluded.push, notification_choices.push)`,
        inbox: sql`coalesce(excluded.inbox, notification_choices.inbox)`,
      }),
    )
    .execute();
}
