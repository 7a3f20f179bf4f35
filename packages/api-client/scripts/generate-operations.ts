// Generates the parts of the contract that the client and the mocks need at run time. Part of `npm run generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';

interface Schema {
  $ref?: string;
  type?: string;
  minItems?: number;
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId: string;
  'x-roles'?: string[];
  'x-max-file'?: number;
  security?: Record<string, unknown>[];
  responses: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema; example?: object; examples?: Record<string, Example> }>;
}

/** An example, or a reference to one that several operations share. */
type Example = { $ref?: string; value: object };

interface Contract {
  info: { version: string };
  security: Record<string, unknown>[];
  'x-features': Record<string, { setting: string; for: 'everybody' | 'visitors' }>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
}

const contract = load(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security = contract.security, responses }]) => ({
    operationId,
    method,
    path,
    errors: Object.fromEntries(errorsOf(responses)),
    success: successOf(responses),
    takesBearer: security.some((scheme) => 'bearer' in scheme),
  })),
);

const silent = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation['x-roles'] === undefined);
if (silent.length > 0) {
  const names = silent.map(({ operationId }) => operationId).join(', ');
  throw new Error(`Say in openapi.yaml who may call ${names} (x-roles).`);
}

/** Returns the first example of each declared error, by status. */
function errorsOf(responses: Operation['responses']): [status: string, example: object][] {
  return Object.entries(responses).flatMap(([status, { $ref }]) => {
    const shared = contract.components.responses[$ref?.split('/').at(-1) ?? ''];
    const [first] = Object.values(shared?.content?.['application/json']?.examples ?? {});
    return first === undefined ? [] : [[status, first.value] as [string, object]];
  });
}

/** The first success that an operation declares, with its first example; undefined for a body that is no JSON. */
function successOf(responses: Operation['responses']): { status: number; body: object | null } | undefined {
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (content === undefined) return { status: Number(status), body: null };
  const { example, examples = {} } = content['application/json'] ?? {};
  const [first] = Object.values(examples);
  const shared = contract.components.examples[first?.$ref?.split('/').at(-1) ?? ''];
  const body = example ?? (shared ?? first)?.value;
  return body && { status: Number(status), body };
}

function resolved(schema: Schema = {}): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(contract.components.schemas[name]);
}

/**
 * The answer of a list that has no entries: a bare array, or an object with one and its counts; of a search an object with
 * each list that it always has. Undefined for others, and where a list is never empty.
 */
function emptyAnswer({ operationId, responses }: Operation): unknown {
  const isSearch = operationId.startsWith('search');
  const { type, required = [], properties = {} } = resolved(responses[200]?.content?.['application/json']?.schema);
  if (type === 'array') return [];
  // Something that has a list, which is no list.
  if (required.some((name) => name === '_id' || resolved(properties[name]).type === 'object')) return undefined;
  const every = Object.keys(properties).filter((name) => resolved(properties[name]).type === 'array');
  if (every.some((name) => resolved(properties[name]).minItems)) return undefined;
  const lists = isSearch ? every.filter((name) => required.includes(name)) : every;
  if (lists.length === 0 || (lists.length > 1 && !isSearch)) return undefined;
  const isNumber = (name: string) => ['integer', 'number'].includes(String(resolved(properties[name]).type));
  const counts = Object.keys(properties).filter(isNumber);
  return {
    ...('success' in properties && { success: true }),
    ...Object.fromEntries(counts.map((name) => [name, 0])),
    ...Object.fromEntries(lists.map((name) => [name, []])),
  };
}

const emptyAnswers = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .map((operation) => [operation.operationId, emptyAnswer(operation)] as const)
  .filter(([, answer]) => answer !== undefined);

const bearerless = new Set(operations.filter((one) => !one.takesBearer).map(({ path }) => path));
const text = `// Written by \`npm run generate\` from openapi.yaml.

/** Where each operation is, by its operationId. */
export const operationAddresses = {
${operations.map(({ operationId, method, path }) => `  ${operationId}: { method: '${method}', path: '${path}' },`).join('\n')}
} as const;

/** The response of each list without entries. */
export const emptyAnswers = {
${emptyAnswers.map(([id, answer]) => `  ${id}: ${JSON.stringify(answer).replace('true', 'true as const')},`).join('\n')}
};

/** Paths whose operations take no bearer: they are public, or the session cookie speaks for the member. */
export const bearerless: ReadonlySet<string> = new Set([
${[...bearerless].map((path) => `  '${path}',`).join('\n')}
]);
`;
writeFileSync(new URL('../src/generated/operations.ts', import.meta.url), text);

// A file of its own, as the app needs the version elsewhere than the operations.
const version = `// Written by \`npm run generate\` from openapi.yaml.

/** The version of the contract that this client was generated from. */
export const contractVersion = '${contract.info.version}';
`;
writeFileSync(new URL('../src/generated/contract-version.ts', import.meta.url), version);

const largestFiles = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, 'x-max-file': bytes }) => (bytes === undefined ? [] : [[operationId, bytes] as const]));

// A file of its own, as parts of screens need it without the operations.
const fileSizes = `// Written by \`npm run generate\` from openapi.yaml.

/** The largest file that each operation takes, in bytes. */
export const maxFileBytes = {
${largestFiles.map(([operationId, bytes]) => `  ${operationId}: ${bytes},`).join('\n')}
} as const;
`;
writeFileSync(new URL('../src/generated/file-sizes.ts', import.meta.url), fileSizes);

const features = Object.entries(contract['x-features']);

// A file of its own, as every page needs the second part, which is small.
const offered = `// Written by \`npm run generate\` from openapi.yaml.
import type { Feature, SettingValues } from '../types.ts';

/** The setting that turns each feature off. */
export const settingOf = {
${features.map(([feature, { setting }]) => `  '${feature}': '${setting}',`).join('\n')}
} as const satisfies Record<Feature, keyof SettingValues>;

/** Features that are turned off for visitors alone. */
export const featuresOfVisitors: readonly Feature[] = [
${features.flatMap(([feature, one]) => (one.for === 'visitors' ? `  '${feature}',` : [])).join('\n')}
];
`;
writeFileSync(new URL('../src/generated/features.ts', import.meta.url), offered);

const examples = `// Written by \`npm run generate\` from openapi.yaml.

/** The error responses of each operation by status: the contract's first examples. */
export const errorExamples = {
${operations.map(({ operationId, errors }) => `  ${operationId}: ${JSON.stringify(errors)},`).join('\n')}
} as const;

/** The success response of each operation: the contract's first example. */
export const successExamples = {
${operations.flatMap(({ operationId, success }) => (success ? `  ${operationId}: ${JSON.stringify(success)},` : [])).join('\n')}
};
`;
writeFileSync(new URL('../../api-mocks/src/generated/examples.ts', import.meta.url), examples);
