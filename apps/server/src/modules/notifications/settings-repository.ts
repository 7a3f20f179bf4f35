import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Kysely, Selectable } from 'kysely';
import type { Database, NotificationChoiceTable, NotificationSettingsTable } from '../../db/schema.ts';

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
