import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';
import { textId } from './text-id.ts';

type Node = { type: string; start: number; end: number };
type Property = Node & { key: { name: string }; value: Node & { value?: unknown } };
type Inlined = { code: string; map: ReturnType<MagicString['generateMap']> };

/** Lingui's macros put this before an object that describes a text. */
const mark = /\/\*i18n\*\/\s*$/;

/**
 * Replaces the descriptors that Lingui's macros write, `{ id: hash, message: 'Hi {name}' }`, by `{ id: 'Hi {name}',
 * message: ['Hi ', ['name']] }`: compiled as in a catalog, so that English needs neither a catalog nor the compiler. A
 * text without placeholders is its id alone.
 *
 * @throws for a text that is no valid message, for a placeholder that ' would turn into text, and for one that is read while its module loads: it would never change
 */
export function inlineTexts(code: string, file: string): Inlined {
  const edited = new MagicString(code);
  visit(parseSync('module.jsx', code).program as unknown as Node, false);
  return { code: edited.toString(), map: edited.generateMap({ hires: 'boundary' }) };

  function visit(node: Node, isInFunction: boolean): void {
    if (isRead(node) && !isInFunction) {
      throw new Error(`${file}: ${code.slice(node.start, node.end)} is read while the module loads. Use msg.`);
    }
    if (node.type === 'ObjectExpression' && mark.test(code.slice(0, node.start))) rewrite(node);
    for (const child of Object.values(node).flat()) {
      if (isNode(child)) visit(child, isInFunction || /Function/.test(node.type));
    }
  }

  function rewrite(node: Node): void {
    const { properties } = node as Node & { properties: Property[] };
    const named = (name: string) => properties.find(({ key }) => key.name === name);
    const [id, message, context] = [named('id'), named('message'), named('context')];
    if (id === undefined || message === undefined) throw new Error(`${file}: a text without a message`);
    const english = String(message.value.value);
    // ICU would show the placeholder as it is written.
    if (/'[{}]/.test(english)) throw new Error(`${file}: write another sign than ' before a placeholder: ${english}`);
    const written = textId(english, context && String(context.value.value));
    const compiled = compileMessageOrThrow(english);
    edited.overwrite(id.value.start, id.value.end, JSON.stringify(written));
    if (compiled.length === 1 && compiled[0] === written) remove(message);
    else edited.overwrite(message.value.start, message.value.end, JSON.stringify(compiled));
    for (const property of [context, named('comment')]) if (property !== undefined) remove(property);
  }

  function remove({ start, end }: Property): void {
    const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? '';
    edited.remove(start, end + comma.length);
  }
}

/** Whether a node is a call that the macro `t` or `plural` became, which reads the text at once. */
function isRead(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node as Node & { callee: { object?: { name?: string } } };
  return callee.object?.name === '$_i18n';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
