import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContract } from '../../src/contract/load-contract.ts';

const { document } = loadContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const compiled = new Map<string, ValidateFunction>();

function pointer(...steps: string[]): string {
  return `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

function lookUp(reference: string): unknown {
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
}

/** Where the schema of an operation's JSON answer with this status is; null when the answer is not JSON. */
function schemaPointer(path: string, method: string, status: number): string | null {
  let response = pointer('paths', path, method.toLowerCase(), 'responses', String(status));
  const node = lookUp(response) as { $ref?: string; content?: Record<string, unknown> } | undefined;
  if (node === undefined) throw new Error(`${method} ${path} does not declare status ${status}.`);
  response = node.$ref ?? response;
  const { content } = lookUp(response) as { content?: Record<string, unknown> };
  return content !== undefined && 'application/json' in content ? `${response}/content/application~1json/schema` : null;
}

/** Throws unless the contract declares this status for the operation and the body fits its schema. */
export function requireContractAnswer(path: string, method: string, status: number, body: unknown): void {
  // Of any call that asks who calls, as the contract's introduction says.
  if (status === 403 && (body as { code?: string } | undefined)?.code === 'suspended') {
    requireErrorAnswer(body);
    return;
  }
  const at = schemaPointer(path, method, status);
  if (at === null) return;
  const validate = compiled.get(at) ?? ajv.compile({ $ref: `contract${at}` });
  compiled.set(at, validate);
  if (validate(body)) {
    if (status >= 400) requireDeclaredCode(path, method, status, body);
    return;
  }
  const problems = ajv.errorsText(validate.errors);
  throw new Error(`${method} ${path} answered ${status} against the contract: ${problems}\n${JSON.stringify(body)}`);
}

/** Codes that any call may get, whatever the operation. */
const generalCodes = new Set([
  'internal_error',
  'invalid_input',
  'not_authenticated',
  'not_found',
  'rate_limited',
  'too_large',
  'unavailable',
  'unsupported_media_type',
]);

/** Throws unless the examples of an operation's errors name the code of this one. */
function requireDeclaredCode(path: string, method: string, status: number, body: unknown): void {
  const code = String((body as { code?: string } | undefined)?.code);
  const response = lookUp(pointer('paths', path, method.toLowerCase(), 'responses', String(status))) as ResponseNode;
  const { content } = (response.$ref === undefined ? response : lookUp(response.$ref)) as ResponseNode;
  const declared = Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value.code);
  if (!generalCodes.has(code) && !declared.includes(code))
    throw new Error(`${method} ${path} answered ${status} with an undeclared code: ${JSON.stringify(body)}`);
}

interface ResponseNode {
  $ref?: string;
  content?: { 'application/json'?: { examples?: Record<string, { value: { code?: string } }> } };
}

/** Throws unless the body is the contract's `Error`. */
export function requireErrorAnswer(body: unknown): void {
  const validate = ajv.getSchema('contract#/components/schemas/Error');
  if (!validate?.(body)) throw new Error(`Not the contract's Error: ${JSON.stringify(body)}`);
}
