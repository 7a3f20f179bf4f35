import { randomInt } from 'node:crypto';

/** No character looks like another one, and without vowels there are no words. */
const alphabet = 'CDFGHJKMNPQRTVWXY34679';
const length = 6;

/** Returns a random code such as `K7QX4M`, to read from a screen. The limit of check-ins makes guessing one hopeless. */
export const makeCheckInCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns a code as it is stored: members type it with spaces, hyphens and in lower case. */
export const plainCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
