import { type RawBuilder, sql } from 'kysely';
import type { SettingName } from './declaration.ts';

const setting: SettingName = 'timeZone';

/** The zone of a community that has set none. */
export const defaultZone = 'UTC';

/** Selects the community's time zone: members and visitors without one of their own read times in it. */
export const ownZone: RawBuilder<string> = sql<string>`coalesce(
  (select value ->> ${sql.lit(setting)} from settings where key = 'identity'), ${sql.lit(defaultZone)})`;
