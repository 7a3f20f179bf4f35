import { type ChildNode, parse, type Root } from 'postcss';
import parseSelector, { type Node } from 'postcss-selector-parser';

/**
 * The part of a style sheet that a page needs: all rules but those for classes that its texts do not hold, and all
 * variables and animations that these rules or the texts ask for.
 *
 * @param texts the page's HTML and its scripts
 */
export function pageStyles(sheet: string, texts: readonly string[]): string {
  const text = texts.join('\n').replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  const words = new Set(text.split(/[\s"'`]+/));
  // A class with a quote in it is cut in two where the texts are.
  const isUsed = (name: string) => /["'`]/.test(name) || words.has(name);
  const styles = rulesOf(sheet);
  styles.walkRules(/\./, (rule) => {
    const met = rule.selectors.filter((selector) => isMet(parseSelector().astSync(selector), isUsed));
    if (met.length > 0) rule.selectors = met;
    else rule.remove();
  });
  removeUnasked(styles, text.match(/[\w-]+/g) ?? []);
  return styles.toString();
}

let known: { sheet: string; styles: Root } | undefined;

/** A copy to cut. A build has one sheet, and its pages are drawn again and again. */
function rulesOf(sheet: string): Root {
  if (known?.sheet !== sheet) known = { sheet, styles: parse(sheet) };
  return known.styles.clone();
}

/** Whether a page with the used classes alone can meet a selector, or a part of one. */
function isMet(node: Node, isUsed: (name: string) => boolean): boolean {
  if (node.type === 'class') return isUsed(node.value);
  if (!('nodes' in node) || node.nodes.length === 0 || node.value === ':not') return true;
  return node.type === 'selector'
    ? node.nodes.every((part) => isMet(part, isUsed))
    : node.nodes.some((choice) => isMet(choice, isUsed));
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
