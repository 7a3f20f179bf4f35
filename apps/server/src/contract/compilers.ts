import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

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

/** Compiles validators. JSON bodies are not coerced; paths, queries and headers arrive as text and are coerced. */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const exact = createAjv(false);
  const coercing = createAjv(true);
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return exact.compile(schema);
    return coercing.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
  };
}
