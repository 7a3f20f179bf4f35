import { type TestContext, test } from 'vitest';
import type { Answer } from './backend.ts';

/**
 * Defines a rule about an addition to the original operations, which a backend may lack.
 * `--without-additions` skips rules with this suffix.
 */
export function addition(name: string, rule: (context: TestContext) => Promise<void>, timeoutMs?: number): void {
  test(`${name} (addition)`, rule, timeoutMs);
}

/** Skips the rest of a rule if the site requires a confirmed address, because no rule can open an email's link. */
export function skipWhereUnconfirmed({ skip }: TestContext, { status, body }: Answer): void {
  const { code } = (body ?? {}) as { code?: unknown };
  if (status === 403 && code === 'email_unverified') skip('for confirmed addresses alone');
}
