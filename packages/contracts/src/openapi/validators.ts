import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './document.ts';

// Queries and paths are texts on the wire; bodies have types of their own.
const bodies = new Ajv2020({ strict: false, allErrors: true });
const texts = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const ajv of [bodies, texts]) addFormats.default(ajv);

type Compiled = Map<Schema, ValidateFunction>;
const [compiledRequests, compiledAnswers, compiledTexts]: [Compiled, Compiled, Compiled] = [
  new Map(),
  new Map(),
  new Map(),
];

/** What is wrong with a body that the app sends: it must be whole, and hold nothing that the contract does not name. */
export function problemsOfRequest(schema: Schema, body: unknown): string[] {
  return run(compiledRequests, schema, body, () => bodies.compile(closed(schema, false)));
}

/** What is wrong with a part of an answer: fields may be missing, because the app reads some of them only. */
export function problemsOfAnswer(schema: Schema, body: unknown): string[] {
  return run(compiledAnswers, schema, body, () => bodies.compile(closed(schema, true)));
}

/** What is wrong with a parameter of the path, the query or the headers. */
export function problemsOfText(schema: Schema, text: string): string[] {
  return run(compiledTexts, schema, { text }, () => texts.compile({ type: 'object', properties: { text: schema } }));
}

function run(compiled: Compiled, schema: Schema, value: unknown, compile: () => ValidateFunction): string[] {
  const validate = compiled.get(schema) ?? compile();
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = 'is wrong', params }) => {
    const name: unknown = params.unevaluatedProperty;
    return `${instancePath === '' ? 'body' : instancePath} ${message}${typeof name === 'string' ? ` (${name})` : ''}`;
  });
}

/** The schema without room for undeclared fields and, for answers, without required ones. */
function closed(schema: unknown, isAnswer: boolean, isPart = false): Schema {
  if (Array.isArray(schema)) return schema.map((child) => closed(child, isAnswer, isPart)) as unknown as Schema;
  if (typeof schema !== 'object' || schema === null) return schema as Schema;
  const entries = Object.entries(schema)
    .filter(([key]) => !(isAnswer && key === 'required'))
    .map(([key, child]) => [key, closedChild(key, child, isAnswer)]);
  const isObject = 'properties' in schema || 'allOf' in schema;
  return { ...Object.fromEntries(entries), ...(isObject && !isPart ? { unevaluatedProperties: false } : {}) };
}

function closedChild(key: string, child: unknown, isAnswer: boolean): unknown {
  if (key === 'properties' && typeof child === 'object' && child !== null) {
    return Object.fromEntries(Object.entries(child).map(([name, one]) => [name, closed(one, isAnswer)]));
  }
  // Each part of an allOf describes some fields; only the whole can say which ones are undeclared.
  if (key === 'allOf') return closed(child, isAnswer, true);
  if (key === 'anyOf' || key === 'items') return closed(child, isAnswer);
  return child;
}
