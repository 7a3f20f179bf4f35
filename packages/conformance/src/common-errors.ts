import type { Operation, Schema } from '@skill-exchange/contracts/operations';
import { problemsOfText } from '@skill-exchange/contracts/validators';
import type { Call } from './backend.ts';

/** An error that many operations have in common. */
export interface CommonError {
  readonly name: string;
  readonly by: 'visitor' | 'member';
  readonly status: number;
  /** Returns the code of an operation; undefined if the error does not apply to it. */
  readonly codeFor: (operation: Operation) => string | undefined;
  /** Returns what each call needs besides unknown ids and the example body. */
  readonly changes?: (operation: Operation) => readonly Call[];
}

const jsonOf = ({ requestBody }: Operation) => requestBody?.content['application/json'];

/** Creates a call with unknown ids, and otherwise the contract's examples. */
export function callOfNothing(operation: Operation, absentId: string): Call {
  const { parameters = [] } = operation;
  const path = parameters.filter((one) => one.in === 'path');
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  return {
    path: Object.fromEntries(path.map(({ name, schema, example }) => [name, schema.enum ? `${example}` : absentId])),
    query: Object.fromEntries(query.map(({ name, example }) => [name, `${example}`])),
    body: jsonOf(operation)?.example,
  };
}

/** Returns the 404 code of the thing that the first id of the path names. */
function absentCode(operation: Operation): string | undefined {
  const { path, tags, requestBody, responses } = operation;
  if (operation['x-upsert']) return undefined;
  const thing = /\{(\w*?)(?:Id|id)\}/.exec(path)?.[1];
  // A member's id is first compared with the caller's; moderation and articles have other kinds of ids.
  const isForm = requestBody !== undefined && !('application/json' in requestBody.content);
  if (thing === undefined || thing === 'currentUser' || isForm) return undefined;
  if (tags.includes('moderation') || tags.includes('articles')) return undefined;
  const examples = Object.values(responses['404']?.content?.['application/json']?.examples ?? {});
  const codes = examples.map(({ value }) => (value as { code: string }).code);
  return codes.find((code) => code.startsWith(thing || 'event')) ?? codes[0];
}

/** Returns the numbers next to the limits of a schema. */
function textsBeyond({ minimum, maximum }: Schema): string[] {
  return [...(typeof minimum === 'number' ? [minimum - 1] : []), ...(typeof maximum === 'number' ? [maximum + 1] : [])]
    .filter(Number.isSafeInteger)
    .map(String);
}

/** Returns a query for each parameter with values that the contract rejects: also the numbers next to its limits. */
function invalidQueries({ parameters = [] }: Operation): Record<string, string>[] {
  const query = parameters.filter((one) => one.in === 'query');
  const required = query.filter((one) => one.required);
  const needed = Object.fromEntries(required.map(({ name, example }) => [name, `${example}`]));
  const rejected = (schema: Schema) =>
    ['no such value', '-1', 'x'.repeat(5000)].find((text) => problemsOfText(schema, text).length > 0);
  const invalid = query.flatMap(({ name, schema }) =>
    [rejected(schema), ...textsBeyond(schema)].flatMap((text) =>
      text === undefined ? [] : [{ ...needed, [name]: text }],
    ),
  );
  return [...(required.length > 0 ? [{}] : []), ...invalid];
}

/** Returns a body for each field that has only some values, with another one. */
function invalidBodies(operation: Operation): object[] {
  const { schema, example } = jsonOf(operation) ?? {};
  const fields = Object.entries((schema?.properties ?? {}) as Record<string, Schema>);
  const closed = fields.filter(([, { type, enum: values }]) => type === 'boolean' || values !== undefined);
  return closed.map(([name]) => ({ ...(example as object), [name]: 'no such value' }));
}

export const commonErrors: readonly CommonError[] = [
  {
    name: 'asks visitors to log in',
    by: 'visitor',
    status: 401,
    codeFor: ({ needsLogIn }) => (needsLogIn ? 'not_authenticated' : undefined),
  },
  {
    name: 'rejects a body without required fields, or that is no object',
    by: 'member',
    status: 400,
    codeFor: (operation) => jsonOf(operation) && 'invalid_input',
    changes: (operation) => [{ body: jsonOf(operation)?.schema?.required === undefined ? [] : {} }],
  },
  {
    name: 'rejects an invalid query',
    by: 'member',
    status: 400,
    codeFor: (operation) => (invalidQueries(operation).length > 0 ? 'invalid_input' : undefined),
    changes: (operation) => invalidQueries(operation).map((query) => ({ query })),
  },
  {
    name: 'rejects a value that a field of its body does not have',
    by: 'member',
    status: 400,
    codeFor: (operation) => (invalidBodies(operation).length > 0 ? 'invalid_input' : undefined),
    changes: (operation) => invalidBodies(operation).map((body) => ({ body })),
  },
  {
    name: 'rejects a body of another content type',
    by: 'member',
    status: 415,
    codeFor: ({ requestBody }) => requestBody && 'unsupported_media_type',
    changes: () => [{ body: {}, headers: { 'content-type': 'application/x-none' } }],
  },
  {
    name: 'rejects a body that is too large',
    by: 'member',
    status: 413,
    codeFor: (operation) => jsonOf(operation) && 'too_large',
    changes: () => [{ body: { padding: 'x'.repeat(2 ** 20) } }],
  },
  { name: 'finds nothing by an id of nothing', by: 'member', status: 404, codeFor: absentCode },
];
