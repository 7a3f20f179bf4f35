// `node scripts/bench-developers.ts`: how long a developer waits, step by step, in a fresh clone of the last commit. Prints
// seconds. `-- --tests` adds the whole of `npm test`.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from './lib/chromium.ts';
import { root, toolEnvironment } from './lib/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'developer-'));
const clone = join(folder, 'clone');
/** A step that takes longer than this has failed, in ms. */
const patience = 180_000;

function report(what: string, milliseconds: number): void {
  console.log(`${what.padEnd(46)}${(milliseconds / 1000).toFixed(1).padStart(7)} s`);
}

/** Runs a command in the clone to its end. */
function measure(what: string, command: string, ...args: string[]): void {
  const began = performance.now();
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd: clone,
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${what} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  report(what, performance.now() - began);
}

/** Starts a command in the clone that runs until `work` is done with it. */
async function during(args: string[], env: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const child = spawn('npm', ['run', ...args], {
    cwd: clone,
    env: { ...toolEnvironment(), ...env },
    detached: true,
  });
  try {
    await work();
  } finally {
    await end(child);
  }
}

/** Ends a command and all that it has started. */
async function end(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await closed;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > patience) throw new Error(`${what} did not come to pass.`);
    await pause(50);
  }
}

/** A page that shows a text, once there is something at the address. */
async function open(page: Page, address: string, text: string): Promise<void> {
  await until(address, async () => (await fetch(address)).ok);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(text).first().waitFor({ timeout: patience });
}

/** Changes a text of a file, and waits until the page shows it without being loaded again. */
async function changeWhileOpen(page: Page, file: string, from: string, to: string): Promise<void> {
  const path = join(clone, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not say "${from}" any more.`);
  await page.evaluate('window.isStillHere = true');
  const began = performance.now();
  writeFileSync(path, before.replace(from, to));
  await page.getByText(to).first().waitFor({ timeout: patience });
  if ((await page.evaluate('window.isStillHere')) !== true) throw new Error('The page was loaded again.');
  report('  a change of a component shows', performance.now() - began);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const browser = await chromium.launch(chromiumLaunch);
try {
  spawnSync('git', ['clone', '--quiet', root, clone]);
  measure('packages installed (npm cache warm)', 'node', 'scripts/bootstrap.mjs');
  measure('npm run check, nothing remembered', 'npm', 'run', 'check');
  measure('npm run check, nothing changed', 'npm', 'run', 'check');
  const page = await browser.newPage();
  let began = performance.now();
  await during(['dev'], {}, async () => {
    await open(page, 'http://localhost:5173/login', 'Welcome back');
    report('npm run dev, to the first page', performance.now() - began);
    await changeWhileOpen(page, 'apps/web/src/app/pages/login-page.tsx', 'Welcome back', 'Welcome again');
  });
  spawnSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
  const port = await freePort();
  began = performance.now();
  await during(['storybook', '--', '--ci', '--port', String(port)], {}, async () => {
    const story = `http://localhost:${port}/iframe.html?id=kit-feedback-banner--neutral&viewMode=story`;
    await open(page, story, 'You are the host of this event.');
    report('npm run storybook, to the first story', performance.now() - began);
  });
  measure('npm run build-storybook', 'npm', 'run', 'build-storybook');
  if (process.argv.includes('--tests')) measure('npm test', 'npm', 'test');
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
