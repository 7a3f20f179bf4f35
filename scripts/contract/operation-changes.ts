import { audienceChanges } from './audience-changes.ts';
import { keyOf, type Parameter, parameterChanges } from './parameter-changes.ts';
import { type Schema, type Side, schemaChanges } from './schema-changes.ts';
import { type Requirement, type Secured, securityChanges, securitySchemeChanges } from './security-changes.ts';

export interface OpenApi extends Secured {
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
  security?: Requirement[];
  servers?: { url: string }[];
  'x-pages'?: Record<string, string>;
  components?: Secured['components'] & { schemas?: Record<string, Schema> };
}

interface Operation {
  operationId: string;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-roles'?: string[];
  'x-while-suspended'?: boolean;
  'x-max-body'?: number;
  'x-max-file'?: number;
  security?: Requirement[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  callbacks?: Callbacks;
}

type Callbacks = Record<string, Record<string, Record<string, Pick<Operation, 'requestBody'>>>>;

type Content = Record<string, { schema?: Schema; examples?: Record<string, { value?: unknown }>; example?: unknown }>;

interface Header {
  required?: boolean;
  schema?: Schema;
  'x-cookies'?: string[];
}

interface Answer {
  headers?: Record<string, Header>;
  content?: Content;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns whether the months that the contract promises between deprecation and removal have passed. */
function isRemovable({ deprecated, 'x-deprecated-since': since }: Operation, today: Date): boolean {
  if (!deprecated || since === undefined) return false;
  const removal = new Date(since);
  removal.setUTCMonth(removal.getUTCMonth() + 6);
  return removal <= today;
}

/** Describes the changes that break callers of operations. */
export function operationChanges(before: OpenApi, after: OpenApi, today: Date): string[] {
  const found = securitySchemeChanges(before, after);
  for (const { url } of before.servers ?? [])
    if (!after.servers?.some((one) => one.url === url)) found.push(`the server ${url} is gone`);
  for (const page of Object.keys(before['x-pages'] ?? {}))
    if (after['x-pages']?.[page] === undefined) found.push(`the page ${page} is gone`);
  const codes = after.components?.schemas?.ErrorCode?.enum;
  for (const code of before.components?.schemas?.ErrorCode?.enum ?? [])
    if (!codes?.includes(code)) found.push(`the error code ${code} is gone`);

  for (const path of Object.keys(before.paths)) {
    for (const method of methods) {
      const [old, now] = [operationAt(before, path, method), operationAt(after, path, method)];
      if (old && now) found.push(...changesOf(old, now).map((words) => `${old.operationId}: ${words}`));
      else if (old && !isRemovable(old, today)) found.push(`${old.operationId} is gone`);
    }
  }
  return found;
}

/** Returns an operation with the defaults of its document and path. */
function operationAt(document: OpenApi, path: string, method: string): Operation | undefined {
  const item = document.paths[path];
  const own = item?.[method] as Operation | undefined;
  if (!own) return undefined;
  const parameters = new Map([...(item?.parameters ?? []), ...(own.parameters ?? [])].map((one) => [keyOf(one), one]));
  return { ...own, security: own.security ?? document.security ?? [], parameters: [...parameters.values()] };
}

function changesOf(old: Operation, now: Operation): string[] {
  const found = old.operationId === now.operationId ? [] : [`it is called ${now.operationId} now`];
  return [
    ...found,
    ...securityChanges(old.security, now.security),
    ...audienceChanges(old['x-roles'], now['x-roles']).map((role) => `it is no longer for ${role}`),
    ...(old['x-while-suspended'] && !now['x-while-suspended'] ? ['it is no longer for suspended members'] : []),
    ...parameterChanges(old.parameters, now.parameters),
    ...bodyChanges(old, now),
    ...sizeChanges(old, now),
    ...callbackChanges(old.callbacks, now.callbacks),
    ...Object.entries(old.responses).flatMap(([status, answer]) =>
      answerChanges(status, answer, now.responses[status]),
    ),
  ];
}

/** Sizes that clients rely on to prepare what they send. */
function sizeChanges(old: Operation, now: Operation): string[] {
  return (['x-max-body', 'x-max-file'] as const).flatMap((name) => {
    const [was, is] = [old[name], now[name]];
    return was !== undefined && is !== undefined && is < was ? [`${name} was ${was}, and is ${is}`] : [];
  });
}

function bodyChanges(old: Operation, now: Operation): string[] {
  const found = contentChanges(
    'the body',
    old.requestBody?.content,
    now.requestBody?.content,
    'request',
    'it takes no',
  );
  return now.requestBody?.required && !old.requestBody?.required ? [...found, 'a body is required'] : found;
}

/** For callbacks the server sends the requests. */
function callbackChanges(old: Callbacks = {}, now: Callbacks = {}): string[] {
  return Object.entries(old).flatMap(([name, addresses]) =>
    Object.entries(addresses).flatMap(([address, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const is = now[name]?.[address]?.[method];
        if (!is) return [`the callback ${name} is gone`];
        const where = `the callback ${name}`;
        return contentChanges(where, requestBody?.content, is.requestBody?.content, 'answer', `${where} is no`);
      }),
    ),
  );
}

function answerChanges(status: string, was: Answer, is: Answer | undefined): string[] {
  if (!is) return [`it answers no ${status}`];
  const where = status.startsWith('2') ? 'the answer' : `the answer ${status}`;
  const headers = new Map(Object.entries(is.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]));
  const found = Object.entries(was.headers ?? {}).flatMap(([name, header]) =>
    headerChanges(`${where}: the header ${name}`, header, headers.get(name.toLowerCase())),
  );
  const codes = errorCodesOf(is);
  const goneCodes = status < '4' ? [] : errorCodesOf(was).filter((code) => !codes.includes(code));
  return [
    ...found,
    ...goneCodes.map((code) => `${where} has no code ${code}`),
    ...contentChanges(where, was.content, is.content, 'answer', `${status} is no`),
  ];
}

function headerChanges(where: string, was: Header, is: Header | undefined): string[] {
  if (!is) return [`${where} is gone`];
  const gone = (was['x-cookies'] ?? []).filter((cookie) => !is['x-cookies']?.includes(cookie));
  return [
    ...(was.required && !is.required ? [`${where} may be missing`] : []),
    ...gone.map((cookie) => `${where} sets no ${cookie}`),
    ...schemaChanges(where, was.schema ?? {}, is.schema ?? {}, 'answer'),
  ];
}

/** Returns the codes of an error's examples: the codes that an operation declares. */
function errorCodesOf(answer: Answer): string[] {
  const examples = Object.values(answer.content ?? {}).flatMap(({ example, examples = {} }) => [
    example,
    ...Object.values(examples).map(({ value }) => value),
  ]);
  return examples.flatMap((example) => (example as { code?: string } | undefined)?.code ?? []);
}

function contentChanges(where: string, was: Content = {}, is: Content = {}, side: Side, isGone: string): string[] {
  return Object.entries(was).flatMap(([type, { schema = {} }]) => {
    const now = is[type];
    return now ? schemaChanges(where, schema, now.schema ?? {}, side) : [`${isGone} ${type}`];
  });
}
