import { type TestContext, test } from 'vitest';
import type { Answer } from './backend.ts';

/**
 * A rule about what goes beyond the original call table, which a backend may lack. `--without-additions` leaves out the
 * rules whose names end so.
 */
export function addition(name: string, rule: (context: TestContext) => Promise<void>): void {
  test(`${name} (addition)`, rule);
}

/** Skips the rest of a rule where the site lets only confirmed addresses have this: no rule can open an email's link. */
export function skipWhereUnconfirmed({ skip }: TestContext, { status, body }: Answer): void {
  const { code } = (body ?? {}) as { code?: unknown };
  if (status === 403 && code === 'email_unverified') skip('for confirmed addresses alone');
}
