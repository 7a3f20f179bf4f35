// Prepares a fresh clone for the other scripts. Plain JavaScript without dependencies, because it runs on any installed
// Node, before packages are installed.
//   node scripts/bootstrap.mjs            install all packages if the lock file has changed
//   node scripts/bootstrap.mjs --start    only those that build and run the product, half as many
//   node scripts/bootstrap.mjs --browser  all, and find or install a Chromium for the browser tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/browsers/find-chromium.mjs';

const root = join(import.meta.dirname ?? '.', '..');
const stampFile = join(root, 'node_modules', '.skill-exchange-lock');

/** @param {string} line */
function fail(line) {
  console.error(line);
  process.exit(1);
}

function requireUsableNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const bringsItsOwn =
    process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64') && major >= 20;
  // On Linux the packages contain Node 24; elsewhere the installed one is used.
  if (!bringsItsOwn && (major < 22 || (major === 22 && minor < 19))) {
    fail(`Node ${process.versions.node} is too old: install Node 22.19 or later (on Linux, 20 or later).`);
  }
}

/**
 * Whether npm has installed exactly the lock file: its list in node_modules may only lack optional
 * packages of other platforms.
 *
 * @param {string} lockText
 */
function isInstalled(lockText) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { '': _root, ...wanted } = JSON.parse(lockText).packages;
  const present = JSON.parse(readFileSync(list, 'utf8')).packages;
  if (Object.keys(present).some((path) => wanted[path] === undefined)) return false;
  return Object.keys(wanted).every((path) => {
    const { version, integrity, optional } = wanted[path];
    if (present[path] === undefined) return optional === true;
    return present[path].version === version && present[path].integrity === integrity;
  });
}

/** Arguments of `npm ci` for what `npm start` needs: the packages of the app, with its build tools, and of the server. */
const toStart = ['--omit=dev', '--workspace', '@skill-exchange/web', '--workspace', '@skill-exchange/server'];

/** @param {boolean} onlyToStart */
function installPackages(onlyToStart) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(lockText).digest('hex');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === lock || (onlyToStart && stamp === `${lock} to start`)) return;
  if (isInstalled(lockText)) {
    writeFileSync(stampFile, lock);
    return;
  }
  console.log('Installing packages (a minute or two the first time)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const chosen = onlyToStart ? toStart : [];
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...chosen], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('The packages could not be installed: npm ci failed (see above).');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, onlyToStart ? `${lock} to start` : lock);
}

function ensureBrowser() {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/usr/bin/apt-get');
  console.log('No Chromium found; installing one for the browser tests...');
  // Another installation may hold the lock.
  const wait = '-o DPkg::Lock::Timeout=300';
  /** @param {string} name */
  const fromApt = (name) => [
    'sh',
    '-c',
    `apt-get ${wait} update -qq && DEBIAN_FRONTEND=noninteractive apt-get ${wait} install -y -qq ${name}`,
  ];
  const attempts = [
    ...(isRoot && hasApt ? ['chromium-headless-shell', 'chromium'].map(fromApt) : []),
    [join(root, 'node_modules', '.bin', 'playwright'), 'install', 'chromium'],
  ];
  for (const [command = '', ...args] of attempts) {
    const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status === 0) return;
  }
  // Do not exit: the other suites still run, and the browser suites fail with their own message.
  console.error('No Chromium could be installed: install one, or set CHROMIUM_PATH to one.');
}

requireUsableNode();
installPackages(process.argv.includes('--start'));
if (process.argv.includes('--browser')) ensureBrowser();
