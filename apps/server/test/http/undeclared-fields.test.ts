import { describe, expect, test } from 'vitest';
import { dropUndeclared } from '../../src/contract/drop-undeclared.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { inputsOf, operationIds, resolved, type Schema } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

// Fields of a body that the contract does not declare count as absent, at every level.

const server = useServer();

/** Returns the paths of objects that must have some field, such as `filters`; the body itself is ''. */
function neededIn(schema: Schema, path: string[] = []): string[][] {
  const { minProperties = 0, properties = {}, items, anyOf = [] } = resolved(schema);
  const inner = Object.entries(properties).flatMap(([name, field]) => neededIn(field, [...path, name]));
  const others = [...anyOf, ...(items === undefined ? [] : [items])].flatMap((one) => neededIn(one, path));
  return [...(minProperties > 0 ? [path] : []), ...inner, ...others];
}

const needing = operationIds.flatMap((id) => {
  const { body } = inputsOf(id);
  return body === null ? [] : neededIn(body.schema).map((path) => [id, path.join('.')] as const);
});

describe('an object that must have a field is rejected with undeclared ones alone:', () => {
  test.each(needing)('%s %s', async (id, path) => {
    const occasion = await occasionOfFirstCaller(server, id);
    const { caller } = occasion;
    const call = await callOf(id, occasion);
    const undeclared = { unknown: 1, constructor: 'x' };
    const body = path === '' ? undeclared : { ...(call.body as object), [path]: undeclared };
    const { status, body: error } = await clientOf(server, id, caller).call(id, { ...call, body });
    expect({ status, error }).toMatchObject({ status: 400, error: { code: 'invalid_input', field: path || 'body' } });
  });

  test('the walk finds those of the contract', () => {
    expect(needing).toEqual(expect.arrayContaining([['saveSearch', 'filters'] as const, ['editReview', ''] as const]));
    expect(needing.length).toBeGreaterThan(6);
  });
});

test('a saved search has only declared filters', async () => {
  const [ana] = await enrol(server, 'Ana');
  const body = { name: 'Mine', filters: { q: 'chess', unknown: 1 }, more: true };
  expect((await ana.api.ok('saveSearch', { body })).search.filters).toEqual({ q: 'chess' });
  const rows = await server.database.db.selectFrom('saved_searches').select('filters').execute();
  expect(rows).toEqual([{ filters: { q: 'chess' } }]);
});

test('undeclared fields are dropped in lists, and in each of several possible forms', () => {
  const pair = { properties: { a: {}, b: { properties: { c: {} } } } };
  const schema = {
    properties: { list: { items: pair }, one: { anyOf: [pair, { properties: { d: {} } }] }, any: {} },
  };
  const value = {
    list: [{ a: 1, x: 2 }, { b: { c: 1, x: 2 } }],
    one: { a: 1, d: 2, x: 3 },
    any: { x: { y: 1 } },
    toString: 'x',
  };
  dropUndeclared(schema, value);
  expect(value).toEqual({ list: [{ a: 1 }, { b: { c: 1 } }], one: { a: 1, d: 2 }, any: { x: { y: 1 } } });
  const open = { known: 1, other: { x: 1 } };
  dropUndeclared({ properties: { known: {} }, additionalProperties: {} }, open);
  expect(open).toEqual({ known: 1, other: { x: 1 } });
});
