// `node scripts/prepare-release.ts 1.0.0`: turns the changesets into versions and changelogs of the packages, and sets the
// product's version. Then commit, and push the tag v1.0.0. Needs the npm registry.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { exitWith } from './lib/exit-with.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) exitWith('Usage: node scripts/prepare-release.ts 1.0.0');

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });
// No dependency: only a release needs it.
run('npx', '--yes', '@changesets/cli@3.0.3', 'version');
run('npm', 'pkg', 'set', `version=${version}`);
run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
const manifest = join(root, 'deploy/kubernetes.yaml');
writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/(image: \S+\/skill-exchange:)\S+/, `$1${version}`));
