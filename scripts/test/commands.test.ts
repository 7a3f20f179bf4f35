import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/environment.ts';
import { covers, namedCommands, wordsOf } from '../lib/named-commands.ts';
import { exceptions, runElsewhere, smallCommands } from '../lib/small-commands.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('has at most 25 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});

test.each(['start', 'test', 'dev', 'storybook'])('npm run %s installs what a fresh clone lacks', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs( --(?:start|browser))?$/);
});

describe('every command that the repository names', () => {
  const named = namedCommands();
  const covering = [
    ...smallCommands.map(({ line }) => line),
    ...[...runElsewhere, ...exceptions].flatMap(([, ...lines]) => lines),
  ];

  test('is run by a test, or says why not', () => {
    const open = named.filter(({ line }) => !covering.some((command) => covers(command, line)));
    // If this fails: add its smallest form to scripts/lib/small-commands.ts.
    expect(open.map(({ line, place }) => `${place}: ${line}`)).toEqual([]);
  });

  test('still has its entries', () => {
    const isNamed = (command: string) => named.some(({ line }) => covers(command, line));
    expect(covering.filter((command) => !isNamed(command) && !command.startsWith('sh -c'))).toEqual([]);
  });

  test('is compared by its program, sub-commands and options', () => {
    expect(
      wordsOf("A=b npm run x -- role ines@example.org --rounds 200 --only 'a b' moderator -w packages/ui"),
    ).toEqual(['A', 'npm', 'run', 'x', 'role', '--rounds', '--only', 'moderator', '-w', 'packages/ui']);
    expect(covers('npm run bench -- api --members 50 --rounds 1', 'npm run bench -- api --rounds 5')).toBe(true);
    expect(covers('npm run bench -- api --members 50', 'npm run bench -- api --rounds 5')).toBe(false);
    expect(covers('npm run bench -- api', 'npm run bench -- web')).toBe(false);
  });

  test.each(['docs/commands.md', '.github/workflows/nightly.yml', 'package.json', 'scripts/conformance.ts'])(
    'in %s is found',
    (place) => {
      expect(named.filter((command) => command.place === place).length).toBeGreaterThan(3);
    },
  );
});
