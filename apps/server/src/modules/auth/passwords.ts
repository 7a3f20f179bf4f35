import { hash, verify } from '@node-rs/argon2';

const argon2id = 2;

/** OWASP's argon2id baseline: 19 MiB, two passes, one lane; about 5 ms on a small machine. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** The hash to store for a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Whether the password is the member's. Without a stored hash (unknown e-mail) the same work is done on a decoy, so
 * that the answer takes as long as for a wrong password.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', parameters);
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash !== null;
}
