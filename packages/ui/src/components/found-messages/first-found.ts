import { graphemes } from '@skill-exchange/api-client/cut-text';
import { plainName } from '@skill-exchange/api-client/name-folding';

/** Characters before the found word. */
const LEAD = 30;

/** A searched word in a text, and where its excerpt begins. */
interface FoundWord {
  from: number;
  start: number;
  end: number;
}

/** A word may be an emoji, of which the tone of skin does not matter. */
const outsideWords = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{RI}+#]+/u;

const lettersOf = (text: string) =>
  graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : [...text];

/** Signs within a word that one may search for without them: "qa" finds "Q&A". */
const within = /[',./_&"·‧-]/g;

/** Returns the place of the first searched word that the text has, folded as the server does. */
export function firstFound(text: string, search: string): FoundWord | null {
  let at = 0;
  const letters = lettersOf(text).map((letter) => {
    const start = at;
    at += letter.length;
    return { plain: plainName(letter) || ' ', start, end: at };
  });
  const joined = letters.filter(({ plain }) => plain.replace(within, '') !== '');
  const folded = plainName(search);
  return firstIn(letters, folded) ?? firstIn(joined, folded.replace(within, ''));
}

function firstIn(letters: readonly { plain: string; start: number; end: number }[], search: string): FoundWord | null {
  const folded = letters.map(({ plain }) => plain).join('');
  // A folded letter can be longer or shorter: "ﬁ", or an accent of its own.
  const spans = letters.flatMap((letter) => letter.plain.split('').map(() => letter));
  for (const word of search.split(outsideWords)) {
    const place = word === '' ? -1 : folded.indexOf(word);
    const [first, last] = [spans[place], spans[place + word.length - 1]];
    if (first === undefined || last === undefined) continue;
    const lead = spans.find(({ start }) => start >= first.start - LEAD) ?? first;
    return { from: lead.start, start: first.start, end: last.end };
  }
  return null;
}
