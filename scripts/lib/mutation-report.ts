import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withSection } from '@skill-exchange/contracts/written-section';
import { mutationClasses } from '../../apps/server/pact/mutations/mutation.ts';
import type { Tried } from '../../apps/server/pact/mutations/try-mutation.ts';
import { root } from './environment.ts';

const page = join(root, 'docs/contracts-mutations.md');
const details = join(root, 'reports/mutations.md');

const by = (kind: string) => (one: Tried) => one.noticedBy?.kind === kind;

/** The share of mutations that the pacts or the conformance suite noticed. */
export function noticedShare(tried: readonly Tried[]): number {
  return tried.filter(({ noticedBy }) => noticedBy !== null).length / tried.length;
}

/** Writes the counts into docs/contracts-mutations.md and each mutation into reports/mutations.md. */
export function writeMutationReport(tried: readonly Tried[]): void {
  const command = 'npm run conformance -- --mutations';
  const content = `${classTable(tried)}\n\n${missedList(tried)}`;
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), { name: 'mutations', command, content }));
  mkdirSync(dirname(details), { recursive: true });
  writeFileSync(details, `${detailTables(tried)}\n`);
}

const ofClass = (tried: readonly Tried[], name: string) => tried.filter(({ mutation }) => mutation?.class === name);

function row(name: string, tried: readonly Tried[]): string {
  const counts = [tried, tried.filter(by('pact')), tried.filter(by('rule'))].map(({ length }) => length);
  return `| ${name} | ${counts.join(' | ')} | ${tried.filter(({ noticedBy }) => noticedBy === null).length} |`;
}

function classTable(tried: readonly Tried[]): string {
  return [
    '| Class | Mutations | Noticed by the pacts | By the suite | Missed |',
    '|---|---|---|---|---|',
    ...mutationClasses.map((name) => row(name, ofClass(tried, name))),
    row('**all**', tried),
  ].join('\n');
}

function missedList(tried: readonly Tried[]): string {
  const missed = tried.filter(({ noticedBy }) => noticedBy === null);
  if (missed.length === 0) return 'None was missed.';
  return ['Missed:', '', ...missed.map(({ mutation }) => `- ${mutation?.class}: ${mutation?.name}`)].join('\n');
}

function detailTables(tried: readonly Tried[]): string {
  return mutationClasses
    .map((name) =>
      [
        `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        '',
        '| The server goes wrong | In | Noticed by |',
        '|---|---|---|',
        ...ofClass(tried, name).map(
          ({ mutation, noticedBy }) =>
            `| ${mutation?.name} | ${mutation?.operation} | ${noticedBy === null ? '**missed**' : `${noticedBy.kind}: ${noticedBy.name}`} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
