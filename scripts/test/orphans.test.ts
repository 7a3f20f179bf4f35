import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findFirefox } from '../lib/browsers/find-browsers.ts';
import { root } from '../lib/environment.ts';
import { findPostgres } from '../lib/postgres-cluster.ts';
import { freePort } from '../lib/redis-server.ts';
import { Descendants } from './support/descendants.ts';

/** A machine with other work is slow. */
const minute = 60_000;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

/** Starts a command in a session of its own, whose temporary folders are in `temporary`. */
function begin(command: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'orphans-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  // PostgreSQL has its own user.
  chmodSync(folder, 0o755);
  const marker = randomUUID();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ORPHANS_TEST: marker,
      TMPDIR: temporary,
      // npm would have one there.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      // This test is part of a run itself.
      SKILL_EXCHANGE_RUN: undefined,
      TEST_REPORTS: join(folder, 'reports'),
      TEST_RESULTS: join(folder, 'results'),
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
    },
  });
  const descendants = new Descendants(child.pid ?? 0, marker);
  ends.push(() => descendants.end());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return {
    child,
    texts: () => [output, ...descendants.running()],
    left: () => [...descendants.running(), ...readdirSync(temporary)],
  };
}

/** The program that npm runs, or that is run without it. */
const script = /^(\d+) node (?:scripts|packages)\//;

const signals: Record<string, (npm: ChildProcess, commands: readonly string[]) => void> = {
  SIGTERM: (npm) => void npm.kill('SIGTERM'),
  // Of the script, which can do nothing more, or of npm, which tells nobody.
  SIGKILL: (_npm, commands) => {
    const [, pid] = commands.map((command) => script.exec(command)).find((found) => found !== null) ?? [];
    process.kill(Number(pid), 'SIGKILL');
  },
  'SIGKILL of npm': (npm) => void npm.kill('SIGKILL'),
};

interface Case {
  command: string;
  /** What shows that it is in the middle: a line of its output, or the command line of what it started. */
  middle: RegExp;
  /** What it needs is installed. */
  isPossible?: boolean;
  /** Default: SIGTERM, which ends npm and its shell, and SIGKILL. */
  ways?: readonly string[];
}

const cases: Case[] = [
  { command: 'npm test -- rules', middle: /serve-with-states\.ts/, ways: Object.keys(signals) },
  { command: 'npm test -- pacts', middle: /native-worker\.ts/ },
  { command: 'npm test -- stories', middle: /--type=renderer/ },
  { command: 'npm test -- e2e', middle: /--type=renderer/ },
  { command: 'npm test -- stories checks', middle: /--type=renderer/ },
  { command: 'npm test -- faults kill', middle: /src\/server\.ts/ },
  { command: 'npm test -- attack', middle: /attacker\.ts/ },
  { command: 'npm test -- postgres', middle: /postgres: /, isPossible: findPostgres() !== null },
  { command: 'npm test -- browsers', middle: /firefox.*-contentproc/, isPossible: findFirefox() !== undefined },
  { command: 'npm run bench -- skills', middle: /bench\.ts skills/ },
  { command: 'npm run pact:verify', middle: /native-worker\.ts/ },
  { command: `npm run storybook -- --ci --port ${await freePort()}`, middle: /Storybook ready/ },
  { command: 'npm start', middle: /Stop it with Ctrl\+C/, ways: Object.keys(signals) },
  { command: 'npm run dev', middle: /server:dev: Skill Exchange is at/ },
  { command: 'node scripts/owned.ts node scripts/test/fixtures/ignores-sigterm.ts', middle: /^ignores SIGTERM$/m },
];

describe.skipIf(process.platform !== 'linux')('nothing is left of', () => {
  describe.each(cases)('$command', ({ command, middle, isPossible = true, ways = ['SIGTERM', 'SIGKILL'] }) => {
    test.skipIf(!isPossible).each(ways)('ended by %s', { timeout: 10 * minute }, async (signal) => {
      const { child, texts, left } = begin(command.split(' '));
      const isInTheMiddle = () => texts().some((text) => middle.test(text));
      await expect.poll(isInTheMiddle, { timeout: 5 * minute, interval: 500 }).toBe(true);
      signals[signal]?.(child, left());
      await expect.poll(left, { timeout: minute, interval: 500 }).toEqual([]);
    });
  });
});
