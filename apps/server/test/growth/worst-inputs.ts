import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf, operationIds, resolved, type Schema } from '../support/contract-inputs.ts';
import type { TestCall } from '../support/test-client.ts';

/** A list or a search text of an operation, with a value of one entry and the largest that the contract allows. */
export interface SizedInput {
  id: OperationId;
  /** The names of fields down to it. */
  path: string[];
  isInQuery: boolean;
  ordinary: unknown;
  worst: unknown;
}

/** Returns every list that a request may have, and every text of a query. */
export function sizedInputs(now: Date): SizedInput[] {
  return operationIds.flatMap((id) => {
    const { parameters, body } = inputsOf(id);
    const inQuery = parameters
      .filter((one) => one.in === 'query' && isWords(one.name, resolved(one.schema)))
      .map(({ name, schema, example }) => {
        const values = textValues(resolved(schema), example);
        return { id, path: [name], isInQuery: true, ...values };
      });
    const inBody = body === null ? [] : listsIn(body.schema, body.example, [], now);
    // A browser signs the lists of a credential.
    const free = inBody.filter(({ path }) => path[0] !== 'credential');
    return [...inQuery, ...free.map((list) => ({ id, isInQuery: false, ...list }))];
  });
}

/** Returns a call with a value in place of what it had there. */
export function withInput(call: TestCall, { path, isInQuery }: SizedInput, value: unknown): TestCall {
  if (isInQuery) return { ...call, query: { ...call.query, [path.join('.')]: String(value) } };
  if (call.form !== undefined) {
    const form = new FormData();
    for (const [name, part] of call.form) if (typeof part === 'string') form.set(name, part);
    form.set(path.join('.'), String(value));
    return { ...call, form };
  }
  const body = structuredClone((call.body ?? {}) as Record<string, unknown>);
  let inner = body;
  for (const step of path.slice(0, -1)) {
    inner[step] ??= {};
    inner = inner[step] as Record<string, unknown>;
  }
  inner[path.at(-1) ?? ''] = value;
  return { ...call, body };
}

/** Whether a query has words; an id or a place in a list has not. */
function isWords(name: string, { type, enum: values, format, pattern, minLength, maxLength }: Schema): boolean {
  if (type !== 'string' || values !== undefined || format !== undefined || pattern !== undefined) return false;
  const isId = minLength === 1 && maxLength === 100;
  return !isId && !['cursor', 'timeZone'].includes(name);
}

function textValues(schema: Schema, example: unknown) {
  const list = schema['x-list'];
  if (list !== undefined) return { ordinary: 'Sourdough', worst: listInText(list, schema.maxLength) };
  return { ordinary: example, worst: manyWords.slice(0, schema.maxLength) };
}

const listInText = ({ as, maxItems, maxLength }: NonNullable<Schema['x-list']>, room = 10_000) => {
  const size = Math.min(maxLength, Math.floor(room / maxItems) - 4);
  const entries = Array.from({ length: maxItems }, (_, place) => wordAt(place).padEnd(size, 'zimbakor'));
  return as === 'json' ? JSON.stringify(entries) : entries.join(',');
};

const syllables = ['ba', 'cor', 'den', 'fel', 'gor', 'hin', 'kem', 'lum', 'mar', 'nes', 'por', 'quil', 'ros', 'san'];

/** Different words that look like those of the test's community. */
const wordAt = (place: number) =>
  `${syllables[place % 14]}${syllables[Math.floor(place / 14) % 14]}${syllables[(place * 5) % 14]}`;
const manyWords = Array.from({ length: 120 }, (_, place) => wordAt(place)).join(' ');

function listsIn(schema: Schema, example: unknown, path: string[], now: Date): Omit<SizedInput, 'id' | 'isInQuery'>[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const node = resolved(property);
    const at = [...path, name];
    const shown = (example as Record<string, unknown> | undefined)?.[name];
    if (node['x-list'] !== undefined) {
      const { as, maxItems, maxLength } = node['x-list'];
      const ordinary = shown ?? (as === 'json' ? '[]' : 'Sourdough');
      const worst = jsonOf(name, maxItems, maxLength) ?? listInText(node['x-list'], node.maxLength);
      return [{ path: at, ordinary, worst }];
    }
    const { items, maxItems = 0, properties } = node;
    if (items !== undefined) {
      const entryOf = (place: number) => (name === 'addresses' ? addressAt(place) : entryAt(items, place, now));
      const entries = Array.from({ length: maxItems }, (_, place) => entryOf(place));
      return [{ path: at, ordinary: entries.slice(0, 1), worst: entries }];
    }
    return properties === undefined ? [] : listsIn(node, shown, at, now);
  });
}

const addressAt = (place: number) => `${wordAt(place)}-${place}@example.org`;

/** Lists in JSON that are not of names. */
function jsonOf(name: string, maxItems: number, maxLength: number): string | null {
  const skill = (place: number) => wordAt(place).padEnd(maxLength, 'x');
  const places = Array.from({ length: maxItems }, (_, place) => place);
  if (name === 'skillLevels')
    return JSON.stringify(places.map((place) => ({ skill: skill(place), side: 'teach', level: 'can-teach' })));
  if (name === 'languages') return JSON.stringify(places.map((place) => `a${String.fromCharCode(97 + place)}`));
  return null;
}

/** Returns a value of an entry that differs from those at other places. */
function entryAt(schema: Schema, place: number, now: Date): unknown {
  const { $ref } = schema;
  if ($ref?.endsWith('/Id')) return randomUUID();
  const {
    type,
    anyOf,
    enum: values,
    format,
    pattern,
    properties,
    minimum = 0,
    maximum,
    maxLength = 60,
  } = resolved(schema);
  if (anyOf !== undefined) return entryAt(anyOf[0] ?? {}, place, now);
  if (values !== undefined) return values[place % values.length];
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, entryAt(one, place, now)]));
  if (type === 'integer') return minimum + (place % ((maximum ?? minimum + 7) - minimum + 1));
  if ([type].flat().includes('boolean')) return true;
  const day = new Date(now.getTime() + (place + 1) * 24 * 3_600_000).toISOString();
  if (format === 'date-time') return day;
  if (format === 'date' || pattern?.includes('\\d{4}')) return day.slice(0, 10);
  if (pattern?.includes(':[0-5]'))
    return pattern.includes('24:00') ? '24:00' : `${String(place % 24).padStart(2, '0')}:00`;
  return wordAt(place).padEnd(maxLength, 'zimbakor').slice(0, maxLength);
}
