import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { inputsOf, type Parameter } from '../support/contract-inputs.ts';
import { bodiesFor, type FuzzBody } from './bodies.ts';
import { ableRole, fixtureIds, roles } from './fixtures.ts';
import { anyText, beyond, validFor, wholeText } from './values.ts';

/** One generated call: plain data, so that a counterexample can be printed and shrunk. */
export interface FuzzRequest {
  role: (typeof roles)[number];
  /** Values by their names in the path, not yet encoded. */
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: FuzzBody | null;
}

/** Formats values that are not text as JSON: some generated objects break in their own `toString`. */
const textOf = (value: unknown) => wholeText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Two related moments, which random ones rarely are. */
const moments: Record<string, readonly string[]> = {
  from: ['2026-11-01T00:00:00.000Z'],
  to: ['2026-12-01T00:00:00.000Z'],
};

/** Mostly valid values, sometimes invalid ones. */
function parameterValues({ name, schema }: Parameter): Arbitrary<string> {
  const known = moments[name] ?? fixtureIds(name);
  const valid = known.length > 0 ? fc.constantFrom(...known) : validFor(schema).map(textOf);
  return fc.oneof(
    { weight: 8, arbitrary: valid },
    { weight: 1, arbitrary: beyond(schema).map(textOf) },
    { weight: 1, arbitrary: anyText },
  );
}

/** Node accepts a URL and its headers up to 16 KiB; longer ones never reach the router. */
const longestSegment = 12_000;

/** A segment of only dots is another path, and an empty one is another route. */
const isSegment = (value: string) =>
  !['', '.', '..'].includes(value) && encodeURIComponent(value).length <= longestSegment;

function pathsFor(parameters: Parameter[]): Arbitrary<Record<string, string>> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return fc.record(Object.fromEntries(inPath.map((each) => [each.name, parameterValues(each).filter(isSegment)])));
}

const strayNames = fc.constantFrom('unknown', '__proto__', 'constructor', 'limit[]', 'limit', 'q', 'a b', '');

/** Each parameter once, not at all or twice, and undeclared others. */
function queriesFor(parameters: Parameter[]): Arbitrary<[string, string][]> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const declared = inQuery.map((parameter) => {
    const pair = fc.tuple(fc.constant(parameter.name), parameterValues(parameter));
    const least = parameter.required ? 1 : 0;
    return fc.oneof(
      { weight: 9, arbitrary: fc.array(pair, { minLength: least, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(pair, { maxLength: 3 }) },
    );
  });
  const stray = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(strayNames, anyText), { maxLength: 2 }) },
  );
  return fc.tuple(...declared, stray).map((lists) => lists.flat());
}

const headerValues = fc.oneof(
  fc.constantFrom('', '*', 'W/"x"', '"x"', 'bytes=0-', 'gzip', 'null', 'https://elsewhere.example', 'session=x', '0'),
  fc.string({ maxLength: 300 }).map((text) => text.trim()),
);

const headerNames = fc.constantFrom(
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'accept',
  'range',
  'origin',
  'cookie',
  'content-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'expect',
);

const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(headerNames, headerValues, { maxKeys: 2, noNullPrototype: true }) },
);

/** Calls of an operation: valid, nearly valid, and invalid. */
export function requestsFor(id: OperationId): Arbitrary<FuzzRequest> {
  const { parameters, body } = inputsOf(id);
  const noBody = fc.constant(null);
  const operation = loadContract().operations.get(id);
  return fc.record({
    role: fc.oneof(
      { weight: 8, arbitrary: fc.constant(ableRole(operation?.roles ?? [])) },
      { weight: 7, arbitrary: fc.constantFrom(...roles) },
    ),
    path: pathsFor(parameters),
    query: queriesFor(parameters),
    headers,
    body: body === null ? noBody : fc.oneof({ weight: 30, arbitrary: bodiesFor(body) }, noBody),
  });
}
