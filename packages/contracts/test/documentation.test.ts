import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { articleStates } from '../src/article-states.ts';
import { readPact } from '../src/pact-files.ts';
import type { StateDescriptions } from '../src/state-types.ts';
import { states } from '../src/states.ts';
import { withSection } from '../src/written-section.ts';
import { isUpdating } from './support/env.ts';

const file = fileURLToPath(new URL('../../../docs/contracts.md', import.meta.url));
const interactions = [...readPact('backend').interactions, ...readPact('articles').interactions];

/** Compares a section of docs/contracts.md with its expected text, or writes it. */
function holdSection(name: string, content: string): void {
  const text = readFileSync(file, 'utf8');
  const found = withSection(text, { name, command: 'npm run pact:generate', content });
  if (isUpdating) writeFileSync(file, found);
  // If this fails: run `npm run pact:generate`, review the change, commit it.
  else expect(found).toBe(text);
}

const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ') || 'none';

/** Reads which states the rules set up; each call of `given` must name its state. */
function statesOfRules(): Set<string> {
  const folder = fileURLToPath(new URL('../../conformance/rules/', import.meta.url));
  const texts = globSync('**/*.test.ts', { cwd: folder }).map((name) => readFileSync(folder + name, 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/\bgiven\(\s*context\b/g)]);
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bgiven\(\s*context,\s*'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(named, 'each call names its state').toHaveLength(calls.length);
  return new Set(named);
}

const ofPacts = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));

function tableOf(descriptions: StateDescriptions, ofRules: ReadonlySet<string>): string {
  const rows = Object.entries(descriptions).map(([name, { means, parameters, values }]) => {
    const asked = Object.entries(parameters).map(([key, usual]) => `${key}: ${JSON.stringify(usual)}`);
    const users = [ofPacts.has(name) ? 'pacts' : '', ofRules.has(name) ? 'rules' : ''].filter(Boolean).join(', ');
    return `| ${name} | ${means} | ${code(asked)} | ${code(Object.keys(values))} | ${users} |`;
  });
  const head = '| State | What must be true | Parameters | Values to answer | Needed by |';
  return [head, '|---|---|---|---|---|', ...rows].join('\n');
}

test('docs/contracts.md lists the states of the code, with who needs each', () => {
  const ofRules = statesOfRules();
  holdSection('states', tableOf(states, ofRules));
  holdSection('article states', tableOf(articleStates, ofRules));
  const known = [...Object.keys(states), ...Object.keys(articleStates)];
  expect(known.filter((name) => !ofPacts.has(name) && !ofRules.has(name))).toEqual([]);
  expect([...ofRules].filter((name) => !known.includes(name))).toEqual([]);
});

test('openapi.yaml names nothing that only this server does', () => {
  const contract = readFileSync(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)), 'utf8');
  expect(contract.match(/trigram|levenshtein|pglite|pg-boss|redis|fastify|argon/gi)).toBeNull();
});
