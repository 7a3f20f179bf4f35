import { isBlank } from '@skill-exchange/api-client/plain-text';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJson from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { dropUndeclared } from './drop-undeclared.ts';
import { addListInText } from './list-in-text.ts';
import { type ContractDocument, resolveAll } from './load-contract.ts';

function createAjv(coerceTypes: boolean): Ajv2020 {
  // Not strict: the contract's schemas have OpenAPI's own keywords, such as `example`.
  const ajv = new Ajv2020({
    strict: false,
    coerceTypes,
    useDefaults: true,
    allErrors: false,
    verbose: false,
  });
  addFormats.default(ajv);
  // `readAddress` checks the rest and explains the error.
  ajv.addFormat('idn-email', /^\s*[^\s@]+@[^\s@]+\s*$/);
  ajv.addKeyword({
    keyword: 'x-not-blank',
    type: 'string',
    schemaType: 'boolean',
    validate: (isWanted: boolean, text: string) => !isWanted || !isBlank(text),
  });
  addListInText(ajv);
  return ajv;
}

interface HeaderSchema {
  properties?: Record<string, unknown>;
}

/** Node lowercases header names; the contract does not. */
function withLowerCaseNames(schema: HeaderSchema): HeaderSchema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...schema, properties: Object.fromEntries(entries) };
}

type Validator = ReturnType<FastifySchemaCompiler<object>>;
type Serializer = ReturnType<FastifySerializerCompiler<object>>;

/**
 * Compiles a validator when its operation is first called: the schemas of all operations take half a second. JSON
 * bodies are not coerced, and lose what the contract does not declare; paths, queries and headers arrive as text and are
 * coerced.
 */
export function createValidatorCompiler(document: ContractDocument): FastifySchemaCompiler<object> {
  const exact = createAjv(false);
  const coercing = createAjv(true);
  return oncePerSchema(({ schema, httpPart }): Validator => {
    const compile = () => {
      const whole = resolveAll(document, schema);
      if (httpPart === 'body') return { whole, validate: exact.compile(whole) };
      return { whole, validate: coercing.compile(httpPart === 'headers' ? withLowerCaseNames(whole) : whole) };
    };
    let compiled: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      compiled ??= compile();
      const { whole, validate } = compiled;
      if (httpPart === 'body') dropUndeclared(whole, data);
      return validate(data) ? true : { error: validate.errors ?? [] };
    };
  });
}

/** Compiles a serializer when its answer is first sent, like validators. */
function createSerializerCompiler(document: ContractDocument): FastifySerializerCompiler<object> {
  return oncePerSchema(({ schema }): Serializer => {
    let serialize: ReturnType<typeof fastJson> | undefined;
    return (data) => {
      serialize ??= fastJson(resolveAll(document, schema));
      return serialize(data);
    };
  });
}

const compilers = new WeakMap<ContractDocument, Compilers>();

interface Compilers {
  validators: FastifySchemaCompiler<object>;
  serializers: FastifySerializerCompiler<object>;
}

/** Returns a document's compilers, which all apps of a process share: suites of tests build hundreds. */
export function compilersOf(document: ContractDocument): Compilers {
  const known = compilers.get(document) ?? {
    validators: createValidatorCompiler(document),
    serializers: createSerializerCompiler(document),
  };
  compilers.set(document, known);
  return known;
}

/** Compiles a schema once: operations share responses, and apps share all of them. */
function oncePerSchema<Route extends { schema: object }, Compiled>(compile: (route: Route) => Compiled) {
  const known = new WeakMap<object, Compiled>();
  return (route: Route): Compiled => {
    const compiled = known.get(route.schema) ?? compile(route);
    known.set(route.schema, compiled);
    return compiled;
  };
}
