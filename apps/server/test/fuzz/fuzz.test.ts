import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { inputsOf, operationIds } from '../support/contract-inputs.ts';
import { testDatabase } from '../support/test-database.ts';
import { fuzzOperation } from './fuzz-operation.ts';
import { openFuzzTarget } from './fuzz-target.ts';

// A short run with the same cases every time; `node packages/laboratory/src/fuzz.ts` runs any number of others.
const options = { cases: 50, seed: 20_261_120 };
/** Runs of an operation of which no case succeeds. */
const maxRuns = 5;

let target: Awaited<ReturnType<typeof openFuzzTarget>>;
beforeAll(async () => {
  target = await openFuzzTarget(await testDatabase());
});
afterAll(() => target.close());

/**
 * A passkey's signature of a challenge cannot be generated: see passkeys.test.ts. The world has an operator: see
 * setup.test.ts.
 */
const neverSucceeds = (id: OperationId) =>
  id === 'becomeOperator' || 'credential' in (inputsOf(id).body?.schema.properties ?? {});

test.each(operationIds)('%s answers any input as the contract says', async (id) => {
  const statuses: number[] = [];
  const hasSucceeded = () => statuses.some((status) => status < 300);
  for (let run = 0; run < (neverSucceeds(id) ? 1 : maxRuns) && !hasSucceeded(); run += 1) {
    const counts = await fuzzOperation(target, id, { ...options, seed: options.seed + run });
    statuses.push(...Object.keys(counts).map(Number));
  }
  expect(hasSucceeded(), 'add what its ids and fields lack to byName in apps/server/test/fuzz/fixtures.ts').toBe(
    !neverSucceeds(id),
  );
  const { parameters, body } = inputsOf(id);
  const canBeRejected = parameters.length > 0 || body !== null;
  expect(statuses.some((status) => status >= 400)).toBe(canBeRejected || statuses.includes(401));
});
