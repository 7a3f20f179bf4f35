import { foldText } from '@skill-exchange/api-client/fold-text';

/** Returns the key that other names of a skill are found by: folded, and without spaces and marks, save + and #. */
export function aliasKey(name: string): string {
  return compact(foldText(name));
}

const compact = (folded: string) => folded.replaceAll('&', 'and').replace(/[^\p{L}\p{N}\p{M}+#]/gu, '');

/** Words around a name that do not change which skill it is, for skills of some kinds: "C programming" is C. */
const frames: { kinds: readonly string[] | null; pattern: RegExp }[] = [
  {
    kinds: ['technology'],
    pattern: /^(.+?)[ -](?:programming(?: languages?)?|languages?|coding|scripting|development|dev)$/,
  },
  { kinds: ['technology'], pattern: /^(?:programming|coding|developing|development) (?:in|with) (.+)$/ },
  {
    kinds: ['technology'],
    pattern: /^(?:programacion|programacao|programmation|programmierung|programmieren) (?:en|em|in|mit|con|com) (.+)$/,
  },
  { kinds: ['technology'], pattern: /^(?:برمجه|لغه) (.+)$/ },
  { kinds: ['technology'], pattern: /^(.+?)[ .-]?js$/ },
  { kinds: ['technology'], pattern: /^(.+?)(?: v| version )?[ ]?\d+(?:\.(?:\d+|x))*$/ },
  { kinds: ['language'], pattern: /^(.+?) (?:languages?|conversation|speaking|grammar)$/ },
  { kinds: ['language'], pattern: /^(?:speaking|spoken|conversational|idioma|lengua|lingua|langue|اللغه|لغه) (.+)$/ },
  { kinds: ['music', 'game', 'sport'], pattern: /^(?:playing|play)(?: the)? (.+)$/ },
  { kinds: ['music', 'game', 'sport'], pattern: /^(.+?) playing$/ },
  { kinds: null, pattern: /^(?:learn|learning)(?: to| the)? (.+)$/ },
  { kinds: null, pattern: /^(.+?) (?:lessons?|class(?:es)?|courses?|basics|for beginners)$/ },
  { kinds: null, pattern: /^(?:beginners?|basic) (.+)$/ },
];

/** A key that a text may be found by. */
export interface Reading {
  key: string;
  /** Only for skills of these kinds; null for all: "drum programming" is no kind of Drums. */
  kinds: readonly string[] | null;
}

/** How many words around a name are taken away, one after the other: "learn Python 3 programming". */
const mostFrames = 3;

/** Returns the keys that a text may be found by: its own first, then those without words around the name. */
export function readingsOf(text: string): Reading[] {
  const readings = new Map<string, Reading>();
  let rest: { folded: string; kinds: readonly string[] | null }[] = [{ folded: foldText(text), kinds: null }];
  for (let depth = 0; depth <= mostFrames; depth += 1) {
    for (const { folded, kinds } of rest) {
      const key = compact(folded);
      const known = readings.get(key);
      if (key !== '') readings.set(key, { key, kinds: known === undefined ? kinds : either(known.kinds, kinds) });
    }
    rest = rest.flatMap(({ folded, kinds }) =>
      frames.flatMap((frame) => {
        const inner = frame.pattern.exec(folded)?.[1];
        return inner === undefined ? [] : [{ folded: inner, kinds: shared(kinds, frame.kinds) }];
      }),
    );
  }
  return [...readings.values()];
}

function either(one: readonly string[] | null, two: readonly string[] | null): readonly string[] | null {
  return one === null || two === null ? null : [...new Set([...one, ...two])];
}

function shared(one: readonly string[] | null, two: readonly string[] | null): readonly string[] | null {
  if (one === null || two === null) return one ?? two;
  return one.filter((kind) => two.includes(kind));
}

/** Whether a letter more, less or other, or two that changed places, make one key the other. */
export function isOneEditApart(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [[...one], [...two]] : [[...two], [...one]];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const shortRest = short.slice(start);
  const longRest = long.slice(start);
  const same = (a: string[], b: string[]) => a.join('') === b.join('');
  if (long.length === short.length + 1) return same(shortRest, longRest.slice(1));
  if (long.length !== short.length || longRest.length === 0) return false;
  const [a, b, ...shortEnd] = shortRest;
  const [c, d, ...longEnd] = longRest;
  return same(shortRest.slice(1), longRest.slice(1)) || (a === d && b === c && same(shortEnd, longEnd));
}
