import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Feature } from '@skill-exchange/api-client/types';
import { contractFile, parseContract } from './contract-json.ts';

/** asyncapi.yaml at the root of the repository. */
export const socketContractFile = resolve(import.meta.dirname, '../../../../asyncapi.yaml');

const methods = ['get', 'post', 'put', 'delete'] as const;

/** How a request may authenticate; `none` is the empty requirement `{}`. */
export type SecurityScheme = 'bearer' | 'cookie' | 'none';

export interface Operation {
  id: string;
  /** Its resource: names the server's module, the client's endpoint, the mock handler and the pact. */
  tag: string;
  method: string;
  path: string;
  /** Empty for operations without authentication. */
  security: SecurityScheme[];
  /** Audiences that may call it, by their names in `x-audiences`. */
  roles: string[];
  /** Only moderators may call it. */
  isForModerators: boolean;
  /** Only operators may call it. */
  isForOperators: boolean;
  /** The accepted content types of the body; empty when the operation has no body. */
  bodyTypes: string[];
  /** The body is required. A missing optional body is replaced by an empty object. */
  isBodyRequired: boolean;
  /** Maximum size of its body in bytes, all parts of a form together; null when the operation has no body. */
  maxBody: number | null;
  /** Maximum size of a file of its form in bytes; null when it takes none. */
  maxFile: number | null;
  /** The declared fields of its body. */
  bodyFields: string[];
  queryNames: string[];
  /** The names in the table of limits that a request counts for. */
  rateLimits: string[];
  /** What the community has to offer for it. */
  features: Feature[];
  /** Suspended members may call it. */
  isForSuspended: boolean;
  /** Creates the thing if nothing has the id of its path. */
  isUpsert: boolean;
  /** Declares a 304 for clients that send an ETag. */
  isConditional: boolean;
  /** The date of its deprecation; null for operations that remain. */
  deprecatedSince: string | null;
}

export interface SchemaDocument {
  $ref?: string;
  properties?: Record<string, unknown>;
}

export interface ParameterDocument {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: SchemaDocument;
}

interface ResponseDocument {
  $ref?: string;
  content?: Record<string, { schema: SchemaDocument }>;
}

export interface OperationDocument {
  operationId: string;
  tags: string[];
  'x-roles'?: string[];
  'x-rate-limit'?: string[];
  'x-feature'?: Feature[];
  'x-while-suspended'?: boolean;
  'x-upsert'?: boolean;
  'x-max-body'?: number;
  'x-max-file'?: number;
  'x-deprecated-since'?: string;
  security?: Record<string, string[]>[];
  parameters?: ParameterDocument[];
  requestBody?: { required?: boolean; content: Record<string, { schema: SchemaDocument }> };
  responses: Record<string, ResponseDocument>;
}

type PathDocument = Partial<Record<(typeof methods)[number], OperationDocument>>;

export interface ContractDocument {
  info: { version: string };
  paths: Record<string, PathDocument>;
  security?: Record<string, string[]>[];
  'x-rate-limits': Record<string, { counts: string; limits: Record<string, number>; message: string }>;
  'x-audiences': Record<string, string>;
  'x-features': Record<Feature, { setting: string; for: 'everybody' | 'visitors'; is: string }>;
  /** By status: what any address may answer before a request reaches an operation. */
  'x-common-responses': OperationDocument['responses'];
  [key: string]: unknown;
}

export interface Contract {
  /** The unparsed file, for /openapi.yaml. */
  text: string;
  document: ContractDocument;
  operations: Map<string, Operation>;
}

let loaded: Contract | undefined;

/** Reads the contract once per process. */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

function readContract(): Contract {
  const text = readFileSync(contractFile, 'utf8');
  const document = parseContract(text) as ContractDocument;
  return { text, document, operations: operationsOf(document) };
}

/** Returns the operations of a document by their ids. */
export function operationsOf(document: ContractDocument): Map<string, Operation> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [describe(document, method, path, operation)];
    }),
  );
  return new Map(operations.map((operation) => [operation.id, operation]));
}

function describe(document: ContractDocument, method: string, path: string, operation: OperationDocument): Operation {
  const requirements = operation.security ?? document.security ?? [];
  const parameters = (operation.parameters ?? []).map((parameter) => resolveNode(document, parameter));
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const schemas = contents.map(([, { schema }]) => resolveNode(document, schema));
  const roles = rolesOf(document, operation);
  return {
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    security: requirements.map((requirement) => schemeOf(requirement, operation.operationId)),
    roles,
    isForModerators: roles.every((role) => role === 'moderator'),
    isForOperators: roles.every((role) => role === 'operator'),
    bodyTypes: contents.map(([type]) => type),
    isBodyRequired: operation.requestBody?.required ?? false,
    maxBody: operation['x-max-body'] ?? null,
    maxFile: operation['x-max-file'] ?? null,
    bodyFields: schemas.flatMap(({ properties = {} }) => Object.keys(properties)),
    queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    rateLimits: operation['x-rate-limit'] ?? [],
    features: operation['x-feature'] ?? [],
    isForSuspended: operation['x-while-suspended'] ?? false,
    isUpsert: operation['x-upsert'] ?? false,
    isConditional: '304' in operation.responses,
    deprecatedSince: operation['x-deprecated-since'] ?? null,
  };
}

/** Returns a node of the contract, or the node that its `$ref` names. */
export function resolveNode<Node extends { $ref?: string }>(document: ContractDocument, node: Node): Node {
  if (node.$ref === undefined) return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Node;
}

/** Returns a copy of a part of the contract with all its references resolved. No schema contains itself. */
export function resolveAll<Part>(document: ContractDocument, part: Part): Part {
  if (Array.isArray(part)) return part.map((entry) => resolveAll(document, entry)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(resolveNode(document, part));
  return Object.fromEntries(entries.map(([name, value]) => [name, resolveAll(document, value)])) as Part;
}

function rolesOf(document: ContractDocument, { operationId, 'x-roles': roles = [] }: OperationDocument): string[] {
  if (roles.length === 0) throw new Error(`${operationId}: say in openapi.yaml who may call it (x-roles).`);
  const unknown = roles.filter((role) => document['x-audiences'][role] === undefined);
  if (unknown.length > 0) throw new Error(`${operationId}: x-audiences of openapi.yaml has no ${unknown.join(', ')}.`);
  return roles;
}

function schemeOf(requirement: Record<string, string[]>, operationId: string): SecurityScheme {
  const [scheme = 'none', ...more] = Object.keys(requirement);
  if (more.length > 0 || !['none', 'bearer', 'cookie'].includes(scheme)) {
    throw new Error(`${operationId}: the server knows bearer and cookie, one at a time.`);
  }
  return scheme as SecurityScheme;
}
