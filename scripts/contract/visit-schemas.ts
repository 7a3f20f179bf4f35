import type { Contract } from './breaking-changes.ts';

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  [keyword: string]: unknown;
}

export interface OperationNode {
  operationId: string;
  'x-addition'?: boolean;
  description?: string;
  parameters?: ParameterNode[];
  requestBody?: { content?: Record<string, { schema?: SchemaNode }> };
  responses: Record<string, ResponseNode>;
}

interface ParameterNode {
  $ref?: string;
  name: string;
  in: string;
  schema?: SchemaNode;
}

export interface ResponseNode {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: SchemaNode }>;
}

/** Receives a schema by its own name or a place such as `NewEvent.title`, and the place of its field. */
type See = (place: string, schema: SchemaNode, field: string) => void;

/** Returns a function that follows references within openapi.yaml. */
export function resolver({ openapi }: Contract): <Node extends { $ref?: string | undefined }>(node: Node) => Node {
  return function resolve<Node extends { $ref?: string | undefined }>(node: Node): Node {
    if (node.$ref === undefined) return node;
    const steps = node.$ref.split('/').slice(1);
    const target = steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], openapi);
    return resolve(target as Node);
  };
}

/** Returns the operations of openapi.yaml, with the method of each. */
export function operationsIn({ openapi }: Contract): (OperationNode & { method: string })[] {
  const { paths } = openapi as unknown as { paths: Record<string, Record<string, OperationNode>> };
  return Object.values(paths).flatMap((item) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({ ...operation, method })),
  );
}

/** Visits the schemas of all queries, headers and bodies that clients send, each once. */
export function visitRequests(contract: Contract, see: See): void {
  const resolve = resolver(contract);
  const visit = visitor(contract, see);
  for (const { operationId, parameters = [], requestBody } of operationsIn(contract)) {
    // A path has the size of an address.
    for (const parameter of parameters.map(resolve))
      if (parameter.in !== 'path') visit(`${operationId}.${parameter.name}`, parameter.schema);
    for (const { schema } of Object.values(requestBody?.content ?? {})) visit(operationId, schema);
  }
}

/** Visits the schemas of an operation's successes. */
export function visitAnswers(contract: Contract, operation: OperationNode, see: See): void {
  const visit = visitor(contract, see);
  for (const { content = {} } of successesOf(contract, operation))
    for (const { schema } of Object.values(content)) visit(operation.operationId, schema);
}

/** Returns the successful responses of an operation. */
export function successesOf(contract: Contract, { responses }: OperationNode): ResponseNode[] {
  const resolve = resolver(contract);
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return successes.map(([, response]) => resolve(response));
}

function visitor(contract: Contract, see: See) {
  const resolve = resolver(contract);
  const visited = new Set<SchemaNode>();
  return function visit(at: string, node: SchemaNode | undefined): void {
    if (node === undefined) return;
    const schema = resolve(node);
    const place = node.$ref === undefined ? at : (node.$ref.split('/').at(-1) ?? at);
    see(place, schema, at);
    if (visited.has(schema)) return;
    visited.add(schema);
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const part of (schema[key] as SchemaNode[] | undefined) ?? []) visit(place, part);
    visit(`${place}[]`, schema.items);
    for (const [field, value] of Object.entries(schema.properties ?? {})) visit(`${place}.${field}`, value);
    const rest = schema.additionalProperties;
    if (typeof rest === 'object') visit(`${place}.*`, rest as SchemaNode);
  };
}

/** Whether a schema's values may have a type. */
export function mayBe(schema: SchemaNode, type: string): boolean {
  return [schema.type].flat().includes(type);
}
