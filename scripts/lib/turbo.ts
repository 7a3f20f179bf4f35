import { run, runQuietly } from './run.ts';

/**
 * Runs turbo tasks without the remote cache; resolves to its exit code.
 * @param options.quiet show the output only when a task fails
 */
export async function runTurbo(tasks: readonly string[], { quiet = false } = {}): Promise<number> {
  const args = ['run', ...tasks, '--continue', '--output-logs=errors-only', '--cache=local:rw'];
  return await (quiet ? runQuietly : run)('turbo', args);
}
