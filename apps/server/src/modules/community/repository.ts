import type { SettingGroupName, SettingValues } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What operators have set of a group, and who changed it last. */
export interface SettingRow {
  key: SettingGroupName;
  value: SettingValues;
  version: number;
  changed_at: Date;
  changed_by: string | null;
  name: string | null;
  image_hash: string | null;
}

/** Returns what operators have set, by group. */
export async function findSettings(db: Kysely<Database>): Promise<SettingRow[]> {
  return await db
    .selectFrom('settings')
    .leftJoin('members', 'members.id', 'changed_by')
    .select(['key', 'value', 'version', 'changed_at', 'changed_by', 'members.name', 'members.image_hash'])
    .orderBy('key')
    .execute();
}

/** Locks a group for a change, and returns what is stored of it. */
export async function lockSettings(
  trx: Kysely<Database>,
  key: SettingGroupName,
  now: Date,
): Promise<{ value: SettingValues; version: number }> {
  const none = { key, value: '{}', version: 0, changed_by: null, changed_at: now };
  await trx
    .insertInto('settings')
    .values(none)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await trx
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface NewChange {
  key: SettingGroupName;
  value: SettingValues;
  before: SettingValues;
  after: SettingValues;
  memberId: string;
  now: Date;
}

/** Stores a locked group, and the change. */
export async function storeSettings(
  trx: Kysely<Database>,
  { key, value, before, after, memberId, now }: NewChange,
): Promise<void> {
  const by = { changed_by: memberId, changed_at: now };
  await trx
    .updateTable('settings')
    .set((eb) => ({ value: JSON.stringify(value), version: eb('version', '+', 1), ...by }))
    .where('key', '=', key)
    .execute();
  await trx
    .insertInto('setting_changes')
    .values({ key, before: JSON.stringify(before), after: JSON.stringify(after), ...by })
    .execute();
}

export interface ChangeRow extends Omit<SettingRow, 'value' | 'version'> {
  id: number;
  before: SettingValues;
  after: SettingValues;
}

/** Returns the last changes, latest first. */
export async function findChanges(db: Kysely<Database>, count: number): Promise<ChangeRow[]> {
  return await db
    .selectFrom('setting_changes')
    .leftJoin('members', 'members.id', 'changed_by')
    .select(['setting_changes.id', 'key', 'before', 'after', 'changed_at', 'changed_by'])
    .select(['members.name', 'members.image_hash'])
    .orderBy('setting_changes.id', 'desc')
    .limit(count)
    .execute();
}
