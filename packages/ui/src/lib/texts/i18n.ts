import { type I18n, type MessageDescriptor, type MessageOptions, type Messages, setupI18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { createElement } from 'react';

type Values = Record<string, unknown>;

/** The texts of a language. */
export type Texts = I18n & {
  /** Keeps the order of words that are filled in, in a language from right to left. */
  isolate?: (words: string) => string;
};

/** Creates the texts of a language, given its name for `Intl`. What its catalogs lack is in English. */
export function createI18n(locale: string, messages: Messages = {}): Texts {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  // The build has compiled every text with placeholders; the others are complete as they are.
  i18n.setMessagesCompiler((text) => [text]);
  const texts: Texts = i18n;
  const translate = i18n._.bind(i18n);
  const fill = (value: unknown) =>
    // Lingui would take a member's `\u0041` for an A.
    typeof value === 'string' ? (texts.isolate?.(value) ?? value).replaceAll('\\', '\\u005c') : value;
  const filledIn = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
  texts._ = ((text: MessageDescriptor | string, values?: Values, options?: MessageOptions) => {
    if (typeof text === 'string') return translate(text, values && filledIn(values), options);
    return translate(text.values === undefined ? text : { ...text, values: filledIn(text.values) });
  }) as I18n['_'];
  return texts;
}

const english = createI18n('en-US');
let current: () => Texts = () => english;

/**
 * Sets how to find the texts of the current language: in a browser those of the page, on a server those of the request
 * that is being rendered.
 *
 * @returns a function that sets the way before again
 */
export function setI18n(find: () => Texts): () => void {
  const before = current;
  current = find;
  return () => {
    current = before;
  };
}

/** What Lingui's macros read texts from: English, or the language that `setI18n` has set. */
export const i18n = {
  _: ((...text: Parameters<I18n['_']>) => current()._(...text)) as I18n['_'],
  /** Returns a text without placeholders, as the loaded catalogs have it. */
  find(id: string): string | undefined {
    const { messages } = current();
    const text = Object.hasOwn(messages, id) ? messages[id] : undefined;
    return typeof text === 'string' ? text : undefined;
  },
  /** Isolates words within a text that is not a message, such as a list. */
  isolate: (words: string): string => current().isolate?.(words) ?? words,
  /** The language of texts, numbers and dates, as `Intl` names it. */
  get locale(): string {
    return current().locale;
  },
};

/** Lingui's component for texts with elements in them, without its provider: a change of language reloads the page. */
export function Trans(props: TransProps) {
  return createElement(TransNoContext, { ...props, lingui: { i18n: current() } });
}
