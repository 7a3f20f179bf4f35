import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@skill-exchange/contracts/forward';
import type { Call } from '@skill-exchange/contracts/gateway';
import type { Operation } from '@skill-exchange/contracts/operations';
import { problemsOfRequest } from '@skill-exchange/contracts/validators';
import { type Fields, isObject, ownersOf, placesOf, successOf, valuesAt } from './places.ts';

/** One misbehaving call and the target that goes wrong. */
export interface Case {
  readonly operation: Operation;
  readonly target: string;
  readonly call: Call;
  /** Who calls, and which address. */
  readonly key: string;
  /** The first success for each key, the latest key last. */
  readonly past: ReadonlyMap<string, Answer>;
}

/** A way to go wrong. Where it changes something, it says so. */
export interface Operator {
  readonly name: string;
  /** The places of an operation that can be wrong in this way: a field, a parameter, a status, or `''` for the whole. */
  readonly targets: (operation: Operation) => readonly string[];
  /** Changes the call before the backend gets it. */
  readonly call?: (one: Case) => boolean;
  /** Answers in place of the backend, which never receives the call. */
  readonly instead?: (one: Case) => Answer | null;
  /** Changes the backend's answer. */
  readonly answer?: (answer: Answer, one: Case) => boolean;
}

/** The statuses that a suite can bring about. */
const expected = ['200', '201', '400', '401', '403', '404', '409'];

const statusesOf = ({ responses }: Operation) => expected.filter((status) => status in responses);

const listsOf = (operation: Operation) =>
  placesOf(operation).flatMap(({ path, schema }) => ('items' in schema ? [path] : []));

const fieldsOf = (operation: Operation) =>
  placesOf(operation).flatMap(({ path, isRequired }) => (isRequired && !/^$|\*$/.test(path) ? [path] : []));

const queryOf = ({ parameters = [] }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

/** The whole answer, unless it only reports success. */
const whole = (operation: Operation) =>
  placesOf(operation).some(({ path }) => !['', 'success', 'message'].includes(path)) ? [''] : [];

/** Every code in the examples of the errors that a suite can bring about. */
function codesOf({ responses }: Operation): string[] {
  const errors = Object.entries(responses).filter(([status]) => status >= '400' && expected.includes(status));
  const examples = errors.flatMap(([, { content }]) => Object.values(content?.['application/json']?.examples ?? {}));
  return [...new Set(examples.map(({ value }) => (value as { code: string }).code))];
}

/** The entry of a list after another, the first one after the last; undefined where there is no other. */
function after(list: readonly string[], one: string): string | undefined {
  return list.length < 2 ? undefined : list[(list.indexOf(one) + 1) % list.length];
}

/** Parses JSON; undefined for other content, such as a picture. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function changeJson(answer: Answer, change: (body: unknown) => void): boolean {
  const body = parse(answer.body);
  change(body);
  const isChanged = !isDeepStrictEqual(body, parse(answer.body));
  if (isChanged) answer.body = Buffer.from(JSON.stringify(body));
  return isChanged;
}

function onSuccess(change: (body: unknown, one: Case) => void): NonNullable<Operator['answer']> {
  return (answer, one) => answer.status < 300 && changeJson(answer, (body) => change(body, one));
}

function onLists(change: (list: unknown[]) => void) {
  return onSuccess((body, { target }) => valuesAt(body, target).filter(Array.isArray).forEach(change));
}

function onFields(change: (owner: Fields, name: string) => void) {
  return onSuccess((body, { target }) => {
    const { owners, name } = ownersOf(body, target);
    for (const owner of owners) if (name in owner) change(owner, name);
  });
}

function withoutParameter({ call, target }: Case): boolean {
  const url = new URL(call.path, 'http://backend.invalid');
  if (!url.searchParams.has(target)) return false;
  url.searchParams.delete(target);
  call.path = url.pathname + url.search;
  return true;
}

/** Answers a write with its success and drops it. Calls without a log-in or with invalid input still reach the backend. */
function swallow({ operation, call }: Case): Answer | null {
  const { authorization, cookie } = call.headers;
  if (operation.needsLogIn && authorization === undefined && cookie === undefined) return null;
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  if (schema !== undefined && problemsOfRequest(schema, parse(call.body)).length > 0) return null;
  const { status, example = { success: true } } = successOf(operation);
  const headers = { 'content-type': 'application/json' };
  return { status: Number(status), headers, body: Buffer.from(JSON.stringify(example)) };
}

function replace(answer: Answer, other: Answer | undefined): boolean {
  if (answer.status >= 300 || other === undefined || other.body.equals(answer.body)) return false;
  answer.body = other.body;
  return true;
}

/** Every way to go wrong. */
export const operators: readonly Operator[] = [
  {
    name: 'swap ids',
    targets: (operation) =>
      placesOf(operation).flatMap(({ path }) => (path.endsWith('*._id') ? [path.slice(0, -'.*._id'.length)] : [])),
    answer: onLists((list) => {
      const [one, two] = list;
      if (isObject(one) && isObject(two)) [one._id, two._id] = [two._id, one._id];
    }),
  },
  { name: 'reverse list', targets: listsOf, answer: onLists((list) => list.reverse()) },
  {
    name: 'drop field',
    targets: fieldsOf,
    answer: onFields((owner, name) => delete owner[name]),
  },
  {
    name: 'retype field',
    targets: fieldsOf,
    answer: onFields((owner, name) => {
      owner[name] = typeof owner[name] === 'string' || owner[name] === null ? 7 : 'something else';
    }),
  },
  {
    name: 'leak field',
    targets: (operation) => placesOf(operation).flatMap(({ path, schema }) => ('x-visible-to' in schema ? [path] : [])),
    answer: onSuccess((body, { target }) => {
      const { owners, name } = ownersOf(body, target);
      for (const owner of owners) owner[name] ??= 'what only others may see';
    }),
  },
  {
    name: 'ignore query',
    targets: (operation) => queryOf(operation).filter((name) => name !== 'cursor'),
    call: withoutParameter,
  },
  {
    name: 'ignore cursor',
    targets: (operation) => queryOf(operation).filter((name) => name === 'cursor'),
    call: withoutParameter,
  },
  { name: 'swallow write', targets: ({ method }) => (method === 'GET' ? [] : ['']), instead: swallow },
  {
    name: 'answer another',
    targets: whole,
    answer: (answer, { key, past }) => replace(answer, [...past].findLast(([other]) => other !== key)?.[1]),
  },
  {
    name: 'repeat the first',
    targets: whole,
    answer: (answer, { key, past }) => replace(answer, past.get(key)),
  },
  {
    name: 'wrong status',
    targets: statusesOf,
    answer: (answer, { operation, target }) => {
      if (String(answer.status) !== target) return false;
      const others = statusesOf(operation).filter((status) => Number(status) >= 400);
      answer.status = target < '300' ? 401 - answer.status : Number(after(others, target) ?? 418);
      return true;
    },
  },
  {
    name: 'wrong code',
    targets: codesOf,
    answer: (answer, { operation, target }) =>
      changeJson(answer, (body) => {
        if (isObject(body) && body.code === target) body.code = after(codesOf(operation), target) ?? 'internal_error';
      }),
  },
  {
    name: 'keep cookie',
    targets: ({ takesCookie, tags }) => (takesCookie && tags.includes('auth') ? [''] : []),
    answer: ({ headers }) => {
      const set = headers['set-cookie'] ?? [];
      headers['set-cookie'] = set.filter((cookie) => !/^[^=]+=;|max-age=0|01 Jan 1970/i.test(cookie));
      return headers['set-cookie'].length < set.length;
    },
  },
];
