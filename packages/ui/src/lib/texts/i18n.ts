import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { createElement } from 'react';

/** Creates the texts of a language, given its name for `Intl`. What its catalogs lack is in English. */
export function createI18n(locale: string, messages: Messages = {}): I18n {
  const texts = setupI18n({ locale, messages: { [locale]: messages } });
  // The build has compiled every text with placeholders; the others are complete as they are.
  return texts.setMessagesCompiler((text) => [text]);
}

const english = createI18n('en-US');
let current = () => english;

/**
 * Sets how to find the texts of the current language: in a browser those of the page, on a server those of the request
 * that is being rendered.
 */
export function setI18n(find: () => I18n): void {
  current = find;
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
  /** The language of texts, numbers and dates, as `Intl` names it. */
  get locale(): string {
    return current().locale;
  },
};

/** Lingui's component for texts with elements in them, without its provider: a change of language reloads the page. */
export function Trans(props: TransProps) {
  return createElement(TransNoContext, { ...props, lingui: { i18n: current() } });
}
