import { msg, t } from '@lingui/core/macro';
import type { Activity, SkillWithLevel, User } from '@skill-exchange/api-client/types';
import { languageName } from './texts/language-names.ts';
import { commaList } from './texts/list-words.ts';
import { textTable } from './texts/text-table.ts';

/** The levels of a skill, in words. */
export const levelWords: Record<SkillWithLevel['level'], string> = textTable({
  starting: msg`Starting out`,
  comfortable: msg`Comfortable`,
  'can-teach': msg`Can teach it`,
});

const activityWords: Record<Activity, string> = textTable({
  'this-week': msg`Active this week`,
  'this-month': msg`Active this month`,
});

/** Returns 'Active this week'; null if it is hidden, longer ago, or an unknown value. */
export const activityOf = ({ lastActive }: User) => (lastActive && activityWords[lastActive]) ?? null;

/** Returns 'Speaks German, English', with at most `limit` languages; null where none is known. */
export function languagesOf({ languages = [] }: User, limit = languages.length): string | null {
  const names = commaList(languages.slice(0, limit).map(languageName));
  return languages.length === 0 ? null : t`Speaks ${names}`;
}
