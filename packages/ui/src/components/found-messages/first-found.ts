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

/** Returns the place of the first searched word that the text has, folded as the server does. */
export function firstFound(text: string, search: string): FoundWord | null {
  // A folded letter can be longer or shorter: "ﬁ", or an accent of its own.
  let folded = '';
  const spans: { start: number; end: number }[] = [];
  let at = 0;
  for (const letter of lettersOf(text)) {
    const plain = plainName(letter) || ' ';
    folded += plain;
    const span = { start: at, end: at + letter.length };
    for (const _ of plain.split('')) spans.push(span);
    at = span.end;
  }
  for (const word of plainName(search).split(outsideWords)) {
    const place = word === '' ? -1 : folded.indexOf(word);
    const [first, last] = [spans[place], spans[place + word.length - 1]];
    if (first === undefined || last === undefined) continue;
    const lead = spans.find(({ start }) => start >= first.start - LEAD) ?? first;
    return { from: lead.start, start: first.start, end: last.end };
  }
  return null;
}
