import type { FaultReport } from '../../../../apps/server/test/faults/kill-bursts.ts';
import { problemsOf } from '../../../../apps/server/test/faults/read-back.ts';
import { closingLine, type Tally } from '../../../../scripts/lib/tally.ts';

/** The options of a run of `npm test -- faults`. */
export interface FaultRun {
  isLong: boolean;
  /** Number of rounds, unless the command sets it. */
  rounds(short: number, long: number): number;
  /** Returns a number from 0 to 1, the same sequence for the same seed: when faults strike, and where. */
  random(): number;
}

/** The outcome of a fault or of its tests, or the reason why it was skipped. */
export type FaultOutcome = { what: string } & (FaultReport | { tally: Tally } | { skipped: string });

/** Causes a fault and reads everything back. */
export type FaultPart = (run: FaultRun) => Promise<FaultOutcome[]>;

/** Returns a generator of numbers from 0 to 1 for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const noPostgres = "PostgreSQL's server programs are not installed here";

/** Returns the problems of an outcome; empty when it passed or was skipped. */
export function problemsIn(outcome: FaultOutcome): string[] {
  if ('skipped' in outcome) return [];
  if ('tally' in outcome) return [...outcome.tally.failures];
  const nothing = outcome.acknowledged === 0 ? ['nothing was answered, so nothing was proved'] : [];
  return [...problemsOf(outcome), ...nothing];
}

/** Describes an outcome in one line. */
export function describe(outcome: FaultOutcome): string {
  if ('skipped' in outcome) return `${outcome.what}: not run, ${outcome.skipped}`;
  if ('tally' in outcome) return `${outcome.what}: ${closingLine(outcome.tally)}`;
  const { what, rounds, acknowledged, unanswered, lost, doubled, other } = outcome;
  const counts = [
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    `${acknowledged} answered`,
    `${unanswered} not`,
    `${lost.length} lost`,
    `${doubled.length} doubled`,
    `${other.length} other problems`,
  ];
  return `${what}: ${counts.join(', ')}`;
}
