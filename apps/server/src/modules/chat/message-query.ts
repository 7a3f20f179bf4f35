import { foldText, type SearchedWord, wordsOf } from '@skill-exchange/api-client/fold-text';
import { emojiIn } from '@skill-exchange/api-client/split-words';

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 12;
/** Longest word of the index, in characters. */
const maxLength = 100;

/** What finds messages, as tsqueries. */
export interface MessageQuery {
  all: string;
  /** The words before the last one. They have no beginning alone, which takes long where many words have it. */
  first: string | null;
}

/**
 * Returns the query of all words and emoji, where the last word is the beginning of one; null without any. Words in a row are
 * also found as one, and one word as two: "node js", "Node.js" and "nodejs" find each other.
 */
export function messageQuery(text: string): MessageQuery | null {
  const words = wordsOf(text).slice(0, maxWords);
  const emoji = [...new Set(emojiIn(foldText(text)))].slice(0, maxWords).map(quoted);
  const named = words.map((word, index) => (word.isRun ? pairsIn(word) : alternatives(words, index)));
  const [all, first] = [
    [...named, ...emoji],
    [...named.slice(0, -1), ...emoji],
  ];
  if (all.length === 0) return null;
  return { all: all.join(' & '), first: first.length === 0 || named.length === 0 ? null : first.join(' & ') };
}

/** Every two letters in a row; a single letter begins two. */
function pairsIn({ spellings: [run = ''] }: SearchedWord): string {
  const letters = [...run];
  if (letters.length === 1) return `${quoted(run)}:*`;
  return letters
    .slice(1)
    .map((letter, index) => quoted(`${letters[index]}${letter}`))
    .join(' & ');
}

/** The word itself, and as a part of two or three that are written as one. */
function alternatives(words: readonly SearchedWord[], index: number): string {
  const own = (words[index]?.spellings ?? []).map((spelling) => quoted(`~${spelling}`));
  for (const length of [1, 2, 3])
    for (let first = Math.max(0, index - length + 1); first <= index; first += 1) {
      const joined = words.slice(first, first + length);
      if (joined.length < length || joined.some(({ isRun }) => isRun)) continue;
      const ending = first + length === words.length ? ':*' : '';
      for (const spelling of [0, 1]) {
        const lexeme = joined.map(({ spellings }) => spellings[spelling] ?? spellings[0]).join('');
        own.push(`${quoted(lexeme)}${ending}`);
      }
    }
  return `(${[...new Set(own)].join(' | ')})`;
}

const quoted = (lexeme: string) => `'${lexeme.slice(0, maxLength).replaceAll(/['\\]/g, '$&$&')}'`;
