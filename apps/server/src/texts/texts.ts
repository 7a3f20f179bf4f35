import { AsyncLocalStorage } from 'node:async_hooks';
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { offeredFor } from '@skill-exchange/texts/choose-language';
import { isolated } from '@skill-exchange/texts/isolate';
import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { readCatalog, readSkillNames } from '@skill-exchange/texts/read-catalog';
import { textId } from '@skill-exchange/texts/text-id';

// What members read is in their language: that of the call for answers, and the receiver's for emails and pushes. Logs,
// errors and commands are in English.

type Texts = { language: Language; i18n: I18n; skills: ReadonlyMap<string, string> };

const compiled = new Map<string, CompiledMessage>();

/** Compiles a text once: there are as many as in the code, in each language. */
function compile(text: string): CompiledMessage {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
}

function textsOf(language: Language, messages: Record<string, string> = {}): Texts {
  const { locale } = languages[language];
  const i18n = setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compile);
  return { language, i18n, skills: language === sourceLanguage ? new Map() : readSkillNames(language) };
}

const english = textsOf(sourceLanguage);
const made = new Map<Language, Texts>([[sourceLanguage, english]]);
const ofNow = new AsyncLocalStorage<Texts>();
const now = () => ofNow.getStore() ?? english;

/** Runs something whose texts are in a language, such as that of a member; in English without one, or for one that is not offered. */
export function inLanguage<Result>(tag: string | null | undefined, run: () => Result): Result {
  const language = offeredFor(tag ?? '') ?? sourceLanguage;
  let texts = made.get(language);
  if (texts === undefined) {
    texts = textsOf(language, readCatalog(language, 'server'));
    made.set(language, texts);
  }
  return ofNow.run(texts, run);
}

/** Returns a text of `msg` or `plural` in the language of now. What its catalog lacks is in English. */
export function say({ message = '', context, values = {} }: MessageDescriptor & { context?: string }): string {
  const { i18n } = now();
  return i18n._(textId(message, context), filledIn(values, message), { message });
}

/** Returns what the language of now calls a skill that came with the server. Every other name stays as it was written. */
export const skillName = (name: string): string => now().skills.get(name) ?? name;

/** The language of now: its code, how `Intl` and HTML name it, and its direction. */
export const currentLanguage = () => ({ code: now().language, ...languages[now().language] });

/** Formats a list of texts: "Ana, Ben, and Cai". Each keeps the order of its words, and the list that of the language. */
export function listed(texts: readonly string[]): string {
  const { locale, direction } = currentLanguage();
  // biome-ignore lint/style/noRestrictedGlobals: formats a list of texts, no date
  return new Intl.ListFormat(locale).format(direction === 'rtl' ? texts.map(isolated) : texts);
}

/** Returns the name of a language by its code. */
export const languageName = (code: string): string =>
  // biome-ignore lint/style/noRestrictedGlobals: formats names of languages, no date
  new Intl.DisplayNames(currentLanguage().locale, { type: 'language' }).of(code) ?? code;

/** Formats a number with one decimal. */
export const withDecimal = (value: number): string =>
  // biome-ignore lint/style/noRestrictedGlobals: formats a number, no date
  new Intl.NumberFormat(currentLanguage().locale, { minimumFractionDigits: 1 }).format(Number(value.toFixed(1)));

/** Finds the values of a text by which it chooses words. */
const selects = /\{(\w+), *select,/g;

/**
 * Returns the values of a text as they are filled in. In a text from right to left, names and titles keep the order of
 * their own words. Lingui would take a member's `\u0041` for an A.
 */
function filledIn(values: Record<string, unknown>, message: string): Record<string, unknown> {
  const isTurned = currentLanguage().direction === 'rtl';
  const chosenBy = isTurned ? [...message.matchAll(selects)].map(([, name]) => name) : [];
  const fill = ([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    const isShown = isTurned && !chosenBy.includes(name);
    return [name, (isShown ? isolated(value) : value).replaceAll('\\', '\\u005c')];
  };
  return Object.fromEntries(Object.entries(values).map(fill));
}
