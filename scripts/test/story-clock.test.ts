import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

test('code that stories run reads the time with Date.now, which their clock shifts', () => {
  const folders = ['packages/ui/src', 'packages/api-client/src', 'packages/api-mocks/src', 'apps/web/src'];
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '--line-number', '--untracked', 'new Date()', '--', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('');
  // Nothing found, rather than no repository.
  expect(status).toBe(1);
});
