import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, webOrigin } from '../lib/conformance-backend.ts';
import { root, toolEnvironment } from '../lib/environment.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../lib/postgres-cluster.ts';
import { freePort } from '../lib/redis-server.ts';
import { runHeldBack } from '../lib/run.ts';
import { missingFor, type SmallCommand, smallCommands } from '../lib/small-commands.ts';

const temporary = mkdtempSync(join(tmpdir(), 'commands-'));
const clone = join(temporary, 'clone');

/** Timeouts in milliseconds: a quiet machine installs, checks and builds within two minutes. */
const releaseMs = 1_500_000;
const commandMs = 600_000;

let cluster: PostgresCluster | null = null;
let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  cluster = findPostgres() === null ? null : await startPostgres();
  backend = await startBackend();
}, commandMs);

afterAll(async () => {
  await backend?.stop();
  await cluster?.stop();
  rmSync(temporary, { recursive: true, force: true });
}, commandMs);

/** As in a terminal in the clone: without what this test runner sets for its own tests. */
function environment(): NodeJS.ProcessEnv {
  const { PATH = '', ...others } = toolEnvironment();
  const own = Object.entries(others).filter(([name]) => !/^(?:NODE_ENV|TEST|VITEST.*|npm_.*|TEST_.*|PORT)$/.test(name));
  const folders = PATH.split(delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(own), PATH: [join(clone, 'node_modules/.bin'), ...folders].join(delimiter) };
}

/** Replaces `{name}` by what runs beside the command. */
async function fill(line: string, number: number): Promise<string> {
  const beside: Record<string, string> = {
    url: backend.url,
    states: backend.stateChangeUrl,
    origin: webOrigin,
    port: String(await freePort()),
    database: line.includes('{database}') ? (cluster?.createDatabase(`commands_${number}`) ?? '') : '',
  };
  return line.replace(/\{(url|states|origin|port|database)\}/g, (_, name: string) => beside[name] ?? '');
}

/** Runs a command in the clone to its end, or until it prints `until`. Returns its output and exit code. */
async function runInClone(line: string, until?: RegExp): Promise<{ output: string; code: number | null }> {
  // A group of its own: what it starts is stopped with it.
  const child = spawn('sh', ['-c', line], {
    cwd: clone,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), name);
    } catch {
      // All of it has ended.
    }
  };
  let output = '';
  let isReached = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (isReached || until === undefined || !until.test(output)) return;
      isReached = true;
      signal('SIGTERM');
    });
  const timer = setTimeout(() => signal('SIGKILL'), commandMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  signal('SIGKILL');
  return { output, code: isReached ? 0 : code };
}

const statusOfClone = () => execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' });

function restore(): void {
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
  execFileSync('git', ['clean', '--quiet', '-fd'], { cwd: clone });
}

test('a release of this commit passes every step of its job, from a clean clone', { timeout: releaseMs }, async () => {
  rmSync(clone, { recursive: true, force: true });
  const args = ['scripts/release-check.ts', 'v1.0.0', '--prepare', '--in', clone];
  const { exitCode, output } = await runHeldBack('node', args);
  expect(output.toString()).toContain('v1.0.0 can be released');
  expect(exitCode).toBe(0);
});

describe('a command that the repository names runs', () => {
  const nameOf = (command: SmallCommand) => {
    const missing = missingFor(command);
    return missing.length > 0 ? `${command.line} (not here: ${missing.join(', ')} missing)` : command.line;
  };

  for (const [number, command] of smallCommands.entries()) {
    test.skipIf(missingFor(command).length > 0)(nameOf(command), { timeout: commandMs + 60_000 }, async () => {
      const { until, prints = until ?? /^/, changes } = command;
      const { output, code } = await runInClone(await fill(command.line, number), until);
      expect(code, output.slice(-4_000)).toBe(0);
      expect(output).toMatch(prints);
      const status = statusOfClone();
      if (changes !== 'for the next') restore();
      expect(status === '').toBe(changes === undefined);
    });
  }
});
