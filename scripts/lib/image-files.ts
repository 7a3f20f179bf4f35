import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Executes the `COPY` and `RUN` lines of a Containerfile with a folder per stage in place of `/app`, on this machine instead
 * of the base image. Returns the folder of the last stage.
 *
 * @param context the folder that is built, as committed
 * @param into an empty folder
 */
export function layOutImage(containerfile: string, context: string, into: string): string {
  let folder = '';
  const place = (stage: string) => join(into, stage);
  const lines = readFileSync(containerfile, 'utf8').replaceAll('\\\n', '').split('\n');
  for (const line of lines) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction === 'FROM') {
      const [base = '', , name = 'image'] = words;
      folder = place(name);
      mkdirSync(folder, { recursive: true });
      if (!base.includes('/')) cpSync(place(base), folder, { recursive: true, verbatimSymlinks: true });
    }
    if (instruction === 'COPY') copy(words, folder);
    if (instruction === 'RUN') execFileSync('sh', ['-c', words.join(' ')], { cwd: folder, stdio: 'inherit' });
  }
  return folder;

  function copy(words: readonly string[], to: string): void {
    const from = words[0]?.startsWith('--from=') ? place(words[0].slice('--from='.length)) : context;
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.at(-1) ?? '';
    for (const path of paths.slice(0, -1)) {
      const source = join(from, path.replace(/^\/app\//, ''));
      const isInto = target.endsWith('/');
      cpSync(source, join(to, target, isInto ? basename(path) : ''), { recursive: true, verbatimSymlinks: true });
    }
  }
}
