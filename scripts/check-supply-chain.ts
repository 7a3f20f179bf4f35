// Checks installed packages and secrets:
//   - every dependency is pinned to one version, so that an update needs a commit
//   - every package's licence allows us to ship it
//   - only the packages named here run a script when installed
//   - no file of the repository contains a secret
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { isAllowedLicence, lockedPackages } from './lib/locked-packages.ts';
import { findSecrets } from './lib/secrets.ts';

/**
 * Both are harmless: one prints a notice, the other checks that its own binary runs. `npm ci
 * --ignore-scripts` works too.
 */
const withInstallScripts = new Set(['@scarf/scarf', 'esbuild']);

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

function unpinned(): string[] {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
  type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>;
  return tracked
    .filter((file) => /(^|\/)package\.json$/.test(file) && !file.includes('fixtures'))
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      const ranges = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
      return ranges
        .filter(([, range]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
        .map(([name, range]) => `${file}: ${name} is not pinned (${range})`);
    });
}

const packages = lockedPackages();
const problems = [
  ...unpinned(),
  ...packages
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence}`),
  ...packages
    .filter(({ name, runsOnInstall }) => runsOnInstall && !withInstallScripts.has(name))
    .map(({ name }) => `${name} runs a script when it is installed`),
  ...tracked.flatMap((file) => findSecrets(file, readFileSync(join(root, file))).map((kind) => `${file}: ${kind}`)),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
