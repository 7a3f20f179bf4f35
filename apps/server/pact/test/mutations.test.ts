import { type NativeVerifier, startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerMutations } from '../mutations/answers.ts';
import { checkMutations, eventMutations } from '../mutations/checks.ts';
import { errorMutations } from '../mutations/errors.ts';
import { counted, type Mutation } from '../mutations/mutation.ts';
import { type Provider, startProvider } from '../start-provider.ts';
import { type Caught, holdReport } from './mutation-report.ts';

const pact = readPact('backend');
const standing = { token: '', cookie: '' };
const groups: [title: string, mutations: readonly Mutation[]][] = [
  ['Answers', answerMutations],
  ['Errors and headers', errorMutations],
  ['Checks that are dropped', checkMutations(standing)],
  ['Socket events', eventMutations],
];

let provider: Provider;
let verifier: NativeVerifier;
beforeAll(async () => {
  verifier = startNativeVerifier();
  provider = await startProvider();
});
// The server's clock moves on with every state, so an old log-in would have ended.
beforeEach(async () => {
  const body = JSON.stringify({ state: 'a member', params: { offered: '', requested: '' }, action: 'setup' });
  const answer = await fetch(provider.stateChangeUrl, { method: 'POST', body });
  Object.assign(standing, await answer.json());
});
afterAll(async () => {
  verifier?.close();
  await provider?.close();
});

const caught = new Map<string, Caught[]>();

for (const [title, mutations] of groups) {
  describe(title, () => {
    const rows: Caught[] = [];
    caught.set(title, rows);

    test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
      '%s',
      async (name, mutation) => {
        const { tampering, times } = counted(mutation.tampering);
        const { outcomes } = await verifyProvider({
          ...provider,
          pact,
          verifier,
          filter: mutation.filter,
          tampering,
        });
        expect(times()).toBeGreaterThan(0);
        const failed = outcomes.filter(({ differences }) => differences.length > 0);
        expect(failed.map(({ description }) => description)).not.toEqual([]);
        // A verification that broke off proves nothing.
        expect(
          failed.flatMap(({ differences }) => differences).filter(({ where }) => where === 'interaction'),
        ).toEqual([]);
        rows.push({ name, failed });
      },
    );
  });
}

test('the report in the documentation is what was found', () => {
  expect([...caught.values()].flat().length).toBeGreaterThanOrEqual(30);
  holdReport(caught);
});
