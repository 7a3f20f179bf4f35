import type { OperationId } from '../../src/contract/handlers.ts';
import type { Operation } from '../../src/contract/load-contract.ts';
import { requireContractAnswer, requireErrorAnswer } from '../support/answer-contract.ts';
import { inputsOf, resolved } from '../support/contract-inputs.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { fixtureIds } from './fixtures.ts';
import type { FuzzRequest } from './request.ts';

/** The longest message that fits a toast; none may repeat the caller's own text. */
const longestMessage = 200;

/** Text that would reveal how the server is built. */
const internals =
  /node_modules|\.ts:\d|\bat \w+ \(|\bselect\b.+\bfrom\b|\binsert into\b|violates|relation "|undefined|\[object|NaN|ECONN|ajv|fastify/i;

const members = new Set<string>(['owner', 'other', 'stranger']);

/** Returns the problems of a response; empty if it is valid for any request. */
export function faultsOf(operation: Operation, request: FuzzRequest, answer: TestAnswer): string[] {
  const faults: string[] = [];
  const { status } = answer;
  if (status >= 500) faults.push(`a fault of the server: ${status}`);
  try {
    requireContractAnswer(operation.path, operation.method, status, answer.body);
    if (status >= 400) requireErrorAnswer(answer.body);
  } catch (error) {
    faults.push((error as Error).message);
  }
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed');
  if ('x-injected' in answer.headers) faults.push('a header of the caller’s making');
  const demands = operation.security.length > 0 && !operation.security.includes('none');
  if (demands && !members.has(request.role) && ![401, 404].includes(status)) {
    faults.push(`${status} for a caller who is not logged in`);
  }
  const isKnown = ([name, value]: [string, string]) => isOurs(name, value) || isChoice(operation, name, value);
  if (status < 300 && !Object.entries(request.path).every(isKnown)) {
    faults.push(`${status} for an id that is none`);
  }
  if (status >= 400) faults.push(...faultsOfMessage(operation, answer));
  return faults;
}

function isOurs(name: string, id: string): boolean {
  return fixtureIds(name).some((known) => known.toLowerCase() === id.toLowerCase());
}

/** Whether a parameter of the path is one of a few words. */
function isChoice({ id }: Operation, name: string, value: string): boolean {
  const schema = inputsOf(id as OperationId).parameters.find((parameter) => parameter.name === name)?.schema;
  return schema !== undefined && (resolved(schema).enum?.includes(value) ?? false);
}

function faultsOfMessage({ id }: Operation, { status, body }: TestAnswer): string[] {
  const message = String((body as { message?: unknown } | undefined)?.message ?? '');
  const faults: string[] = [];
  if (message.length > longestMessage) faults.push(`a message of ${message.length} characters`);
  if (/\p{Cc}|\p{Cf}|\p{Cs}/u.test(message)) faults.push('a message with characters that cannot be seen');
  if (internals.test(message)) faults.push('a message about the inside');
  if (status === 400 && !namesField(id as OperationId, message)) faults.push('a 400 that names no field');
  return faults.map((fault) => `${fault}: ${JSON.stringify(message.slice(0, 300))}`);
}

/**
 * Whether a 400 starts with the problem's place: a field of the call, or the body, query or headers as
 * a whole.
 */
function namesField(id: OperationId, message: string): boolean {
  const { parameters, body } = inputsOf(id);
  const names = [
    ...parameters.map(({ name }) => name.toLowerCase()),
    ...Object.keys(body?.schema.properties ?? {}),
    'body',
    'querystring',
    'headers',
  ];
  const field = /^([^:]+): \S/.exec(message)?.[1]?.split('.')[0] ?? '';
  // Rules between fields are sentences, such as "You cannot report yourself."
  return names.includes(field) || names.includes(field.toLowerCase()) || /^[A-Z].+\.$/.test(message);
}
