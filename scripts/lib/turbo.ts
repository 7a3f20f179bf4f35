import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';
import { run, runQuietly } from './run.ts';

/** What `npm run check` runs. */
const checkTasks = [
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
 * Runs turbo tasks without the remote cache; resolves to its exit code.
 * @param options.quiet show the output only when a task fails
 */
export async function runTurbo(tasks: readonly string[], { quiet = false } = {}): Promise<number> {
  return await (quiet ? runQuietly : run)('turbo', turbo(tasks));
}

/** Runs the checks; `summary` is the path of turbo's machine-readable account of them. */
export async function runChecks(): Promise<{ exitCode: number; summary: string }> {
  const runs = join(root, '.turbo', 'runs');
  rmSync(runs, { recursive: true, force: true });
  const exitCode = await run('turbo', [...turbo(checkTasks), '--summarize']);
  return { exitCode, summary: newestFile(runs) };
}

function turbo(tasks: readonly string[]): string[] {
  return ['run', ...tasks, '--continue', '--output-logs=errors-only', '--cache=local:rw'];
}

function newestFile(folder: string): string {
  try {
    const files = readdirSync(folder).map((name) => join(folder, name));
    return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? '';
  } catch {
    return '';
  }
}
