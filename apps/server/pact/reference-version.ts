import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Returns the reference backend's version: its number and a digest of all its sources. A commit cannot
 * contain its own hash, but it can contain this.
 */
export function referenceVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as {
    version: string;
  };
  const made = ['apps/server/src', 'apps/server/package.json', 'openapi.yaml'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...made], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}
