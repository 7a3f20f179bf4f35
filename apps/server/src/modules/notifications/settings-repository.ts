import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Kysely, Selectable } from 'kysely';
import type { Database, NotificationSettingsTable } from '../../db/schema.ts';

export type SettingsRow = Selectable<NotificationSettingsTable>;

/** A member's settings; undefined as long as they are as an account begins. */
export async function findSettings(db: Kysely<Database>, memberId: string): Promise<SettingsRow | undefined> {
  return await db.selectFrom('notification_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Changes what is named, and leaves the rest as another call may change it at the same moment. */
export async function saveSettings(
  db: Kysely<Database>,
  initial: SettingsRow,
  change: Partial<Omit<SettingsRow, 'member_id'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .insertInto('notification_settings')
    .values({ ...initial, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/** Where a member wants kinds otherwise than they begin: by email or not. */
export async function findChoices(db: Kysely<Database>, memberId: string): Promise<Map<NotificationKind, boolean>> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'email'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ kind, email }) => [kind, email]));
}

export async function saveChoice(
  db: Kysely<Database>,
  memberId: string,
  kind: NotificationKind,
  email: boolean,
): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ member_id: memberId, kind, email })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ email }))
    .execute();
}
