import { t } from '@lingui/core/macro';
import type { CommunityText, OperatorText } from '@skill-exchange/api-client/types';
import { i18n } from '../texts/i18n.ts';
import { languageName } from '../texts/language-names.ts';
import { andList } from '../texts/list-words.ts';

/** The languages of scripts from right to left that a site may be in. */
const fromRightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

const baseOf = (code: string) => code.split('-')[0] ?? code;

/** Returns `lang` and `dir` of an element with words in a language; none for an unknown one. */
export const inLanguage = (code: string | undefined) =>
  code === undefined ? {} : { lang: code, dir: fromRightToLeft.has(baseOf(code)) ? 'rtl' : 'ltr' };

/** Returns what to say above a text that is not in the reader's language, or that is a translation; undefined otherwise. */
export function languageNote({ language, languages = [] }: CommunityText): string | undefined {
  if (language === undefined) return undefined;
  if (baseOf(language) !== baseOf(i18n.locale)) {
    const offered = languages.length === 0 ? [language] : languages;
    return t`This text is in ${{ languages: andList(offered.map(languageName)) }} only for now.`;
  }
  const [own = language] = languages;
  return own === language
    ? undefined
    : t`This is a translation. The text in ${{ language: languageName(own) }} counts.`;
}

/** A text in another language, as an operator last saved it. */
export type TextTranslation = NonNullable<OperatorText['translations']>[number];

/** Returns a text in a language that it is not published in first; undefined if there is none. */
export function translationOf(text: OperatorText | undefined, language: string): TextTranslation | undefined {
  if (text === undefined) return undefined;
  // The community has another language since it was published.
  if (text.language === language)
    return { language, version: text.version, revision: 0, content: text.content, change: '' };
  return text.translations?.find((one) => one.language === language);
}

/** Whether readers of a language get the current version in it, an earlier one existed in it, or none. */
export function translationState(text: OperatorText | undefined, language: string): 'current' | 'older' | 'missing' {
  const found = translationOf(text, language);
  if (text === undefined || text.content === '' || found === undefined || found.content === '') return 'missing';
  return found.version === text.version ? 'current' : 'older';
}

type TranslatedWords = Pick<TextTranslation, 'content' | 'change'>;

/** Returns what an editor of a translation begins with. The sentence of an earlier version says nothing about this one. */
export function wordsToTranslate(text: OperatorText | undefined, language: string): TranslatedWords {
  const { content = '', change = '' } = translationOf(text, language) ?? {};
  return { content, change: translationState(text, language) === 'current' ? change : '' };
}

/** Whether the words of two translations are the same, but for spaces around them. */
export const areSameWords = (one: TranslatedWords, other: TranslatedWords) =>
  one.content.trim() === other.content.trim() && one.change.trim() === other.change.trim();
