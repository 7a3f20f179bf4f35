import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

/** A package in the lock file. */
export type LockedPackage = {
  name: string;
  version: string;
  /** An SPDX expression; "unknown" if the package declares none. */
  licence: string;
  runsOnInstall: boolean;
  /** Only used for development. */
  isDev: boolean;
};

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
};

/** Licences that the lock file does not copy from package.json. */
const saidElsewhere: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT' };

/** Returns every package that the lock file installs, except the repository's own. */
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

/** Licences compatible with shipping under MIT; the weak copyleft ones are used unmodified and not bundled. */
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
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Whether the allowed licences satisfy an SPDX expression of "AND" and "OR". */
export function isAllowedLicence(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}
