import type { Digest, NotificationKind } from '@skill-exchange/api-client/types';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, NotificationChoiceTable, NotificationSettingsTable } from '../../db/schema.ts';

export type SettingsRow = Omit<Selectable<NotificationSettingsTable>, 'member_id'>;

const initialDigest = sql.lit<Digest>('weekly');

/** The time zone of a member who has chosen none: that of their weekly hours, once they have set some. */
const initialZone = (memberId: string) =>
  sql<string>`coalesce((select time_zone from availability where member_id = ${memberId}), 'UTC')`;

/** A member's settings, or those with which an account begins. */
export async function findSettings(db: Kysely<Database>, memberId: string): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select quiet_from, quiet_to, coalesce(time_zone, ${initialZone(memberId)}) as time_zone,
      coalesce(digest, ${initialDigest}) as digest
    from (select ${memberId}::uuid as member_id) as member left join notification_settings using (member_id)`.execute(
    db,
  );
  return rows[0] as SettingsRow;
}

/** Changes what is named, and leaves the rest as another call may change it at the same moment. */
export async function saveSettings(
  db: Kysely<Database>,
  memberId: string,
  change: Partial<SettingsRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const initial = { quiet_from: null, quiet_to: null, time_zone: initialZone(memberId), digest: initialDigest };
  await db
    .insertInto('notification_settings')
    .values({ member_id: memberId, ...initial, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/** How a member wants to be notified of a kind; what is left out or null is as the kind begins. */
export type Choice = Partial<Pick<NotificationChoiceTable, 'email' | 'push'>>;

/** Where a member wants kinds otherwise than they begin. */
export async function findChoices(db: Kysely<Database>, memberId: string): Promise<Map<NotificationKind, Choice>> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'email', 'push'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
}

export async function saveChoice(
  db: Kysely<Database>,
  memberId: string,
  kind: NotificationKind,
  choice: Choice,
): Promise<void> {
  if (Object.keys(choice).length === 0) return;
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(choice))
    .execute();
}
