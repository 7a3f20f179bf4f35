import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../../scripts/lib/environment.ts';

/** A checkout of this repository, with its packages installed. */
export type Checkout = { folder: string; remove(): void };

/** Checks out a commit next to this one. @throws Error for a name that git does not know. */
export function checkOut(ref: string, parent: string): Checkout {
  const folder = join(parent, 'against');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, ref);
  const remove = () => void git('worktree', 'remove', '--force', folder);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
