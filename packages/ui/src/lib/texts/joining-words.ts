import { plural, t } from '@lingui/core/macro';
import type { SettingValues } from '@skill-exchange/api-client/types';

type JoiningName =
  | 'joinBy'
  | 'joinQuestion'
  | 'joinAnswerDays'
  | 'moderatorsLetIn'
  | 'joinDomains'
  | 'minimumAge'
  | 'invitationsPerMonth';

/** What each setting of who may join is called. */
export const joiningLabels: { readonly [Name in JoiningName]: string } = {
  joinBy: 'Who may join',
  joinQuestion: 'Question to who asks to join',
  joinAnswerDays: 'Days for an answer',
  moderatorsLetIn: 'Moderators let people in',
  joinDomains: 'Domains',
  minimumAge: 'Minimum age',
  invitationsPerMonth: 'People that a member may invite',
};

export const isJoiningName = (name: string): name is JoiningName => Object.hasOwn(joiningLabels, name);

const ruleWords: Record<string, string> = {
  everybody: 'everybody',
  invitation: 'by invitation',
  approval: 'by approval',
  addresses: 'certain addresses',
};

/** Returns a value in the words of "Last changes". */
export function joiningWords(name: JoiningName, value: NonNullable<SettingValues[keyof SettingValues]>): string {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (name === 'joinBy') return ruleWords[String(value)] ?? String(value);
  if (name === 'joinQuestion') return `“${value}”`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === 0) return 'none';
  return name === 'invitationsPerMonth' ? `${value} in 30 days` : String(value);
}

/** The line that people confirm when they join. */
export const ageLine = (age: number) => t`I am at least ${age} years old.`;

/** Says under the answer who reads it, and until when. */
export const answerHint = (days: number) =>
  plural(days, {
    one: t`Those who run the community read it, and answer within a day.`,
    other: t`Those who run the community read it, and answer within # days.`,
  });
