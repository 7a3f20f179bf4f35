import { withoutImpliedRules } from './implied-rules.ts';

/** The consumer's name in pacts. */
export const consumer = 'skill-exchange-web';

/** The providers' names. */
export const providers = {
  backend: 'skill-exchange-backend',
  articles: 'skill-exchange-articles',
} as const;

/** A name in `providers`. */
export type ProviderKey = keyof typeof providers;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface State {
  readonly name: string;
  readonly params?: Readonly<Record<string, Json>>;
}

/** A body in a pact: JSON unchanged, anything else in base64. */
export interface PactBody {
  readonly content: Json;
  readonly contentType: string;
  readonly encoded: false | string;
}

/** The matching rules of a part of an interaction, by category and path. */
export type MatchingRules = Readonly<Record<string, unknown>>;

/** Generators of values at verification, by path in the body. */
interface Generator {
  readonly type: string;
  readonly expression?: string;
}

interface Common {
  readonly description: string;
  readonly providerStates?: readonly State[];
}

/** A request and its response. */
export interface HttpInteraction extends Common {
  readonly type: 'Synchronous/HTTP';
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
    readonly matchingRules?: MatchingRules;
    readonly generators?: { readonly path?: Generator };
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
    readonly matchingRules?: MatchingRules;
    readonly generators?: { readonly body?: Readonly<Record<string, Generator>> };
  };
}

/** A socket event. */
export interface MessageInteraction extends Common {
  readonly type: 'Asynchronous/Messages';
  readonly contents: PactBody;
  readonly metadata?: Readonly<Record<string, Json>>;
}

export type Interaction = HttpInteraction | MessageInteraction;

/** The parts of a Pact file (version 4) that we read. */
export interface PactFile {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Returns Pact's file name. */
export function fileNameOf(provider: string): string {
  return `${consumer}-${provider}.json`;
}

/** Returns the operation or socket event of an interaction: its description starts with it. */
export function subjectOf({ description }: Pick<Interaction, 'description'>): string {
  return description.split(':')[0] ?? description;
}

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
