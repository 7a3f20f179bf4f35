import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '@skill-exchange/contracts/forward';
import type { Call } from '@skill-exchange/contracts/gateway';
import type { Operation } from '@skill-exchange/contracts/operations';
import { problemsOfRequest } from '@skill-exchange/contracts/validators';
import {
  codesOf,
  type Fields,
  isObject,
  ownersOf,
  pathsOf,
  placesIn,
  placesOf,
  successOf,
} from '../contract/answers.ts';

/** A response of the backend; a JSON body is parsed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A request and its response in the proxy. */
export interface Exchange {
  readonly operation: Operation;
  readonly call: Call;
  /** The first success of each caller and URL, in order. */
  readonly past: ReadonlyMap<string, Answer>;
  /** The key of this caller and URL in `past`. */
  readonly key: string;
  /** Has status 0 until the backend responds. */
  answer: Answer;
}

/** A kind of fault. */
export interface Operator {
  readonly name: string;
  /** Whether it changes the request or the response. */
  readonly when: 'before' | 'after';
  /** The fields, parameters, statuses or codes that it can change in an operation; `''` for the whole response. */
  readonly targets: (operation: Operation) => readonly string[];
  /** Changes the request or the response. */
  readonly misbehave: (exchange: Exchange, target: string) => void;
}

type Misbehave = Operator['misbehave'];

/** The statuses that a suite can trigger. */
const expected = ['200', '201', '400', '401', '403', '404', '409'];

const statusesOf = ({ responses }: Operation) => expected.filter((status) => status in responses);

const queryOf = (isMeant: (name: string) => boolean) => (operation: Operation) =>
  (operation.parameters ?? []).flatMap(({ in: where, name }) => (where === 'query' && isMeant(name) ? [name] : []));

/** Targets the whole response, unless it only reports success. */
const whole = (operation: Operation) =>
  placesOf(operation).some(({ path }) => !/^body(\.(success|message))?$/.test(path)) ? [''] : [];

/** Returns the error codes that a suite can trigger. */
const codes = (operation: Operation) => statusesOf(operation).flatMap((status) => codesOf(operation).get(status) ?? []);

const otherThan = (one: string, list: readonly string[]) => list.find((other) => other !== one);

/** Changes the target field in each object of a successful response. */
function onField(change: (owner: Fields, name: string) => void): Misbehave {
  return ({ answer }, target) => {
    const { owners, name } = ownersOf(answer, target);
    if (answer.status < 300) for (const owner of owners) change(owner, name);
  };
}

/** Changes the target list in a successful response. */
function onList(change: (list: unknown[]) => void): Misbehave {
  return onField((owner, name) => Array.isArray(owner[name]) && change(owner[name]));
}

/** Replaces the body of a successful response by another one. */
function bodyOf(other: (exchange: Exchange) => Answer | undefined): Misbehave {
  return (exchange) => {
    if (exchange.answer.status < 300) exchange.answer.body = other(exchange)?.body ?? exchange.answer.body;
  };
}

const dropParameter: Misbehave = ({ call }, name) => {
  const url = new URL(call.path, 'http://backend.invalid');
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  call.path = url.pathname + url.search;
};

/** Returns the fields of a JSON body that a caller may leave out, and that have only some values. */
const optionalChoices = ({ requestBody }: Operation) => {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  return placesIn(schema).flatMap(({ path, isRequired, schema: { type, enum: values } }) =>
    !path.includes('.') && !isRequired && (type === 'boolean' || values !== undefined) ? [path] : [],
  );
};

const dropInput: Misbehave = ({ call }, name) => {
  const body = parseJson(call.body);
  if (!isObject(body) || !(name in body)) return;
  const { [name]: _dropped, ...rest } = body;
  call.body = Buffer.from(JSON.stringify(rest));
};

/** Answers a write with success without executing it. Invalid or unauthorized requests still reach the backend. */
const swallow: Misbehave = (exchange) => {
  const { operation, call } = exchange;
  const isVisitor = call.headers.authorization === undefined && call.headers.cookie === undefined;
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  const isInvalid = schema !== undefined && problemsOfRequest(schema, parseJson(call.body)).length > 0;
  if (isInvalid || (isVisitor && operation.needsLogIn)) return;
  const { status, example = { success: true } } = successOf(operation);
  exchange.answer = { status, headers: { 'content-type': 'application/json' }, body: example };
};

const changeStatus: Misbehave = ({ operation, answer }, target) => {
  const errors = statusesOf(operation).filter((status) => status >= '400');
  if (`${answer.status}` !== target) return;
  answer.status = target < '300' ? 401 - answer.status : Number(otherThan(target, errors) ?? 418);
};

const changeCode: Misbehave = ({ operation, answer: { body } }, target) => {
  if (isObject(body) && body.code === target) body.code = otherThan(target, codes(operation)) ?? 'internal_error';
};

const keepCookies: Misbehave = ({ answer: { headers } }) => {
  const isCleared = (cookie: string) => /^[^=]+=;|max-age=0|01 Jan 1970/i.test(cookie);
  const cookies = headers['set-cookie'];
  if (cookies !== undefined) headers['set-cookie'] = cookies.filter((cookie) => !isCleared(cookie));
};

const swapIds = ([one, two]: unknown[]) => {
  if (isObject(one) && isObject(two)) [one._id, two._id] = [two._id, one._id];
};

const retype = (owner: Fields, name: string) => {
  if (name in owner) owner[name] = ['string', 'object'].includes(typeof owner[name]) ? 7 : 'something else';
};

const leak = (owner: Fields, name: string) => {
  owner[name] ??= 'what only others may see';
};

const writes = ({ method }: Operation) => (method === 'GET' ? [] : ['']);
const clearing = ({ takesCookie, tags }: Operation) => (takesCookie && tags.includes('auth') ? [''] : []);
const required = pathsOf(({ isRequired }) => isRequired);
/** Targets fields that some callers of the operation may not see. */
const restricted = (operation: Operation) =>
  placesOf(operation).flatMap(({ path, schema: { 'x-visible-to': readers } }) =>
    Array.isArray(readers) && !operation['x-roles'].every((role) => readers.includes(role)) ? [path] : [],
  );
const lists = pathsOf(({ schema }) => schema.items !== undefined);
const listsWithIds = pathsOf(({ schema }) => placesIn(schema.items ?? {}).some(({ path }) => path === '_id'));
const ofAnother = bodyOf(({ key, past }) => [...past].findLast(([other]) => other !== key)?.[1]);

/** All kinds of faults. */
export const operators: readonly Operator[] = [
  { name: 'ignore query', when: 'before', targets: queryOf((name) => name !== 'cursor'), misbehave: dropParameter },
  { name: 'ignore cursor', when: 'before', targets: queryOf((name) => name === 'cursor'), misbehave: dropParameter },
  { name: 'ignore field', when: 'before', targets: optionalChoices, misbehave: dropInput },
  { name: 'swallow write', when: 'before', targets: writes, misbehave: swallow },
  { name: 'swap ids', when: 'after', targets: listsWithIds, misbehave: onList(swapIds) },
  { name: 'reverse list', when: 'after', targets: lists, misbehave: onList((list) => list.reverse()) },
  { name: 'drop field', when: 'after', targets: required, misbehave: onField((owner, name) => delete owner[name]) },
  { name: 'retype field', when: 'after', targets: required, misbehave: onField(retype) },
  { name: 'leak field', when: 'after', targets: restricted, misbehave: onField(leak) },
  { name: 'answer another', when: 'after', targets: whole, misbehave: ofAnother },
  { name: 'repeat the first', when: 'after', targets: whole, misbehave: bodyOf(({ key, past }) => past.get(key)) },
  { name: 'wrong status', when: 'after', targets: statusesOf, misbehave: changeStatus },
  { name: 'wrong code', when: 'after', targets: codes, misbehave: changeCode },
  { name: 'keep cookie', when: 'after', targets: clearing, misbehave: keepCookies },
];
