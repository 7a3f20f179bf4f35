import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** Commits everything in a clone, which has no author of its own. Does nothing without changes. */
export function commitAll(folder: string, subject: string): void {
  git(folder, 'add', '--all');
  if (git(folder, 'status', '--porcelain') === '') return;
  const author = ['-c', 'user.name=Skill Exchange', '-c', 'user.email=release@skill-exchange.example'];
  git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', subject);
}

/** Clones the repository into a new folder, with the changes here that are not committed yet as a commit. */
export function cloneInto(folder: string): void {
  git(root, 'clone', '--quiet', root, folder);
  const changed = git(root, 'diff', '--name-only', '-z', 'HEAD');
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  for (const file of `${changed}${added}`.split('\0').filter((name) => name !== '')) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
    else rmSync(join(folder, file), { force: true });
  }
  commitAll(folder, 'Change what is not committed yet');
}
