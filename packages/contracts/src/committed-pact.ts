import { withoutImpliedRules } from './implied-rules.ts';
import type { Interaction, PactFile } from './pact-file.ts';

/**
 * Returns the text of a pact file to commit: interactions sorted by description, keys by name, no implied rules, and
 * nothing that depends on the tools that wrote it. The same interactions always give the same text.
 */
export function normalise(file: PactFile): string {
  const interactions = file.interactions
    .map(({ pending: _pending, comments: _comments, ...interaction }: Interaction & Noise) => interaction)
    .map(withoutImpliedRules)
    .sort((one, two) => compare(one.description, two.description));
  const { pactSpecification } = file.metadata;
  const { consumer, provider } = file;
  return `${JSON.stringify(sorted({ consumer, provider, interactions, metadata: { pactSpecification } }), null, 2)}\n`;
}

interface Noise {
  readonly pending?: boolean;
  readonly comments?: unknown;
}

function compare(one: string, two: string): number {
  return one < two ? -1 : Number(one > two);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [two]) => compare(one, two));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
