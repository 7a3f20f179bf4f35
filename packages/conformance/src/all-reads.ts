import { type Operation, operations, type Schema } from '@skill-exchange/contracts/operations';
import type { Call, OperationId } from './backend.ts';
import { inHours } from './things.ts';

/** Values to try, by the name of a parameter. */
export type Candidates = Readonly<Record<string, readonly string[]>>;

/** Texts that a backend answers without a look at who asks. */
const withoutMembers = ['articles', 'operations', 'images'];

const reads = [...operations.values()].filter(
  ({ method, tags }) => method === 'GET' && !tags.some((tag) => withoutMembers.includes(tag)),
);

const usual: Candidates = { from: [inHours(-24)], to: [inHours(24 * 30)], since: ['0'], days: ['30'] };

/** Parameters whose values show other parts of a thing, or other things. */
const widening = ['status', 'include', 'state', 'facets'];

/** Returns every value of a parameter that can change what an answer holds; none for numbers of entries and the like. */
function valuesOf(name: string, schema: Schema, candidates: Candidates): readonly string[] {
  const known = candidates[name] ?? usual[name];
  if (known !== undefined || !widening.includes(name)) return known ?? [];
  return Array.isArray(schema.enum) ? schema.enum.map(String) : ['true'];
}

/** Returns every combination of one value for each name. */
function combine(lists: readonly (readonly [name: string, values: readonly string[]])[]): Record<string, string>[] {
  return lists.reduce<Record<string, string>[]>(
    (found, [name, values]) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Returns a call for each value of each parameter of an operation that reads; none if a required one has no value. */
function callsOf({ parameters = [] }: Operation, candidates: Candidates): Call[] {
  const valued = parameters
    .filter((one) => one.in === 'path' || one.in === 'query')
    .map((one) => ({ ...one, values: valuesOf(one.name, one.schema, candidates) }));
  const needed = (place: string) =>
    combine(valued.filter((one) => one.in === place && one.required).map(({ name, values }) => [name, values]));
  const optional = valued.filter((one) => one.in === 'query' && !one.required);
  return needed('path').flatMap((path) =>
    needed('query').flatMap((query) => [
      { path, query },
      ...optional.flatMap(({ name, values }) => values.map((value) => ({ path, query: { ...query, [name]: value } }))),
    ]),
  );
}

/** Returns a call for every way to read anything about the candidates. */
export const allReads = (candidates: Candidates): { operation: Operation; id: OperationId; call: Call }[] =>
  reads.flatMap((operation) =>
    callsOf(operation, candidates).map((call) => ({
      operation,
      id: operation.operationId as OperationId,
      call,
    })),
  );
