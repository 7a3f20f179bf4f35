import { defaultHues } from '@skill-exchange/api-client/community-colors';
import type { SettingGroupName, SettingValues } from '@skill-exchange/api-client/types';
import { sourceLanguage } from '@skill-exchange/texts/languages';
import type { Settings } from '../../env.ts';
import type { CommunityValues, Declaration, SettingName } from './declaration.ts';
import { joiningDeclarations } from './joining-declarations.ts';
import { offeredDeclarations } from './offered.ts';
import { defaultZone } from './own-zone.ts';
import { withOwnSentences } from './sentences.ts';

export type { CommunityValues, SettingName };

/**
 * Every setting that operators change in the browser. Its type and limits are `SettingValues` in openapi.yaml, and its words on
 * the page in packages/ui/src/lib/community/community-words.ts: see docs/how-to/add-a-setting.md.
 */
export const declarations: { readonly [Name in SettingName]: Declaration<CommunityValues[Name]> } = {
  name: { group: 'identity', default: 'Skill Exchange' },
  shortName: { group: 'identity', default: 'Skills' },
  description: {
    group: 'identity',
    default: 'Trade what you know for what you want to know, one hour for one hour. No money changes hands.',
  },
  descriptionIn: { group: 'identity', default: [] },
  contactEmail: {
    group: 'identity',
    default: 'team@skill-exchange.example',
    variable: { name: 'CONTACT_EMAIL', value: ({ contactEmail }) => contactEmail },
  },
  teachHue: { group: 'identity', default: defaultHues.teachHue },
  learnHue: { group: 'identity', default: defaultHues.learnHue },
  logo: { group: 'identity', default: '', isOptional: true },
  cover: { group: 'identity', default: '', isOptional: true },
  coverAlt: { group: 'identity', default: '', isOptional: true },
  coverAltIn: { group: 'identity', default: [] },
  language: { group: 'identity', default: sourceLanguage },
  timeZone: { group: 'identity', default: defaultZone },
  ...joiningDeclarations,
  ...offeredDeclarations,
  backupsKept: { group: 'backups', default: 7 },
};

export const settingNames = Object.keys(declarations) as SettingName[];

export const groupNames: readonly SettingGroupName[] = [
  ...new Set(Object.values(declarations).map(({ group }) => group)),
];

/** Returns the settings of a group. */
export const namesIn = (group: SettingGroupName): SettingName[] =>
  settingNames.filter((name) => declarations[name].group === group);

/** Returns the settings that the environment sets, with their variables. */
export function setByServer(settings: Settings): Map<SettingName, string> {
  const isGiven = ({ name, value }: NonNullable<Declaration<unknown>['variable']>, fallback: unknown) =>
    value(settings) !== fallback || settings.given.some(({ variable }) => variable === name);
  return new Map(
    settingNames.flatMap((name) => {
      const { variable, default: fallback } = declarations[name];
      return variable !== undefined && isGiven(variable, fallback) ? [[name, variable.name] as const] : [];
    }),
  );
}

/** Returns all settings as they hold: the environment wins over the operators, and they over the defaults. */
export function valuesOf(stored: SettingValues, settings: Settings): CommunityValues {
  const fixed = setByServer(settings);
  const entries = settingNames.map((name) => {
    const { default: fallback, variable } = declarations[name];
    return [name, fixed.has(name) ? variable?.value(settings) : (stored[name] ?? fallback)];
  });
  return withOwnSentences(Object.fromEntries(entries) as CommunityValues);
}
