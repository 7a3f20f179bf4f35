import { type NativeVerifier, startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Provider, startProvider } from '../start-provider.ts';
import { assertedFields, type Fault, type FieldPath, fieldsNamed, spoil, successes } from './asserted-fields.ts';
import { holdSection } from './written-section.ts';

const pact = readPact('backend');
const fields = assertedFields(pact.interactions);
const deepest = Math.max(...[...fields.values()].flat().map(({ length }) => length));

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

/** Corrupts every field at this depth at once; returns those that no difference names, and those that no response had. */
async function sweep(depth: number, fault: Fault): Promise<{ unnoticed: string[]; unmet: string[] }> {
  const nameOf = (operation: string, field: FieldPath) => `${operation} ${field.join('.')}`;
  const chosen = new Map(
    [...fields].map(([operation, paths]) => [operation, paths.filter(({ length }) => length === depth)]),
  );
  const spoilt = new Set<string>();
  const { outcomes } = await verifyProvider({
    ...provider,
    verifier,
    pact: {
      ...pact,
      interactions: successes(pact.interactions).filter((one) => chosen.get(subjectOf(one))?.length),
    },
    tampering: spoil(
      (operation) => chosen.get(operation) ?? [],
      fault,
      (operation, field) => spoilt.add(nameOf(operation, field)),
    ),
  });
  const noticed = new Set(
    outcomes.flatMap((one) => one.differences.flatMap(fieldsNamed).map((field) => `${subjectOf(one)} ${field}`)),
  );
  const all = [...chosen].flatMap(([operation, paths]) => paths.map((path) => nameOf(operation, path)));
  return {
    unnoticed: [...spoilt].filter((field) => !noticed.has(field)),
    unmet: all.filter((field) => !spoilt.has(field)),
  };
}

// Each sweep verifies most of the pact.
const timeout = 400_000;

test.each(['missing', 'another type'] as const)('every field that the pact asserts, %s', { timeout }, async (fault) => {
  const unnoticed: string[] = [];
  const unmet: string[] = [];
  for (let depth = 1; depth <= deepest; depth += 1) {
    const found = await sweep(depth, fault);
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
      'another type once, all of a depth at a time, and a difference named it every time.',
  );
});
