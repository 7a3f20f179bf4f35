import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const linesOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Returns the test files that a configuration of vitest finds. */
function filesOf(config: string): string[] {
  const listed = linesOf('vitest', 'list', '--filesOnly', '--json', '--config', config).join('\n');
  return (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(root, file));
}

test('every test file belongs to a project', () => {
  const run = [...filesOf('vitest.config.ts'), ...filesOf('apps/server/pact/vitest.config.ts')];
  const present = linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx');
  expect(present.filter((file) => !run.includes(file))).toEqual([]);
});
