import { msg } from '@lingui/core/runtime-macro';
import type { SentenceInLanguage, SettingValues } from '@skill-exchange/api-client/types';
import { offeredLanguages } from '@skill-exchange/texts/languages';
import { readTitle } from '../../input.ts';
import { inLanguage, say } from '../../texts/texts.ts';
import type { CommunityValues } from './declaration.ts';
import { requireAnother } from './in-languages.ts';

/** The settings that are sentences: the setting with their translations, and the one that comes with the server, if any does. */
const sentences = [
  {
    own: 'description',
    others: 'descriptionIn',
    shipped: msg`Trade what you know for what you want to know, one hour for one hour. No money changes hands.`,
  },
  {
    own: 'joinQuestion',
    others: 'joinQuestionIn',
    shipped: msg`What would you like to teach, and what to learn?`,
  },
  { own: 'coverAlt', others: 'coverAltIn', shipped: undefined },
] as const;

/** Returns the message of a sentence that comes with the server, if nobody has changed it. */
const builtIn = (values: CommunityValues, { own, shipped }: (typeof sentences)[number]) =>
  shipped !== undefined && values[own] === shipped.message ? shipped : undefined;

const textIn = (translations: readonly SentenceInLanguage[], language: string) =>
  translations.find((one) => one.language === language)?.text;

/**
 * Returns the settings with the sentences in the community's language as their own ones. Translations are kept for that
 * language, too, so that a community that changes its language and changes it back has lost none.
 */
export function withOwnSentences(values: CommunityValues): CommunityValues {
  const own = sentences.map(({ own, others }) => [own, textIn(values[others], values.language) ?? values[own]]);
  return { ...values, ...Object.fromEntries(own) };
}

/** Returns the settings as a reader of a language has them. A sentence that nobody has written is translated by the server. */
export function valuesIn(values: CommunityValues, language: string): CommunityValues {
  const read = sentences.map((sentence) => {
    const { own, others } = sentence;
    const shipped = builtIn(values, sentence);
    const untranslated = shipped === undefined ? values[own] : inLanguage(language, () => say(shipped));
    return [own, textIn(values[others], language) ?? untranslated];
  });
  return { ...values, ...Object.fromEntries(read) };
}

/** Returns the description in a language as operators have written it; empty if it is the one that comes with the server. */
export function ownDescriptionIn(values: CommunityValues, language: string): string {
  const isWritten = textIn(values.descriptionIn, language) !== undefined || builtIn(values, sentences[0]) === undefined;
  return isWritten ? valuesIn(values, language).description : '';
}

/** Returns the translations that come with the server, of the sentences among these settings that nobody has changed. */
export function shippedSentences(values: CommunityValues, settings: readonly string[]) {
  return sentences.flatMap((sentence) => {
    const shipped = builtIn(values, sentence);
    if (shipped === undefined || !settings.includes(sentence.own)) return [];
    const setting = sentence.own;
    return offeredLanguages.map((language) => ({ setting, language, text: inLanguage(language, () => say(shipped)) }));
  });
}

/**
 * Returns changed settings with what is stored of their translations: one for each language, with the community's among them
 * if there is another one.
 *
 * @throws ApiError 400 for a language that the site does not offer, one that comes twice, or a text of several lines
 */
export function withStoredSentences(changed: SettingValues, current: CommunityValues): SettingValues {
  const language = changed.language ?? current.language;
  const stored: SettingValues = {};
  for (const { own, others } of sentences) {
    const text = changed[own] ?? current[own];
    const isSame = text === current[own];
    if (changed[others] === undefined && isSame) continue;
    const written = cleaned(others, changed[others] ?? current[others]);
    const translated = written.filter((one) => one.language !== language);
    stored[others] = translated.length === 0 ? [] : [{ language, text }, ...translated];
  }
  return { ...changed, ...stored };
}

function cleaned(name: string, translations: readonly SentenceInLanguage[]): SentenceInLanguage[] {
  return translations
    .map(({ language, text }, index) => {
      const field = `values.${name}.${index}`;
      const before = translations.slice(0, index).map((one) => one.language);
      requireAnother(`${field}.language`, language, '', before);
      return { language, text: readTitle(`${field}.text`, text) };
    })
    .filter(({ text }) => text !== '');
}
