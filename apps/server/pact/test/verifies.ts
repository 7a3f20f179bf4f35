import type { Verification } from '@skill-exchange/contracts/account';
import { type ProviderKey, providers } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Provider } from '../start-provider.ts';

const keys = Object.keys(providers) as ProviderKey[];

export const failuresIn = ({ outcomes }: Verification) => outcomes.filter(({ differences }) => differences.length > 0);

/** Defines the tests of a provider: it passes each pact, with all interactions. */
export function verifies(start: () => Promise<Provider>): void {
  let provider: Provider;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider?.close());

  test.each(keys)('passes the pact of the %s', async (key) => {
    const pact = readPact(key);
    const verification = await verifyProvider({ ...provider, pact });
    expect(failuresIn(verification)).toEqual([]);
    expect(verification.outcomes).toHaveLength(pact.interactions.length);
  });
}
