/** What a parsed openapi.yaml has, as far as clients can break on it. */
export interface Contract {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

interface Operation {
  operationId: string;
  deprecated?: boolean;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  [limit: string]: unknown;
}

/** Who writes a value: a request's comes from old clients, a response's from the new server. */
type Side = 'request' | 'response';

const upperLimits = ['maxLength', 'maximum', 'maxItems'];
const lowerLimits = ['minLength', 'minimum', 'minItems'];

/** What breaks clients of `before` when the server becomes `after`, in words; none when every old client goes on. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      if (now !== undefined) found.push(...changesOf(before, old, after, now));
      else if (!old.deprecated) found.push(`${old.operationId} is gone`);
    }
  }
  return found;
}

function changesOf(before: Contract, old: Operation, after: Contract, now: Operation): string[] {
  const found: string[] = [];
  const say = (words: string) => found.push(`${old.operationId}: ${words}`);
  const compare = (where: string, was: Schema | undefined, is: Schema | undefined, side: Side) =>
    compareSchemas({ before, after, side, say, seen: new Set() }, where, was, is);

  if (old.operationId !== now.operationId) say(`it is called ${now.operationId} now`);
  if (isPublic(old) && !isPublic(now)) say('it demands credentials');

  const oldParameters = (old.parameters ?? []).map((one) => resolve(before, one));
  for (const parameter of (now.parameters ?? []).map((one) => resolve(after, one))) {
    const was = oldParameters.find((one) => one.name === parameter.name && one.in === parameter.in);
    if (parameter.required && !was?.required) say(`the parameter ${parameter.name} is required`);
    if (was) compare(`the parameter ${parameter.name}`, was.schema, parameter.schema, 'request');
  }
  const names = (now.parameters ?? []).map((one) => resolve(after, one).name);
  for (const { name } of oldParameters) if (!names.includes(name)) say(`the parameter ${name} is gone`);

  for (const [type, { schema }] of Object.entries(old.requestBody?.content ?? {})) {
    const body = now.requestBody?.content[type];
    if (body === undefined) say(`it takes no ${type}`);
    else compare('the body', schema, body.schema, 'request');
  }
  if (now.requestBody?.required && !old.requestBody?.required) say('a body is required');

  for (const [status, answer] of Object.entries(old.responses)) {
    if (!status.startsWith('2')) continue;
    const is = now.responses[status];
    if (is === undefined) say(`it answers no ${status}`);
    for (const [type, { schema }] of Object.entries(resolve(before, answer).content ?? {})) {
      const content = is && resolve(after, is).content?.[type];
      if (is !== undefined && content === undefined) say(`${status} is no ${type}`);
      compare(`the answer`, schema, content?.schema, 'response');
    }
  }
  return found;
}

interface Comparison {
  before: Contract;
  after: Contract;
  side: Side;
  say: (words: string) => void;
  seen: Set<Schema>;
}

function compareSchemas(at: Comparison, where: string, oldNode: Schema | undefined, newNode: Schema | undefined): void {
  if (oldNode === undefined || newNode === undefined) return;
  const was = resolve(at.before, oldNode);
  const is = resolve(at.after, newNode);
  if (at.seen.has(was)) return;
  at.seen.add(was);
  const { side, say } = at;

  const [sent, read] = side === 'request' ? [was, is] : [is, was];
  if (typesOf(sent).some((type) => !typesOf(read).includes(type)))
    say(`${where} was ${typesOf(was).join(' or ')}, and is ${typesOf(is).join(' or ')}`);
  // An answer may get new values: the contract says that clients must expect them.
  const values = (is.enum ?? was.enum ?? []) as unknown[];
  if (side === 'request' && is.enum)
    for (const value of was.enum ?? [])
      if (!values.includes(value)) say(`${where} cannot be ${String(value)} any more`);
  if (side === 'request') {
    for (const limit of upperLimits) if (isBelow(is[limit], was[limit])) say(`${where} has a lower ${limit}`);
    for (const limit of lowerLimits) if (isBelow(was[limit], is[limit])) say(`${where} has a higher ${limit}`);
    if (is.pattern !== undefined && is.pattern !== was.pattern) say(`${where} has another pattern`);
  }
  for (const name of side === 'request' ? (is.required ?? []) : (was.required ?? [])) {
    const other = side === 'request' ? was.required : is.required;
    if (!other?.includes(name)) say(`${where}: ${name} ${side === 'request' ? 'is required' : 'may be missing'}`);
  }
  for (const [name, schema] of Object.entries(was.properties ?? {})) {
    const property = is.properties?.[name];
    if (property === undefined) say(`${where}: ${name} is gone`);
    compareSchemas(at, `${where}: ${name}`, schema, property);
  }
  compareSchemas(at, `${where}: an entry`, was.items, is.items);
}

function typesOf({ type = 'any type' }: Schema): string[] {
  return [type].flat();
}

/** Whether there is a limit, and it is below the other one or the other is none. */
function isBelow(limit: unknown, other: unknown): boolean {
  return typeof limit === 'number' && (typeof other !== 'number' || limit < other);
}

function isPublic({ security }: Operation): boolean {
  return security !== undefined && (security.length === 0 || security.some((one) => Object.keys(one).length === 0));
}

/** A node, here or where it refers to. */
function resolve<Node extends object>(contract: Contract, node: Node): Node {
  if (!('$ref' in node)) return node;
  const [, , kind = '', name = ''] = String(node.$ref).split('/');
  return resolve(contract, contract.components?.[kind]?.[name] as Node);
}
