import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/environment.ts';
import { runQuietly } from '../lib/run.ts';

/** One revision's Storybook, built. */
export interface Book {
  /** As it was asked for: 'main'. */
  readonly revision: string;
  /** The folder of the static site. */
  readonly site: string;
}

/**
 * Builds the Storybook of a revision in a work tree of its own, below `folder`. Its packages are those installed here.
 * '.' builds the working tree in place.
 *
 * @throws Error when there is no such revision, or its Storybook does not build.
 */
export async function buildRevision(revision: string, folder: string): Promise<Book> {
  const site = join(folder, 'site');
  const tree = revision === '.' ? root : checkOut(revision, join(folder, 'tree'));
  const args = ['build', '--quiet', '--config-dir', join(tree, '.storybook'), '--output-dir', site];
  if ((await runQuietly('storybook', args, tree)) !== 0)
    throw new Error(`The Storybook of ${revision} does not build.`);
  return { revision, site };
}

/** Forgets a work tree that `buildRevision` made. */
export function dropTree(folder: string): void {
  const tree = join(folder, 'tree');
  if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
}

function checkOut(revision: string, tree: string): string {
  git('worktree', 'add', '--quiet', '--detach', '--force', tree, `${revision}^{commit}`);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) !== lock(root))
    console.warn(
      `${revision} has another package-lock.json: its stories are drawn with the packages of this one.`,
    );
  linkPackages(tree);
  return tree;
}

/** Lends the installed packages to a work tree. Its own workspaces must come from itself, not from here. */
function linkPackages(tree: string): void {
  const workspaces = findWorkspaces(tree);
  const scopes = new Set([...workspaces.keys()].map((name) => name.split('/')[0] ?? name));
  const installed = join(root, 'node_modules');
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && !scopes.has(name))
      link(join(installed, name), join(tree, 'node_modules', name));
  for (const [name, folder] of workspaces) {
    link(join(tree, folder), join(tree, 'node_modules', name));
    const nested = join(root, folder, 'node_modules');
    if (existsSync(nested)) link(nested, join(tree, folder, 'node_modules'));
  }
}

/** The folder of each workspace by its package's name. */
function findWorkspaces(tree: string): Map<string, string> {
  const files = globSync('{packages,apps}/*/package.json', { cwd: tree });
  return new Map(
    files.map((file) => {
      const { name }: { name: string } = JSON.parse(readFileSync(join(tree, file), 'utf8'));
      return [name, dirname(file)];
    }),
  );
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
