import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, NotificationSettingsTable } from '../../db/schema.ts';

export type SettingsRow = Selectable<NotificationSettingsTable>;

/** A member's settings; undefined as long as they are as an account begins. */
export async function findSettings(db: Kysely<Database>, memberId: string): Promise<SettingsRow | undefined> {
  return await db.selectFrom('notification_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export async function saveSettings(db: Kysely<Database>, row: Insertable<NotificationSettingsTable>): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
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
