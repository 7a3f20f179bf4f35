import { msg, plural, t } from '@lingui/core/macro';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { commaList } from '../texts/list-words.ts';
import { plainNumber } from '../texts/number-words.ts';
import { quoted } from '../texts/quoted.ts';
import { textTable } from '../texts/text-table.ts';

/** What each setting of who may join is called. */
export const joiningTexts = {
  joinBy: msg`Who may join`,
  joinQuestion: msg`Question to who asks to join`,
  joinAnswerDays: msg`Days for an answer`,
  moderatorsLetIn: msg`Moderators let people in`,
  joinDomains: msg`Domains`,
  minimumAge: msg`Minimum age`,
  invitationsPerMonth: msg`People that a member may invite`,
} as const satisfies { readonly [Name in keyof SettingValues]?: unknown };

type JoiningName = keyof typeof joiningTexts;

export const isJoiningName = (name: string): name is JoiningName => Object.hasOwn(joiningTexts, name);

const ruleWords: Readonly<Record<string, string>> = textTable({
  everybody: msg`everybody`,
  invitation: msg`by invitation`,
  approval: msg`by approval`,
  addresses: msg`certain addresses`,
});

/** Returns a value in the words of "Last changes". */
export function joiningWords(name: JoiningName, value: NonNullable<SettingValues[JoiningName]>): string {
  if (Array.isArray(value)) return value.length === 0 ? t`none` : commaList(value);
  if (name === 'joinBy') return ruleWords[String(value)] ?? String(value);
  if (name === 'joinQuestion') return quoted(String(value));
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value !== 'number') return String(value);
  if (value === 0) return t`none`;
  return name === 'invitationsPerMonth'
    ? plural(value, { one: '# in 30 days', other: '# in 30 days' })
    : plainNumber(value);
}

/** The line that people confirm when they join. */
export const ageLine = (age: number) => t`I am at least ${age} years old.`;

/** Says under the answer who reads it, and until when. */
export const answerHint = (days: number) =>
  plural(days, {
    one: 'Those who run the community read it, and answer within a day.',
    other: 'Those who run the community read it, and answer within # days.',
  });
