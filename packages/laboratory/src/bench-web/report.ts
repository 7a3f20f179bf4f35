import type { Visit } from './measure.ts';
import type { Timing } from './move-recorder.ts';
import type { TimedMove } from './time-moves.ts';

/** Returns the visit with the median largest paint. */
export function median(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.lcp - b.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was visited.');
  return middle;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: [head: string, cell: (visit: Visit) => string][] = [
  ['perf', ({ scores }) => String(scores.performance)],
  ['a11y', ({ scores }) => String(scores.accessibility)],
  ['best', ({ scores }) => String(scores['best-practices'])],
  ['seo', ({ scores }) => String(scores.seo)],
  ['FCP', ({ fcp }) => fcp.toFixed(0)],
  ['LCP', ({ lcp }) => lcp.toFixed(0)],
  ['TBT', ({ tbt }) => tbt.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['html kB', ({ bytes }) => kilobytes(bytes.document)],
  ['js kB', ({ bytes }) => kilobytes(bytes.script)],
  ['unused', ({ unusedScript }) => kilobytes(unusedScript)],
  ['fonts', ({ bytes }) => kilobytes(bytes.font)],
  ['images', ({ bytes }) => kilobytes(bytes.image)],
  ['requests', ({ requests }) => String(requests)],
  ['calls', ({ apiCalls }) => String(apiCalls)],
];

/** Prints one line per page: scores, milliseconds, kilobytes on the wire (Brotli), and failed audits. */
export function printVisits(title: string, visits: readonly [place: string, visit: Visit][]): void {
  console.log(`\n${title.padEnd(28)}${columns.map(([head]) => head.padStart(9)).join('')}`);
  for (const [place, visit] of visits) {
    console.log(place.padEnd(28) + columns.map(([, cell]) => cell(visit).padStart(9)).join(''));
    if (visit.faults.length > 0) console.log(`  below their best: ${visit.faults.join(', ')}`);
  }
}

const timings: (keyof Timing)[] = ['answer', 'first', 'settled'];

/** Prints one line per move: milliseconds after a click with hovering first, and after a sudden one. */
export function printMoves(moves: readonly TimedMove[]): void {
  const heads = ['rested', 'sudden'].flatMap((press) => timings.map((timing) => `${press} ${timing}`));
  console.log(`\n${'a processor four times slower'.padEnd(32)}${heads.map((head) => head.padStart(16)).join('')}`);
  for (const { name, rested, sudden } of moves) {
    const cells = [rested, sudden].flatMap((timing) => timings.map((key) => timing[key].toFixed(0).padStart(16)));
    console.log(name.padEnd(32) + cells.join(''));
  }
}
