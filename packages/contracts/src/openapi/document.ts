import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** A JSON schema of openapi.yaml with its references resolved. */
export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface RawParameter {
  readonly name: string;
  readonly 'x-addition'?: boolean;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-roles': readonly string[];
  readonly 'x-addition'?: boolean;
  /** Creates the thing if nothing has the id of its path. */
  readonly 'x-upsert'?: boolean;
  /** Members whom a moderator has suspended may call it, too. */
  readonly 'x-while-suspended'?: boolean;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: {
    readonly 'x-addition'?: boolean;
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>>; readonly headers?: object }>
  >;
}

/** What a member can be to a thing. */
interface Tie {
  /** The names in `x-audiences` that it makes them; empty for the people nearest to those who may. */
  readonly audiences: readonly string[];
  readonly is: string;
}

interface RawDocument {
  readonly 'x-ties': Readonly<Record<string, Readonly<Record<string, Tie>>>>;
  readonly security: NonNullable<RawOperation['security']>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation of the contract, with the fields that interactions are compared with. */
export interface Operation extends RawOperation {
  readonly method: string;
  /** The path template, as in `/api/user/get/{userId}`. */
  readonly path: string;
  readonly takesBearer: boolean;
  readonly takesCookie: boolean;
  /** Requests need credentials. */
  readonly needsLogIn: boolean;
}

const raw: unknown = load(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'));

const document = resolve(raw) as RawDocument;

/** Every operation of openapi.yaml by its id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const security = operation.security ?? document.security;
      const takes = (scheme: string) => security.some((one) => scheme in one);
      return [
        operation.operationId,
        {
          ...operation,
          path,
          method: method.toUpperCase(),
          takesBearer: takes('bearer'),
          takesCookie: takes('cookie') || (operation.parameters ?? []).some((one) => one.in === 'cookie'),
          needsLogIn: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
        },
      ];
    }),
  ),
);

/** The ties of members to things, by the kind of thing and the tie's name. */
export const ties = document['x-ties'];

export const schemaNames: readonly string[] = Object.keys(document.components.schemas);

/** Returns a schema of the contract's components by its name. */
export function namedSchema(name: string): Schema {
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`openapi.yaml has no schema ${name}.`);
  return schema;
}

/** AsyncAPI's messages, whose payloads are schemas of openapi.yaml or inline. */
interface SocketDocument {
  readonly components: {
    readonly messages: Readonly<Record<string, SocketMessage>>;
  };
}

/** A message of the socket. */
export interface SocketMessage {
  readonly payload: Schema;
  readonly 'x-addition'?: boolean;
  /** The event whose interactions also verify this message. */
  readonly 'x-verified-with'?: string;
}

const rawSocket: unknown = load(
  readFileSync(new URL('../../../../asyncapi.yaml', import.meta.url), 'utf8').replaceAll(
    './openapi.yaml#/',
    '#openapi/',
  ),
);

const socket = resolve(rawSocket) as SocketDocument;

/** Every message of asyncapi.yaml, by name. */
export const socketMessages: ReadonlyMap<string, SocketMessage> = new Map(Object.entries(socket.components.messages));

/** Returns the operation of a request and its path parameters. A literal path wins over a template. */
export function findOperation(
  method: string,
  path: string,
): { operation: Operation; path: Readonly<Record<string, string>> } | undefined {
  const found = [...operations.values()]
    .filter((operation) => operation.method === method)
    .map((operation) => ({ operation, match: patternOf(operation.path).exec(path) }))
    .filter(({ match }) => match !== null)
    .sort((one, two) => countParameters(one.operation) - countParameters(two.operation))[0];
  if (found === undefined) return undefined;
  return { operation: found.operation, path: { ...found.match?.groups } };
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function countParameters({ path }: Operation): number {
  return path.split('{').length;
}

/** Replaces every `$ref` with its target, keeping sibling keywords. The contract has no recursive schemas. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const { $ref, ...beside } = value;
    return { ...(resolve(lookUp(value.$ref)) as object), ...(resolve(beside) as object) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolve(child)]));
}

/** Finds `#/...` in asyncapi.yaml or openapi.yaml, and `#openapi/...` in the latter. */
function lookUp(reference: string): unknown {
  const [start, ...steps] = reference.split('/');
  const find = (document: unknown) =>
    steps.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
  return find(raw) ?? (start === '#' ? find(rawSocket) : undefined);
}
