import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '@skill-exchange/contracts/account';
import { withSection } from '@skill-exchange/contracts/written-section';
import { expect } from 'vitest';
import { isUpdating } from './env.ts';

/** A mutation and the interactions that noticed it. */
export interface Caught {
  readonly name: string;
  readonly failed: readonly Outcome[];
}

const file = fileURLToPath(new URL('../../../../docs/contracts-mutations.md', import.meta.url));

/** Compares what was found with the tables of docs/contracts-mutations.md, or writes them. */
export function holdReport(caught: ReadonlyMap<string, readonly Caught[]>): void {
  holdSection('mutations', tablesOf(caught));
}

/** Compares a section of docs/contracts-mutations.md with what it should say, or writes it. */
export function holdSection(name: string, content: string): void {
  const text = readFileSync(file, 'utf8');
  const found = withSection(text, { name, command: 'node scripts/pact-mutations.ts', content });
  if (isUpdating) writeFileSync(file, found);
  // Where this fails: `node scripts/pact-mutations.ts`, look at what changed, commit it.
  else expect(found).toBe(text);
}

function tablesOf(caught: ReadonlyMap<string, readonly Caught[]>): string {
  const tables = [...caught].map(([title, rows]) =>
    [
      `## ${title}`,
      '',
      '| The backend strays | Noticed by | In |',
      '|---|---|---|',
      ...rows.map(({ name, failed }) => `| ${name} | ${noticedBy(failed)} | ${placesOf(failed)} |`),
    ].join('\n'),
  );
  const total = [...caught.values()].reduce((sum, rows) => sum + rows.length, 0);
  return [`${total} mutations, ${total} caught.`, '', tables.join('\n\n')].join('\n');
}

function noticedBy(failed: readonly Outcome[]): string {
  const [first] = failed;
  const others = failed.length - 1;
  return `${first?.description ?? ''}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Where the first interaction differs; positions in lists depend on what else is there. */
function placesOf([first]: readonly Outcome[]): string {
  const places = (first?.differences ?? []).map(({ where }) => `\`${where.replaceAll(/\[\d+\]/g, '[*]')}\``);
  return [...new Set(places)].sort().slice(0, 3).join(', ');
}
