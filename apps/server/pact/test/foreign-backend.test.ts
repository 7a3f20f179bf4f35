import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram, startAtAddress } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
const junit = join(folder, 'report.xml');
let backend: Awaited<ReturnType<typeof startAtAddress>>;
beforeAll(async () => {
  backend = await startAtAddress(['docs/examples/foreign-backend.mjs']);
});
afterAll(async () => {
  await backend?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const verify = (filter: string, address = backend.address) =>
  runProgram([
    'scripts/pact-verify.ts',
    '--provider-base-url',
    address,
    '--state-change-url',
    `${address}/state`,
    '--filter',
    filter,
    '--junit',
    junit,
  ]);

test('a backend in plain Node passes what it has', async () => {
  const { exitCode, output } = await verify('^(searchSkills|reportUser|isUserReported):');
  expect(output).toContain('ok   reportUser: 1 of 1');
  expect(output).toContain('5 passed, 0 failed');
  expect(exitCode).toBe(0);
  expect(readFileSync(junit, 'utf8')).toContain('tests="5" failures="0"');
});

test('reports what it lacks field by field, with a JUnit file and an exit code', async () => {
  const { exitCode, output } = await verify('^(searchSkills|listRecentSkills):');
  expect(output).toContain('ok   searchSkills: 2 of 2');
  expect(output).toContain('FAIL listRecentSkills: 0 of 1');
  expect(output).toMatch(/status: .*404/);
  expect(output).toContain('$.success: Expected false (Boolean) to be equal to true (Boolean)');
  expect(exitCode).toBe(1);
  expect(readFileSync(junit, 'utf8')).toContain('tests="3" failures="1"');
});

test('reports the request of a failure on a line, with the values of its state and without credentials', async () => {
  const { output } = await verify('^(listRecentSkills:|saveSearch: a search to be saved$)');
  expect(output).toMatch(/sent GET \/api\/skills\/recent\?sort=used( \[.*\])?\n/);
  const [, path, headers, body = ''] = /sent POST (\S+) \[(.*?)\] (\{.*\})\n/.exec(output) ?? [];
  expect(path).toBe('/api/searches');
  expect(headers).toContain('authorization: Bearer ..., ');
  expect(headers).toContain('content-type: application/json');
  expect(JSON.parse(body)).toHaveProperty('filters');
  expect(readFileSync(junit, 'utf8')).toContain('sent POST /api/searches');
});

test('an address that does not answer is named, and nothing passes', async () => {
  const { exitCode, output } = await verify('searchSkills', 'http://127.0.0.1:9');
  expect(output.trim()).toBe('The provider does not answer at http://127.0.0.1:9 (ECONNREFUSED).');
  expect(exitCode).toBe(1);
});

test('a filter that fits nothing is no success', async () => {
  const { exitCode, output } = await verify('noSuchOperation');
  expect(output).toContain('No interaction fits /noSuchOperation/.');
  expect(exitCode).toBe(1);
});
