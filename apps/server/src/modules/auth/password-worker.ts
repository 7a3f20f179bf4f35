// Runs on the threads of `passwords.ts`.
import { hashPassword, verifyPassword } from './password-hash.ts';

export interface PasswordTasks {
  hash(task: { password: string }): string;
  verify(task: { storedHash: string | null; password: string }): boolean;
  isGuessable(task: { password: string; known: string[] }): Promise<boolean>;
}

export const hash: PasswordTasks['hash'] = ({ password }) => hashPassword(password);

export const verify: PasswordTasks['verify'] = ({ storedHash, password }) => verifyPassword(storedHash, password);

export const isGuessable: PasswordTasks['isGuessable'] = async ({ password, known }) => {
  // Its lists take 20 MB, and only sign-ups need them.
  const strength = await import('./password-strength.ts');
  return strength.isGuessable(password, known);
};
