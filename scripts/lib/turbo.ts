import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';
import { run, runQuietly } from './run.ts';

/** What `npm run check` runs. */
export const checkTasks = [
  'typecheck',
  'lint',
  'walls',
  'contract',
  'generated',
  'matrix',
  'lockfile',
  'supply-chain',
] as const;

/**
 * Runs turbo tasks without the remote cache; `summary` is the path of its machine-readable account.
 * @param options.quiet show the output only when a task fails
 */
export async function runTurbo(
  tasks: readonly string[],
  { quiet = false } = {},
): Promise<{ exitCode: number; summary: string }> {
  const runs = join(root, '.turbo', 'runs');
  rmSync(runs, { recursive: true, force: true });
  const exitCode = await (quiet ? runQuietly : run)('turbo', [
    'run',
    ...tasks,
    '--continue',
    '--summarize',
    '--output-logs=errors-only',
    '--cache=local:rw',
  ]);
  return { exitCode, summary: newestFile(runs) };
}

function newestFile(folder: string): string {
  try {
    const files = readdirSync(folder).map((name) => join(folder, name));
    return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? '';
  } catch {
    return '';
  }
}
