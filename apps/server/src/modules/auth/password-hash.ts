import { hashSync, verifySync } from '@node-rs/argon2';

const argon2id = 2;

/** OWASP's argon2id baseline: 19 MiB, two passes, one lane; about 5 ms on a small machine. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: string | undefined;

/**
 * Normalizes a password before hashing: composed and decomposed letters look the same, and keyboards
 * differ in which they type (RFC 8265, section 4.2).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** Hashes a new password. Blocks its thread. */
export function hashPassword(password: string): string {
  return hashSync(normalizePassword(password), parameters);
}

/**
 * Whether the password matches the hash, normalized or as typed. Without a hash (unknown email
 * address) the same work is done on a decoy, so that the response takes as long as for a wrong password.
 */
export function verifyPassword(storedHash: string | null, password: string): boolean {
  decoy ??= hashPassword('no member has this password');
  const forms = new Set([normalizePassword(password), password]);
  const matches = [...forms].some((form) => verifySync(storedHash ?? decoy ?? '', form));
  return matches && storedHash !== null;
}
