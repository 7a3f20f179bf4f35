import { hashSync } from '@node-rs/argon2';
import { normalizePassword, verifyPassword } from '../../src/modules/auth/password-hash.ts';
import type { Passwords } from '../../src/modules/auth/passwords.ts';

/** The kind of hash of `password-hash.ts`, at its lowest cost. */
const lowestCost = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Passwords of servers in tests, hashed on the test's own thread: threads for each server take 200 ms of processor time,
 * and the full cost 30 ms a member. `passwords.test.ts` is about the real ones.
 */
export const testPasswords: Passwords = {
  hash: async (password) => hashSync(normalizePassword(password), lowestCost),
  verify: async (storedHash, password) => storedHash !== null && verifyPassword(storedHash, password),
  isGuessable: async (password, known) => {
    const strength = await import('../../src/modules/auth/password-strength.ts');
    return strength.isGuessable(password, known);
  },
  close: async () => {},
};
