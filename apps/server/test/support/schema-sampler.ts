import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';

interface BodyDocument {
  content: Record<string, { schema: { $ref: string }; example?: Record<string, unknown> }>;
}

const { document, operations } = loadContract();

function bodyOf(id: OperationId): BodyDocument['content'][string] | undefined {
  const operation = operations.get(id);
  const path = document.paths[operation?.path ?? ''] as unknown as Record<
    string,
    { requestBody?: BodyDocument }
  >;
  return path[operation?.method.toLowerCase() ?? '']?.requestBody?.content['application/json'];
}

/** The operations that take a JSON body. */
export const jsonOperations = ([...operations.keys()] as OperationId[]).filter(
  (id) => bodyOf(id)?.example !== undefined,
);

/** The contract's own example of a body. */
export function exampleOf(id: OperationId): Record<string, unknown> {
  return bodyOf(id)?.example ?? {};
}

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000\uffff',
  '🙂'.repeat(3000),
  'x'.repeat(70_000),
  '%00',
  "'; drop table members; --",
  '{{7*7}}',
  '__proto__',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T00:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
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
const value = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }));

/** Deep and long bodies, which only the parser sees. */
const extreme = fc.constantFrom(
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2',
  '',
  ' ',
  'null',
  'NaN',
  '\ufeff{}',
);

/**
 * Bodies as text, most of them bad: the contract's example with fields replaced, left out or added, any JSON, and text
 * that is none.
 */
export function bodiesFor(id: OperationId): Arbitrary<string> {
  const example = exampleOf(id);
  const fields = Object.keys(example);
  const changed = fc
    .record({
      changes: fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 1, maxKeys: fields.length }),
      dropped: fc.subarray(fields, { maxLength: 1 }),
      added: fc.dictionary(fc.string(), value, { maxKeys: 1 }),
    })
    .map(({ changes, dropped, added }) => {
      const kept = Object.entries({ ...example, ...changes }).filter(([name]) => !dropped.includes(name));
      return JSON.stringify({ ...added, ...Object.fromEntries(kept) });
    });
  const anything = value.map((json) => JSON.stringify(json));
  return fc.oneof({ weight: 8, arbitrary: changed }, { weight: 1, arbitrary: anything }, extreme);
}
