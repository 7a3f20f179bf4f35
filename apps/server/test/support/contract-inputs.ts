import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract, resolveNode } from '../../src/contract/load-contract.ts';

/** The part of a schema that the contract's inputs use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  'x-not-blank'?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minProperties?: number;
  'x-list'?: { as: 'commas' | 'json'; maxItems: number; maxLength: number };
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface BodyInput {
  type: 'application/json' | 'multipart/form-data';
  schema: Schema;
  /** The contract's own example. */
  example: Record<string, unknown>;
}

/** The inputs of an operation. */
export interface Inputs {
  parameters: Parameter[];
  body: BodyInput | null;
}

interface OperationNode {
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> };
}

const { document, operations } = loadContract();

/** Every operation of the contract. */
export const operationIds = [...operations.keys()] as OperationId[];

/** Returns a schema without a reference at its first level. */
export function resolved<Node extends { $ref?: string }>(node: Node): Node {
  return resolveNode(document, node);
}

interface ErrorNode {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { value: { code?: string } }> }> | undefined;
}

/** Returns the codes of an operation's error, from its examples; empty for an undeclared status. */
export function errorCodesOf(id: OperationId, status: number): string[] {
  const { path = '', method = '' } = operations.get(id) ?? {};
  const responses = document.paths[path]?.[method.toLowerCase() as 'get']?.responses;
  const error = responses?.[status] as ErrorNode | undefined;
  const contents = Object.values((error && resolved(error).content) ?? {});
  return contents.flatMap(({ examples = {} }) => Object.values(examples).map(({ value }) => value.code ?? ''));
}

/** Returns an operation's inputs, without references at the first level. */
export function inputsOf(id: OperationId): Inputs {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const path = document.paths[operation.path] as unknown as Record<string, OperationNode>;
  const node = path[operation.method.toLowerCase()] ?? {};
  const parameters = (node.parameters ?? []).map((parameter) => resolved(parameter));
  const [content] = Object.entries(node.requestBody?.content ?? {});
  if (content === undefined) return { parameters, body: null };
  const [type, { schema, example = {} }] = content;
  return { parameters, body: { type: type as BodyInput['type'], schema: resolved(schema), example } };
}
