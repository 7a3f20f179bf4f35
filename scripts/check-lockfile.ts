// npm silently drops an optional platform package from the lock file if its registry lacks it, and `npm ci` later fails
// on other machines. A `resolved` URL ties the lock file to one registry. npm also skips optional packages whose `engines` the
// machine's own Node does not meet, although the product runs them under its own: their entries have none that Node 20 fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';

type LockedPackage = {
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
const problems: string[] = [];
for (const [path, { resolved, link, optional, engines, optionalDependencies }] of Object.entries(lock.packages)) {
  if (optional && /^>=\s*2[1-9]/.test(engines?.node ?? ''))
    problems.push(`${path}: remove its engines, which Node 20 fails`);
  if (resolved !== undefined && link !== true) problems.push(`${path}: names where it was downloaded from`);
  for (const name of Object.keys(optionalDependencies ?? {})) {
    if (!names.has(name)) problems.push(`${path}: its optional dependency ${name} is missing`);
  }
}
if (problems.length > 0) {
  console.error(`package-lock.json:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
}
