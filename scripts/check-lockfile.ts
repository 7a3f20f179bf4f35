// npm silently drops an optional platform package from the lock file if its registry lacks it, and `npm ci` later fails
// on other machines. A `resolved` URL ties the lock file to one registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';

type LockedPackage = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
const problems: string[] = [];
for (const [path, { resolved, link, optionalDependencies }] of Object.entries(lock.packages)) {
  if (resolved !== undefined && link !== true) problems.push(`${path}: names where it was downloaded from`);
  for (const name of Object.keys(optionalDependencies ?? {})) {
    if (!names.has(name)) problems.push(`${path}: its optional dependency ${name} is missing`);
  }
}
if (problems.length > 0) {
  console.error(`package-lock.json:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
}
