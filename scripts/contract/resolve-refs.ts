import { basename } from 'node:path';

/** Returns a document of `documents` with every `$ref` resolved, including those to another document. */
export function resolveRefs(documents: Record<string, unknown>, name: string): unknown {
  const resolved = new Map<object, unknown>();

  function resolve(inDocument: string, node: unknown): unknown {
    if (typeof node !== 'object' || node === null) return node;
    if (resolved.has(node)) return resolved.get(node);
    if ('$ref' in node && typeof node.$ref === 'string') {
      const { $ref, ...beside } = node as { $ref: string };
      const [file = '', pointer = ''] = $ref.split('#');
      const target = file === '' ? inDocument : basename(file, '.yaml');
      const value = resolve(target, follow(documents[target], pointer));
      const whole = Object.keys(beside).length === 0 ? value : { ...(value as object), ...beside };
      resolved.set(node, whole);
      return whole;
    }
    const copy: unknown[] | Record<string, unknown> = Array.isArray(node) ? [] : {};
    resolved.set(node, copy);
    for (const [key, value] of Object.entries(node)) Object.assign(copy, { [key]: resolve(inDocument, value) });
    return copy;
  }

  return resolve(name, documents[name]);
}

function follow(document: unknown, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce((node, key) => (node as Record<string, unknown>)?.[key], document);
}
