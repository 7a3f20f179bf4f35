import { foldText } from '@skill-exchange/api-client/fold-text';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword } from './password-hash.ts';

/** The check's time grows faster than the text, and further characters only make a password stronger. */
const checkedCharacters = 64;

/** A lower score means under a million guesses, which an attacker can make within months. */
const lowestScore = 2;

const ownWords = ['skill', 'exchange', 'skillexchange', 'skill exchange'];

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among an attacker's first guesses. Takes up to a tenth of a second.
 *
 * That is a common password, a repetition, a row of the keyboard, a date, or one made from the member's name and email
 * address.
 */
export function isGuessable(password: string, known: string[]): boolean {
  const text = [...normalizePassword(password)].slice(0, checkedCharacters).join('');
  const words = known.flatMap((value) => [value, ...value.split(/[\s@.+_-]+/)]);
  const inputs = new Set([...ownWords, ...words, ...words.map(foldText)].filter((word) => word.length > 2));
  return zxcvbn.check(text, [...inputs]).score < lowestScore;
}
