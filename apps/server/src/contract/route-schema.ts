import type { FastifySchema } from 'fastify';
import { type ContractDocument, type Operation, type ParameterDocument, resolveNode } from './load-contract.ts';

type Method = keyof ContractDocument['paths'][string];

const schemas = new WeakMap<Operation, FastifySchema>();

/**
 * Returns the schemas of an operation in the form of Fastify's routes, the same ones each time, so that they are compiled
 * once. References in them are resolved when a validator or serializer is compiled.
 */
export function routeSchemaOf(document: ContractDocument, operation: Operation): FastifySchema {
  const schema = schemas.get(operation) ?? createRouteSchema(document, operation);
  schemas.set(operation, schema);
  return schema;
}

function createRouteSchema(document: ContractDocument, { path, method }: Operation): FastifySchema {
  const operation = document.paths[path]?.[method.toLowerCase() as Method];
  const parameters = (operation?.parameters ?? []).map((parameter) => resolveNode(document, parameter));
  const among = (place: string) => parametersSchema(parameters.filter((parameter) => parameter.in === place));
  const params = among('path');
  const querystring = among('query');
  const headers = among('header');
  const body = operation?.requestBody;
  const responses = Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
    const { content = {} } = resolveNode(document, response);
    // Bytes are sent unchanged.
    return 'application/json' in content ? [[status, { content: contentSchemas(content) }] as const] : [];
  });
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body: { content: contentSchemas(body.content) } }),
    response: Object.fromEntries(responses),
  };
}

function parametersSchema(parameters: ParameterDocument[]) {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function contentSchemas(content: Record<string, { schema: object }>) {
  return Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, { schema }]));
}
