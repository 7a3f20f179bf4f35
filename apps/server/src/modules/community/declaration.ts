import type { SettingGroupName, SettingValues } from '@skill-exchange/api-client/types';
import type { Settings } from '../../env.ts';

/** All settings of operators, as they hold now. */
export type CommunityValues = Required<SettingValues>;

export type SettingName = keyof CommunityValues;

export interface Declaration<Value> {
  group: SettingGroupName;
  default: Value;
  /** May be empty. */
  isOptional?: true;
  /** The variable of the environment that wins over it, and its value there. */
  variable?: { name: string; value: (settings: Settings) => Value };
}
