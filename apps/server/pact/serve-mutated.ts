import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutation } from './mutations/mutation.ts';
import { nameOf } from './mutations/mutation.ts';
import type { Served } from './serve.ts';

const here = import.meta.dirname;

/** The reference backend with a mutation, in a process of its own. */
export interface Mutated extends Served {
  stop(): Promise<void>;
}

/**
 * Starts it; without a mutation as it is. Empty databases of PostgreSQL are faster than the embedded ones.
 *
 * @throws Error where it does not start.
 */
export async function serveMutated(mutation: Mutation | null, databases: readonly string[] = []): Promise<Mutated> {
  const child = spawn(
    process.execPath,
    [`--import=${join(here, 'mutations/applied.ts')}`, join(here, 'serve.ts'), ...databases],
    {
      env: { PATH: process.execPath, ...(mutation === null ? {} : { MUTATION: nameOf(mutation) }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(() => process.off('exit', orphaned));
  const served = await new Promise<Served>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('\n')) resolve(JSON.parse(output) as Served);
    });
    ended.then(() => reject(new Error(`The server did not start:\n${errors}`)));
  });
  return {
    ...served,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
