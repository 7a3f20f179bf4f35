import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{packages/ui,apps/web}/src/**/*.{tsx,ts,css}')
  .concat('apps/web/index.html')
  .filter((path) => !/\.(stories|test|guide)\.tsx?$/.test(path));

/** What has its side in every language: at most ten, each with its reason. */
const physical: readonly [found: string, reason: string][] = [
  ['styles/utilities.css: inset: 0 0 0 50%;', 'the two halves of an avatar, which is a picture'],
  ['components/wordmark/wordmark.tsx: rounded-[0_var(--square)_var(--square)_0]', 'the logo'],
  ['components/wordmark/wordmark.tsx: rounded-[var(--square)_var(--round)_var(--round)_var(--square)]', 'the logo'],
];

/** `ml-2`, `-left-3`, `sm:rounded-r-full`, `text-right`: right-to-left text does not mirror them. */
const classes = new RegExp(
  '(?<=["\'`\\s:!])-?(?:' +
    [
      '(?:(?:scroll-)?[mp][lr]|left|right)-(?:\\[[^\\]\\s]+\\]|\\([^)\\s]+\\)|px|auto|full|[\\d.]+(?:/\\d+)?)',
      'border-[lr](?:-\\S+)?',
      'rounded-(?:[lr]|[tb][lr])(?:-\\S+)?',
      '(?:text|float|clear)-(?:left|right)',
    ].join('|') +
    ')(?=["\'`\\s])',
  'g',
);

/** `rounded-[24px_8px_8px_24px]`: four corners, and not the same at start and end. */
const corners = /rounded-\[([^\]_\s]+)_([^\]_\s]+)_([^\]_\s]+)_([^\]_\s]+)\]/g;

const declarations =
  /(?<=[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)?|left|right)(?=: )|(?:text-align|float|clear): (?:left|right)\b/g;

/** `padding: 16px 28px 16px 12px`: the second value is for the right, the fourth for the left. */
const sides = /(?<=[\s;{])(?:margin|padding|inset|border-(?:width|radius)): (\S+) (\S+) (\S+) ([^\s;]+);/g;

const styles = /style=\{\{[^}]*\b(?:left|right|\w+(?:Left|Right))\b[^}]*\}\}/g;

/** Returns what a text says about left and right. */
function sidesIn(text: string, kind: 'css' | 'tsx'): string[] {
  const all = (pattern: RegExp, isMirrored: (parts: string[]) => boolean = () => false) =>
    [...text.matchAll(pattern)].filter(([, ...parts]) => !isMirrored(parts)).map(([match]) => match);
  if (kind === 'css') return [...all(declarations), ...all(sides, ([, right, , left]) => right === left)];
  return [
    ...all(classes),
    ...all(corners, ([start, end, lastEnd, lastStart]) => start === end && lastEnd === lastStart),
    ...all(styles),
  ];
}

test('sides follow the direction of reading', () => {
  expect(files.length).toBeGreaterThan(600);
  expect(physical.length).toBeLessThanOrEqual(10);
  const found = files.flatMap((path) =>
    sidesIn(readFileSync(path, 'utf8'), path.endsWith('.css') ? 'css' : 'tsx').map((one) => `${path}: ${one}`),
  );
  expect(found.toSorted()).toEqual(physical.map(([one]) => `packages/ui/src/${one}`).toSorted());
});

test('values with a comma between them have that of the language', () => {
  const between = files.filter((path) => /^ +\{[^{}]+\},(?: \{|\{' '\}$)/m.test(readFileSync(path, 'utf8')));
  // A translated text of two values.
  expect(between).toEqual(['packages/ui/src/components/guest-reviews/guest-reviews.tsx']);
});

test.each([
  ['tsx', '"grid sm:-ml-2 text-right"', ['-ml-2', 'text-right']],
  [
    'tsx',
    "'@xl:left-[calc(100%-2px)] border-r-0 rounded-tl-full'",
    ['left-[calc(100%-2px)]', 'border-r-0', 'rounded-tl-full'],
  ],
  ['tsx', "'rounded-[24px_8px_8px_24px] rounded-[20px_20px_8px_8px]'", ['rounded-[24px_8px_8px_24px]']],
  ['tsx', 'style={{ left: 0, top: 0 }}', ['style={{ left: 0, top: 0 }}']],
  ['tsx', '"ms-2 text-end rounded-s-full border-e inset-x-0" // They left.', []],
  ['css', 'a { margin-left: 1px; padding: 1px 2px 1px 3px; }', ['margin-left', 'padding: 1px 2px 1px 3px;']],
  ['css', 'a { padding: 1px 2px 3px 2px; inset-inline-start: 0; text-align: start; }', []],
] as const)('%s: %s', (kind, text, found) => {
  expect(sidesIn(text, kind)).toEqual(found);
});

/** An element with `dir="auto"`, up to the end of its first child that is a text of ours or another element. */
const automatic = /<(\w[\w.]*)(?:\s[^<]*?)?\sdir="auto"[^<]*?>(?<content>.*?)<\/\1>/gs;

/** A text of ours with a value in it: `t` or `Trans` with letters outside of the values. */
const ownWords = /t`(?=[^`]*\$\{)(?:\$\{[^`]*?\}+|[^\p{L}`$])*\p{L}|<Trans>(?:\s|[^\p{L}<{]|\{[^}]*\})*\p{L}/u;

const turnedSentences = (text: string) =>
  [...text.matchAll(automatic)].map(({ groups }) => groups?.content ?? '').filter((content) => ownWords.test(content));

test('a sentence of ours has the direction of the page, whatever name it begins with', () => {
  const found = files.filter((path) => turnedSentences(readFileSync(path, 'utf8')).length > 0);
  expect(found).toEqual([]);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of components
test.each([
  ['<p className="a" dir="auto">\n{t`You blocked ${{ name }}.`}</p>', 1],
  ['<h2 dir="auto">{x ? t`${name} left` : null}</h2>', 1],
  ['<p dir="auto"><Trans>\n  {who} left\n</Trans></p>', 1],
  ['<p dir="auto">{t`“${answer}”`}</p><p>{t`Asked ${day}`}</p>', 0],
  ['<p dir="auto">{text || t`Deleted message`}</p>', 0],
  ['<p dir="auto"><Trans>“{message}”</Trans></p>', 0],
])('%s', (text, count) => {
  expect(turnedSentences(text)).toHaveLength(count);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: code of components
