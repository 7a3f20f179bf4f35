import type { SettingChange, SettingValues } from '@skill-exchange/api-client/types';
import { displayName } from './display-name.ts';

export type Identity = Required<SettingValues>;
export type IdentityName = keyof Identity;

/** What each setting is called on the page. */
export const identityLabels: { readonly [Name in IdentityName]: string } = {
  name: 'Name',
  shortName: 'Short name',
  description: 'One sentence',
  contactEmail: 'Contact address',
  teachHue: 'Left color',
  learnHue: 'Right color',
};

const valueWords = (name: IdentityName, value: string | number | undefined) => {
  if (value === undefined) return 'the default';
  return name === 'teachHue' || name === 'learnHue' ? `${value}°` : `“${value}”`;
};

export const authorOf = (change: SettingChange) =>
  change.changedBy === undefined ? 'Somebody who has left' : displayName(change.changedBy.name);

/** Returns a line for each changed setting: 'Name: “Skill Exchange” is now “Lindenau”'. */
export function changeLines({ before, after }: SettingChange): { name: string; words: string }[] {
  return (Object.keys(after) as IdentityName[]).map((name) => ({
    name,
    words: `${identityLabels[name] ?? name}: ${valueWords(name, before[name])} is now ${valueWords(name, after[name])}`,
  }));
}

/** Returns the values that differ from the saved ones. */
export function changedValues(saved: SettingValues, values: SettingValues): SettingValues {
  const changed = (Object.keys(values) as IdentityName[]).filter(
    (name) => values[name] !== undefined && values[name] !== saved[name],
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
