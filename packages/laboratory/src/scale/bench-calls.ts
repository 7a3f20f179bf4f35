import { median, type Outcome, send } from '../bench/load.ts';
import type { Call } from '../bench/loads.ts';

/** The servers that get the same calls in turn, so that other load affects all of them. */
export type Side = { name: string; address: string; isBare: boolean };

/** Calls per second that the smallest machine can handle: above that, the queue would be measured. */
const steadyRates: Record<string, number> = {
  'a profile': 200,
  '20 members': 100,
  'a message': 100,
  'a log-in': 10,
  'swaps and rings': 10,
  'a member search': 10,
  'with its counts': 10,
};

export type Pace = { seconds: number; rounds: number; connections: number };

export type CallFigures = { what: string; side: string; fastest: Outcome; steady: Outcome };

/** Measures every call on every side: at full speed, and at a steady rate. */
export async function measureCalls(calls: Call[], sides: Side[], pace: Pace): Promise<CallFigures[]> {
  const figures: CallFigures[] = [];
  for (const { what, ours, bare } of calls) {
    const outcomes = sides.map(() => ({ fastest: [] as Outcome[], steady: [] as Outcome[] }));
    // The first round warms all of them up.
    for (let round = -1; round < pace.rounds; round += 1) {
      for (const [index, { address, isBare }] of sides.entries()) {
        const load = isBare ? bare : ours;
        if (load === null) continue;
        const fastest = await send(address, load, pace);
        const steady = await send(address, load, { ...pace, rate: steadyRates[what] ?? 50 });
        if (round < 0) continue;
        outcomes[index]?.fastest.push(fastest);
        outcomes[index]?.steady.push(steady);
      }
    }
    for (const [index, { name }] of sides.entries()) {
      const { fastest = [], steady = [] } = outcomes[index] ?? {};
      if (fastest.length === 0) continue;
      figures.push({ what, side: name, fastest: middle(fastest), steady: middle(steady) });
    }
  }
  return figures;
}

function middle(outcomes: readonly Outcome[]): Outcome {
  const of = (figure: keyof Outcome) => median(outcomes.map((outcome) => outcome[figure]));
  return { rate: of('rate'), p50: of('p50'), p97: of('p97'), p99: of('p99') };
}

/** Prints one line per call: its rate, and its latencies at the steady rate, on every side. */
export function printCalls(figures: readonly CallFigures[], sides: readonly Side[]): void {
  const heads = sides.flatMap(({ name }) => [`${name} /s`, 'p50 ms', 'p99 ms']);
  console.log(`${''.padEnd(14)}${heads.map((head) => head.padStart(13)).join('')}   of bare`);
  for (const what of new Set(figures.map((figure) => figure.what))) {
    const of = ({ name }: Side) => figures.find((figure) => figure.what === what && figure.side === name);
    const cells = sides.flatMap((side) => {
      const { fastest, steady } = of(side) ?? {};
      return [fastest?.rate.toFixed(0) ?? '', steady?.p50.toFixed(1) ?? '', steady?.p99.toFixed(1) ?? ''];
    });
    const bare = figures.find(
      (figure) => figure.what === what && sides.some(({ name, isBare }) => isBare && name === figure.side),
    );
    const shares = sides
      .filter(({ isBare }) => bare !== undefined && !isBare)
      .map((side) => `${Math.round((100 * (of(side)?.fastest.rate ?? 0)) / (bare?.fastest.rate ?? 1))} %`);
    console.log(`${what.padEnd(14)}${cells.map((cell) => cell.padStart(13)).join('')}   ${shares.join(', ')}`);
  }
}
