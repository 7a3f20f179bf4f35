import { isBlank } from '@skill-exchange/api-client/plain-text';
import fc, { type Arbitrary } from 'fast-check';
import { resolved, type Schema } from '../support/contract-inputs.ts';

/** Values that no schema allows, and values that broke servers before. */
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000\uffff',
  '\ufeff',
  '\u200b\u2060',
  'e\u0301'.repeat(500),
  '🙂'.repeat(3000),
  'x'.repeat(70_000),
  '%00',
  '%',
  '_',
  '\\',
  "'; drop table members; --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'line\r\nx-injected: yes',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T00:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
  'NaN',
  '1e999',
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  Array(200).fill('x'),
  {},
  { $ne: null },
  { toString: 'x' },
  { length: -1 },
);

/** Values of any kind, most of them invalid anywhere. */
export const anyValue: Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts of any kind, for places that only accept text. Whole characters, since a URL cannot contain halves. */
export const anyText: Arbitrary<string> = anyValue.map((value) =>
  wholeText(typeof value === 'string' ? value : JSON.stringify(value)),
);

/** Removes halves of characters. */
export function wholeText(text: string): string {
  return Buffer.from(text).toString();
}

/** Values that fit a schema, with its boundaries more often than by chance. */
export function validFor(schema: Schema): Arbitrary<unknown> {
  const { type, const: only, enum: choices, anyOf, items, maxItems = 5, ...rest } = resolved(schema);
  if (only !== undefined) return fc.constant(only);
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(validFor));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => validFor({ ...rest, type: one })));
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return validInteger(rest);
  if (type === 'array') return fc.array(validFor(items ?? {}), { maxLength: maxItems });
  if (type === 'string') return validText(rest);
  if (type === 'object') {
    const { properties = {}, required = [] } = rest;
    const values = Object.entries(properties).map(([name, property]) => [name, validFor(property)] as const);
    return fc.record(Object.fromEntries(values), { requiredKeys: required });
  }
  if (type === 'boolean') return fc.boolean();
  throw new Error(`No values for ${JSON.stringify(schema)}`);
}

/** Values just outside a schema's boundaries, which no list of bad values would contain. */
export function beyond(schema: Schema): Arbitrary<unknown> {
  const { minLength = 0, maxLength, minimum, maximum, maxItems, type } = resolved(schema);
  const outside: unknown[] = [];
  if (minLength > 0) outside.push('x'.repeat(minLength - 1), ' '.repeat(minLength));
  if (maxLength !== undefined) outside.push('x'.repeat(maxLength + 1), '🧶'.repeat(maxLength + 1));
  if (minimum !== undefined) outside.push(minimum - 1, minimum + 0.5);
  if (maximum !== undefined) outside.push(maximum + 1, String(maximum));
  if (type === 'array') outside.push(Array((maxItems ?? 100) + 1).fill('x'), ['x', 1], ['x', null]);
  return outside.length === 0 ? anyValue : fc.constantFrom(...outside);
}

function validInteger({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): Arbitrary<number> {
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
}

function validText({
  format,
  pattern,
  'x-not-blank': isNotBlank = false,
  minLength = 0,
  maxLength = 300,
}: Schema): Arbitrary<string> {
  if (format === 'idn-email') return emails;
  if (format === 'date-time') return instants;
  if (format === 'date') return instants.map((instant) => instant.slice(0, 10));
  // Random text does not match a complete pattern.
  if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const boundaries = [minLength, minLength + 1, maxLength - 1, maxLength];
  const texts = fc.oneof(
    fc.tuple(fc.constantFrom('x', 'ß', '語', '🧶'), fc.constantFrom(...boundaries)).map(repeated),
    fc.string({ unit: 'binary', minLength, maxLength }),
    fc.lorem({ maxCount: 3 }).map((words) => words.slice(0, maxLength).padEnd(minLength, '.')),
  );
  return isNotBlank ? texts.filter((text) => !isBlank(text)) : texts;
}

const repeated = ([character, times]: [string, number]) => character.repeat(times);

const emails = fc.oneof(fc.emailAddress(), fc.constant('ines@example.org'));

/** Instants around the world's present, and any others. */
const instants = fc.oneof(
  fc.integer({ min: -48, max: 48 }).map((hours) => new Date(Date.UTC(2026, 10, 20, 12 + hours)).toISOString()),
  fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }).map((day) => day.toISOString()),
);
