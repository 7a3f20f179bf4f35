import { plainDigits } from './plain-text.ts';
import { splitWords } from './split-words.ts';

// The comparison of texts, here and on the server. The database's functions `key_text`, `plain_letters` and `search_text` do
// the same (migrations 0036, 0144 and 0160): change both together.

/** Characters that are typed for one another: each line maps to its last character. */
const variants = new Map(
  [
    ['’‘‛ʼʻʹʽˈ′‵`ꞌ׳՚‹›', "'"],
    ['“”„‟«»״″〝〞〟', '"'],
    ['‐‒–—―−⁃˗־⸺⸻', '-'],
    ['⁄∕', '/'],
    ['〜', '~'],
    ['×', 'x'],
    ['♯', '#'],
    ['♭', 'b'],
    ['𝄪', '##'],
    ['𝄫', 'bb'],
    ['ς', 'σ'],
    ['ٱٲٳ', 'ا'],
    ['ىی', 'ي'],
    ['ةہھە', 'ه'],
    ['ک', 'ك'],
  ].flatMap(([from = '', to = '']) => [...from].map((each) => [each, to] as const)),
);

/** Invisible characters, Hebrew points, Arabic marks and the line that stretches Arabic words. */
const unwritten =
  /[\p{Default_Ignorable_Code_Point}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;

const katakana = /[ァ-ヶヽヾ]/g;
const arabicDigit = /[٠-٩۰-۹]/g;

/**
 * Returns the form in which two spellings of one name are equal: without case, extra spaces and vowel
 * points, and with one kind of apostrophe, dash, sharp sign and kana. Accents stay: 'Résumé' is not 'Resume'.
 */
export function keyText(text: string): string {
  return text
    .replace(/[\u00b4\u0384\u1fbd\u1fbf\u1ffd]/g, "'") // NFKD would turn these into spaces.
    .replaceAll('″', '"')
    .normalize('NFKD')
    .replace(unwritten, '')
    .toLowerCase()
    .replace(/[^ -_a-~]/gu, (letter) => variants.get(letter) ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Letters that do not decompose, and their usual plain spellings; the last ones are of African languages, which few keyboards have. */
const otherLetters = 'øłđðħıŋŧəßæœþɓɗɖɛǝƒɣɨƙɲɔʉʋƴ';
const plainLetters = 'o l d d h i n t e ss ae oe th b d d e e f g i k n o u v y'.split(' ');
const otherLetter = new RegExp(`[${otherLetters}]`, 'g');

/** Accents, signs around a letter as in keycaps, the dot of Indic letters for foreign sounds, and tones of skin. */
const marks =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0]|\u0489|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc|\p{EMod}/gu;

/** Hindi writes one nasal sound as a letter before others of its row, or as a dot: हिन्दी and हिंदी. */
const nasal = /ँ|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** Returns the form in which searches compare a text: `keyText` without accents, and with plain letters and digits. */
export function foldText(text: string): string {
  return plainDigits(keyText(text))
    .normalize('NFD')
    .replace(marks, '')
    .replace(nasal, 'ं')
    .replace(otherLetter, (letter) => plainLetters[otherLetters.indexOf(letter)] ?? letter);
}

/** Pairs of letters that people write for one. */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const withDigraphs = (text: string) =>
  foldText(keyText(text).replace(/[äöüøå]/g, (letter) => digraphs[letter] ?? letter));

/**
 * Returns the folded text and, if it differs, the alternative spelling: 'mueller' for 'Müller',
 * 'obrien' for 'O’Brien', 'nodejs' for 'Node.js', 'qa' for 'Q&A', '1000' for '1,000', 'colleccio' for 'Col·lecció'. A name
 * contains a text if one of its forms contains one of the text's.
 */
export function foldedForms(text: string): string[] {
  const plain = foldText(text);
  const other = withDigraphs(text)
    .replace(/[',./_&"·‧-]/g, '')
    .trim();
  return other === plain || other === '' ? [plain] : [plain, other];
}

/** A word between spaces and signs. */
export interface SearchedWord {
  /** "Müller" is "muller" and "mueller". */
  spellings: string[];
  /** Whether it is a run of a script without spaces, of which any part can be searched for. */
  isRun: boolean;
}

/** Returns the words of a text, split at spaces and signs. */
export function wordsOf(text: string): SearchedWord[] {
  const others = splitWords(withDigraphs(text));
  return splitWords(foldText(text)).map(({ text: plain, isRun }, index) => ({
    spellings: [...new Set([plain, others[index]?.text ?? plain])],
    isRun,
  }));
}

/** Whether the text is in a script without spaces, of which any part is a word. */
export function isUnspaced(text: string): boolean {
  const words = splitWords(foldText(text));
  return words.length > 0 && words.every(({ isRun }) => isRun);
}

/** Maximum letters of a name that is found with a space in it. */
const longestSpaced = 6;
/** What stands between the names of one person. */
const betweenNames = [' ', '・', '·'];

/**
 * Returns a name of a script without spaces with one in each place, '李 小龙' for '李小龙', and 'عبد الله' for 'عبدالله'. Empty for
 * other texts.
 */
export function spacedForms(text: string): string[] {
  const folded = foldText(text);
  if (/^عبدال/u.test(folded)) return [folded.replace('عبد', 'عبد ')];
  const letters = [...folded.normalize('NFC')];
  if (letters.length > longestSpaced || letters.includes(' ') || !isUnspaced(text)) return [];
  return letters
    .slice(1)
    .flatMap((_, index) => betweenNames.map((sign) => foldText(letters.toSpliced(index + 1, 0, sign).join(''))));
}

const shortestPart = 3;

/** Returns the parts of a word that signs join, for names with them apart: "Thursday/Friday". Empty if one is short. */
export function partsOf(word: string): string[] {
  const parts = splitWords(foldText(word));
  const isPlain = parts.length > 1 && parts.every(({ text, isRun }) => isRun || text.length >= shortestPart);
  return isPlain ? parts.map(({ text }) => text) : [];
}

/** Maximum letters of two words that are found as one, as in `text_lexemes`. */
const longestJoined = 16;

const isJoinable = (word: string) => /^[\p{L}\p{N}]+$/u.test(word) && splitWords(word)[0]?.isRun === false;

/** Returns two words written as one: 'nodejs' for 'Node JS'. Undefined for other texts. */
export function joinedForm(text: string): string | undefined {
  const words = foldText(text).split(' ');
  const joined = words.join('');
  return words.length === 2 && joined.length <= longestJoined && words.every(isJoinable) ? joined : undefined;
}

/** Between a number and its unit, and before its last three digits: "5km" and "1000". */
const inNumber = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|(?<=\d)(?=\d{3}$)/gu;

/**
 * Returns a word written as two of at least two letters, in each way: 'node js' for 'nodejs'. Also '5 km' for '5km' and '1 000'
 * for '1000'. Empty for other texts.
 */
export function splitForms(text: string): string[] {
  const words = foldedForms(text).filter((form) => form.length <= longestJoined && isJoinable(form));
  return words.flatMap((word) => {
    const letters = [...word];
    const apart = letters.slice(3).map((_, index) => letters.toSpliced(index + 2, 0, ' ').join(''));
    const numbers = [...word.matchAll(inNumber)].map(({ index }) => `${word.slice(0, index)} ${word.slice(index)}`);
    return [...new Set([...apart, ...numbers])];
  });
}

/** Returns the words of a search. */
export function searchWords(text: string): string[] {
  return wordsToFind(keyText(text).split(' '));
}

const SIGN = '(?:(?!\\p{ExtPict})[\\p{P}\\p{S}])';
/** The last ones of C++, C# and B♭, also as on other keyboards. */
const LAST = '[+#＋﹢＃﹟♯♭𝄪𝄫]';
/** What stands around words: "@anna", "yoga?", "50%". */
const around = new RegExp(
  `^${SIGN}+(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{M}\\p{N}\\p{ExtPict}]|${LAST})(?!${LAST})${SIGN}+$`,
  'gu',
);
const onlySigns = new RegExp(`^${SIGN}+$`, 'u');

/** Returns typed words without the signs around them. Those that fold to nothing are omitted. */
export function plainWords(words: readonly string[]): string[] {
  return words.filter((word) => foldText(word) !== '').map((word) => word.replaceAll(around, ''));
}

/** Returns the words that a search looks for: without those of signs, as in "rock & roll", unless all are. */
export function wordsToFind(words: readonly string[]): string[] {
  const plain = plainWords(words);
  const named = plain.filter((word) => !onlySigns.test(word));
  return named.length === 0 ? plain : named;
}

/** Whether each word of a text is in one of the names, in any spelling. */
export function holdsWords(names: readonly string[], text: string): boolean {
  const forms = names.flatMap(foldedForms);
  return searchWords(text).every((word) => {
    const spellings = [...foldedForms(word), ...spacedForms(word)];
    const parts = partsOf(word);
    return (
      forms.some((form) => spellings.some((spelling) => form.includes(spelling))) ||
      (parts.length > 0 && names.some((name) => holdsParts(foldedForms(name).join('\n '), parts)))
    );
  });
}

const holdsParts = (name: string, parts: readonly string[]) => parts.every((part) => name.includes(part));
