import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../../scripts/lib/environment.ts';

/** A checkout of this repository, with its packages installed. */
export type Checkout = { commit: string; folder: string; remove(): void };

const read = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Returns a commit by its name for git; `day-before` is the last ancestor from an earlier day (UTC) than the current one.
 *
 * @throws Error for a name that git does not know, and without such a commit
 */
export function commitOf(name: string): string {
  if (name !== 'day-before') return read('rev-parse', '--verify', `${name}^{commit}`);
  const seconds = Number(read('show', '--no-patch', '--format=%ct', 'HEAD'));
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const commit = read('rev-list', '--max-count=1', `--before=${day}T00:00:00Z`, 'HEAD');
  if (commit === '')
    throw new Error(`No commit before ${day} is here: a clone needs its history, such as fetch-depth 0.`);
  return commit;
}

/** Checks out a commit next to this one. @throws Error if its packages cannot be installed. */
export function checkOut(commit: string, parent: string): Checkout {
  const folder = join(parent, 'against');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => void git('worktree', 'remove', '--force', folder);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    remove();
    throw error;
  }
  return { commit, folder, remove };
}
