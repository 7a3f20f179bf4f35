import type { Interaction } from '../pact-file.ts';
import { VerificationError } from './verification-error.ts';

/** One difference between a response and the pact. */
export interface Difference {
  /** A path in the body such as `$.user.name`, `status`, or `header Set-Cookie`. */
  readonly where: string;
  readonly says: string;
}

/** The result of one interaction. */
export interface Outcome {
  readonly description: string;
  /** Names of the required states. */
  readonly states: readonly string[];
  readonly durationMs: number;
  /** The request on a line; undefined if its state could not be set up. */
  readonly sent?: string | undefined;
  /** Empty if it passed. */
  readonly differences: readonly Difference[];
}

/** The result of a verification. */
export interface Verification {
  readonly provider: string;
  readonly outcomes: readonly Outcome[];
}

interface NativeMismatch {
  readonly type: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
}

interface NativeResult {
  readonly description: string;
  readonly duration?: string;
  readonly result: string;
  readonly providerStates?: readonly string[];
  readonly mismatch?: {
    readonly type: string;
    readonly mismatches?: readonly NativeMismatch[];
    readonly message?: string;
    readonly error?: string;
  };
}

/**
 * Parses the report of Pact's native verifier.
 *
 * @throws VerificationError for an invalid report, or one that misses an interaction: silence is not success.
 */
export function readAccount(account: string, provider: string, interactions: readonly Interaction[]): Verification {
  const results = parse(account);
  const outcomes = interactions.map(({ description }) => {
    const result = results.find((one) => one.description === description);
    if (result === undefined) throw new VerificationError(`Pact says nothing of "${description}".`);
    return {
      description,
      states: result.providerStates ?? [],
      durationMs: milliseconds(result.duration),
      differences: result.result === 'OK' ? [] : differencesIn(result),
    };
  });
  return { provider, outcomes };
}

function parse(account: string): readonly NativeResult[] {
  try {
    return (JSON.parse(account) as { interactionResults: readonly NativeResult[] }).interactionResults;
  } catch {
    throw new VerificationError(`Pact could not verify: ${account}`);
  }
}

function differencesIn({ mismatch }: NativeResult): Difference[] {
  const found = (mismatch?.mismatches ?? []).map(({ type, path, key, mismatch: says = 'differs' }) => ({
    where: placeOf(type, path, key),
    says,
  }));
  if (found.length > 0) return found;
  return [
    {
      where: 'interaction',
      says: mismatch?.message ?? mismatch?.error ?? JSON.stringify(mismatch ?? 'failed'),
    },
  ];
}

function placeOf(type: string, path: string | undefined, key: string | undefined): string {
  if (type === 'StatusMismatch') return 'status';
  if (type === 'HeaderMismatch') return `header ${key ?? ''}`.trim();
  if (type === 'MetadataMismatch') return `metadata ${key ?? ''}`.trim();
  return path ?? type;
}

/** Parses Pact's durations, such as `28ms` or `1.2s`. */
function milliseconds(duration = ''): number {
  const seconds = /([\d.]+)s$/.exec(duration)?.[1];
  const milli = /(\d+)ms$/.exec(duration)?.[1];
  return milli === undefined ? Math.round(Number(seconds ?? 0) * 1000) : Number(milli);
}
