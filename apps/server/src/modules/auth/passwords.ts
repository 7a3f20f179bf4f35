import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PasswordTasks } from './password-worker.ts';

/** Each uses 19 MiB while hashing. */
const mostThreads = 2;
const idleMs = 60_000;

/** Hashes and checks passwords, which takes milliseconds of processor time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash; without a hash it takes equally long and is false. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
  /** Whether an attacker who knows these words about the member would guess it early. */
  isGuessable(password: string, known: string[]): Promise<boolean>;
  /** Ends the threads; running work fails. */
  close(): Promise<void>;
}

/**
 * Hashes passwords on its own threads. Node's thread pool also reads files, resolves names, compresses
 * responses and checks tokens, and neither should delay the other.
 */
export function createPasswords(): Passwords {
  const pool = new Tinypool({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(mostThreads, availableParallelism()),
    idleTimeout: idleMs,
  });
  const run = <Name extends keyof PasswordTasks>(
    name: Name,
    task: Parameters<PasswordTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<PasswordTasks[Name]>>> => pool.run(task, { name });
  return {
    hash: (password) => run('hash', { password }),
    verify: (storedHash, password) => run('verify', { storedHash, password }),
    isGuessable: (password, known) => run('isGuessable', { password, known }),
    close: () => pool.destroy(),
  };
}
