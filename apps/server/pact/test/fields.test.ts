import { type NativeVerifier, startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Provider, startProvider } from '../start-provider.ts';
import { assertedFields, type Fault, spoil, successes } from './asserted-fields.ts';
import { holdSection } from './written-section.ts';

const pact = readPact('backend');
const fields = assertedFields(pact.interactions);
const most = Math.max(...[...fields.values()].map(({ length }) => length));

let provider: Provider;
let verifier: NativeVerifier;
beforeAll(async () => {
  verifier = startNativeVerifier();
  provider = await startProvider();
});
afterAll(async () => {
  verifier?.close();
  await provider?.close();
});

/** Corrupts one field of every operation at once; returns the fields that no interaction noticed or received. */
async function sweep(index: number, fault: Fault): Promise<{ unnoticed: string[]; unmet: string[] }> {
  const having = [...fields].filter(([, paths]) => paths.length > index).map(([operation]) => operation);
  const nameOf = (operation: string) => `${operation} ${fields.get(operation)?.[index]?.join('.')}`;
  const spoilt = new Set<string>();
  const { outcomes } = await verifyProvider({
    ...provider,
    verifier,
    pact: {
      ...pact,
      interactions: successes(pact.interactions).filter((one) => having.includes(subjectOf(one))),
    },
    tampering: spoil(
      (operation) => fields.get(operation)?.[index],
      fault,
      (operation) => spoilt.add(operation),
    ),
  });
  const noticed = new Set(outcomes.filter(({ differences }) => differences.length > 0).map(subjectOf));
  return {
    unnoticed: [...spoilt].filter((operation) => !noticed.has(operation)).map(nameOf),
    unmet: having.filter((operation) => !spoilt.has(operation)).map(nameOf),
  };
}

// Each of many sweeps verifies most of the pact.
const timeout = 400_000;

test.each(['missing', 'another type'] as const)('every field that the pact asserts, %s', { timeout }, async (fault) => {
  const unnoticed: string[] = [];
  const unmet: string[] = [];
  for (let index = 0; index < most; index += 1) {
    const found = await sweep(index, fault);
    unnoticed.push(...found.unnoticed);
    unmet.push(...found.unmet);
  }
  expect({ unnoticed, unmet }).toEqual({ unnoticed: [], unmet: [] });
});

test('the documentation says how many there are', () => {
  const count = [...fields.values()].reduce((sum, paths) => sum + paths.length, 0);
  holdSection(
    'fields',
    `The pact asserts ${count} fields in the successes of ${fields.size} operations. Each was left out once and had ` +
      'another type once, and the verification noticed it every time.',
  );
});
