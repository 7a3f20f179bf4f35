import { undecidedEnums } from './answer-enums.ts';
import type { Contract } from './breaking-changes.ts';
import { deprecationProblems } from './deprecations.ts';
import { pageSizeProblems } from './page-sizes.ts';
import { styleProblems } from './style-problems.ts';
import { unboundedInputs } from './unbounded-inputs.ts';

type Visit = (place: string, key: string, value: string | number | boolean | null) => void;

/** Describes what other programs and people could not read in the contract. */
export function contractProblems(contract: Contract): string[] {
  return [
    ...undecidedEnums(contract),
    ...unportablePatterns(contract),
    ...unknownNames(contract),
    ...deprecationProblems(contract),
    ...pageSizeProblems(contract),
    ...unboundedInputs(contract),
    ...styleProblems(contract),
  ];
}

/** What regular expressions of Python, Java, Go or Ruby lack, or read as something else. */
const unportable: readonly (readonly [part: RegExp, name: string])[] = [
  [/\\[pP]/, 'a Unicode property'],
  [/\\[ux]/, 'a character by its number'],
  [/\\[k1-9]/, 'a reference to a group'],
  [/\(\?(?!:)/, 'a look around or a name of a group'],
];

function unportablePatterns(contract: Contract): string[] {
  const found: string[] = [];
  visit(contract, (place, key, value) => {
    if (key !== 'pattern' || typeof value !== 'string' || /\.properties\.pattern$/.test(place)) return;
    const names = unportable.filter(([part]) => part.test(value)).map(([, name]) => name);
    if (names.length > 0) found.push(`${place}: not every language has ${names.join(' and ')}: ${value}`);
  });
  return found;
}

/** Names of others in the contract's texts. */
const foreign = ['Default_Ignorable_Code_Point', 'Origin', 'applicationServerKey'];

/** Texts for people, which name parts of the contract. */
const isText = (key: string) => key === 'description' || key === 'summary';

/** Describes names in texts, such as `createEvent`, that nothing in the contract has. */
function unknownNames(contract: Contract): string[] {
  const known = new Set(foreign);
  const texts: [place: string, text: string][] = [];
  visit(contract, (place, key, value) => {
    for (const step of place.split('.')) known.add(step);
    if (isText(key) && typeof value === 'string') texts.push([place, value]);
    else known.add(String(value));
  });
  return texts.flatMap(([place, text]) =>
    [...text.matchAll(/`([A-Za-z]\w*(?:\.\w+)*)`/g)]
      .flatMap(([, name = '']) => name.split('.'))
      .filter((name) => /[A-Z]/.test(name) && !known.has(name))
      .map((name) => `${place}: the contract has no ${name}`),
  );
}

/** Visits every value of the documents, by a place such as `openapi.info.title`. */
function visit(node: unknown, see: Visit, place = '', key = ''): void {
  if (typeof node !== 'object' || node === null) {
    see(place, key, node as string | number | boolean | null);
    return;
  }
  for (const [inner, child] of Object.entries(node))
    visit(child, see, place === '' ? inner : `${place}.${inner}`, inner);
}
