import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { articleStates } from '../src/article-states.ts';
import { needsAddition } from '../src/openapi/additions.ts';
import { coverageOf } from '../src/openapi/coverage.ts';
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

function tableOf(descriptions: StateDescriptions): string {
  const rows = Object.entries(descriptions).map(([name, { means, parameters, values }]) => {
    const asked = Object.entries(parameters).map(([key, usual]) => `${key}: ${JSON.stringify(usual)}`);
    return `| ${name} | ${means} | ${code(asked)} | ${code(Object.keys(values))} |`;
  });
  return ['| State | What must be true | Parameters | Values to answer |', '|---|---|---|---|', ...rows].join('\n');
}

test('the states are those of the code', () => {
  holdSection('states', tableOf(states));
  holdSection('article states', tableOf(articleStates));
});

test('the states that rules need are those of the rules', () => {
  const folder = fileURLToPath(new URL('../../conformance/rules/', import.meta.url));
  const texts = globSync('**/*.test.ts', { cwd: folder }).map((name) => readFileSync(folder + name, 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/\bgiven\(\s*context\b/g)]);
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\bgiven\(\s*context,\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(named, 'each call names its state').toHaveLength(calls.length);
  const needed = Object.keys(states).filter((name) => named.includes(name));
  expect([...new Set(named)].sort()).toEqual(needed.toSorted());
  holdSection('states of rules', needed.map((name) => `- ${name}`).join('\n'));
});

test('the summary matches the pacts', () => {
  const coverage = coverageOf(interactions);
  const rows = coverage.map(({ subject, call, statuses, interactions: count, isAddition, isUsed }) => {
    const notes = [isAddition ? 'addition' : '', isUsed ? '' : 'not used by the app'].filter(Boolean).join(', ');
    return `| ${subject} | \`${call}\` | ${count} | ${statuses.join(', ')} | ${notes} |`;
  });
  const additions = interactions.filter(needsAddition).length;
  holdSection(
    'summary',
    [
      `${interactions.length} interactions; ${additions} of them need an addition.`,
      '',
      '| Operation or event | Call | Interactions | Statuses | |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
});
