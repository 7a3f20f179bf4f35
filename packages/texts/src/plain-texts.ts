import { parseSync } from 'rolldown/utils';

type Node = { type: string; start: number; end: number };
type Text = { line: number; text: string };

/** Attributes and properties that people read or hear. */
const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'caption',
  'description',
  'hint',
  'label',
  'message',
  'pendingLabel',
  'placeholder',
  'title',
]);

/** Where a string is for programs or developers: the log, errors that nobody catches, classes. */
const notShown =
  /^(?:ImportDeclaration|ExportAllDeclaration|ThrowStatement|TaggedTemplateExpression|TS(?!AsExpression|NonNull|Satisfies)\w+)$/;
const notTextAttributes = /^(?:className|id|href|data-.*|d|type|variant)$/;
const forPrograms = /^(?:console|logger|cx|cva|useLoggedFailure)\b/;
const macros = /^(?:t|msg|plural|select|selectOrdinal)$/;

/**
 * Returns the texts of a module that are in no catalog: what stands between tags, is a label or the like, or is a sentence.
 */
export function plainTexts(code: string, file: string): Text[] {
  const found: Text[] = [];
  visit(parseSync(file, code).program as unknown as Node, false);
  return found;

  function visit(node: Node, isShown: boolean): void {
    if (notShown.test(node.type)) return;
    const { value, name, callee, key, quasis, openingElement } = node as Node & Record<string, unknown>;
    if (
      node.type === 'CallExpression' &&
      isNode(callee) &&
      (forPrograms.test(source(callee)) || macros.test(source(callee)))
    )
      return;
    if (isNode(openingElement) && /^<Trans\b/.test(source(openingElement))) return;
    if (node.type === 'JSXAttribute' && isNode(name) && notTextAttributes.test(source(name))) return;
    if (node.type === 'JSXText') add(node, String(value), true);
    if (node.type === 'Literal' && typeof value === 'string') add(node, value, isShown);
    if (node.type === 'TemplateLiteral' && Array.isArray(quasis)) {
      const words = quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked);
      add(node, words.join('…'), isShown);
    }
    const label = node.type === 'JSXAttribute' ? name : key;
    const isLabel = isNode(label) && shown.has(source(label));
    for (const [field, child] of Object.entries(node)) {
      if (field === 'key' || field === 'quasis') continue;
      for (const each of [child].flat()) if (isNode(each)) visit(each, isLabel || (isShown && keepsShown(node)));
    }
  }

  function add(node: Node, text: string, isShown: boolean): void {
    const isText = isShown
      ? /\p{L}{2}/u.test(text)
      : /^\p{Lu}\p{Ll}*[’']?\p{Ll}* \p{Ll}|^\p{Lu}\p{L}+ .*[.?!]$/u.test(text);
    if (!isText) return;
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.replaceAll(/\s+/g, ' ').trim() });
  }

  function source(node: Node): string {
    return code.slice(node.start, node.end);
  }
}

/** Whether a string inside of a node is still what the node shows: in `a ? 'Yes' : 'No'`, not in `f('id')`. */
const keepsShown = ({ type }: Node) =>
  /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(type);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
