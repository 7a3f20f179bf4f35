import { type TestContext, test } from 'vitest';

/**
 * A rule about what goes beyond the original call table, which a backend may lack. `--without-additions` leaves out the
 * rules whose names end so.
 */
export function addition(name: string, rule: (context: TestContext) => Promise<void>): void {
  test(`${name} (addition)`, rule);
}
