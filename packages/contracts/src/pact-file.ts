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
