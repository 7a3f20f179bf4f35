import { msg, t } from '@lingui/core/macro';
import type { SentenceInLanguage, SettingChange, SettingValues } from '@skill-exchange/api-client/types';
import { displayName } from '../texts/display-name.ts';
import { i18n } from '../texts/i18n.ts';
import { languageName } from '../texts/language-names.ts';
import { commaList } from '../texts/list-words.ts';
import { plainNumber } from '../texts/number-words.ts';
import { quoted } from '../texts/quoted.ts';
import { textTable } from '../texts/text-table.ts';
import { cityOf } from '../time/date-time.ts';
import { backupTexts, keptWords } from './backup-words.ts';
import { isJoiningName, joiningTexts, joiningWords } from './joining-words.ts';
import { isOfferedName, offeredTexts, offeredWords } from './offered-words.ts';

export type Identity = Required<SettingValues>;
export type IdentityName = keyof Identity;

/** What each setting is called on the page. */
export const identityLabels: { readonly [Name in IdentityName]: string } = textTable({
  name: msg`Name`,
  shortName: msg`Short name`,
  description: msg`One sentence`,
  descriptionIn: msg`One sentence in other languages`,
  joinQuestionIn: msg`Question in other languages`,
  contactEmail: msg`Contact address`,
  teachHue: msg`Left color`,
  learnHue: msg`Right color`,
  logo: msg`Logo`,
  cover: msg`Cover`,
  coverAlt: msg`What the cover shows`,
  coverAltIn: msg`What the cover shows, in other languages`,
  language: msg`Language`,
  timeZone: msg`Time zone`,
  ...joiningTexts,
  ...offeredTexts,
  ...backupTexts,
});

/** What hues of OKLCH are called, each up to a degree. */
const hueNames = [
  [15, msg`Pink`],
  [45, msg`Red`],
  [70, msg`Orange`],
  [112, msg`Yellow`],
  [135, msg`Lime`],
  [170, msg`Green`],
  [200, msg`Teal`],
  [230, msg`Cyan`],
  [275, msg`Blue`],
  [310, msg`Violet`],
  [345, msg`Orchid`],
  [360, msg`Pink`],
] as const;

/** Returns what a hue is called: 'Blue (258)'. */
export function hueName(hue: number): string {
  const [, name] = hueNames.find(([end]) => hue < end) ?? hueNames[0];
  return `${i18n._(name)} (${plainNumber(hue)})`;
}

const sentenceWords = (sentences: readonly SentenceInLanguage[]) =>
  sentences.length === 0
    ? t`none`
    : commaList(
        sentences.map(({ language, text }) => t`${{ name: languageName(language) }}: ${{ value: quoted(text) }}`),
      );

const valueWords = (name: IdentityName, value: SettingValues[IdentityName]) => {
  if (value === undefined) return t`the default`;
  if (name === 'descriptionIn' || name === 'joinQuestionIn' || name === 'coverAltIn')
    return sentenceWords(value as SentenceInLanguage[]);
  if (isJoiningName(name)) return joiningWords(name, value as NonNullable<SettingValues[typeof name]>);
  if (isOfferedName(name)) return offeredWords(value === true);
  if (name === 'backupsKept') return keptWords(Number(value));
  if (name === 'language') return languageName(String(value));
  if (name === 'timeZone') return cityOf(String(value));
  if (name === 'logo') return value === '' ? t`the name in two lanes` : t`a picture`;
  if (name === 'cover') return value === '' ? t`the drawing of two hands` : t`a picture`;
  if (name === 'coverAlt' && value === '') return t`decoration`;
  return name === 'teachHue' || name === 'learnHue' ? hueName(Number(value)) : quoted(String(value));
};

export const authorOf = (change: SettingChange) =>
  change.changedBy === undefined ? t`Somebody who has left` : displayName(change.changedBy.name);

/** Returns a line for each changed setting: 'Name: “Skill Exchange” is now “Lindenau”'. */
export function changeLines({ before, after }: SettingChange): { name: string; words: string }[] {
  return (Object.keys(after) as IdentityName[]).map((name) => ({
    name,
    words: changeWords(identityLabels[name] ?? name, valueWords(name, before[name]), valueWords(name, after[name])),
  }));
}

const changeWords = (setting: string, before: string, after: string) => t`${setting}: ${before} is now ${after}`;

/** Lists are compared by what is in them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the values that differ from the saved ones. */
export function changedValues(saved: SettingValues, values: SettingValues): SettingValues {
  const changed = (Object.keys(values) as IdentityName[]).filter(
    (name) => values[name] !== undefined && !isSame(values[name], saved[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
