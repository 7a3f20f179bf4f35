/** Letters that are no other letter with an accent, and what people type in their place. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as searches compare it, here and on the server: without capitals and accents, and with the letters above plain. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðħıςßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
