// How texts are compared, here and on the server. The functions `key_text` and `search_text` of the database do the
// same (migration 0036): whoever changes one changes the other.

/** Characters that are typed for one another: those of each line become its last part. */
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

/** Unseen characters, Hebrew points, Arabic marks and the line that stretches Arabic words. */
const unwritten =
  /[\p{Default_Ignorable_Code_Point}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;

const katakana = /[ァ-ヶヽヾ]/g;
const arabicDigit = /[٠-٩۰-۹]/g;

/**
 * Returns the form in which two spellings of one name are equal: without case, spare spaces and vowel points, and with one
 * apostrophe, dash, sharp sign and kana for all of their kind. Accents stay: 'Résumé' is not 'Resume'.
 */
export function keyText(text: string): string {
  return text
    .replace(/[\u00b4\u0384\u1fbd\u1fbf\u1ffd]/g, "'") // NFKD would make spaces of these.
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

/** Letters that do not decompose, and their usual plain spelling. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Returns the form in which searches compare a text: `keyText` without accents, and with the letters above plain. */
export function foldText(text: string): string {
  return keyText(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđðħıŋŧəßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Two letters that people write for one. */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Returns the folded text, and where it differs the other way to write it: 'mueller' for 'Müller', 'obrien' for 'O’Brien',
 * 'nodejs' for 'Node.js'. A name holds a text where one of its forms contains one of the text's.
 */
export function foldedForms(text: string): string[] {
  const plain = foldText(text);
  const written = keyText(text).replace(/[äöüøå]/g, (letter) => digraphs[letter] ?? letter);
  const other = foldText(written)
    .replace(/['./_-]/g, '')
    .trim();
  return other === plain || other === '' ? [plain] : [plain, other];
}

/** Returns the words of a search, without those that fold to nothing. */
export function searchWords(text: string): string[] {
  return keyText(text)
    .split(' ')
    .filter((word) => foldText(word) !== '');
}

/** Whether each word of a text is in one of some names, however they are spelled. */
export function holdsWords(names: readonly string[], text: string): boolean {
  const forms = names.flatMap(foldedForms);
  return searchWords(text).every((word) => {
    const spellings = foldedForms(word);
    return forms.some((form) => spellings.some((spelling) => form.includes(spelling)));
  });
}
