import { t } from '@lingui/core/macro';
import type { SettingChange, SettingValues } from '@skill-exchange/api-client/types';
import { displayName } from './display-name.ts';
import { isJoiningName, joiningLabels, joiningWords } from './joining-words.ts';
import { isOfferedName, offeredLabels, offeredWords } from './offered-words.ts';

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
  logo: 'Logo',
  ...joiningLabels,
  ...offeredLabels,
};

/** What hues of OKLCH are called, each up to a degree. */
const hueNames: readonly (readonly [end: number, name: string])[] = [
  [15, 'Pink'],
  [45, 'Red'],
  [70, 'Orange'],
  [112, 'Yellow'],
  [135, 'Lime'],
  [170, 'Green'],
  [200, 'Teal'],
  [230, 'Cyan'],
  [275, 'Blue'],
  [310, 'Violet'],
  [345, 'Orchid'],
  [360, 'Pink'],
];

/** Returns what a hue is called: 'Blue (258)'. */
export const hueName = (hue: number) => `${hueNames.find(([end]) => hue < end)?.[1]} (${hue})`;

const valueWords = (name: IdentityName, value: SettingValues[IdentityName]) => {
  if (value === undefined) return 'the default';
  if (isJoiningName(name)) return joiningWords(name, value);
  if (isOfferedName(name)) return offeredWords(value === true);
  if (name === 'logo') return value === '' ? 'the name in two lanes' : 'a picture';
  return name === 'teachHue' || name === 'learnHue' ? hueName(Number(value)) : `“${value}”`;
};

export const authorOf = (change: SettingChange) =>
  change.changedBy === undefined ? t`Somebody who has left` : displayName(change.changedBy.name);

/** Returns a line for each changed setting: 'Name: “Skill Exchange” is now “Lindenau”'. */
export function changeLines({ before, after }: SettingChange): { name: string; words: string }[] {
  return (Object.keys(after) as IdentityName[]).map((name) => ({
    name,
    words: t`${identityLabels[name] ?? name}: ${valueWords(name, before[name])} is now ${valueWords(name, after[name])}`,
  }));
}

/** Returns the values that differ from the saved ones. */
export function changedValues(saved: SettingValues, values: SettingValues): SettingValues {
  const changed = (Object.keys(values) as IdentityName[]).filter(
    (name) => values[name] !== undefined && values[name] !== saved[name],
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
