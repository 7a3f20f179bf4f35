import { operations } from '@skill-exchange/contracts/operations';
import { expect, type TestContext, test } from 'vitest';
import { addition } from './addition.ts';
import type { OperationId } from './backend.ts';

/** The value of a parameter or a field that a call leaves out. */
export const leftOut = 'left out';

interface Options {
  /** For a part of an older operation that a backend may lack. */
  readonly isAddition?: boolean;
}

/**
 * Defines a rule about a query parameter or a field of a body: what each of its values leads to, on data where they differ.
 * scripts/test/conformance/conformance-rules.test.ts requires one for each that filters or widens.
 *
 * @param expected the outcomes by value; `leftOut` without any
 * @param outcome makes the call with the value, and returns what it led to
 */
export function effect(
  id: OperationId,
  field: string,
  expected: Readonly<Record<string, unknown>>,
  outcome: (value: string | undefined, context: TestContext) => Promise<unknown>,
  { isAddition }: Options = {},
): void {
  if (new Set(Object.values(expected).map((one) => JSON.stringify(one))).size < 2)
    throw new Error(`${id}: ${field} changes nothing in the rule of its effect.`);
  const operation = operations.get(id);
  const parameter = operation?.parameters?.find(({ name }) => name === field);
  const isAdded = isAddition ?? (operation?.['x-addition'] || parameter?.['x-addition'] || parameter === undefined);
  const rule = isAdded ? addition : test;
  rule(`${id}: ${field} makes a difference`, async (context: TestContext) => {
    const outcomes: Record<string, unknown> = {};
    for (const value of Object.keys(expected))
      outcomes[value] = await outcome(value === leftOut ? undefined : value, context);
    expect(outcomes).toEqual(expected);
  });
}

/** Returns a function that runs a function once, and answers the same from then on. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns the names of things by their ids, in the order of the ids; unknown ids are left out. */
export function namesOf(things: Readonly<Record<string, string>>, ids: readonly string[]): string[] {
  const names = new Map(Object.entries(things).map(([name, id]) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}
