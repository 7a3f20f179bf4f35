import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/env.ts';
import { givenVariables } from '../../src/settings/given-variables.ts';
import type { Variables } from '../../src/settings/setting-values.ts';

/** Returns the variables in the first column of docs/settings.md. */
function documented(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8');
  return [...page.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
}

/** Returns the variables that the server reads. */
function looked(): string[] {
  const names = new Set<string>();
  const variables: Variables = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  readSettings(variables);
  return [...names];
}

test('docs/settings.md lists every setting that the server reads, once, and no other', () => {
  expect(documented().sort()).toEqual(looked().sort());
});

test('every setting whose value operators cannot read may also be in a file', () => {
  const names = looked();
  const given = givenVariables(Object.fromEntries(names.map((name) => [name, 'x'])), names);
  const secrets = given.filter(({ variable, value }) => value === undefined && !variable.endsWith('_FILE'));
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter(({ variable }) => !names.includes(`${variable}_FILE`))).toEqual([]);
});
