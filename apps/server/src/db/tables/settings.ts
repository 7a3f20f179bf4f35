import type { SettingGroupName, SettingValues } from '@skill-exchange/api-client/types';
import type { ColumnType } from 'kysely';
import type { Instant, Sequence } from './columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** What operators have set, a row for each group. */
export interface SettingTable {
  key: SettingGroupName;
  value: Json<SettingValues>;
  version: number;
  changed_by: string | null;
  changed_at: Instant;
}

/** Each change, with the changed settings alone. */
export interface SettingChangeTable {
  id: Sequence;
  key: SettingGroupName;
  before: Json<SettingValues>;
  after: Json<SettingValues>;
  changed_by: string | null;
  changed_at: Instant;
}

/** Pictures that operators uploaded for settings. */
export interface CommunityPictureTable {
  image_hash: string;
}

/** Links that make a member the first operator. */
export interface SetupLinkTable {
  hash: string;
  expires_at: Instant;
}
