import { randomInt } from 'node:crypto';
import { plainDigits } from '@skill-exchange/api-client/plain-text';

/** No character looks like another one, and without vowels there are no words. */
const alphabet = 'CDFGHJKMNPQRTVWXY34679';
const length = 6;

/** Returns a random code such as `K7QX4M`, to read from a screen. The limit of check-ins makes guessing one hopeless. */
export const makeCheckInCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Letters of Cyrillic and Greek keyboards that look like one of the alphabet. */
const lookAlikes: Record<string, string> = {
  ...{ С: 'C', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y' },
  ...{ Η: 'H', Κ: 'K', Μ: 'M', Ν: 'N', Ρ: 'P', Τ: 'T', Χ: 'X', Υ: 'Y' },
};

/**
 * Returns a code as it is stored. Members type and paste it in any case, with spaces and dashes, in full width, with the
 * letters and digits of other keyboards, or as the last part of a link.
 */
export function plainCode(text: string): string {
  const plain = plainDigits(text).trim();
  const written = /^\w+:\/\//.test(plain) ? (plain.match(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u)?.[0] ?? '') : plain;
  return [...written.toUpperCase()].flatMap((character) => read(character)).join('');
}

function read(character: string): string | [] {
  return /[\p{L}\p{N}]/u.test(character) ? (lookAlikes[character] ?? character) : [];
}
