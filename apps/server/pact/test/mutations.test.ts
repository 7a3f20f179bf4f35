import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NativeVerifier, startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutations } from '../mutations/index.ts';
import { mutationClasses, nameOf } from '../mutations/mutation.ts';
import { tryMutation } from '../mutations/try-mutation.ts';

const sources = join(import.meta.dirname, '../../src');

describe('the list of mutations', () => {
  test('has names of their own, and every class', () => {
    expect(new Set(mutations.map(nameOf)).size).toBe(mutations.length);
    expect(new Set(mutations.map((mutation) => mutation.class))).toEqual(new Set(mutationClasses));
    expect(mutations.length).toBeGreaterThanOrEqual(100);
  });

  // Where this fails, a source was rewritten: say what the mutation changes in its new words.
  test('fits the sources: each text that is replaced stands there once', () => {
    const unfit = mutations.flatMap((mutation) =>
      (mutation.patches ?? [])
        .filter(({ file, find }) => readFileSync(join(sources, file), 'utf8').split(find).length !== 2)
        .map(({ file, find }) => `${nameOf(mutation)}: ${file} does not have this once: ${find}`),
    );
    expect(unfit).toEqual([]);
  });
});

// All of them take most of an hour: see `npm run conformance -- --mutations`.
describe('a sample of them', () => {
  let verifier: NativeVerifier;
  beforeAll(() => {
    verifier = startNativeVerifier();
  });
  afterAll(() => verifier?.close());

  test.each([
    ['wrong thing: the two members of a session are swapped', 'pact'],
    ['effect: an edit of a review leaves the rating', 'rule'],
    ['input: a review is blank', 'rule'],
  ])('%s is noticed by a %s of its operation', async (name, kind) => {
    const mutation = mutations.find((one) => nameOf(one) === name);
    if (mutation === undefined) throw new Error(`There is no mutation "${name}".`);
    const { noticedBy } = await tryMutation(mutation, { pact: readPact('backend'), verifier, databases: [] });
    expect(noticedBy).toMatchObject({ kind, name: expect.stringContaining(mutation.operation) });
  });
});
