import type { Activity, SkillWithLevel, User } from '@skill-exchange/api-client/types';
import { languageName } from './texts/language-names.ts';

/** The levels of a skill, in words. */
export const levelWords: Record<SkillWithLevel['level'], string> = {
  starting: 'Starting out',
  comfortable: 'Comfortable',
  'can-teach': 'Can teach it',
};

const activityWords: Record<Activity, string> = { 'this-week': 'Active this week', 'this-month': 'Active this month' };

/** Returns 'Active this week'; null if it is hidden, longer ago, or an unknown value. */
export const activityOf = ({ lastActive }: User) => (lastActive && activityWords[lastActive]) ?? null;

/** Returns 'Speaks German, English', with at most `limit` languages; null where none is known. */
export function languagesOf({ languages = [] }: User, limit = languages.length): string | null {
  return languages.length === 0 ? null : `Speaks ${languages.slice(0, limit).map(languageName).join(', ')}`;
}
