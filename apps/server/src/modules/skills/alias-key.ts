import { foldText } from '@skill-exchange/api-client/fold-text';

/** Returns the key of an alias: folded, without spaces, Arabic articles and punctuation. `+` and `#` stay, for C++ and C#. */
export function aliasKey(name: string): string {
  return compact(foldText(name));
}

const compact = (folded: string) =>
  folded
    .replaceAll('&', 'and')
    .replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}+#]/gu, '');

export const skillKinds = [
  'art',
  'care',
  'cooking',
  'craft',
  'dance',
  'game',
  'hobby',
  'language',
  'music',
  'sport',
  'subject',
  'technology',
  'trade',
  'work',
] as const;

/** Names of technologies and languages have no plural. */
const countable = skillKinds.filter((kind) => kind !== 'technology' && kind !== 'language');

const code = ['technology'];
const spoken = ['language'];
const played = ['music'];
const games = ['game', 'sport'];
const done = ['art', 'cooking', 'craft', 'dance', 'sport'];

/** Words around a name that do not change its skill: "C programming" is C. Without `kinds` they apply to every kind. */
const frames: { kinds: readonly string[] | null; pattern: RegExp }[] = [
  { kinds: code, pattern: /^(.+?)[ -](?:programming(?: languages?)?|languages?|coding|scripting|development|dev)$/ },
  { kinds: code, pattern: /^(?:programming|coding|developing|development) (?:in|with) (.+)$/ },
  {
    kinds: code,
    pattern: /^(?:programacion|programacao|programmation|programmierung|programmieren) (?:en|em|in|mit|con|com) (.+)$/,
  },
  { kinds: code, pattern: /^(?:برمجه|لغه) (.+)$/ },
  { kinds: code, pattern: /^(.+?)[ .-]?js$/ },
  { kinds: code, pattern: /^(.+?)(?: v| version )?[ ]?\d+(?:\.(?:\d+|x))*$/ },
  { kinds: spoken, pattern: /^(.+?) (?:languages?|conversation|speaking|grammar)$/ },
  { kinds: spoken, pattern: /^(?:speaking|spoken|conversational|idioma|lengua|lingua|langue|اللغه|لغه) (.+)$/ },
  { kinds: played, pattern: /^(?:tocar(?: el| la)?|jouer (?:du|de la|de l'|de)|عزف|العزف علي) (.+)$/ },
  { kinds: games, pattern: /^(?:jugar(?: al| a la| a)?|jouer (?:au|aux|a la)|jogar|لعب|لعبه) (.+)$/ },
  { kinds: [...played, ...games], pattern: /^(?:playing|play)(?: the)? (.+)$/ },
  { kinds: [...played, ...games], pattern: /^(.+?) (?:playing|spielen)$/ },
  { kinds: ['dance'], pattern: /^(?:bailar|dancar|danser(?: la| le)?|رقص|رقصه) (.+)$/ },
  { kinds: ['dance'], pattern: /^(.+?) (?:tanzen|dancing|dance)$/ },
  { kinds: done, pattern: /^(?:making|hacer|fazer|faire (?:de la|du|des|de l'|de)|عمل|صناعه|فن) (.+)$/ },
  { kinds: done, pattern: /^(.+?) (?:machen|making)$/ },
  { kinds: null, pattern: /^(?:learn|learning|how to)(?: to| the)? (.+)$/ },
  { kinds: null, pattern: /^(?:aprender|apprendre)(?: a| el| la| le)? (.+)$/ },
  { kinds: null, pattern: /^(?:clases?|cours|aulas?|cursos?) (?:de|d'|du) ?(.+)$/ },
  { kinds: null, pattern: /^(?:تعلم|تعليم|دروس) (.+)$/ },
  { kinds: null, pattern: /^(.+?) (?:lessons?|class(?:es)?|courses?|basics|for beginners|lernen|unterricht)$/ },
  { kinds: null, pattern: /^(?:beginners?|basic) (.+)$/ },
  { kinds: countable, pattern: /^(\p{L}{3,}[^sxz ])s$/u },
  { kinds: countable, pattern: /^(\p{L}{3,}(?:ch|sh|[aeiou][rnldj]|s|x))es$/u },
];

/** A key to look a text up by. */
export interface Reading {
  key: string;
  /** Finds only skills of these kinds; null for all kinds. "Drum programming" is not Drums. */
  kinds: readonly string[] | null;
}

/** How many surrounding words are removed in turn, as in "learn Python 3 programming". */
const mostFrames = 3;

/** Returns the keys to look a text up by: the whole text first, then the text without surrounding words. */
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
  // Germans also write 'Toepfern' for 'Töpfern'.
  for (const { key, kinds } of [...readings.values()]) {
    const plain = key.replace(/([aou])e/g, '$1');
    if (!readings.has(plain)) readings.set(plain, { key: plain, kinds });
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

/** Whether one insertion, deletion, substitution or transposition turns one key into the other. */
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
