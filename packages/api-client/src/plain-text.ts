/**
 * Rules against deceptive texts, shared by the server and the forms. They follow UTS #39 of Unicode
 * (https://www.unicode.org/reports/tr39): invisible characters, marks per letter, and alphabets per word.
 */

/** Invisible, or changing the reading direction; the braille pattern without dots is invisible, too. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const emojiPart = '\\p{ExtPict}\\p{EMod}?\\uFE0F?';
const joining = '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}';
const viramas = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u103A';

/** Valid uses of invisible characters: for other emoji, or other forms of adjacent letters. */
const belonging = new RegExp(
  [
    // Flags of countries within a country, and keys such as 1 in a box.
    '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
    '[0-9#*]\\uFE0F\\u20E3',
    `${emojiPart}(?:\\u200D${emojiPart})*`,
    // Persian separates letters within a word, and Indic scripts join or separate them at a virama.
    `[${joining}]\\u200C(?=[${joining}])`,
    `[${viramas}][\\u200C\\u200D]`,
    `[\\p{L}\\p{M}][\\u200C\\u200D](?=[${viramas}])`,
    // Variants of ideographs and of Mongolian letters.
    '\\p{Ideographic}[\\u{E0100}-\\u{E01EF}]',
    '\\p{Script=Mongolian}[\\u180B-\\u180D]',
  ].join('|'),
  'gu',
);

/** Whether a text contains an invisible character, or one that changes the reading direction. */
function hasUnseen(text: string): boolean {
  return unseen.test(text) && unseen.test(text.replaceAll(belonging, ''));
}

const unseenOrBelonging = new RegExp(`(${belonging.source})|${unseen.source}`, 'gu');

/** Removes invisible characters and those that change the reading direction, except within emoji and words. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseenOrBelonging, (_, kept) => kept ?? '');
}

/** Whether a text shows nothing: the contract rejects it where it says `x-not-blank`. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Normalizes a text of one line: composed (NFC), single plain spaces, trimmed. Cells of a table are pasted with tabs. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t\v]+/gu, ' ')
    .trim();
}

/** The line breaks of presentations, notes and mainframes, which browsers show as a sign or nothing. */
const otherBreak = /[\v\f\u0085\u2028\u2029]/g;

/** Trims a text without its blank lines around. An indented first line of several stays in its column. */
export function trimLines(text: string): string {
  const lines = text
    .replace(otherBreak, '\n')
    .replace(/^\s*\n/, '')
    .trimEnd();
  return /^(?: {2}|\t).*\n/.test(lines) ? lines : lines.trimStart();
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns a text with the digits of all keyboards, such as ٣, ३ or ๓, as 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(code - value - 1)) value += 1;
    // Some scripts have two sets of digits in a row.
    return `${value % 10}`;
  });
}

/** What is wrong with a text, to follow the field's name. */
export type TextProblem =
  | 'must be on one line'
  | 'has an invisible character; type it again without it'
  | 'has too many accents on one letter; use at most four'
  | 'mixes two alphabets in one word; type each word in one'
  | 'must be an http or https address'
  | 'names a user before the address; leave out all up to the @';

/** Returns the error of a text of one line; undefined for a valid one. */
export function lineProblem(text: string): TextProblem | undefined {
  const line = tidyLine(text);
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return 'must be on one line';
  if (hasUnseen(line)) return 'has an invisible character; type it again without it';
  if (/[\p{Mn}\p{Me}]{5}/u.test(line)) return 'has too many accents on one letter; use at most four';
  return undefined;
}

const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/**
 * Returns the error of a member's or skill's name: as above, and the letters of a word must be of one
 * alphabet.
 */
export function nameProblem(text: string): TextProblem | undefined {
  const words = tidyLine(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const isMixed = words.some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
  return lineProblem(text) ?? (isMixed ? 'mixes two alphabets in one word; type each word in one' : undefined);
}

/** What a label of a host begins and ends with: also an emoji. */
const SIGN = '[\\p{L}\\p{M}\\p{N}\\p{ExtPict}\\p{EMod}]';
/** Matches a URL without a scheme: a host with a dot, and a path. */
const withoutScheme = new RegExp(
  `^(?:${SIGN}(?:(?:${SIGN}|-)*${SIGN})?\\.)+(?:[\\p{L}\\p{M}]{2,}|xn--[a-z0-9-]+)(?::\\d+)?(?:[/?#]|$)`,
  'iu',
);

/** What offices and calendars put around a copied link: brackets, quotes and invisible characters. */
const around = '\\s<>"“”„«»\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const aroundLink = new RegExp(`^[${around}]+|[${around}]+$`, 'gu');

/** Trims a link, and adds `https://` if it is missing. */
export function tidyLink(text: string): string {
  const link = text.replaceAll(aroundLink, '');
  return withoutScheme.test(link) ? `https://${link}` : link;
}

/** Returns the error of a link; undefined for an http or https URL. */
export function linkProblem(link: string): TextProblem | undefined {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(link) || !URL.canParse(link)) {
    return 'must be an http or https address';
  }
  if (hasUnseen(link)) return 'has an invisible character; type it again without it';
  const { username, password } = new URL(link);
  if (username === '' && password === '' && !/^https?:\/+[^/?#]*@/i.test(link)) return undefined;
  return 'names a user before the address; leave out all up to the @';
}
