import { loadContract } from '../../src/contract/load-contract.ts';
import { inputsOf, operationIds, resolved, type Schema } from './contract-inputs.ts';

/** Whether a field accepts a member's own text, despite its format and pattern. */
const isFree = ({ format = '', pattern = '' }: Schema) =>
  !['date-time', 'date', 'binary'].includes(format) && !pattern.startsWith('^');

/** Schemas of ids, which are no free text. */
const ids = ['Id', 'SkillChoice'].map((name) => `#/components/schemas/${name}`);

function leaves(schema: Schema, path: string): string[] {
  if (schema.$ref !== undefined && ids.includes(schema.$ref)) return [];
  const node = resolved(schema);
  const below = [
    ...(node.anyOf ?? []).flatMap((option) => leaves(option, path)),
    ...Object.entries(node.properties ?? {}).flatMap(([name, value]) => leaves(value, path ? `${path}.${name}` : name)),
    ...(node.items === undefined ? [] : leaves(node.items, path)),
  ];
  const isText = [node.type].flat().includes('string') && node.enum === undefined && node.const === undefined;
  return isText && isFree(node) ? [...below, path] : below;
}

/** Returns every field of the contract that accepts free text, such as `createEvent title`. */
export function textFields(): string[] {
  return operationIds.flatMap((id) => {
    const { body } = inputsOf(id);
    if (body === null || loadContract().operations.get(id)?.method === 'GET') return [];
    return [...new Set(leaves(body.schema, ''))].map((path) => `${id} ${path}`);
  });
}

/** Returns the fields of a call's body whose value contains a text, ignoring case. */
export function fieldsWith(text: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.toLowerCase().includes(text) ? [path] : [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsWith(text, item, path)))];
  if (value instanceof FormData) return fieldsWith(text, Object.fromEntries(value), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => fieldsWith(text, item, path ? `${path}.${name}` : name));
}
