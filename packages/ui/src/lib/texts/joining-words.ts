import type { SettingValues } from '@skill-exchange/api-client/types';

type JoiningName = 'joinBy' | 'joinDomains' | 'minimumAge' | 'invitationsPerMonth';

/** What each setting of who may join is called. */
export const joiningLabels: { readonly [Name in JoiningName]: string } = {
  joinBy: 'Who may join',
  joinDomains: 'Domains',
  minimumAge: 'Minimum age',
  invitationsPerMonth: 'People that a member may invite',
};

export const isJoiningName = (name: string): name is JoiningName => Object.hasOwn(joiningLabels, name);

const ruleWords: Record<string, string> = {
  everybody: 'everybody',
  invitation: 'by invitation',
  addresses: 'certain addresses',
};

/** Returns a value in the words of "Last changes". */
export function joiningWords(name: JoiningName, value: NonNullable<SettingValues[keyof SettingValues]>): string {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (name === 'joinBy') return ruleWords[String(value)] ?? String(value);
  if (value === 0) return 'none';
  return name === 'invitationsPerMonth' ? `${value} in 30 days` : String(value);
}

/** The line that people confirm when they join. */
export const ageLine = (age: number) => `I am at least ${age} years old.`;
