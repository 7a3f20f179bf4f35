import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './document.ts';

// Queries and paths are text on the wire; bodies are typed.
const bodies = new Ajv2020({ strict: false, allErrors: true });
const texts = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const ajv of [bodies, texts]) addFormats.default(ajv).addFormat('idn-email', true);

type Compiled = Map<Schema, ValidateFunction>;
const compiledRequests: Compiled = new Map();
const compiledAnswers: Compiled = new Map();
const compiledWholes: Compiled = new Map();
const compiledTexts: Compiled = new Map();

/** Returns the errors of a request body: it must be complete, without undeclared fields. */
export function problemsOfRequest(schema: Schema, body: unknown): string[] {
  return run(compiledRequests, schema, body, () => bodies.compile(closed(schema, false)));
}

/** Returns the errors of a partial response: fields may be missing, since the app reads only some. */
export function problemsOfAnswer(schema: Schema, body: unknown): string[] {
  return run(compiledAnswers, schema, body, () => bodies.compile(closed(schema, true)));
}

/** Returns the errors of a complete response: it may have undeclared fields, but none may be missing. */
export function problemsOfWholeAnswer(schema: Schema, body: unknown): string[] {
  return run(compiledWholes, schema, body, () => bodies.compile(open(schema) as Schema));
}

/** Returns the errors of a path, query or header parameter. */
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

/** Returns the schema with `x-open` enums open to unknown values. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isOpen = 'x-open' in schema && schema['x-open'] === true;
  const kept = Object.entries(schema).filter(([key]) => !(isOpen && key === 'enum'));
  return Object.fromEntries(kept.map(([key, child]) => [key, open(child)]));
}

/** Returns the schema without undeclared fields and, for responses, without required ones. */
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
  // Each part of an allOf has only some fields; undeclared ones can only be found in the whole.
  if (key === 'allOf') return closed(child, isAnswer, true);
  if (key === 'anyOf' || key === 'items') return closed(child, isAnswer);
  return child;
}
