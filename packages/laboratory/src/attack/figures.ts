import type { Sample } from './ordinary-members.ts';

/** Response times of ordinary members, in milliseconds. */
export interface Waits {
  count: number;
  p50: number;
  p99: number;
  most: number;
  /** The slowest call. */
  slowest: string;
}

export function waitsOf(samples: readonly Sample[]): Waits {
  const sorted = [...samples].sort((a, b) => a.ms - b.ms);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1]?.ms ?? 0);
  const last = sorted.at(-1);
  return {
    count: sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    most: Math.round(last?.ms ?? 0),
    slowest: last?.what ?? 'nothing',
  };
}
