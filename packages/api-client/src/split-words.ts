// The words of texts, here and on the server. The database's function `text_lexemes` does the same (migrations 0079 and 0161): change
// both together.

/** Scripts without spaces between words, after folding: Thai to Burmese, Khmer, and Chinese, Japanese and Korean. */
const unspaced =
  '\\u0e01-\\u0e4e\\u0e80-\\u0edf\\u1000-\\u1049\\u1780-\\u17d3\\u3005-\\u3007\\u3041-\\u309f\\u30fc-\\u30ff\\u3105-\\u312f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{3ffff}';

/** Signs beyond ASCII. */
const sign =
  /[\u0080-\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e4f\u0e5a\u0e5b\u0f0b-\u0f12\u0f14\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17da\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\u{1f000}-\u{1faff}]/gu;

const run = new RegExp(`[${unspaced}]+`, 'gu');
const isRun = new RegExp(`^[${unspaced}]`, 'u');

/** A sign keeps a word apart from others only where it ends one: C++ and C#, but not bread+butter. */
const WORD = '[^\\u0000-\\u002f:-@[-`{-\\u007f]';
const word = new RegExp(`${WORD}+(?:\\+\\+|[+#](?!${WORD}))?`, 'gu');

/** The characters of emoji but the tones of skin, so that a thumb finds each thumb. The database has them in `emoji_of`. */
const emoji = /[\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}]/gu;

/** Returns the emoji of a folded text: each of its characters, of which families and flags have several. */
export const emojiIn = (folded: string): string[] => folded.match(emoji) ?? [];

/** A word of a folded text. */
export interface FoldedWord {
  text: string;
  /** Whether it is a run of a script without spaces, of which any part can be searched for. */
  isRun: boolean;
}

/** Splits a folded text at spaces, signs and changes of script: "node.js" is "node" and "js". */
export function splitWords(folded: string): FoldedWord[] {
  const plain = folded
    .normalize('NFC')
    .replace(sign, '.')
    .replace(run, (found) => `\u0001${found}\u0001`);
  return [...plain.matchAll(word)].map(([text]) => ({ text, isRun: isRun.test(text) }));
}
