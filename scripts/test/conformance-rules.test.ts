import { type Operation, operations } from '@skill-exchange/contracts/operations';
import { type HttpInteraction, subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { expect, test } from 'vitest';
import { commonErrors } from '../../packages/conformance/src/common-errors.ts';
import { codesOf } from '../contract/answers.ts';
import { readRules } from '../lib/rule-words.ts';

const rules = readRules();
const pacts = readPact('backend').interactions.filter((one): one is HttpInteraction => 'response' in one);

/** Those for whoever runs the server have no rules. */
const all = [...operations.values()].filter(({ tags }) => !tags.includes('operations'));

/** Whether a rule names an operation and one of the words. */
const hasRule = (id: string, ...words: readonly string[]) =>
  rules.some((rule) => rule.has(id) && words.some((word) => rule.has(word)));

function comparesCode(operation: Operation, status: string, code: string): boolean {
  const { operationId: id } = operation;
  const isCommon = commonErrors.some((one) => `${one.status}` === status && one.codeFor(operation) === code);
  const inPact = ({ response }: HttpInteraction) => JSON.stringify(response.body ?? '').includes(`"code":"${code}"`);
  return isCommon || hasRule(id, code) || pacts.some((one) => subjectOf(one) === id && inPact(one));
}

const advice = ({ tags }: Operation) => `write a rule into packages/conformance/rules (${tags[0]})`;

test('every operation has a rule of its success', () => {
  const missing = all.filter(({ operationId }) => !hasRule(operationId, 'ok', '200', '201'));
  expect(missing.map((one) => `${one.operationId}: ${advice(one)}`)).toEqual([]);
});

test('every list with a cursor has a rule of its pages', () => {
  const lists = all.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'cursor'));
  const missing = lists.filter(({ operationId }) => !hasRule(operationId, 'pagesOf'));
  expect(missing.map((one) => `${one.operationId}: ${advice(one)} with pagesOf`)).toEqual([]);
});

test('every error code is compared by a rule or a pact', () => {
  // No call brings about that a caller has none left, or that the backend fails.
  const isCallers = (status: string) => status < '429';
  const missing = all.flatMap((operation) =>
    [...codesOf(operation)].flatMap(([status, codes]) =>
      codes
        .filter((code) => isCallers(status) && !comparesCode(operation, status, code))
        .map(
          (code) => `${operation.operationId} ${status} ${code}: ${advice(operation)}, or x-no-rule in openapi.yaml`,
        ),
    ),
  );
  expect(missing).toEqual([]);
});
