import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const npmsOwn = ['audit', 'ci', 'install', 'pack', 'publish', 'sbom'];

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('shows only commands that exist', () => {
    // A command is in code: at the start of a line or after a backtick.
    const shown = matches(text, /(?:^|`)npm (?:run )?([a-z:-]+)/gm);
    expect(shown.filter((name) => scripts[name] === undefined && !npmsOwn.includes(name))).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = matches(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:|^#|^\//.test(link));
    const dead = links.filter((link) => !existsSync(join(root, dirname(document), link.replace(/#.*$/, ''))));
    expect(dead).toEqual([]);
  });

  test('names tests that exist', () => {
    const named = [...text.matchAll(/\[[\w.-]+\.ts: "([^"]+)"\]\(([^)]+)\)/g)];
    const gone = named.filter(
      ([, title = '', file = '']) => !readFileSync(join(root, dirname(document), file), 'utf8').includes(title),
    );
    expect(gone.map(([, title]) => title)).toEqual([]);
  });
});

test('the index of decisions names them all', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readdirSync(folder).filter((file) => file !== 'README.md' && !index.includes(`(${file})`))).toEqual([]);
});

test("the client's README names all its modules", () => {
  const client = join(root, 'packages/api-client');
  const { exports } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as { exports: object };
  const endpoints = readdirSync(join(client, 'src/endpoints')).map((file) => file.replace('.ts', ''));
  const modules = [...Object.keys(exports).map((entry) => entry.replace('./', '')), ...endpoints];
  const text = readFileSync(join(client, 'README.md'), 'utf8');
  expect(modules.filter((name) => !['.', '*'].includes(name) && !text.includes(`\`${name}\``))).toEqual([]);
});
