import type { MessageDescriptor } from '@lingui/core';
import type { ErrorFacts, ErrorWords } from '@skill-exchange/api-client/errors';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { codeWords } from './code-words.ts';
import { statusWords } from './status-words.ts';

type Words = MessageDescriptor | ((error: ErrorFacts) => string | undefined);
const byCode: Readonly<Record<string, Words>> = codeWords;

/** What an error says in the language of the texts: by its code, which a newer server may have that we don't know. */
export const errorWords: ErrorWords = (error) => {
  const { code } = error;
  const words = code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  const said = typeof words === 'function' ? words(error) : words && i18n._(words);
  return { said, sentence: statusWords(error) };
};
