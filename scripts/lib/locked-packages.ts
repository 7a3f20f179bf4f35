import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

/** A package as the lock file has it. */
export type LockedPackage = {
  name: string;
  version: string;
  /** An SPDX expression; "unknown" where the package names none. */
  licence: string;
  runsOnInstall: boolean;
  /** Whether it is only there to work on the project. */
  isDev: boolean;
};

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
};

/** Reads a field of package.json that the lock file does not copy. */
const saidElsewhere: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT' };

/** Every package that the lock file installs, the repository's own left out. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => [path.replace(/^.*node_modules\//, ''), entry] as const)
    .map(([name, entry]) => ({
      name,
      version: entry.version ?? '',
      licence: entry.license ?? saidElsewhere[name] ?? 'unknown',
      runsOnInstall: entry.hasInstallScript === true,
      isDev: entry.dev === true,
    }));
}

/** Licences that let us ship under MIT; the weak copyleft ones are used as they come and not built in. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Whether an SPDX expression of "AND" and "OR" can be met by the allowed ones. */
export function isAllowedLicence(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}
