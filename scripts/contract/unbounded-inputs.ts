import type { Contract } from './breaking-changes.ts';
import { mayBe, type SchemaNode, visitRequests } from './visit-schemas.ts';

/** A format whose texts have a size of their own. */
const sized = ['date-time', 'date', 'binary'];

/**
 * Describes lists and texts of requests that may have any size: a list needs `maxItems`, a text `maxLength`, and a text
 * that is a list `x-list` with both.
 */
export function unboundedInputs(contract: Contract): string[] {
  const found = new Set<string>();
  visitRequests(contract, (place, schema) => {
    if (mayBe(schema, 'array') && schema.maxItems === undefined) found.add(`${place}: add maxItems to the list`);
    if (mayBe(schema, 'string') && !isBounded(schema)) found.add(`${place}: add maxLength to the text`);
    if (isListInText(schema) && !isBoundedList(schema['x-list']))
      found.add(`${place}: add x-list with as, maxItems and maxLength to the list in a text`);
  });
  return [...found];
}

function isBounded({ maxLength, enum: values, const: value, format, pattern }: SchemaNode): boolean {
  if (maxLength !== undefined || values !== undefined || value !== undefined) return true;
  return sized.includes(String(format)) || (typeof pattern === 'string' && isBoundedPattern(pattern));
}

/** Whether a pattern describes a whole text without repetitions of any number. */
function isBoundedPattern(pattern: string): boolean {
  const outsideClasses = pattern.replaceAll(/\[[^\]]*\]|\\./g, 'x');
  return /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(outsideClasses);
}

function isListInText({ 'x-list': list, description }: SchemaNode): boolean {
  return list !== undefined || /\b(JSON text list|comma-separated)\b/i.test(String(description ?? ''));
}

function isBoundedList(list: unknown): boolean {
  const { as, maxItems, maxLength } = Object(list) as Record<string, unknown>;
  return ['commas', 'json'].includes(String(as)) && Number.isInteger(maxItems) && Number.isInteger(maxLength);
}
