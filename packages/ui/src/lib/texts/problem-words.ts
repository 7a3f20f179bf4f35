import { msg } from '@lingui/core/macro';
import type { TextProblem } from '@skill-exchange/api-client/plain-text';
import { i18n } from './i18n.ts';

const sentences = {
  'must be on one line': msg`Must be on one line.`,
  'has an invisible character; type it again without it': msg`Has an invisible character; type it again without it.`,
  'has too many accents on one letter; use at most four': msg`Has too many accents on one letter; use at most four.`,
  'mixes two alphabets in one word; type each word in one': msg`Mixes two alphabets in one word; type each word in one.`,
  'must be an http or https address': msg`Please enter a valid URL.`,
  'names a user before the address; leave out all up to the @': msg`Names a user before the address; leave out all up to the @.`,
} satisfies Record<TextProblem, unknown>;

/** Adapts a problem to react-hook-form's `validate`: a sentence under the field, or true without a problem. */
export const asSentence = (problem: TextProblem | undefined): true | string =>
  problem === undefined || i18n._(sentences[problem]);
