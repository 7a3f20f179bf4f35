import { type AtRule, type ChildNode, type Declaration, parse, type Root } from 'postcss';
import parseSelector, { type Node } from 'postcss-selector-parser';

/** What stands between spaces and quotes: class names are among that, however they are written. */
export const wordsIn = (text: string): string[] => text.split(/[\s"'`]+/);

/** Names of elements and variables among others. */
export const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** What browsers make fields of. */
const fieldParts = /^::(?:placeholder|file-selector-button|-webkit-(?!scrollbar))/;

/**
 * The part of a style sheet that a page needs: all rules but those for classes and elements that its texts do not hold,
 * all variables and animations that these rules or the texts ask for, and the font files of what it says. What stands in
 * for registered properties in older browsers comes with the whole sheet.
 *
 * @param html the page
 * @param ofScripts the words of what runs in it
 * @param isDrawn whether all that it says is there: else any text may come, and any field
 */
export function pageStyles(
  sheet: string,
  html: string,
  ofScripts: readonly string[],
  isDrawn = true,
): string {
  const text = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const words = new Set([...wordsIn(text), ...ofScripts]);
  const names = new Set(['html', 'body', ...[...words].flatMap(namesIn)]);
  const hasFields = !isDrawn || /<(?:input|textarea|select)\b/.test(html);
  function isUsed({ type, value }: Node): boolean {
    if (type === 'class') return wordsIn(value).every((part) => words.has(part));
    if (type === 'tag') return names.has(value);
    return hasFields || type !== 'pseudo' || !fieldParts.test(value);
  }
  const styles = rulesOf(sheet);
  styles.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  styles.walkRules((rule) => {
    // Of an animation: `to`, or a percentage.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const met = rule.selectors.filter((selector) => isMet(parseSelector().astSync(selector), isUsed));
    if (met.length > 0) rule.selectors = met;
    else rule.remove();
  });
  if (isDrawn) removeUnusedFaces(styles, html.replaceAll(/<[^>]*>|&[#\w]+;/g, ''));
  foldUnset(styles, names);
  removeUnasked(styles, [...names]);
  return styles.toString();
}

let known: { sheet: string; styles: Root } | undefined;

/** A copy to cut. A build has one sheet, and its pages are drawn again and again. */
function rulesOf(sheet: string): Root {
  if (known?.sheet !== sheet) known = { sheet, styles: parse(sheet) };
  return known.styles.clone();
}

/** Whether a page with what is used alone can meet a selector, or a part of one. */
function isMet(node: Node, isUsed: (node: Node) => boolean): boolean {
  if (!isUsed(node)) return false;
  if (!('nodes' in node) || node.nodes.length === 0 || node.value === ':not') return true;
  return node.type === 'selector'
    ? node.nodes.every((part) => isMet(part, isUsed))
    : node.nodes.some((choice) => isMet(choice, isUsed));
}

/** Takes away the font files that hold none of a text's characters. */
function removeUnusedFaces(styles: Root, text: string): void {
  const said = [...text].map((character) => character.codePointAt(0) ?? 0);
  // By family: of two files that hold a character, browsers fetch the later.
  const left = new Map<string, Set<number>>();
  const faces: AtRule[] = [];
  styles.walkAtRules('font-face', (face) => {
    faces.unshift(face);
  });
  for (const face of faces) {
    const ranges = unicodeRanges(face);
    if (ranges === undefined) continue;
    const family = declared(face, 'font-family') ?? '';
    const characters = left.get(family) ?? new Set(said);
    left.set(family, characters);
    const held = [...characters].filter((character) =>
      ranges.some(({ first, last }) => first <= character && character <= last),
    );
    if (held.length === 0) face.remove();
    for (const character of held) characters.delete(character);
  }
}

/** The characters that a font file is for; undefined where it is for all. */
function unicodeRanges(face: AtRule): { first: number; last: number }[] | undefined {
  const ranges = declared(face, 'unicode-range')?.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  if (ranges === undefined) return undefined;
  return Array.from(ranges, ([, first = '', last = first]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last, 16),
  }));
}

function declared(face: AtRule, property: string): string | undefined {
  return face.nodes?.find((part): part is Declaration => part.type === 'decl' && part.prop === property)
    ?.value;
}

/** A variable that is asked for, and what stands in for it: brackets in that at most one deep. */
const asking = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** Writes out registered variables that nothing sets: Tailwind asks for each part of a shadow wherever there is one. */
function foldUnset(styles: Root, names: ReadonlySet<string>): void {
  const isSet = new Set(names);
  styles.walkDecls(/^--/, ({ prop }) => {
    isSet.add(prop);
  });
  const initial = new Map<string, string | undefined>();
  styles.walkAtRules('property', (property) => {
    if (!isSet.has(property.params)) initial.set(property.params, declared(property, 'initial-value'));
  });
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(asking, (whole, name: string, instead?: string) =>
      initial.has(name) ? (initial.get(name) ?? instead ?? whole) : whole,
    );
  });
}

/**
 * Takes away variables and animations that neither a value nor the page names, and what is empty without them. One may
 * be all that asks for another.
 */
function removeUnasked(styles: Root, names: readonly string[]): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const asked = new Set(names);
    styles.walkDecls(({ value }) => {
      for (const name of value.match(/[\w-]+/g) ?? []) asked.add(name);
    });
    styles.walk((part) => {
      if (isAsked(part, asked)) return;
      part.remove();
      isDone = false;
    });
  }
}

function isAsked(part: ChildNode, asked: ReadonlySet<string>): boolean {
  if (part.type === 'decl') return !part.variable || asked.has(part.prop);
  if (part.type === 'comment' || part.nodes?.length === 0) return false;
  return part.type === 'rule' || !/^(?:keyframes|property)$/.test(part.name) || asked.has(part.params);
}
